import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Secret } from '../../lib/secret';
import { cartActions } from '../cart';
import type { FlashMessage } from '../flash';
import { heldAfter } from './financingRules';
import type { FinancingState, Held, OfferState, Plan, Subject } from './financingTypes';

const initialState: FinancingState = { phase: 'idle', subject: null, plan: null, held: null, messages: [], resend: 'idle', offers: {} };

/** The shopper's data for the credit: functions, so that no log of actions shows them (ADR 025). */
export interface ApplicationSubmission {
  personalId?: Secret;
  otp?: Secret;
}

const isSameOffer = (a: Subject | null, b: Subject | null): boolean =>
  a !== null && b !== null && a.methodId === b.methodId && a.total === b.total;

/** The application for another variant is not known yet. */
const withoutApplication = ({ variants, application }: Plan): Plan => ({
  variants,
  application: application && { ...application, state: 'offered', documents: [], termsVersion: null },
});

/** Leaving the step, or another method and back, may change the total too. One that was being sent may have arrived. */
function heldBy({ held, phase, subject: before }: FinancingState, subject: Subject | null): Held | null {
  if (before !== null && phase === 'submitting' && before.total !== subject?.total) return { ...before, what: 'application' };
  return subject === null || held?.methodId === subject.methodId ? held : null;
}

export const financingSlice = createSlice({
  name: 'financing',
  initialState,
  reducers: {
    /** Another method, total or variant is selected; a variant keeps the list it is from. */
    subjectChanged: (state: FinancingState, { payload: { subject } }: PayloadAction<{ subject: Subject | null }>): FinancingState => ({
      ...initialState,
      offers: state.offers,
      phase: subject === null ? 'idle' : 'loading',
      subject,
      held: heldBy(state, subject),
      plan: isSameOffer(state.subject, subject) ? state.plan && withoutApplication(state.plan) : null,
    }),
    retryRequested: (state: FinancingState): FinancingState => ({ ...state, phase: 'loading', messages: [] }),
    /** The state at the provider may have changed while the shopper was elsewhere. */
    returned: (state: FinancingState): FinancingState => ({ ...state, phase: 'loading' }),
    stopRequested: (state: FinancingState): FinancingState => ({ ...state, phase: 'stopped' }),
    applicationSubmitted: (state: FinancingState, _action: PayloadAction<ApplicationSubmission>): FinancingState => ({
      ...state,
      phase: 'submitting',
      messages: [],
      resend: 'idle',
    }),
    codeRequested: (state: FinancingState): FinancingState => ({ ...state, resend: 'pending', messages: [] }),

    // dispatched by the saga
    planReceived: (
      state: FinancingState,
      { payload: { plan, messages, isFinal } }: PayloadAction<{ plan: Plan; messages: readonly FlashMessage[]; isFinal: boolean }>,
    ): FinancingState => ({
      ...state,
      plan,
      held: heldAfter(state.held, state.subject, plan.application),
      messages,
      phase: isFinal ? 'ready' : 'loading',
    }),
    /** R8.18, R8.19 */
    failed: (state: FinancingState, { payload }: PayloadAction<{ messages: readonly FlashMessage[] }>): FinancingState => ({
      ...state,
      phase: 'failed',
      messages: payload.messages,
    }),
    timedOut: (state: FinancingState): FinancingState => ({ ...state, phase: 'timedOut' }),
    resendSettled: (state: FinancingState, { payload }: PayloadAction<{ resend: 'sent' | 'failed' }>): FinancingState => ({
      ...state,
      resend: payload.resend,
    }),
    offerChanged: (state: FinancingState, { payload: { methodId, offer } }: PayloadAction<{ methodId: string; offer: OfferState }>) => ({
      ...state,
      offers: { ...state.offers, [methodId]: offer },
    }),
    offerRetryRequested: (state: FinancingState) => ({ ...state, offers: {} }),
  },
  extraReducers: (builder) => builder.addCase(cartActions.cartCleared, () => initialState),
});

export const financingActions = financingSlice.actions;
