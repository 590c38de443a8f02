import { delay, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { selectShownCart, withCartLock } from '../cart';
import { flashActions, keyFlash } from '../flash';
import { hasSignedOut } from './checkoutFailures';
import { checkoutActions } from './checkoutSlice';
import { selectIsOrdering, selectOrder } from './checkoutSelectors';
import type { Attempt, Purchase } from './checkoutTypes';
import { completeOrder } from './completeOrder';
import { fetchPurchase } from './fetchPurchase';
import type { LookupResult } from './fetchPurchase';
import { getAttempts } from './orderAttemptStorage';

const { orderChanged, orderPlaced, outcomeRequested, retryRequested } = checkoutActions;

/** Pauses between polls, longer while the shop does not respond; the last one repeats. */
export const ASK_DELAYS_MS = [0, 1000, 2000, 3000, 5000, 10_000];
/** After this many unanswered polls the shopper sees that it takes long. */
const SLOW_AFTER_ATTEMPTS = 8;
/** The shop must report "no such order" this often: the request may still be under way. */
const REFUSALS_NEEDED = 3;

/** The outcome cannot be verified before the shopper signs in; the attempt is kept until then. */
export function* awaitSignIn(): Steps {
  yield* put(orderChanged({ phase: 'lost', message: 'txt_order_sign_in' }));
  yield* put(accountActions.sessionEnded());
}

/** The session that ordered is over; its order can no longer be verified. */
export function* loseTrack(): Steps {
  (yield* getAttempts()).drop();
  yield* put(orderChanged({ phase: 'lost', message: 'txt_order_unsure' }));
  yield* put(retryRequested());
}

/** A pause that the shopper can cut short. */
function* pauseBeforeAsking(ms: number): Steps {
  yield* race({ pause: delay(ms), request: take(outcomeRequested) });
}

/**
 * The ordered cart was replaced by another: a customer's order would have been found by account, a guest's cannot be. Asks the shop
 * who is signed in, as the session may have ended unnoticed.
 */
export function* withoutReplaced(known: LookupResult): Steps<Exclude<LookupResult, 'replaced'>> {
  if (known !== 'replaced') return known;
  return (yield* select(selectIsLogged)) && !(yield* hasSignedOut()) ? 'none' : 'gone';
}

/** The tab that placed the order continues to its payment; the others only show it. */
function* showOrder(purchase: Purchase, attempt: Attempt): Steps {
  const stored = (yield* getAttempts()).read();
  if (stored?.outcome === 'placed' && !stored.isOwn) return void (yield* put(orderPlaced({ purchase, isLeaving: false })));
  yield* completeOrder(purchase, attempt);
}

interface Verification {
  /** The shop has confirmed the order; only the purchase is missing. */
  isConfirmed?: boolean;
  /** On a newly opened page, an attempt whose cart was replaced ends silently (D1). */
  isOnLoad?: boolean;
}

/** Polls until the outcome is known or the shopper must sign in. Never resubmits. */
export function* verifyOrder(attempt: Attempt, { isConfirmed = false, isOnLoad = false }: Verification = {}): Steps {
  const attempts = yield* getAttempts();
  if (!isConfirmed) yield* put(orderChanged({ phase: 'verifying', attempt }));
  let [refusals, lost] = [0, 0];
  for (let asked = 0; ; asked += 1) {
    yield* pauseBeforeAsking(ASK_DELAYS_MS[Math.min(lost + refusals, ASK_DELAYS_MS.length - 1)] ?? 0);
    const found = yield* withCartLock(() => fetchPurchase(attempt.cartId));
    if (isOnLoad && found === 'replaced') {
      attempts.drop();
      return void (yield* put(orderChanged({ phase: 'none' })));
    }
    if (typeof found === 'object') return yield* showOrder(found.purchase, attempt);
    if (found === 'signIn') return yield* awaitSignIn();
    if (isConfirmed && asked === 0) yield* put(orderChanged({ phase: 'verifying', attempt }));
    if (found !== 'unknown') {
      refusals += 1;
      lost = 0; // the shop responds again: use short pauses
      if (refusals < REFUSALS_NEEDED) continue;
      if ((yield* withoutReplaced(found)) === 'gone') return yield* loseTrack();
      attempts.save(attempt, 'notFound');
      yield* put(orderChanged({ phase: 'notFound', attempt }));
      return void (yield* put(flashActions.flashShown(keyFlash('txt_order_not_placed', 'warning'))));
    }
    lost += 1;
    if (asked >= SLOW_AFTER_ATTEMPTS) yield* put(orderChanged({ phase: 'unknown', attempt }));
  }
}

/** Being verified, or placed. */
function* isSettled(): Steps<boolean> {
  return (yield* select(selectIsOrdering)) || (yield* select(selectOrder)).phase === 'placed';
}

export function* hasPendingAttempt(): Steps<boolean> {
  return (yield* getAttempts()).read()?.outcome === 'pending';
}

/**
 * Recovers an order when the cart has disappeared: an attempt that was not found may have arrived late; an unpaid order is shown
 * with its payment link (no redirect). Silent when nothing is found.
 */
export function* recoverOrder(): Steps {
  const attempts = yield* getAttempts();
  if (yield* isSettled()) return;
  const attempt = attempts.read();
  const late = attempt ?? attempts.readUnpaid();
  if (late === null) return;
  const known = yield* withCartLock(() => fetchPurchase(late.cartId));
  if (typeof known !== 'object') return;
  const { purchase } = known;
  if (attempt !== null) return yield* showOrder(purchase, attempt);
  const { isOpen, isAcknowledged } = purchase.payment;
  if (!isOpen) attempts.dropUnpaid();
  if (!isAcknowledged) yield* put(orderPlaced({ purchase, isLeaving: false }));
}

/** Resumes the attempt of an earlier page, or from before a sign-in. A known outcome is not verified again. */
export function* resumeOrder(isOnLoad = false): Steps {
  if (yield* isSettled()) return;
  const attempt = (yield* getAttempts()).read();
  if (attempt === null) return;
  const { outcome, isOwn, ...sent } = attempt;
  if (outcome === 'notFound') {
    if (isOwn) yield* put(orderChanged({ phase: 'notFound', attempt: sent }));
    return; // another tab reports its own; a press here reuses its key
  }
  if (outcome === 'placed') yield* put(orderChanged({ phase: 'sending', attempt: sent }));
  yield* verifyOrder(sent, { isConfirmed: outcome === 'placed', isOnLoad });
  const { phase } = yield* select(selectOrder);
  if (phase === 'notFound' || phase === 'none') yield* put(retryRequested()); // the step has no data yet
}

/** An attempt never outlives its cart: one that was not placed ends once the session has another cart with goods. */
export function* dropReplacedAttempt(): Steps {
  const attempts = yield* getAttempts();
  const [attempt, cart, { phase }] = [attempts.read(), yield* select(selectShownCart), yield* select(selectOrder)];
  if (attempt?.outcome !== 'notFound' || cart === null || cart.cartId === attempt.cartId || cart.lines === 0) return;
  attempts.drop();
  if (phase === 'notFound') yield* put(orderChanged({ phase: 'none' }));
}
