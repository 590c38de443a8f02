import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { memoizeOne } from '../../lib/memoizeOne';
import { plainCode } from '../../lib/stripInvisible';
import { CALLS_AFTER_PAINT } from '../../lib/paintFirst';
import { checkoutActions } from '../checkout';
import type { HandedOver } from '../failureHandling';
import type { FlashMessage } from '../flash';

/** The contract's maximum; a longer text is not a code. */
export const CODE_MAX_CHARS = 64;

/** A160: as typed, without blanks around it; copying often adds some. */
export const toCode = (typed: string): string => plainCode(typed).trim().replace(/\s/g, ' ');

export const withoutBlanks = (code: string): string => code.replaceAll(' ', '');

/** Whether two spellings are of one code. */
export const isSameCode = (one: string, other: string): boolean =>
  withoutBlanks(toCode(one)).toLowerCase() === withoutBlanks(toCode(other)).toLowerCase();

/** A code and the message about it. */
export interface CodeResult {
  code: string;
  messages: readonly FlashMessage[];
}

/** The code in the field; it stays until the shop accepts it. */
export interface DiscountDraft {
  code: string;
}

type Failure = Pick<DiscountState, 'refused' | 'messages'>;

export interface DiscountState {
  draft: DiscountDraft;
  /** R4.050 "certificate loading" is `pending`; R8.13: `failed` is the error status. */
  status: 'idle' | 'pending' | 'failed';
  /** Flashes disappear; the reason stays at the field. */
  refused: CodeResult | null;
  /** The flashes shown for the last code. */
  messages: readonly FlashMessage[];
  /** A164 */
  handedOver: HandedOver;
}

const initialState: DiscountState = { draft: { code: '' }, status: 'idle', refused: null, messages: [], handedOver: null };

/** The press is shown and painted before the request. */
const callAfterPaint = <Payload>(payload: Payload) => ({ payload, meta: CALLS_AFTER_PAINT });
const pending = (state: DiscountState) => ({ ...state, status: 'pending' as const });

export const discountSlice = createSlice({
  name: 'discount',
  initialState,
  reducers: {
    codeTyped: (state: DiscountState, { payload: { code } }: PayloadAction<DiscountDraft>) => ({ ...state, draft: { code } }),
    /** R7.126: the shopper submitted a code. */
    codeSubmitted: { prepare: callAfterPaint<{ code: string; canHandOver?: boolean }>, reducer: pending },
    /** R7.127: the code as the cart has it. */
    codeRemoved: { prepare: callAfterPaint<{ code: string }>, reducer: pending },
    /** A093: the marketplace of Poland. */
    migrationRequested: { prepare: () => callAfterPaint(undefined), reducer: pending },

    draftRestored: (state: DiscountState, { payload }: PayloadAction<DiscountDraft>) => ({ ...state, draft: payload }),
    codeRequested: ({ draft, handedOver }: DiscountState) => ({ ...initialState, draft, handedOver, status: 'pending' as const }),
    /** The server's own form redeems it. */
    codeHandedOver: ({ draft }: DiscountState, { payload: handedOver }: PayloadAction<HandedOver>) => ({
      ...initialState,
      draft,
      handedOver,
    }),
    /** R4.030 */
    codeAccepted: {
      reducer: (_state: DiscountState, { payload: { messages } }: PayloadAction<CodeResult>) => ({ ...initialState, messages }),
      prepare: (payload: CodeResult) => ({ payload }),
    },
    /** R4.031, R8.13 */
    codeRejected: {
      reducer: ({ draft, handedOver }: DiscountState, { payload }: PayloadAction<CodeResult>) => ({
        draft,
        handedOver,
        status: 'failed' as const,
        refused: payload,
        messages: payload.messages,
      }),
      prepare: (payload: CodeResult) => ({ payload }),
    },
    codeRemovalSucceeded: ({ draft }: DiscountState, { payload }: PayloadAction<Pick<DiscountState, 'messages'>>) => ({
      ...initialState,
      draft,
      ...payload,
    }),
    /** R4.031 where a code was submitted. */
    codeFailed: {
      reducer: (
        { draft, handedOver }: DiscountState,
        { payload: { refused, messages } }: PayloadAction<Failure & { isSubmission: boolean }>,
      ) => ({
        draft,
        handedOver,
        status: 'failed' as const,
        refused,
        messages,
      }),
      prepare: (payload: Failure & { isSubmission: boolean }) => ({ payload }),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkoutActions.orderPlaced, (state) => ({ ...state, draft: initialState.draft }))
      // Old news when the basket is opened again.
      .addCase(checkoutActions.stepEntered, (state) => ({ ...state, messages: initialState.messages })),
});

export const discountActions = discountSlice.actions;

export interface WithDiscount {
  discount: DiscountState;
}

export const selectHandedOverCode = ({ discount }: WithDiscount): HandedOver => discount.handedOver;
export const selectTypedCode = ({ discount }: WithDiscount): string => discount.draft.code;
export const selectDiscountStatus = ({ discount }: WithDiscount): DiscountState['status'] => discount.status;
export const selectCodeMessages = ({ discount }: WithDiscount): DiscountState['messages'] => discount.messages;

const doneOnce = memoizeOne((messages: DiscountState['messages']) => messages.filter(({ type }) => type === 'success'));

/** What was done with the last code: said at the field, where it was asked for. */
export const selectCodeDone = ({ discount }: WithDiscount): DiscountState['messages'] => doneOnce(discount.messages);
export const selectRefusedCode = ({ discount }: WithDiscount): CodeResult | null => discount.refused;
