import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { toCart } from '../cart';
import { applyCheckoutResponse } from '../checkoutResponse';
import { getApi } from '../sagaContext';
import { toPurchase } from './checkoutMapping';
import type { Purchase } from './checkoutTypes';

/**
 * - `none`: there is no such order
 * - `replaced`: no order, and the session has another cart with goods
 * - `gone`: the session has neither the order nor its cart
 * - `unknown`: the shop did not respond
 */
export type LookupResult = { purchase: Purchase } | 'none' | 'replaced' | 'gone' | 'unknown' | 'signIn';

/** Fetches the order made of this cart, whichever cart the tab has by now. */
export function* fetchPurchase(cartId: string): Steps<LookupResult> {
  const api = yield* getApi();
  try {
    const answer: unknown = yield* call(() => api.call('loadPurchase', { query: { cartId } }, { isTriedOnce: true }));
    const purchase = toPurchase(answer);
    if (purchase !== null) return { purchase };
    if (!(yield* applyCheckoutResponse(answer))) return 'unknown';
    const cart = toCart(answer);
    if (cart === null || cart.cartId === cartId) return 'none';
    return cart.lines > 0 ? 'replaced' : 'gone';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'signIn';
    const isClear = error.kind === 'http' && error.status !== 429 && !isOutcomeUnknown(error);
    return isClear ? 'none' : 'unknown';
  }
}
