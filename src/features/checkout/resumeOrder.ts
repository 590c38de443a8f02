import { put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { selectShownCart } from '../cart';
import { checkoutActions } from './checkoutSlice';
import { selectIsOrdering, selectOrder } from './checkoutSelectors';
import { fetchPurchase } from './fetchPurchase';
import { OVERRIDDEN, getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';
import { dropAttempt, showOrder, verifyOrder } from './verifyOrder';

const { outcomeRequested, stepReloadRequested } = checkoutActions;

/** Placed, or being verified; the purchase of an unverified order is requested at once. */
function* isHandled(): SagaGenerator<boolean> {
  const { phase } = yield* select(selectOrder);
  if (phase === 'unverified') yield* put(outcomeRequested());
  return phase === 'unverified' || phase === 'placed' || (yield* select(selectIsOrdering));
}

/** The shopper has to sign in before the outcome can be verified. */
export function* isSignInNeeded(): SagaGenerator<boolean> {
  const { phase } = yield* select(selectOrder);
  return phase !== 'unverified' && (yield* getAttempts()).read()?.outcome === 'pending';
}

/**
 * Recovers an order when the cart has disappeared: an attempt that was not found may have arrived late; an unpaid order is shown
 * with its payment link (no redirect). Silent when nothing is found.
 */
export function* recoverOrder(): SagaGenerator {
  if (yield* isHandled()) return;
  const attempts = yield* getAttempts();
  const attempt = attempts.read();
  const late = attempt ?? attempts.readUnpaid();
  if (late === null) return;
  const known = yield* fetchPurchase(late.cartId);
  if (typeof known !== 'object') return;
  const { purchase } = known;
  if (attempt !== null) return yield* showOrder(purchase, attempt);
  const { isOpen, isAcknowledged } = purchase.payment;
  if (!isOpen) attempts.dropUnpaid();
  if (!isAcknowledged) yield* applyOrderEvent('unpaidFound', late, { purchase, isLeaving: false, cartId: late.cartId });
}

/** Resumes the attempt of an earlier page, or from before a sign-in. A known outcome is not verified again. */
export function* resumeOrder(isOnLoad = false): SagaGenerator {
  if (yield* isHandled()) return;
  const attempt = (yield* getAttempts()).read();
  if (attempt === null || attempt.outcome === OVERRIDDEN) return;
  const { outcome, isOwn, ...sent } = attempt;
  if (outcome === 'notFound') {
    if (isOwn) yield* applyOrderEvent('notFoundBefore', sent, {});
    return; // another tab reports its own; a press here reuses its key
  }
  if (outcome === 'placed') yield* applyOrderEvent('placedBefore', sent, {});
  yield* verifyOrder(sent, { isConfirmed: outcome === 'placed', isOnLoad });
  const { phase } = yield* select(selectOrder);
  if (phase === 'notFound' || phase === 'none' || phase === 'unverified') yield* put(stepReloadRequested()); // the step has no data yet
}

/** An attempt never outlives its cart: one that was not placed ends once the session has another cart with goods. */
export function* dropReplacedAttempt(): SagaGenerator {
  const attempt = (yield* getAttempts()).read();
  const [cart, { phase }] = [yield* select(selectShownCart), yield* select(selectOrder)];
  const isOver = attempt?.outcome === 'notFound' || attempt?.outcome === OVERRIDDEN || phase === 'unverified';
  if (attempt === null || !isOver || cart === null || cart.cartId === attempt.cartId || cart.lines === 0) return;
  if (phase === 'notFound' || phase === 'unverified') yield* dropAttempt();
  else (yield* getAttempts()).drop();
}
