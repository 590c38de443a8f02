import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, delay, put, race, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { accountActions } from '../account';
import { EDIT_RETRY_DELAYS_MS } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { applyCart } from './applyServerCart';
import { toCart } from './cartMapping';
import { cartActions } from './cartSlice';
import type { Cart } from './cartTypes';

const { addRequested, amountChanged, itemsRemoved, removalUndoRequested, serviceChanged, retryRequested, cartRequested, cartFailed } =
  cartActions;

/** Actions after which there is an intent to send. */
export const INTENTS = [addRequested, amountChanged, itemsRemoved, removalUndoRequested, serviceChanged, retryRequested] as const;

export function readCart(operation: string, answer: unknown): Cart {
  const cart = toCart(answer);
  if (cart === null) throw new ApiError('malformed', operation, { cause: 'shape' });
  return cart;
}

/** R7.146: loads the cart. A new intent takes precedence: its response contains the cart. */
export function* refresh(): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(cartRequested());
  for (const delayMs of [...EDIT_RETRY_DELAYS_MS, null]) {
    const controller = new AbortController();
    try {
      const { answer, overtaken } = yield* race({
        answer: call(() => api.call('widgetCart', {}, { signal: controller.signal, retry: false })),
        overtaken: take(INTENTS),
      });
      if (overtaken !== undefined) return controller.abort();
      return yield* applyCart(readCart('widgetCart', answer), null);
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
