import { nanoid } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import { call, delay, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { cartActions, inCartTurn, selectCartId, selectIntents, selectTotal } from '../cart';
import { distribute } from '../checkoutCart';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../services';
import { leavePage } from '../leaving';
import { reactToCheckout } from './checkoutFailures';
import { toNextStep, toPurchase } from './checkoutMapping';
import { selectIsOrdering, selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Purchase } from './checkoutTypes';
import { dropAttempt, isFirstTelling, keepAttempt, readAttempt } from './orderAttempt';

const { orderChanged, orderPlaced, purchaseCompleted } = checkoutActions;

/** Waits between two questions after an order whose outcome is unknown; the last one goes on. */
export const ASK_DELAYS_MS = [0, 1000, 2000, 3000, 5000, 10_000];
/** After so many questions without an answer the shopper is told that it takes long. */
const PATIENCE = 8;
/** So often the shop must say "no such order": the first attempt may still be on its way. */
const REFUSALS_NEEDED = 3;

/** The shop may have made the order. Refusals of the shop itself have not. */
const isUnknown = ({ kind, status = 0 }: ApiError): boolean => kind !== 'rejected' && (kind !== 'http' || status >= 500 || status === 408);

/** R4.039, R4.047, A035: the purchase is shown, told once, and the browser leaves for the shop's page of it after a while. */
function* celebrate(purchase: Purchase): Steps {
  const [page, { links, flags }] = [yield* getPage(), yield* getShop()];
  dropAttempt(page.storage.session);
  yield* put(orderPlaced({ purchase }));
  yield* put(cartActions.cartReset({ kind: 'RESET_ALL' }));
  if (isFirstTelling(page.storage.session, purchase.purchaseId)) {
    yield* put(purchaseCompleted({ purchase }));
    page.events.emit('order-placed', { orderId: purchase.orderId, total: purchase.total.vat });
  }
  const target = links.safeTarget(purchase.confirmationUrl);
  if (target === null) return; // A035: the thank-you stays
  yield* delay(flags.setting('confirmation_redirect_loader_time'));
  page.location.assign(target);
}

const KEY_CHARS = 32;

type Known = { purchase: Purchase } | 'none' | 'unknown';

/** Asks the shop whether there is an order for this cart. */
function* lookForPurchase(): Steps<Known> {
  const api = yield* getApi();
  try {
    const answer: unknown = yield* call(() => api.call('loadPurchase', {}));
    const purchase = toPurchase(answer);
    if (purchase !== null) return { purchase };
    return (yield* distribute(answer)) ? 'none' : 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? 'none' : 'unknown';
  }
}

/** "Unknown" is answered by asking, never by trying again: goes on until the shop knows. */
export function* askForOutcome(key: string): Steps {
  yield* put(orderChanged({ phase: 'asking', key }));
  let refusals = 0;
  for (let asked = 0; ; asked += 1) {
    yield* delay(ASK_DELAYS_MS[Math.min(asked, ASK_DELAYS_MS.length - 1)] ?? 0);
    const known = yield* inCartTurn(lookForPurchase);
    if (typeof known === 'object') return yield* celebrate(known.purchase);
    if (known === 'none') {
      refusals += 1;
      if (refusals < REFUSALS_NEEDED) continue;
      yield* put(orderChanged({ phase: 'refused', key }));
      yield* put(flashActions.flashShown(keyFlash('txt_order_not_placed', 'warning')));
      return;
    }
    if (asked === PATIENCE) yield* put(orderChanged({ phase: 'unknown', key }));
  }
}

/** Everything that the shopper changed in the cart is with the shop, or the order would be another one. */
function* isCartTold(): Steps<boolean> {
  for (;;) {
    const intents = yield* select(selectIntents);
    if (intents.length === 0) return true;
    if (intents.every(({ status }) => status === 'stalled')) return false;
    yield* race({ change: take('*') });
  }
}

/** The order button (R7.124, A035): one key per attempt, kept until its outcome is known. */
export function* order(): Steps {
  if (yield* select(selectIsOrdering)) return;
  const [api, { storage }] = [yield* getApi(), yield* getPage()];
  const cartId = yield* select(selectCartId);
  if (cartId === null) return;
  const kept = readAttempt(storage.session);
  const key = kept?.cartId === cartId ? kept.key : nanoid(KEY_CHARS);
  yield* put(orderChanged({ phase: 'sending', key }));
  if (!(yield* isCartTold())) {
    yield* put(flashActions.flashShown(keyFlash('txt_order_cart_not_saved', 'warning')));
    yield* put(orderChanged({ phase: 'none' }));
    return;
  }
  keepAttempt(storage.session, { key, cartId });
  try {
    // The total goes along: a price that has changed meanwhile is said, not ordered.
    const expectedTotal = yield* select(selectTotal);
    const body = { step: 'shipping' as const, idempotencyKey: key, ...(expectedTotal === null ? {} : { expectedTotal }) };
    const answer: unknown = yield* inCartTurn(() => call(() => api.call('nextStep', { body })));
    const next = toNextStep(answer);
    if (next === null) throw new ApiError('malformed', 'nextStep', { cause: 'shape' });
    if (next.step !== 'confirmation' && (next.flashes.length > 0 || next.link !== null)) {
      // R4.037: the shop has said no; nothing was ordered
      dropAttempt(storage.session);
      yield* put(orderChanged({ phase: 'none' }));
      for (const flash of next.flashes) yield* put(flashActions.flashShown(flash));
      if (next.link !== null) yield* leavePage(next.link); // R4.041
      yield* put(checkoutActions.retryRequested()); // what the shop refused may have changed the cart
      return;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isUnknown(error)) {
      dropAttempt(storage.session);
      yield* put(orderChanged({ phase: 'none' }));
      return yield* reactToCheckout(error);
    }
  }
  yield* askForOutcome(key);
}

/** A page that was left or reloaded while an order was on its way goes on asking. */
export function* resumeOrder(): Steps {
  const { storage } = yield* getPage();
  const attempt = readAttempt(storage.session);
  if (attempt === null) return;
  yield* askForOutcome(attempt.key);
  if ((yield* select(selectOrder)).phase === 'refused') yield* put(checkoutActions.retryRequested()); // the step has no data yet
}
