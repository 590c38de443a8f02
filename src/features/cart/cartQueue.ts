import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, delay, fork, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions } from '../account';
import { getApi, getPage } from '../sagaContext';
import { onIntentConfirmed, applyCart } from './applyServerCart';
import type { CartContext } from './applyServerCart';
import { sendIntent } from './cartRequests';
import { mayHaveSucceeded, handleFailure, watchBusy } from './cartFailures';
import { toCart } from './cartMapping';
import { AMOUNT_INPUT_TIMEOUT_MS } from './cartRules';
import { selectIntents, selectIsRefreshNeeded, selectNextIntent, selectPause } from './cartSelectors';
import { cartActions } from './cartSlice';
import { withCartLock } from './cartMutex';
import type { Cart, Intent } from './cartTypes';

const {
  viewMounted, addRequested, amountChanged, itemsRemoved, removalUndoRequested, serviceChanged, retryRequested, changeUndone, refreshRequested,
  externalLoadEnded, cartReset, cartRestored, leftIntentsAdopted, cartRequested, cartFailed, intentSent, intentDropped, sendingPaused, sendingResumed,
} = cartActions; // prettier-ignore

/** Delays before a request with an unknown outcome is retried: the same intent with the same id. */
export const RETRY_DELAYS_MS = [300, 1000, 3000];

const INTENTS = [addRequested, amountChanged, itemsRemoved, removalUndoRequested, serviceChanged, retryRequested] as const;
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

function readCart(operation: string, answer: unknown): Cart {
  const cart = toCart(answer);
  if (cart === null) throw new ApiError('malformed', operation, { cause: 'shape' });
  return cart;
}

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
function* settle(intent: Intent, context: CartContext): Steps {
  const [api, page] = [yield* getApi(), yield* getPage()];
  const isOffline = () => !page.visibility.isOnline();
  for (let tries = 0; ; tries += 1) {
    if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
    if (isOffline()) return void (yield* put(sendingPaused({ pause: 'offline' })));
    yield* put(intentSent({ id: intent.id }));
    let operation = '';
    try {
      const answer = yield* call(() =>
        sendIntent(intent, (id, input): Promise<unknown> => {
          operation = id;
          return api.call(id, input);
        }),
      );
      const cart = readCart(operation, answer);
      if (yield* isDropped(intent)) return void (yield* put(refreshRequested()));
      return yield* onIntentConfirmed(cart, intent, context);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        yield* put(intentDropped({ id: intent.id })); // a bug must not stop the queue
        throw error;
      }
      if (yield* isDropped(intent)) continue;
      const delayMs = RETRY_DELAYS_MS[tries];
      const isTriedAgain = mayHaveSucceeded(error, intent) && (isOffline() || delayMs !== undefined);
      if (!isTriedAgain) return yield* handleFailure(error, intent, context, refresh);
      yield* delay(isOffline() ? 0 : (delayMs ?? 0));
    }
  }
}

/** R7.146: loads the cart. A new intent takes precedence: its response contains the cart. */
export function* refresh(context: CartContext): Steps {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(cartRequested());
  for (const delayMs of [...RETRY_DELAYS_MS, null]) {
    const controller = new AbortController();
    try {
      const { answer, overtaken } = yield* race({
        answer: call(() => api.call('widgetCart', {}, { signal: controller.signal, isTriedOnce: true })),
        overtaken: take(INTENTS),
      });
      if (overtaken !== undefined) return controller.abort();
      return yield* applyCart(readCart('widgetCart', answer), null, context);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) yield* put(accountActions.sessionEnded());
      if (delayMs === null || !isOutcomeUnknown(error)) {
        log.warn(`vitrina: no cart (${error.message})`);
        break;
      }
    }
    const { overtaken } = yield* race({ over: call(delay, delayMs), overtaken: take(INTENTS) });
    if (overtaken !== undefined) return;
  }
  yield* put(cartFailed());
}

/**
 * Serializes all requests that read or write the cart, so that no response can be older than the one before. The queue is the
 * state's list of intents: waiting ones may still change.
 */
export function* watchQueue(context: CartContext): Steps {
  const debounces: Debounces = new Map();
  yield* fork(watchTyping, debounces); // first, so that it receives an action before the queue does
  yield* fork(watchBusy);
  yield* call(
    serialQueue('cart.queue', WAKING, function* drain() {
      while ((yield* select(selectPause)) === null) {
        const intent = yield* select(selectNextIntent);
        if (intent === null) {
          if (!(yield* select(selectIsRefreshNeeded))) return;
          yield* withCartLock(() => refresh(context));
        } else if (!(yield* awaitDebounce(intent, debounces))) {
          yield* withCartLock(function* settleIfNext() {
            // It may have changed while another feature held the mutex.
            if ((yield* select(selectNextIntent)) === intent) yield* settle(intent, context);
          });
        }
      }
    }),
  );
}
