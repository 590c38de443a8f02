import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { CALLS_AFTER_PAINT } from '../../lib/paintFirst';
import { nextId } from '../../lib/nextId';
import { cartActions } from '../cart';
import { checkoutActions } from '../checkout';
import { checkoutCartReceived, toDeliveryData } from '../checkoutResponse';
import { hasMethodOf, isRevoked, serverSelection, shownSelection, withTimeWindow } from './deliveryRules';
import type { Delivery, HistoryEntry } from '../checkoutResponse';
import type { ConsentName, DeliveryState, MethodChoice, OrderNotes, Selection, PendingChoice } from './deliveryTypes';

const initialState: DeliveryState = {
  ...toDeliveryData({}),
  isKnown: false,
  pendingChoices: {},
  pendingInsurance: {},
  pendingStrategy: null,
  pendingCampaign: null,
  revoked: {},
  draft: { note: '', consents: { newsletter: false, heureka: false, product_reviews: false } },
  submitted: { note: '', consents: [] },
};

type WithRequestId<Payload> = PayloadAction<Payload & { requestId: string }>;

const withRequestId = <Payload extends object>(payload: Payload) => ({
  payload: { ...payload, requestId: nextId() },
  meta: CALLS_AFTER_PAINT,
});

const without = <Value>(map: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));

/** Entries of existing deliveries. */
const ofDeliveries = <Value>(map: Readonly<Record<string, Value>>, deliveries: readonly Delivery[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(map).filter(([id]) => deliveries.some(({ deliveryId }) => deliveryId === id)));

const deliveryOf = ({ deliveries }: DeliveryState, id: string) => deliveries.find(({ deliveryId }) => deliveryId === id);

const shownIn = (state: DeliveryState, id: string): Selection | null => {
  const delivery = deliveryOf(state, id);
  return delivery === undefined ? null : shownSelection(delivery, state.pendingChoices[id]);
};

const withPendingChoice = (state: DeliveryState, deliveryId: string, choice: PendingChoice): DeliveryState => ({
  ...state,
  pendingChoices: { ...state.pendingChoices, [deliveryId]: choice },
  revoked: without(state.revoked, deliveryId),
});

const withConsent = (state: DeliveryState, name: ConsentName, isGiven: boolean): DeliveryState => ({
  ...state,
  draft: { ...state.draft, consents: { ...state.draft.consents, [name]: isGiven } },
});

/** Selections that the server dropped on its own; none after a change of strategy (R4.057). */
function droppedBy(state: DeliveryState, deliveries: readonly Delivery[]): Record<string, Selection> {
  if (state.pendingStrategy !== null) return {};
  const revoked: Record<string, Selection> = {};
  for (const delivery of deliveries) {
    const id = delivery.deliveryId;
    const now = serverSelection(delivery);
    const old = deliveryOf(state, id);
    const before = old === undefined ? null : serverSelection(old);
    const earlier = now === null ? state.revoked[id] : undefined;
    if (before !== null && state.pendingChoices[id] === undefined && isRevoked(before, now)) revoked[id] = before;
    else if (earlier !== undefined) revoked[id] = earlier;
  }
  return revoked;
}

export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    // user actions
    /** Shown at once; the last choice wins (A098). */
    methodChosen: {
      prepare: (choice: MethodChoice) => withRequestId(choice),
      reducer: (state: DeliveryState, { payload }: WithRequestId<MethodChoice>) =>
        withPendingChoice(state, payload.deliveryId, {
          id: payload.requestId,
          deliveryMethodName: payload.deliveryMethodName,
          order: withTimeWindow(shownIn(state, payload.deliveryId), payload),
          branch: payload.branch ?? null,
        }),
    },
    /** R7.135 */
    methodCleared: {
      prepare: (payload: { deliveryId: string }) => withRequestId(payload),
      reducer: (state: DeliveryState, { payload }: WithRequestId<{ deliveryId: string }>) =>
        withPendingChoice(state, payload.deliveryId, { id: payload.requestId, deliveryMethodName: null, order: {}, branch: null }),
    },
    /** R7.136 */
    insuranceChanged: {
      prepare: (payload: { deliveryId: string; selected: boolean }) => withRequestId(payload),
      reducer: (state: DeliveryState, { payload }: WithRequestId<{ deliveryId: string; selected: boolean }>) => ({
        ...state,
        pendingInsurance: { ...state.pendingInsurance, [payload.deliveryId]: { id: payload.requestId, selected: payload.selected } },
      }),
    },
    /** R7.131, R4.057: the deliveries change, so all selections are reset. */
    strategyChosen: {
      prepare: (payload: { strategy: string }) => ({ payload, meta: CALLS_AFTER_PAINT }),
      reducer: (state: DeliveryState, { payload }: PayloadAction<{ strategy: string }>) => ({
        ...state,
        pendingStrategy: payload.strategy,
        pendingChoices: {},
        pendingInsurance: {},
        revoked: {},
      }),
    },
    /** R7.137, A103 */
    campaignChosen: {
      prepare: (payload: { id: string; selected: boolean }) => withRequestId(payload),
      reducer: (state: DeliveryState, { payload }: WithRequestId<{ id: string; selected: boolean }>) => ({
        ...state,
        pendingCampaign: payload,
      }),
    },
    /** A049 */
    consentChanged: (state: DeliveryState, { payload }: PayloadAction<{ name: ConsentName; isGiven: boolean }>) => ({
      ...withConsent(state, payload.name, payload.isGiven),
      submitted: { ...state.submitted, consents: [...new Set([...state.submitted.consents, payload.name])] },
    }),
    noteTyped: (state: DeliveryState, { payload: { note } }: PayloadAction<{ note: string }>) => ({
      ...state,
      draft: { ...state.draft, note },
    }),
    noteSubmitted: (state: DeliveryState, { payload: { note } }: PayloadAction<{ note: string }>) => ({
      ...state,
      draft: { ...state.draft, note },
      submitted: { ...state.submitted, note },
    }),

    // dispatched by the saga
    draftRestored: (state: DeliveryState, { payload }: PayloadAction<OrderNotes>) => ({ ...state, draft: payload }),
    methodSettled(state: DeliveryState, { payload }: PayloadAction<{ deliveryId: string; requestId: string; isDone: boolean }>) {
      const { deliveryId, requestId, isDone } = payload;
      const [choice, delivery] = [state.pendingChoices[deliveryId], deliveryOf(state, deliveryId)];
      if (choice?.id !== requestId) return state;
      const settled = { ...state, pendingChoices: without(state.pendingChoices, deliveryId) };
      if (!isDone || delivery === undefined || hasMethodOf(delivery, choice)) return settled;
      const lost = shownSelection(delivery, choice);
      return lost === null ? settled : { ...settled, revoked: { ...state.revoked, [deliveryId]: lost } };
    },
    insuranceSettled: (
      state: DeliveryState,
      { payload: { deliveryId, requestId } }: PayloadAction<{ deliveryId: string; requestId: string }>,
    ) =>
      state.pendingInsurance[deliveryId]?.id === requestId
        ? { ...state, pendingInsurance: without(state.pendingInsurance, deliveryId) }
        : state,
    strategySettled: (state: DeliveryState, { payload }: PayloadAction<{ strategy: string }>) =>
      state.pendingStrategy === payload.strategy ? { ...state, pendingStrategy: null } : state,
    campaignSettled: (state: DeliveryState, { payload }: PayloadAction<{ requestId: string }>) =>
      state.pendingCampaign?.requestId === payload.requestId ? { ...state, pendingCampaign: null } : state,
    historyReceived: (state: DeliveryState, { payload }: PayloadAction<{ customerHistory: Record<string, HistoryEntry> }>) => ({
      ...state,
      customerHistory: { ...state.customerHistory, ...payload.customerHistory },
    }),
    /** The shop may not have it. */
    noteFailed: (state: DeliveryState) => ({ ...state, submitted: { ...state.submitted, note: null } }),
    consentFailed: (state: DeliveryState, { payload }: PayloadAction<{ name: ConsentName; isGiven: boolean }>) =>
      withConsent(state, payload.name, !payload.isGiven),
  },
  extraReducers: (builder) =>
    builder
      .addCase(checkoutCartReceived, (state, { payload: { delivery: data } }): DeliveryState => {
        return {
          ...state,
          ...data,
          // A response without history keeps the result of the history request.
          customerHistory: { ...ofDeliveries(state.customerHistory, data.deliveries), ...data.customerHistory },
          isKnown: true,
          pendingChoices: ofDeliveries(state.pendingChoices, data.deliveries),
          pendingInsurance: ofDeliveries(state.pendingInsurance, data.deliveries),
          revoked: droppedBy(state, data.deliveries),
        };
      })
      .addCase(cartActions.cartReset, (state, { payload }): DeliveryState => {
        const { preferredBranches, newBranches, draft, submitted } = state; // A087
        if (payload.kind === 'RESET_ALL') return { ...initialState, draft };
        return { ...initialState, preferredBranches, newBranches, draft, submitted };
      })
      .addCase(cartActions.cartCleared, ({ draft }): DeliveryState => ({ ...initialState, draft }))
      .addCase(checkoutActions.orderPlaced, (state): DeliveryState => ({ ...state, draft: initialState.draft })),
});

export const deliveryActions = deliverySlice.actions;
