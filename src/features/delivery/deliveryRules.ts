import type { Delivery, DeliveryMethod, MethodName } from '../checkoutResponse';
import type { MethodChoice, MethodOrder, Selection, PendingChoice } from './deliveryTypes';

/** The contract's longest note. */
export const NOTE_MAX_CHARS = 1000;

/** Methods with pickup at a branch. */
const PICKUP_METHODS: readonly MethodName[] = ['pupDelivery', 'preferredPupDelivery', 'privilegedPupDelivery', 'outlet'];

export const isPickup = (name: MethodName): boolean => PICKUP_METHODS.includes(name);

const selectedOf = ({ deliveryMethods }: Delivery): DeliveryMethod | undefined => deliveryMethods.find(({ selected }) => selected);

/** The selection that the server has. */
export function serverSelection(delivery: Delivery): Selection | null {
  const method = selectedOf(delivery);
  return method === undefined ? null : { deliveryMethodName: method.name, branch: method.branch, timeWindowId: method.timeWindowId };
}

/** A098: POST for the first selection of a delivery, PUT when it has one. */
export const selectOperation = (delivery: Delivery | undefined): 'selectDeliveryMethod' | 'changeDeliveryMethod' =>
  delivery === undefined || serverSelection(delivery) === null ? 'selectDeliveryMethod' : 'changeDeliveryMethod';

/** The selection as shown: the pending choice, else the server's. */
export function shownSelection(delivery: Delivery, choice: PendingChoice | undefined): Selection | null {
  if (choice === undefined) return serverSelection(delivery);
  const { deliveryMethodName, branch, order } = choice;
  return deliveryMethodName === null ? null : { deliveryMethodName, branch, timeWindowId: order.timeWindowId ?? null };
}

/** A pickup without a branch: not submitted yet. */
export const isWaiting = ({ deliveryMethodName, order }: PendingChoice): boolean =>
  deliveryMethodName !== null && isPickup(deliveryMethodName) && order.branchId === undefined;

/** Whether the server has the pending choice; its time window aside, which can be lost without its method. */
export function hasMethodOf(delivery: Delivery | undefined, { deliveryMethodName, order }: PendingChoice): boolean {
  const has = delivery === undefined ? null : serverSelection(delivery);
  if (has === null || deliveryMethodName === null) return has === null && deliveryMethodName === null;
  return has.deliveryMethodName === deliveryMethodName && (order.branchId === undefined || has.branch?.id === order.branchId);
}

/** Whether the server has the pending choice. */
export function matchesServer(delivery: Delivery | undefined, choice: PendingChoice): boolean {
  const { timeWindowId } = choice.order;
  if (!hasMethodOf(delivery, choice)) return false;
  return timeWindowId === undefined || delivery === undefined || serverSelection(delivery)?.timeWindowId === timeWindowId;
}

/** Whether the server has dropped a selection or changed its branch. */
export function isRevoked(before: Selection | null, now: Selection | null): boolean {
  if (before === null) return false;
  return (
    now === null || (before.branch !== null && now.deliveryMethodName === before.deliveryMethodName && now.branch?.id !== before.branch.id)
  );
}

/** What a delivery still lacks before it can be ordered. */
export type SelectionError = 'method' | 'branch' | 'window' | 'impossible';

/** Null if complete. `impossible`: none of its methods is available. */
export function validateSelection(delivery: Delivery, selection: Selection | null): SelectionError | null {
  if (delivery.isDigital) return null;
  if (!delivery.deliveryMethods.some(({ available }) => available)) return 'impossible';
  const chosen = delivery.deliveryMethods.find(({ name }) => name === selection?.deliveryMethodName);
  if (selection === null || chosen?.available === false) return 'method';
  if (isPickup(selection.deliveryMethodName) && selection.branch?.available !== true) return 'branch';
  return chosen?.isTimeWindowRequired === true && selection.timeWindowId === null ? 'window' : null;
}

/** A choice of another branch keeps the time window: it is the method's. */
export function withTimeWindow(shown: Selection | null, choice: MethodChoice): MethodOrder {
  const { deliveryMethodName, order = {}, branch = null } = choice;
  const isOtherBranch = branch !== null && shown?.branch != null && branch.id !== shown.branch.id;
  const isKept = isOtherBranch && shown.deliveryMethodName === deliveryMethodName && order.timeWindowId === undefined;
  return isKept && shown.timeWindowId !== null ? { ...order, timeWindowId: shown.timeWindowId } : order;
}

/** The price of a method, and whether it is only the lowest one. */
export function priceOf(method: DeliveryMethod, selection: Selection | null): { amount: number | null; isFrom: boolean } {
  const isChosen = selection?.deliveryMethodName === method.name;
  const isSaved = method.selected && method.branch?.id === selection?.branch?.id;
  const exact = isChosen ? ((isSaved ? method.price : null) ?? selection.branch?.price ?? null) : null;
  return exact === null ? { amount: method.lowestPrice, isFrom: isPickup(method.name) } : { amount: exact, isFrom: false };
}
