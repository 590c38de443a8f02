import { memoizeOne } from '../../lib/memoizeOne';
import { isDigital, selectBoughtArticles } from '../cart';
import { isWaiting, priceOf, shownSelection, validateSelection } from './deliveryRules';
import type { SelectionError } from './deliveryRules';
import type { Delivery, DeliveryData, MethodName, TimeWindow } from '../checkoutResponse';
import type { ConsentName, DeliveryState, OrderNotes, Selection, WithDelivery, PendingChoice } from './deliveryTypes';

export const selectDeliveries = ({ delivery }: WithDelivery): readonly Delivery[] => delivery.deliveries;

export const selectDelivery = ({ delivery }: WithDelivery, id: string): Delivery | undefined =>
  delivery.deliveries.find(({ deliveryId }) => deliveryId === id);

export const selectIsDeliveryKnown = ({ delivery }: WithDelivery): boolean => delivery.isKnown;

/** The response has no deliveries, although not all goods are digital. */
export const selectAreDeliveriesLost = (state: WithDelivery & Parameters<typeof selectBoughtArticles>[0]): boolean =>
  state.delivery.deliveries.length === 0 && !selectBoughtArticles(state).every(isDigital);

export const selectPendingChoice = ({ delivery }: WithDelivery, id: string): PendingChoice | undefined => delivery.pendingChoices[id];

const windowsOnce = memoizeOne((deliveries: readonly Delivery[], selections: Readonly<Record<string, Selection | null>>) =>
  deliveries.flatMap(({ deliveryId, deliveryMethods }): (TimeWindow | null)[] => {
    const selection = selections[deliveryId];
    const windows = deliveryMethods.find(({ name }) => name === selection?.deliveryMethodName)?.timeWindows ?? [];
    return windows.length === 0 ? [] : [windows.find(({ id }) => id === selection?.timeWindowId) ?? null];
  }),
);

/** The chosen ones of all deliveries; null where one could be chosen. */
export const selectTimeWindows = (state: WithDelivery): readonly (TimeWindow | null)[] =>
  windowsOnce(selectDeliveries(state), selectSelections(state));

/** R4.057: while a new strategy is being submitted nothing is selected. */
const selectionsOnce = memoizeOne(
  (
    deliveries: readonly Delivery[],
    pendingChoices: DeliveryState['pendingChoices'],
    isReset: boolean,
  ): Readonly<Record<string, Selection | null>> =>
    Object.fromEntries(
      deliveries.map((delivery) => [delivery.deliveryId, isReset ? null : shownSelection(delivery, pendingChoices[delivery.deliveryId])]),
    ),
);

/** By deliveryId. */
export const selectSelections = ({ delivery }: WithDelivery): Readonly<Record<string, Selection | null>> =>
  selectionsOnce(delivery.deliveries, delivery.pendingChoices, delivery.pendingStrategy !== null);

const gapsOnce = memoizeOne((deliveries: readonly Delivery[], pendingChoices: DeliveryState['pendingChoices']) =>
  deliveries.flatMap((delivery): { deliveryId: string; gap: SelectionError }[] => {
    const gap = validateSelection(delivery, shownSelection(delivery, pendingChoices[delivery.deliveryId]));
    return gap === null ? [] : [{ deliveryId: delivery.deliveryId, gap }];
  }),
);

/** What is missing before the order, in the order of the page. */
export const selectDeliveryGaps = ({ delivery }: WithDelivery): readonly { deliveryId: string; gap: SelectionError }[] =>
  gapsOnce(delivery.deliveries, delivery.pendingChoices);

/**
 * R1.20, ADR 040: with deliveries one after the other, the place of the one that has to be chosen first; those after it without a
 * choice wait. One that cannot be delivered at all holds up no other. Null when none waits.
 */
export const selectDeliveryTurn = (state: WithDelivery): number | null => {
  const next = selectDeliveryGaps(state).find(({ gap }) => gap !== 'impossible');
  return next === undefined ? null : selectDeliveries(state).findIndex(({ deliveryId }) => deliveryId === next.deliveryId);
};

/** A choice is being submitted. Consents and notes are queued before the order, which need not wait for them. */
export const selectIsDeliverySaving = ({ delivery }: WithDelivery): boolean =>
  Object.values(delivery.pendingChoices).some((choice) => !isWaiting(choice)) ||
  Object.keys(delivery.pendingInsurance).length > 0 ||
  delivery.pendingStrategy !== null ||
  delivery.pendingCampaign !== null;

export const selectIsInsured = ({ delivery }: WithDelivery, { deliveryId, insurance }: Delivery): boolean =>
  delivery.pendingInsurance[deliveryId]?.selected ?? insurance?.selected ?? false;

export const selectRevoked = ({ delivery }: WithDelivery): DeliveryState['revoked'] => delivery.revoked;
export const selectCustomerHistory = ({ delivery }: WithDelivery): DeliveryData['customerHistory'] => delivery.customerHistory;
/** The method of the customer's last order, preferably of this seller. */
export const selectLastMethod = ({ delivery }: WithDelivery, deliveryId: string): MethodName | null =>
  (delivery.customerHistory[deliveryId] ?? delivery.history[0])?.deliveryMethodName ?? null;
export const selectStrategies = ({ delivery }: WithDelivery): DeliveryData['availableDeliveryStrategies'] =>
  delivery.availableDeliveryStrategies;
/** The strategy shown as selected. */
export const selectStrategy = ({ delivery }: WithDelivery): string | null =>
  delivery.pendingStrategy ?? delivery.availableDeliveryStrategies.find(({ selected }) => selected)?.id ?? null;
const campaignOnce = memoizeOne((bar: DeliveryData['campaignBar'], choice: DeliveryState['pendingCampaign']): DeliveryData['campaignBar'] =>
  bar === null || choice?.id !== bar.id ? bar : { ...bar, selected: choice.selected },
);

/** A103: with the shopper's pending choice. */
export const selectCampaignBar = ({ delivery }: WithDelivery): DeliveryData['campaignBar'] =>
  campaignOnce(delivery.campaignBar, delivery.pendingCampaign);
export const selectIsVipDelivery = ({ delivery }: WithDelivery): boolean => delivery.isVipDelivery;
export const selectPreferredBranches = ({ delivery }: WithDelivery): DeliveryData['preferredBranches'] => delivery.preferredBranches;
export const selectNewBranches = ({ delivery }: WithDelivery): DeliveryData['newBranches'] => delivery.newBranches;
export const selectSearchSelection = ({ delivery }: WithDelivery): DeliveryData['searchSelection'] => delivery.searchSelection;
export const selectConsents = ({ delivery }: WithDelivery): OrderNotes['consents'] => delivery.draft.consents;
export const selectNote = ({ delivery }: WithDelivery): string => delivery.draft.note;
export const selectSubmittedConsents = ({ delivery }: WithDelivery): readonly ConsentName[] => delivery.submitted.consents;
export const selectIsNoteSubmitted = ({ delivery }: WithDelivery): boolean => delivery.draft.note === delivery.submitted.note;

const allowedOnce = memoizeOne((newsletter: boolean, heureka: boolean, reviews: boolean) => ({
  newsletter,
  heureka,
  product_reviews: reviews,
}));

/** A049: the consents that are offered. */
export const selectAllowedConsents = ({ delivery }: WithDelivery) =>
  allowedOnce(delivery.isAllowedNewsletter, delivery.isAllowedHeureka, delivery.isAllowedProductReviews);

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Total price of the selected deliveries; null if nothing is selected or priced. */
export const selectDeliveryPrice = (state: WithDelivery): number | null => {
  const selections = selectSelections(state);
  return sum(
    selectDeliveries(state).map((delivery) => {
      const selection = selections[delivery.deliveryId] ?? null;
      const method = delivery.deliveryMethods.find(({ name }) => name === selection?.deliveryMethodName);
      return method === undefined ? null : priceOf(method, selection).amount;
    }),
  );
};

/** Total price of the selected insurances. */
export const selectInsurancePrice = (state: WithDelivery): number | null =>
  sum(selectDeliveries(state).map((delivery) => (selectIsInsured(state, delivery) ? (delivery.insurance?.price ?? null) : null)));
