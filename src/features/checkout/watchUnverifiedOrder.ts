import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { getPage } from '../sagaContext';
import { selectIsOutcomeUnverified, selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { Attempt } from './checkoutTypes';
import { fetchPurchaseSoon } from './fetchPurchase';
import { OVERRIDDEN, getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';
import { applyLookup, dropAttempt, isDecisive, pauseBeforePoll } from './verifyOrder';

const { attemptOverridden, orderChanged, outcomeRequested } = checkoutActions;

/** Pauses between polls while the shopper uses the page; the last one repeats. */
const UNVERIFIED_DELAYS_MS = [2000, 5000, 10_000, 30_000, 60_000];
/** After the shop has reported no order, which it must repeat. */
const REFUSED_DELAY_MS = 2000;

/** Another tab has settled the attempt, or it has expired. */
function* isSettledElsewhere({ key }: Attempt): SagaGenerator<boolean> {
  const stored = (yield* getAttempts()).read();
  return stored === null || stored.key !== key || stored.outcome === 'notFound' || stored.outcome === OVERRIDDEN;
}

/** Polls in the background; a hidden tab waits until it is shown. */
function* pollUntilKnown(attempt: Attempt): SagaGenerator {
  const { visibility } = yield* getPage();
  let refusals = 0;
  for (let polls = 0; ; polls += 1) {
    if (visibility.isHidden()) yield* take(outcomeRequested);
    else yield* pauseBeforePoll(refusals > 0 ? REFUSED_DELAY_MS : (UNVERIFIED_DELAYS_MS[polls] ?? UNVERIFIED_DELAYS_MS.at(-1) ?? 0));
    if (!(yield* select(selectIsOutcomeUnverified))) return;
    if (yield* isSettledElsewhere(attempt)) return void (yield* applyOrderEvent('settledElsewhere', null, {}));
    const found = yield* fetchPurchaseSoon(attempt.cartId);
    if (!(yield* select(selectIsOutcomeUnverified))) return;
    if (found === 'replaced') return yield* dropAttempt();
    if (found !== 'unknown') refusals += 1;
    if (isDecisive(found, refusals)) return yield* applyLookup(attempt, found);
  }
}

/** The shopper orders again without knowing the outcome. The key stays: a shop that has the order does not make a second one. */
function* overrideAttempt(): SagaGenerator {
  for (;;) {
    yield* take(attemptOverridden);
    const order = yield* select(selectOrder);
    if (order.phase !== 'unverified') continue;
    yield* applyOrderEvent('overridden', order.attempt, {});
  }
}

/** Polls at once when the shopper or the network comes back. */
function* checkOnReturn(): SagaGenerator {
  const { visibility } = yield* getPage();
  const onReturn = (notify: () => void) => {
    const stops = [visibility.onReturn(notify), visibility.onOnlineChange((isOnline) => isOnline && notify())];
    return () => stops.forEach((stop) => stop());
  };
  yield* subscribeSaga<void>('checkout.return', onReturn, function* checkOutcome() {
    if (['verifying', 'confirmed', 'unverified'].includes((yield* select(selectOrder)).phase)) yield* put(outcomeRequested());
  });
}

/**
 * An order whose outcome the shop could not report: everything can be viewed and changed, only ordering waits
 * until the outcome is known or the shopper overrides it.
 */
export function* watchUnverifiedOrder(): SagaGenerator {
  yield* fork(checkOnReturn);
  yield* fork(overrideAttempt);
  const poll = safely('checkout.unverified', pollUntilKnown);
  for (;;) {
    const { payload } = yield* take(orderChanged);
    if (payload.phase === 'unverified') yield* call(poll, payload.attempt);
  }
}
