import { delay, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { flashActions, keyFlash } from '../flash';
import { hasSignedOut } from './checkoutFailures';
import { checkoutActions } from './checkoutSlice';
import type { Attempt, Purchase } from './checkoutTypes';
import { completeOrder } from './completeOrder';
import { fetchPurchase, fetchPurchaseSoon } from './fetchPurchase';
import type { LookupResult } from './fetchPurchase';
import { getAttempts } from './orderAttemptStorage';

const { orderChanged, orderPlaced, outcomeRequested, retryRequested } = checkoutActions;

/** Pauses between polls, longer while the shop does not respond; the last one repeats. */
export const POLL_DELAYS_MS = [0, 1000, 2000, 3000, 5000, 10_000];
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
export function* markAsLost(): Steps {
  (yield* getAttempts()).drop();
  yield* put(orderChanged({ phase: 'lost', message: 'txt_order_unsure' }));
  yield* put(retryRequested());
}

/** A pause that the shopper can cut short. */
export function* pauseBeforePoll(ms: number): Steps {
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

/** An attempt of an earlier page ends silently when its cart was replaced (D1). */
export function* dropAttempt(): Steps {
  (yield* getAttempts()).drop();
  yield* put(orderChanged({ phase: 'none' }));
}

/** The tab that placed the order continues to its payment; the others only show it. */
export function* showOrder(purchase: Purchase, attempt: Attempt): Steps {
  const attempts = yield* getAttempts();
  const stored = attempts.read();
  const isPlacedElsewhere = stored !== null && (stored.outcome === 'placed' ? !stored.isOwn : attempts.isPlaced(attempt));
  if (!isPlacedElsewhere) return yield* completeOrder(purchase, attempt);
  attempts.dropOwn(attempt);
  yield* put(orderPlaced({ purchase, isLeaving: false }));
}

/** Applies what the shop reports; false while the outcome is still open. `refusals`: how often it has reported no order. */
export function* applyLookup(attempt: Attempt, found: LookupResult, refusals: number): Steps<boolean> {
  if (typeof found === 'object') yield* showOrder(found.purchase, attempt);
  else if (found === 'signIn') yield* awaitSignIn();
  else if (found === 'unknown' || refusals < REFUSALS_NEEDED) return false;
  else if ((yield* withoutReplaced(found)) === 'gone') yield* markAsLost();
  else {
    (yield* getAttempts()).save(attempt, 'notFound');
    yield* put(orderChanged({ phase: 'notFound', attempt }));
    yield* put(flashActions.flashShown(keyFlash('txt_order_not_placed', 'warning')));
  }
  return true;
}

interface Verification {
  /** The shop has confirmed the order; only the purchase is missing. */
  isConfirmed?: boolean;
  /** A page that opens does not wait for a shop that does not respond: the attempt is then `unverified`. */
  isOnLoad?: boolean;
}

/** Polls until the outcome is known or the shopper must sign in. Never resubmits. */
export function* verifyOrder(attempt: Attempt, { isConfirmed = false, isOnLoad = false }: Verification = {}): Steps {
  if (!isConfirmed) yield* put(orderChanged({ phase: 'verifying', attempt }));
  let [refusals, lost] = [0, 0];
  for (let asked = 0; ; asked += 1) {
    yield* pauseBeforePoll(POLL_DELAYS_MS[Math.min(lost + refusals, POLL_DELAYS_MS.length - 1)] ?? 0);
    const found = yield* (isOnLoad ? fetchPurchaseSoon : fetchPurchase)(attempt.cartId);
    if (isOnLoad && found === 'replaced') return yield* dropAttempt();
    if (isOnLoad && found === 'unknown' && !isConfirmed) return void (yield* put(orderChanged({ phase: 'unverified', attempt })));
    if (found === 'unknown') lost += 1;
    else [refusals, lost] = [refusals + 1, 0]; // the shop responds again: use short pauses
    if (yield* applyLookup(attempt, found, refusals)) return;
    if (isConfirmed && asked === 0) yield* put(orderChanged({ phase: 'verifying', attempt }));
    if (found === 'unknown' && asked >= SLOW_AFTER_ATTEMPTS) yield* put(orderChanged({ phase: 'unknown', attempt }));
  }
}
