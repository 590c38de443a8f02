import type { AddRequest } from '../features/cart';
import type { IntentLog } from '../features/cartSummary';
import { backToTopActions } from '../features/backToTop';
import { searchActions } from '../features/search';
import type { Services } from '../features/sagaContext';
import { isDto } from '../lib/dto';
import { isRepeatedClick } from '../shop/interaction';
import type { LoadCart, VitrinaStore } from './createStore';

interface ActionParts extends Services {
  store: VitrinaStore;
  loadCart: LoadCart;
  intentLog: IntentLog;
}

type Data = Readonly<Record<string, string | undefined>>;

type Fields = Record<string, string>;

type Fallback = AddRequest['fallback'];

/** `button` only tells one button from another; `fallback`: what its element can do without us. See `loader/pageActions`. */
type PageAction = (data: Data, button: object, fallback?: Fallback) => boolean | Promise<Fields | void>;

/**
 * What `data-vitrina-action="<name>"` on the page's own markup does. False when its data do not say enough: the
 * element's own link or form then goes on. A promise lasts as long as what was asked for; where it ends in data, the
 * element has to do it itself and say them along.
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
    /** On a button or link with data, or on a form whose fields of these names say it (R4.058, A085). */
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
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

type Addition = AddRequest & { count: number };

/**
 * R4.058: resolves when the call has ended, well or badly; rejects only where the cart's code cannot be had. Until it is
 * there the tab's log has the wish, and a page that goes says it with its last words: the shop does it once.
 */
async function add({ store, loadCart, page, api, intentLog }: ActionParts, request: Addition, fallback?: Fallback): Promise<Fields | void> {
  const intentId = `${page.clock.now()}-${Math.random().toString(36).slice(2)}`;
  const body = { ...request, intentId };
  const { count, ...item } = request;
  const isLogged = !('cart' in store.getState()) && intentLog.add({ id: intentId, status: 'waiting', kind: 'insert', item, count });
  const stopLeaving = page.visibility.onHide(() => api.sendOnLeave('cartInsert', { body }));
  const { addToCart } = await loadCart()
    .catch((error: unknown) => {
      intentLog.remove(intentId); // the form does it
      throw error;
    })
    .finally(stopLeaving);
  return addToCart(store, { ...body, fallback }, isLogged);
}

/** Ids as the shop writes them; a count that is none would be a surprise, so the server's own page answers it. */
const ID = /^[\w-]{1,64}$/;
const COUNT = /^[1-9]\d{0,2}$/;

/** R3.048, R3.049, A085: a variant, with its article where it is known; or digital goods, which are an article and an id. */
function toAddRequest({ variantId, articleId, id, count = '1' }: Data): Addition | null {
  const isId = (value: string | undefined): value is string => value !== undefined && ID.test(value);
  if (!COUNT.test(count)) return null;
  if (isId(variantId)) return { variantId, count: Number(count), ...(isId(articleId) ? { articleId } : {}) };
  return variantId === undefined && isId(articleId) && isId(id) ? { articleId, id, count: Number(count) } : null;
}

const USAGE = 'vitrina.cart.add(item, count): the id of a variant, or { articleId, id } of digital goods, and a count from 1 to 999';

const toText = (value: unknown): string | undefined => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);

/** What the cart offers in the JS API. */
export const cartMethods = (parts: ActionParts): Record<string, (...args: unknown[]) => unknown> => ({
  'cart.add': (item, count = 1) => {
    if (parts.shop.config.maintenance) throw new Error('vitrina.cart.add: the shop is under maintenance');
    const { variantId, articleId, id } = isDto(item) ? item : { variantId: item };
    const request = toAddRequest({ variantId: toText(variantId), articleId: toText(articleId), id: toText(id), count: String(count) });
    if (request === null) throw new TypeError(USAGE);
    return add(parts, request);
  },
});
