import { ApiError } from '../../api/ApiError';
import { call, cancelled, delay, race } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { toCart } from '../cart';
import { getApi } from '../sagaContext';
import { toPurchase } from './checkoutMapping';
import type { Purchase } from './checkoutTypes';

/**
 * - `none`: there is no such order
 * - `replaced`: no order, and the session has another cart with goods
 * - `gone`: the session has neither the order nor its cart
 * - `unknown`: the shop did not respond, or refuses to answer
 */
export type LookupResult = { purchase: Purchase } | 'none' | 'replaced' | 'gone' | 'unknown' | 'signIn';

/** How long a page waits for an answer before it shows its step without one. */
const LOOKUP_LIMIT_MS = 4000;

/** Fetches the order made of this cart, whichever cart the tab has by now. Applies nothing, so it needs no turn in the cart's queue. */
export function* fetchPurchase(cartId: string): SagaGenerator<LookupResult> {
  const api = yield* getApi();
  const controller = new AbortController();
  try {
    const { signal } = controller;
    const answer: unknown = yield* call(() => api.call('loadPurchase', { query: { cartId } }, { retry: false, signal }));
    const purchase = toPurchase(answer);
    if (purchase !== null) return { purchase };
    const cart = toCart(answer);
    if (cart === null) return 'unknown';
    if (cart.cartId === cartId) return 'none';
    return cart.lines > 0 ? 'replaced' : 'gone';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'signIn';
    return error.status === 404 || error.status === 410 ? 'none' : 'unknown';
  } finally {
    if (yield* cancelled()) controller.abort();
  }
}

/** The same, `unknown` after a few seconds without an answer. */
export function* fetchPurchaseSoon(cartId: string): SagaGenerator<LookupResult> {
  const { found } = yield* race({ found: fetchPurchase(cartId), limit: delay(LOOKUP_LIMIT_MS) });
  return found ?? 'unknown';
}
