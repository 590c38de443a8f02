import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, delay, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { withCartMutex } from '../cartSummary';
import { EDIT_RETRY_DELAYS_MS } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { createAmountDebounce } from './amountDebounce';
import { onIntentConfirmed } from './applyServerCart';
import { sendIntent } from './cartRequests';
import { isRetryable, handleFailure, watchBusy } from './cartFailures';
import { selectIntents, selectIsRefreshNeeded, selectNextIntent, selectPause } from './cartSelectors';
import { cartActions } from './cartSlice';
import { INTENTS, readCart, refresh } from './fetchCart';
import type { Intent } from './cartTypes';

const {
  viewMounted, changeUndone, refreshRequested, externalLoadEnded, cartReset, cartRestored, abandonedIntentsResumed, intentSent,
  intentDropped, sendingPaused, sendingResumed,
} = cartActions; // prettier-ignore

const WAKING = [
  ...INTENTS,
  viewMounted,
  externalLoadEnded,
  changeUndone,
  refreshRequested,
  cartReset,
  cartRestored,
  abandonedIntentsResumed,
  sendingResumed,
] as const;

/**
 * The shopper has signed out, or the flush on pagehide has replaced the intent: its response is about a cart that is no longer
 * shown.
 */
function* isDropped({ id }: Intent): SagaGenerator<boolean> {
  return !(yield* select(selectIntents)).some((intent) => intent.id === id);
}

/** Sends one intent until its outcome is known or it is given up. */
function* sendUntilConfirmed(intent: Intent): SagaGenerator {
  const [api, page] = [yield* getApi(), yield* getPage()];
  const isOffline = () => !page.visibility.isOnline();
  if (intent.kind === 'insert' && intent.isReplay && intent.isSentWithoutId) {
    yield* put(intentDropped({ id: intent.id })); // the shop may have it and would count it twice
    return void (yield* put(refreshRequested()));
  }
  for (let tries = 0; ;) {
    if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
    if (isOffline()) return void (yield* put(sendingPaused({ pause: 'offline' })));
    const hasId = api.acceptsOptionalFields();
    yield* put(intentSent({ id: intent.id, hasId }));
    let operation = '';
    try {
      const answer = yield* call(() =>
        sendIntent(intent, (id, input): Promise<unknown> => {
          operation = id;
          return api.call(id, input, { retry: false });
        }),
      );
      const cart = readCart(operation, answer);
      if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
      return yield* onIntentConfirmed(cart, intent);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        yield* put(intentDropped({ id: intent.id })); // a bug must not stop the queue
        yield* put(refreshRequested()); // the shop may have it; also wakes the queue for what waits behind it
        throw error;
      }
      if (yield* isDropped(intent)) continue;
      if (hasId && !api.acceptsOptionalFields() && !isOutcomeUnknown(error)) continue; // its id was refused
      const delayMs = EDIT_RETRY_DELAYS_MS[tries];
      tries += 1;
      const isTriedAgain = isRetryable(error, intent, api.acceptsOptionalFields()) && (isOffline() || delayMs !== undefined);
      if (!isTriedAgain) return yield* handleFailure(error, intent);
      yield* delay(isOffline() ? 0 : (delayMs ?? 0));
    }
  }
}

/** Sends the state's intents in their order, then loads the cart if needed; waiting intents may still change. */
export function* watchQueue(): SagaGenerator {
  const { watchChanges, awaitDebounce } = createAmountDebounce();
  yield* fork(watchChanges); // first, so that it receives an action before the queue does
  yield* fork(watchBusy);
  yield* call(
    serialQueue('cart.queue', WAKING, function* drain() {
      while ((yield* select(selectPause)) === null) {
        const intent = yield* select(selectNextIntent);
        if (intent === null) {
          if (!(yield* select(selectIsRefreshNeeded))) return;
          yield* withCartMutex(refresh);
        } else if (!(yield* awaitDebounce(intent))) {
          yield* withCartMutex(function* sendIfNext() {
            // It may have changed while another feature held the cart mutex.
            if ((yield* select(selectNextIntent)) === intent) yield* sendUntilConfirmed(intent);
          });
        }
      }
    }),
  );
}
