import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, delay, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { withCartLock } from '../cartSummary';
import { getApi, getPage } from '../sagaContext';
import { onIntentConfirmed } from './applyServerCart';
import { sendIntent } from './cartRequests';
import { isRetryable, handleFailure, watchBusy } from './cartFailures';
import { AMOUNT_INPUT_TIMEOUT_MS } from './cartRules';
import { selectIntents, selectIsRefreshNeeded, selectNextIntent, selectPause } from './cartSelectors';
import { cartActions } from './cartSlice';
import { INTENTS, readCart, refresh, RETRY_DELAYS_MS } from './fetchCart';
import type { Intent } from './cartTypes';

const {
  viewMounted, amountChanged, changeUndone, refreshRequested, externalLoadEnded, cartReset, cartRestored, leftIntentsAdopted, intentSent,
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
  leftIntentsAdopted,
  sendingResumed,
] as const;

/** Debounces of lines whose amount is being changed, by line id. */
type Debounces = Map<string, Promise<void>>;

/** A080: the 250 ms restart with every change, also during another request. */
function* watchTyping(debounces: Debounces): Steps {
  for (;;) {
    const { payload } = yield* take(amountChanged);
    debounces.set(payload.cartItemId, new Promise((resolve) => setTimeout(resolve, AMOUNT_INPUT_TIMEOUT_MS)));
  }
}

/** A080: an amount that changes again within 250 ms is not sent. */
function* awaitDebounce(intent: Intent, debounces: Debounces): Steps<boolean> {
  if (intent.status !== 'waiting' || intent.kind !== 'amount') return false;
  const rest = debounces.get(intent.cartItemId);
  yield* call(() => rest);
  if (debounces.get(intent.cartItemId) === rest) debounces.delete(intent.cartItemId);
  return (yield* select(selectNextIntent)) !== intent;
}

/**
 * The shopper has signed out, or the flush on pagehide has replaced the intent: its response is about a cart that is no longer
 * shown.
 */
function* isDropped({ id }: Intent): Steps<boolean> {
  return !(yield* select(selectIntents)).some((intent) => intent.id === id);
}

/** Sends one intent until its outcome is known or it is given up. */
function* settle(intent: Intent): Steps {
  const [api, page] = [yield* getApi(), yield* getPage()];
  const isOffline = () => !page.visibility.isOnline();
  if (intent.kind === 'insert' && intent.isReplay && intent.isSentWithoutId) {
    yield* put(intentDropped({ id: intent.id })); // the shop may have it and would count it twice
    return void (yield* put(refreshRequested()));
  }
  for (let tries = 0; ;) {
    if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
    if (isOffline()) return void (yield* put(sendingPaused({ pause: 'offline' })));
    const hasId = api.hasExtensions();
    yield* put(intentSent({ id: intent.id, hasId }));
    let operation = '';
    try {
      const answer = yield* call(() =>
        sendIntent(intent, (id, input): Promise<unknown> => {
          operation = id;
          return api.call(id, input, { isTriedOnce: true });
        }),
      );
      const cart = readCart(operation, answer);
      if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
      return yield* onIntentConfirmed(cart, intent);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        yield* put(intentDropped({ id: intent.id })); // a bug must not stop the queue
        throw error;
      }
      if (yield* isDropped(intent)) continue;
      if (hasId && !api.hasExtensions() && !isOutcomeUnknown(error)) continue; // its id was refused
      const delayMs = RETRY_DELAYS_MS[tries];
      tries += 1;
      const isTriedAgain = isRetryable(error, intent, api.hasExtensions()) && (isOffline() || delayMs !== undefined);
      if (!isTriedAgain) return yield* handleFailure(error, intent);
      yield* delay(isOffline() ? 0 : (delayMs ?? 0));
    }
  }
}

/** Sends the state's intents in their order, then loads the cart if needed; waiting intents may still change. */
export function* watchQueue(): Steps {
  const debounces: Debounces = new Map();
  yield* fork(watchTyping, debounces); // first, so that it receives an action before the queue does
  yield* fork(watchBusy);
  yield* call(
    serialQueue('cart.queue', WAKING, function* drain() {
      while ((yield* select(selectPause)) === null) {
        const intent = yield* select(selectNextIntent);
        if (intent === null) {
          if (!(yield* select(selectIsRefreshNeeded))) return;
          yield* withCartLock(refresh);
        } else if (!(yield* awaitDebounce(intent, debounces))) {
          yield* withCartLock(function* settleIfNext() {
            // It may have changed while another feature held the mutex.
            if ((yield* select(selectNextIntent)) === intent) yield* settle(intent);
          });
        }
      }
    }),
  );
}
