import type { AddRequest } from '../../features/cart';
import { cartSummaryActions } from '../../features/cartSummary';
import { isDto } from '../../lib/dto';
import { randomId } from '../../lib/randomId';
import { isId } from './isId';
import type { Press } from './createPress';
import type { ActionParts, Data, Fallback, Fields, JsMethods, PageAction } from './types';

type Addition = AddRequest & { count: number };

/**
 * R4.058: resolves when the request has ended, successfully or not; rejects only if the cart's code cannot be loaded. Until then
 * the tab's log holds the intent, which pagehide flushes: the shop applies it once. A loaded cart takes it at once, as it overwrites
 * the log.
 */
async function add(
  { store, loadCartFeature, page, api, intentLog }: ActionParts,
  request: Addition,
  fallback?: Fallback,
): Promise<Fields | void> {
  const intentId = randomId();
  const body = { ...request, intentId };
  const { count, ...item } = request;
  const isCartLoaded = 'cart' in store.getState();
  if (isCartLoaded) store.dispatch(cartSummaryActions.additionRequested({ ...body, fallback }));
  const isInLog = isCartLoaded || intentLog.add({ id: intentId, status: 'waiting', kind: 'insert', item, count });
  const stopLeaving = page.visibility.onHide(() => {
    if (!isCartLoaded && (!isInLog || api.acceptsOptionalFields())) api.sendOnLeave('cartInsert', { body }); // else the next page sends it, once
  });
  const cart = await loadCartFeature()
    .catch((error: unknown) => {
      if (isCartLoaded) return null; // the form must not submit it, too
      intentLog.remove(intentId); // the form submits it
      throw error;
    })
    .finally(stopLeaving);
  return cart?.addToCart(store, { ...body, fallback }, isInLog);
}

/** An invalid count is left to the server's own page. */
const COUNT = /^[1-9]\d{0,2}$/;

/** R3.048, R3.049, A085: a variant, with its article if known; or digital goods, by article and id. */
function toAddRequest({ variantId, articleId, id, count = '1' }: Data): Addition | null {
  if (!COUNT.test(count)) return null;
  if (isId(variantId)) return { variantId, count: Number(count), ...(isId(articleId) ? { articleId } : {}) };
  return variantId === undefined && isId(articleId) && isId(id) ? { articleId, id, count: Number(count) } : null;
}

/** On a button or link with data, or on a form with fields of these names (R4.058, A085). */
export const addToCartAction =
  (parts: ActionParts, { press }: Press): PageAction =>
  (data, button, fallback) => {
    const request = parts.shop.config.maintenance ? null : toAddRequest(data);
    if (request === null) return false;
    return press(button, () => add(parts, request, fallback));
  };

const USAGE = 'vitrina.cart.add(item, count): the id of a variant, or { articleId, id } of digital goods, and a count from 1 to 999';

const toText = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** The cart's methods of the JS API. */
export const cartMethods = (parts: ActionParts): JsMethods => ({
  'cart.add': (item, count = 1) => {
    if (parts.shop.config.maintenance) throw new Error('vitrina.cart.add: the shop is under maintenance');
    const { variantId, articleId, id } = isDto(item) ? item : { variantId: item };
    const request = toAddRequest({ variantId: toText(variantId), articleId: toText(articleId), id: toText(id), count: String(count) });
    if (request === null) throw new TypeError(USAGE);
    return add(parts, request);
  },
});
