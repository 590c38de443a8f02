import { delay, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { flashActions, keyFlash } from '../flash';
import { hasSignedOut } from './checkoutFailures';
import { selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Attempt, Purchase } from './checkoutTypes';
import { fetchPurchase, fetchPurchaseSoon } from './fetchPurchase';
import type { LookupResult } from './fetchPurchase';
import { getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';
import { showPurchase } from './showPurchase';

const { outcomeRequested, stepReloadRequested } = checkoutActions;

/** Pauses between polls, longer while the shop does not respond; the last one repeats. */
export const POLL_DELAYS_MS = [0, 1000, 2000, 3000, 5000, 10_000];
/** How long the steps stay locked while the shop does not respond. */
const VERIFYING_LOCK_MAX_MS = 60_000;
const REFUSALS_NEEDED = 3;

/** The outcome cannot be verified before the shopper signs in; the attempt is kept until then. */
export function* awaitSignIn(): SagaGenerator {
  yield* applyOrderEvent('signInNeeded', null, { message: 'txt_order_sign_in' });
  yield* put(accountActions.sessionEnded());
}

/** The session that ordered is over; its order can no longer be verified. */
export function* markAsLost(): SagaGenerator {
  yield* applyOrderEvent('gone', null, { message: 'txt_order_unsure' });
  yield* put(stepReloadRequested());
}

/** A pause that the shopper can cut short. */
export function* pauseBeforePoll(ms: number): SagaGenerator {
  yield* race({ pause: delay(ms), request: take(outcomeRequested) });
}

/**
 * The ordered cart was replaced by another: a customer's order would have been found by account, a guest's cannot be. Requests the
 * account from the shop, as the session may have ended unnoticed.
 */
export function* withoutReplaced(known: LookupResult): SagaGenerator<Exclude<LookupResult, 'replaced'>> {
  if (known !== 'replaced') return known;
  return (yield* select(selectIsLogged)) && !(yield* hasSignedOut()) ? 'none' : 'gone';
}

/** An attempt of an earlier page ends silently when its cart was replaced (D1). */
export function* dropAttempt(): SagaGenerator {
  yield* applyOrderEvent('cartReplaced', null, {});
}

/** The tab that placed the order continues to its payment; the others only show it. */
export function* showOrder(purchase: Purchase, attempt: Attempt): SagaGenerator {
  const attempts = yield* getAttempts();
  const stored = attempts.read();
  const isPlacedElsewhere = stored !== null && (stored.outcome === 'placed' ? !stored.isOwn : attempts.isPlaced(attempt));
  yield* (isPlacedElsewhere ? showPlacedElsewhere : showPurchase)(purchase, attempt);
}

/** Shows an order that another tab has placed and pays. */
export function* showPlacedElsewhere(purchase: Purchase, attempt: Attempt): SagaGenerator {
  yield* applyOrderEvent('foundElsewhere', attempt, { purchase, isLeaving: false, cartId: attempt.cartId });
}

/** The shop must report "no such order" several times: the request may still be under way. `refusals`: how often it has. */
export const isDecisive = (found: LookupResult, refusals: number): found is Exclude<LookupResult, 'unknown'> =>
  typeof found === 'object' || found === 'signIn' || (found !== 'unknown' && refusals >= REFUSALS_NEEDED);

/** Applies a decisive answer of the shop. */
export function* applyLookup(attempt: Attempt, found: Exclude<LookupResult, 'unknown'>): SagaGenerator {
  if (typeof found === 'object') yield* showOrder(found.purchase, attempt);
  else if (found === 'signIn') yield* awaitSignIn();
  else if ((yield* withoutReplaced(found)) === 'gone') yield* markAsLost();
  else {
    yield* applyOrderEvent('notFound', attempt, {});
    yield* put(flashActions.flashShown(keyFlash('txt_order_not_placed', 'warning')));
  }
}

interface Verification {
  /** The shop has confirmed the order; only the purchase is missing. */
  isConfirmed?: boolean;
  /** A page that opens does not wait for a shop that does not respond: the attempt is then `unverified`. */
  isOnLoad?: boolean;
}

/** `unknown` only for a page that opens. */
function* pollUntilDecided(attempt: Attempt, { isConfirmed, isOnLoad }: Verification): SagaGenerator<LookupResult> {
  let [refusals, lost] = [0, 0];
  for (;;) {
    yield* pauseBeforePoll(POLL_DELAYS_MS[Math.min(lost + refusals, POLL_DELAYS_MS.length - 1)] ?? 0);
    const found = yield* (isOnLoad ? fetchPurchaseSoon : fetchPurchase)(attempt.cartId);
    if (found === 'unknown') lost += 1;
    else [refusals, lost] = [refusals + 1, 0]; // the shop responds again: use short pauses
    if (isOnLoad && (found === 'replaced' || (found === 'unknown' && !isConfirmed))) return found;
    if (isDecisive(found, refusals)) return found;
    if ((yield* select(selectOrder)).phase === 'sending') yield* applyOrderEvent('verificationStarted', attempt, {});
  }
}

/** Polls until the outcome is known, the shopper must sign in, or it takes too long. Never resubmits. */
export function* verifyOrder(attempt: Attempt, verification: Verification = {}): SagaGenerator {
  const { isConfirmed, isOnLoad } = verification;
  if (!isConfirmed) yield* applyOrderEvent('verificationStarted', attempt, {});
  let { found } = yield* race({ found: pollUntilDecided(attempt, verification), slow: delay(VERIFYING_LOCK_MAX_MS) });
  if (found === undefined && isConfirmed) {
    yield* applyOrderEvent('purchaseMissing', attempt, {});
    found = yield* pollUntilDecided(attempt, verification);
  }
  if (found === undefined || found === 'unknown') yield* applyOrderEvent('unanswered', attempt, {});
  else if (isOnLoad && found === 'replaced') yield* dropAttempt();
  else yield* applyLookup(attempt, found);
}
