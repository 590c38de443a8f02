import { nanoid } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, delay, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { cartActions, withCartLock, selectCartId, selectIntents, selectPause, selectTotal, toCart } from '../cart';
import { forgetLeftAdditions } from '../cartSummary';
import { applyCheckoutResponse } from '../checkoutResponse';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { requestNextStep, isRefusal, showRefusal } from './requestNextStep';
import { reactToCheckout } from './checkoutFailures';
import { toPurchase } from './checkoutMapping';
import type { NextStep } from './checkoutMapping';
import { selectIsOrdering, selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Attempt, Purchase } from './checkoutTypes';
import {
  dropAttempt,
  dropUnpaid,
  claimPurchaseTracking,
  saveAttempt,
  saveUnpaidOrder,
  readAttempt,
  readUnpaid,
  releaseAttempt,
} from './orderAttemptStorage';

const { orderChanged, orderPlaced, purchaseCompleted } = checkoutActions;

/** Waits between two questions after an order whose outcome is unknown, longer while the shop does not answer; the last one goes on. */
export const ASK_DELAYS_MS = [0, 1000, 2000, 3000, 5000, 10_000];
/** After so many questions without an answer the shopper is told that it takes long. */
const SLOW_AFTER_ATTEMPTS = 8;
/** So often the shop must say "no such order": the first attempt may still be on its way. */
const REFUSALS_NEEDED = 3;

/**
 * R4.039, R4.047, A035: the purchase is shown, told once, and the browser leaves for the shop's page of it after a while. Until
 * then the attempt is remembered: whoever reloads, or left too early, sees the purchase and not a basket that is empty.
 */
function* completeOrder(purchase: Purchase, attempt: Attempt): Steps {
  const [page, { links, flags }] = [yield* getPage(), yield* getShop()];
  saveAttempt(page.storage, attempt, page.clock.now(), true);
  forgetLeftAdditions(page); // they were meant for the cart that is an order now
  yield* put(flashActions.flashesOver());
  const target = links.safeTarget(purchase.confirmationUrl);
  yield* put(orderPlaced({ purchase, isLeaving: target !== null }));
  yield* put(cartActions.cartReset({ kind: 'RESET_ALL' }));
  yield* put(cartActions.changeBroadcastRequested());
  if (claimPurchaseTracking(page.storage, purchase.purchaseId ?? attempt.cartId)) {
    yield* put(purchaseCompleted({ purchase }));
    page.events.emit('order-placed', { orderId: purchase.orderId, total: purchase.total.vat });
  }
  yield* delay(flags.setting('confirmation_redirect_loader_time'));
  dropAttempt(page.storage);
  if (purchase.payment.isOpen) saveUnpaidOrder(page.storage, attempt, page.clock.now());
  if (target !== null) page.location.assign(target); // A035: else the thank-you stays
}

const KEY_CHARS = 32;

/** `gone`: neither the order nor the cart is this visit's any more, so that the shop can tell nothing of either. */
type LookupResult = { purchase: Purchase } | 'none' | 'gone' | 'unknown' | 'signIn';

/** Asks the shop whether there is an order of this cart, whichever the tab has by now. */
function* fetchPurchase(cartId: string): Steps<LookupResult> {
  const api = yield* getApi();
  try {
    const answer: unknown = yield* call(() => api.call('loadPurchase', { query: { cartId } }, { isTriedOnce: true }));
    const purchase = toPurchase(answer);
    if (purchase !== null) return { purchase };
    if (!(yield* applyCheckoutResponse(answer))) return 'unknown';
    const cart = toCart(answer);
    // A customer's cart is another one after signing in, and the order is found by who has made it; a guest's is another visit's.
    const isOther = cart !== null && cart.cartId !== cartId && (cart.lines === 0 || !(yield* select(selectIsLogged)));
    return isOther ? 'gone' : 'none';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'signIn';
    const isClear = error.kind === 'http' && error.status !== 429 && !isOutcomeUnknown(error);
    return isClear ? 'none' : 'unknown';
  }
}

function* abortOrder(flash: string): Steps {
  yield* put(flashActions.flashShown(keyFlash(flash, 'warning')));
  yield* put(orderChanged({ phase: 'none' }));
}

/**
 * "Unknown" is answered by asking, never by trying again: goes on until the shop knows, or asks who is here. Where the shop has said
 * yes only the purchase is fetched; that it is in doubt is said when the shop does not find it.
 */
function* pollOutcome(attempt: Attempt, hasSaidYes = false): Steps {
  const { storage } = yield* getPage();
  if (!hasSaidYes) yield* put(orderChanged({ phase: 'asking', attempt }));
  let refusals = 0;
  let lost = 0;
  for (let asked = 0; ; asked += 1) {
    yield* delay(ASK_DELAYS_MS[Math.min(lost + refusals, ASK_DELAYS_MS.length - 1)] ?? 0);
    const known = yield* withCartLock(() => fetchPurchase(attempt.cartId));
    if (typeof known === 'object') return yield* completeOrder(known.purchase, attempt);
    if (known === 'signIn') {
      // The attempt is kept: whoever signs in is told what became of it.
      yield* put(orderChanged({ phase: 'none' }));
      yield* put(flashActions.flashShown(keyFlash('txt_order_sign_in', 'warning')));
      yield* put(accountActions.sessionEnded());
      return;
    }
    if (hasSaidYes && asked === 0) yield* put(orderChanged({ phase: 'asking', attempt }));
    if (known === 'none' || known === 'gone') {
      refusals += 1;
      lost = 0; // it answers again, so that the next questions follow soon
      if (refusals < REFUSALS_NEEDED) continue;
      if (known === 'gone') {
        dropAttempt(storage);
        yield* abortOrder('txt_order_unsure');
        return void (yield* put(checkoutActions.retryRequested()));
      }
      releaseAttempt(storage, attempt);
      yield* put(orderChanged({ phase: 'refused', attempt }));
      yield* put(flashActions.flashShown(keyFlash('txt_order_not_placed', 'warning')));
      return;
    }
    lost += 1;
    if (asked >= SLOW_AFTER_ATTEMPTS) yield* put(orderChanged({ phase: 'unknown', attempt }));
  }
}

/** Everything that the shopper changed in the cart is with the shop, or the order would be another one. */
function* awaitCartSynced(): Steps<boolean> {
  for (;;) {
    const intents = yield* select(selectIntents);
    if (intents.length === 0) return true;
    // What waits for a sign-in, the network or a busy shop waits longer than anybody at a button.
    if ((yield* select(selectPause)) !== null || intents.every(({ status }) => status === 'stalled')) return false;
    yield* take('*');
  }
}

/** What the shop refused may have changed the cart: it is asked for anew. */
const mayHaveChanged = ({ kind, status }: ApiError): boolean => kind === 'rejected' || status === 409 || status === 422;

interface SubmitResult {
  attempt: Attempt;
  /** Made by this press: when the shop says no, no order of this key can come any more. */
  isNew: boolean;
  /** Undefined while the outcome is unknown. */
  next?: NextStep;
}

/** The one call that orders, in the cart's turn. The key is kept before it is sent. */
function* send(cartId: string): Steps<SubmitResult> {
  const { storage, clock } = yield* getPage();
  const known = readAttempt(storage, clock.now());
  const isNew = known?.cartId !== cartId; // what was not answered yet keeps its key
  const attempt = isNew ? { key: nanoid(KEY_CHARS), cartId } : known;
  yield* put(orderChanged({ phase: 'sending', attempt }));
  // Nothing can be stored here: a page before this one may have sent an order that nobody remembers.
  const isKept = saveAttempt(storage, attempt, clock.now());
  if (!isKept && typeof (yield* fetchPurchase(cartId)) === 'object') return { attempt, isNew };
  // The total goes along: a price that has changed meanwhile is said, not ordered.
  const expectedTotal = yield* select(selectTotal);
  const body = { step: 'shipping' as const, idempotencyKey: attempt.key, ...(expectedTotal === null ? {} : { expectedTotal }) };
  try {
    return { attempt, isNew, next: yield* requestNextStep(body) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutcomeUnknown(error) || (error.status === 409 && !isNew)) return { attempt, isNew };
    if (isNew) dropAttempt(storage);
    throw error;
  }
}

/** The order button (R7.124, A035): one key per attempt, kept until its outcome is known. */
export function* order(): Steps {
  if (yield* select(selectIsOrdering)) return;
  const { storage, log } = yield* getPage();
  yield* put(orderChanged({ phase: 'sending', attempt: null }));
  try {
    if (!(yield* awaitCartSynced())) return yield* abortOrder('txt_order_cart_not_saved');
    const sent = yield* withCartLock(function* sendInTurn(): Steps<SubmitResult | null> {
      const cartId = yield* select(selectCartId); // now: it may have been merged while others had their turn
      return cartId === null ? null : yield* send(cartId);
    });
    if (sent === null) {
      yield* abortOrder('err_generic');
      return void (yield* put(checkoutActions.retryRequested()));
    }
    const { attempt, isNew, next } = sent;
    if (next === undefined || next.step === 'confirmation' || !isRefusal(next))
      return yield* pollOutcome(attempt, next?.step === 'confirmation');
    // R4.037: the shop has said no; nothing was ordered
    if (isNew) dropAttempt(storage);
    const said = next.flashes.length > 0 ? next.flashes : [keyFlash('txt_order_not_placed')];
    yield* put(orderChanged({ phase: 'declined', said }));
    yield* showRefusal(next);
    yield* put(checkoutActions.retryRequested());
  } catch (error) {
    if (error instanceof ApiError) {
      yield* put(orderChanged({ phase: 'none' }));
      yield* reactToCheckout(error);
      if (mayHaveChanged(error)) yield* put(checkoutActions.retryRequested());
      return;
    }
    // A bug of ours must not leave the shopper without a word: what was sent is asked about.
    log.error('vitrina: checkout.order failed', error);
    yield* abortOrder('err_generic');
    yield* resumeOrder();
  }
}

/** Somebody has to say who they are before the shop tells what became of their order. */
export function* hasPendingAttempt(): Steps<boolean> {
  const { storage, clock } = yield* getPage();
  return readAttempt(storage, clock.now()) !== null;
}

/** It is being asked about, or the order is placed. */
function* isSettled(): Steps<boolean> {
  return (yield* select(selectIsOrdering)) || (yield* select(selectOrder)).phase === 'placed';
}

/**
 * The basket is gone, and the last that was known of an attempt is that it had not arrived, or that it was left for its payment: asked
 * once more, without a word where nothing is found. Whoever comes back unpaid, by the back button or in another tab, is not led away
 * again; whoever has paid and was not led back by the provider, so that the shop's own page has told nothing, is told so once.
 */
export function* recoverOrder(): Steps {
  const { storage, clock } = yield* getPage();
  if (yield* isSettled()) return;
  const attempt = readAttempt(storage, clock.now());
  const late = attempt ?? readUnpaid(storage, clock.now());
  if (late === null) return;
  const known = yield* withCartLock(() => fetchPurchase(late.cartId));
  if (typeof known !== 'object') return;
  const { purchase } = known;
  if (attempt !== null) return yield* completeOrder(purchase, attempt);
  const { isOpen, isAcknowledged } = purchase.payment;
  if (!isOpen) dropUnpaid(storage);
  if (!isAcknowledged) yield* put(orderPlaced({ purchase, isLeaving: false }));
}

/** A page that was left or reloaded while an order was on its way goes on asking, and so does whoever has signed in again. */
export function* resumeOrder(): Steps {
  const { storage, clock } = yield* getPage();
  if (yield* isSettled()) return;
  const attempt = readAttempt(storage, clock.now());
  if (attempt === null) return;
  yield* pollOutcome(attempt);
  if ((yield* select(selectOrder)).phase === 'refused') yield* put(checkoutActions.retryRequested()); // the step has no data yet
}
