import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { HandedOver } from '../failureHandling';
import type { FlashMessage } from '../flash';

/** `saved`: the shop has stored it since this page was loaded. */
export type SaveStatus = 'idle' | 'pending' | 'saved' | 'failed';

interface PrivacyState {
  /** A063: null until the shopper decides, which counts as rejected. */
  decision: boolean | null;
  /** The last answer of this page, also while it is stored and where that failed. */
  answer: boolean | null;
  decisionStatus: SaveStatus;
  choicesStatus: SaveStatus;
  /** The shop's words about the last failure. */
  problem: Pick<FlashMessage, 'message' | 'markup'> | null;
  /** A164 */
  handedOver: HandedOver;
}

/** Whether the page has a form of the server's for it. */
interface WithServerForm {
  canHandOver?: boolean;
}

/** The consent of a customer that the decision is about. */
export const DECISION_CONSENT = 'personal_data_3p';

/** The consents of a customer's form. */
export interface Choices extends WithServerForm {
  consents: Readonly<Record<string, boolean>>;
  /** The server's form has `method="get"` (A049). */
  isByQuery: boolean;
}

export interface WithPrivacy {
  privacy: PrivacyState;
}

const initialState: PrivacyState = {
  decision: null,
  answer: null,
  decisionStatus: 'idle',
  choicesStatus: 'idle',
  problem: null,
  handedOver: null,
};

export const privacySlice = createSlice({
  name: 'privacy',
  initialState,
  reducers: {
    /** From the page, or another tab has stored it. A withdrawal that this tab could not store keeps the gate closed. */
    decisionRead(state, { payload }: PayloadAction<{ isAccepted: boolean | null }>): PrivacyState {
      const next = { ...state, decision: payload.isAccepted };
      const isWithdrawn = state.answer === false && (state.decisionStatus === 'failed' || state.choicesStatus === 'failed');
      return isWithdrawn ? next : { ...next, answer: null, decisionStatus: 'idle' };
    },
    /** R6.17, R6.18 */
    decisionMade: (state, { payload }: PayloadAction<{ isAccepted: boolean } & WithServerForm>) => ({
      ...state,
      answer: payload.isAccepted,
      decisionStatus: 'pending' as const,
    }),
    decisionSaved: (state, { payload }: PayloadAction<{ isAccepted: boolean }>) => ({
      ...state,
      decision: payload.isAccepted,
      decisionStatus: 'saved' as const,
    }),
    decisionFailed: (state, { payload: problem }: PayloadAction<PrivacyState['problem']>) => ({
      ...state,
      decisionStatus: 'failed' as const,
      problem,
    }),
    /** What was pressed holds as it does while it is stored; the server's form stores it. */
    handedOver: (state, { payload }: PayloadAction<HandedOver>) => ({
      ...state,
      handedOver: payload,
      decisionStatus: state.decisionStatus === 'pending' ? ('idle' as const) : state.decisionStatus,
      choicesStatus: state.choicesStatus === 'pending' ? ('idle' as const) : state.choicesStatus,
    }),
    /** R7.149, R7.017: the customer saves all consents. */
    choicesSubmitted: {
      prepare: (payload: Choices) => ({ payload }),
      reducer: (state: PrivacyState, { payload }: PayloadAction<Choices>) => ({
        ...state,
        answer: payload.consents[DECISION_CONSENT] === false ? false : state.answer, // withdrawn with the press
        choicesStatus: 'pending' as const,
      }),
    },
    /** `isAccepted`: what the shop has stored of the decision, if it was among them. */
    choicesSaved: (state, { payload: { isAccepted } }: PayloadAction<{ isAccepted: boolean | undefined }>) => ({
      ...state,
      ...(isAccepted === undefined ? {} : { decision: isAccepted, answer: null, decisionStatus: 'idle' as const }),
      choicesStatus: 'saved' as const,
    }),
    choicesFailed: (state, { payload: problem }: PayloadAction<PrivacyState['problem']>) => ({
      ...state,
      choicesStatus: 'failed' as const,
      problem,
    }),
    /** The saved consents are being changed again. */
    choicesChanged: (state) => ({ ...state, choicesStatus: 'idle' as const }),
  },
});

export const privacyActions = privacySlice.actions;

export const selectPrivacy = ({ privacy }: WithPrivacy): PrivacyState => privacy;

/**
 * The gate of everything that needs this consent. It opens when the shop has stored the consent, and closes with the press that
 * withdraws it, whether or not the shop can store that (A063).
 */
export const selectMayPersonalise = ({ privacy }: WithPrivacy): boolean => privacy.decision === true && privacy.answer !== false;
