import type { AddRequest } from '../features/cart';
import { cartSummaryActions } from '../features/cartSummary';
import type { IntentLog } from '../features/cartSummary';
import { backToTopActions } from '../features/backToTop';
import { searchActions, searchSaga, searchSlice } from '../features/search';
import type { Services } from '../features/sagaContext';
import { isDto } from '../lib/dto';
import { isRepeatedClick } from '../shop/interaction';
import type { InjectFeature, LoadCart, VitrinaStore } from './createStore';

interface ActionParts extends Services {
  store: VitrinaStore;
  loadCart: LoadCart;
  injectFeature: InjectFeature;
  intentLog: IntentLog;
}

type Data = Readonly<Record<string, string | undefined>>;

type Fields = Record<string, string>;

type Fallback = AddRequest['fallback'];

/** `button` only identifies the pressed button; `fallback`: what its element does without us. See `loader/pageActions`. */
type PageAction = (data: Data, button: object, fallback?: Fallback) => boolean | Promise<Fields | void>;

/**
 * Handlers of `data-vitrina-action="<name>"` on the page's own markup. False when the data are incomplete: the element's own link
 * or form is then used. A promise is pending as long as the request; if it resolves to data, the element's form has to submit
 * them itself.
 */
export function pageActions(parts: ActionParts): Record<string, PageAction> {
  const { dispatch } = parts.store;
  const { now } = parts.page.clock;
  const clicks = new WeakMap<object, number>();
  const busy = new WeakSet();

  return {
    'back-to-top': () => {
      dispatch(backToTopActions.backToTopRequested());
      return true;
    },
    /** On a button or link with data, or on a form with fields of these names (R4.058, A085). */
    'add-to-cart': (data, button, fallback) => {
      const request = parts.shop.config.maintenance ? null : toAddRequest(data);
      if (request === null) return false;
      if (busy.has(button) || isRepeatedClick(clicks.get(button) ?? null, now())) return true;
      clicks.set(button, now());
      busy.add(button);
      return add(parts, request, fallback).finally(() => busy.delete(button));
    },
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      parts.injectFeature({ slice: searchSlice, saga: searchSaga }); // on a page without a search bar
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

type Addition = AddRequest & { count: number };

/**
 * R4.058: resolves when the request has ended, successfully or not; rejects only if the cart's code cannot be loaded. Until then
 * the tab's log holds the intent, which pagehide flushes: the shop applies it once. A loaded cart takes it at once, as it overwrites
 * the log.
 */
async function add({ store, loadCart, page, api, intentLog }: ActionParts, request: Addition, fallback?: Fallback): Promise<Fields | void> {
  const intentId = `${page.clock.now()}-${Math.random().toString(36).slice(2)}`;
  const body = { ...request, intentId };
  const { count, ...item } = request;
  const isCartLoaded = 'cart' in store.getState();
  if (isCartLoaded) store.dispatch(cartSummaryActions.additionRequested({ ...body, fallback }));
  const isLogged = isCartLoaded || intentLog.add({ id: intentId, status: 'waiting', kind: 'insert', item, count });
  const stopLeaving = page.visibility.onHide(() => {
    if (!isCartLoaded && (!isLogged || api.hasExtensions())) api.sendOnLeave('cartInsert', { body }); // else the next page sends it, once
  });
  const cart = await loadCart()
    .catch((error: unknown) => {
      if (isCartLoaded) return null; // the form must not submit it, too
      intentLog.remove(intentId); // the form submits it
      throw error;
    })
    .finally(stopLeaving);
  return cart?.addToCart(store, { ...body, fallback }, isLogged);
}

/** Ids as the shop writes them; an invalid count is left to the server's own page. */
const ID = /^[\w-]{1,64}$/;
const COUNT = /^[1-9]\d{0,2}$/;

/** R3.048, R3.049, A085: a variant, with its article if known; or digital goods, by article and id. */
function toAddRequest({ variantId, articleId, id, count = '1' }: Data): Addition | null {
  const isId = (value: string | undefined): value is string => value !== undefined && ID.test(value);
  if (!COUNT.test(count)) return null;
  if (isId(variantId)) return { variantId, count: Number(count), ...(isId(articleId) ? { articleId } : {}) };
  return variantId === undefined && isId(articleId) && isId(id) ? { articleId, id, count: Number(count) } : null;
}

const USAGE = 'vitrina.cart.add(item, count): the id of a variant, or { articleId, id } of digital goods, and a count from 1 to 999';

const toText = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** The cart's methods of the JS API. */
export const cartMethods = (parts: ActionParts): Record<string, (...args: unknown[]) => unknown> => ({
  'cart.add': (item, count = 1) => {
    if (parts.shop.config.maintenance) throw new Error('vitrina.cart.add: the shop is under maintenance');
    const { variantId, articleId, id } = isDto(item) ? item : { variantId: item };
    const request = toAddRequest({ variantId: toText(variantId), articleId: toText(articleId), id: toText(id), count: String(count) });
    if (request === null) throw new TypeError(USAGE);
    return add(parts, request);
  },
});
