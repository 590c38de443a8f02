import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { CALLS_AFTER_PAINT } from '../../lib/paintFirst';
import { accountActions } from '../account';
import { checkoutCartReceived } from '../checkoutResponse';
import type { ReportedGoods, ReportedPurchase } from '../purchaseReports';
import type { CheckedStep } from './checkoutMapping';
import type { CheckoutState, Order, PlacedOrder, Step } from './checkoutTypes';

const NO_ORDER: Order = { phase: 'none' };

const initialState: CheckoutState = {
  step: null,
  status: 'idle',
  isMoving: false,
  exists: null,
  addresses: { primary: false, shipping: false },
  order: NO_ORDER,
};

/** The explanation stays until the shopper continues or signs in. */
const withoutLostOrder = (state: CheckoutState): CheckoutState => (state.order.phase === 'lost' ? { ...state, order: NO_ORDER } : state);

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    // shopper actions
    /** The checkout is mounted; the URL decides the step. */
    viewMounted: eventOnly,
    /** Back at once, forward when the shop agrees (R4.037, R4.038). */
    stepRequested: { prepare: (payload: { step: Step }) => ({ payload, meta: CALLS_AFTER_PAINT }), reducer: eventOnly },
    /** The shopper after a fatal error (A034); the order, where its refusal may have changed the cart. */
    stepReloadRequested: eventOnly,
    /** The order button. */
    orderRequested: eventOnly,
    /** The shopper checks the outcome of an order while it is unknown. */
    outcomeRequested: eventOnly,
    /** The shopper requests the state of the payment. */
    paymentCheckRequested: eventOnly,
    /** The shopper orders again although the outcome of an earlier attempt is unknown. */
    attemptOverridden: eventOnly,

    // saga events
    /** The shop has no cart for the requested step: an order that seemed lost may have arrived. */
    cartNotFound: eventOnly,
    /** Shows the step; `null` closes the overlay (R2.18). */
    stepEntered: (state: CheckoutState, { payload: { step } }: PayloadAction<{ step: Step | null }>) => ({
      ...state,
      step,
      status: step === null ? ('idle' as const) : ('pending' as const),
      isMoving: false,
      // another purchase begins, or the shopper changes the declined order in another step
      order: state.order.phase === 'placed' || (state.order.phase === 'declined' && step !== state.step) ? NO_ORDER : state.order,
    }),
    stepChecked: (state: CheckoutState, { payload }: PayloadAction<CheckedStep>) => ({ ...state, ...payload }),
    stepReady: (state: CheckoutState) => ({ ...state, status: 'ready' as const }),
    /** R4.048, A034 */
    failedFatally: (state: CheckoutState) => ({ ...state, status: 'fatal' as const, isMoving: false }),
    /** The server's own page takes over (A157). */
    endpointMissing: (state: CheckoutState) => ({ ...state, status: 'absent' as const, isMoving: false }),
    moveStarted: (state: CheckoutState) => ({ ...withoutLostOrder(state), isMoving: true }),
    moveEnded: (state: CheckoutState) => ({ ...state, isMoving: false }),
    orderChanged: (state: CheckoutState, { payload }: PayloadAction<Order>) => ({ ...state, order: payload }),
    orderPlaced: (state: CheckoutState, { payload }: PayloadAction<PlacedOrder>): CheckoutState => ({
      ...state,
      step: 'confirmation',
      status: 'ready',
      isMoving: false,
      order: { phase: 'placed', ...payload },
    }),
    /** R4.043, A026, A037: once per step that is shown with its data; for tracking. With its goods, as another page may measure it. */
    pageShown: eventOnlyOf<{ step: Step; pageNumber: number; goods: ReportedGoods | null }>(),
    /** R4.045, R4.046: whenever a purchase is shown, also after a reload; for tracking. */
    purchaseCompleted: eventOnlyOf<{ id: string; purchase: ReportedPurchase }>(),
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkoutCartReceived, (state, { payload: { presentAddresses } }) =>
        presentAddresses === null ? state : { ...state, addresses: presentAddresses },
      )
      .addCase(accountActions.loggedIn, withoutLostOrder),
});

export const checkoutActions = checkoutSlice.actions;
