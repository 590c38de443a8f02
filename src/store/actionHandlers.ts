import type { AddRequest } from '../features/cart';
import type { IntentLog } from '../features/cartSummary';
import { backToTopActions } from '../features/backToTop';
import { searchActions } from '../features/search';
import type { Services } from '../features/sagaContext';
import { isRepeatedClick } from '../shop/interaction';
import type { LoadCart, VitrinaStore } from './createStore';

interface ActionParts extends Pick<Services, 'page' | 'api'> {
  store: VitrinaStore;
  loadCart: LoadCart;
  intentLog: IntentLog;
}

type Data = Readonly<Record<string, string | undefined>>;

type Fields = Record<string, string>;

/** `button` only tells one button from another; `hasForm`: its element can do without us. See `loader/pageActions`. */
type PageAction = (data: Data, button: object, hasForm?: boolean) => boolean | Promise<Fields | void>;

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
    'add-to-cart': ({ variantId, articleId, count = '1' }, button, hasForm = false) => {
      const request = toAddRequest(variantId, count, articleId);
      if (request === null) return false;
      if (busy.has(button) || isRepeatedClick(clicks.get(button) ?? null, now())) return true;
      clicks.set(button, now());
      busy.add(button);
      return add(parts, request, hasForm).finally(() => busy.delete(button));
    },
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

type Addition = AddRequest & { variantId: string; count: number };

/**
 * R4.058: resolves when the call has ended, well or badly; rejects only where the cart's code cannot be had. Until it is
 * there the tab's log has the wish, and a page that goes says it with its last words: the shop does it once.
 */
async function add({ store, loadCart, page, api, intentLog }: ActionParts, request: Addition, hasForm = false): Promise<Fields | void> {
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
  return addToCart(store, { ...body, hasForm }, isLogged);
}

/** Ids as the shop writes them; a count that is none would be a surprise, so the server's own page answers it. */
const ID = /^[\w-]{1,64}$/;
const COUNT = /^[1-9]\d{0,2}$/;

function toAddRequest(variantId: string | undefined, count: string, articleId?: string): Addition | null {
  if (variantId === undefined || !ID.test(variantId) || !COUNT.test(count)) return null;
  return { variantId, count: Number(count), ...(articleId !== undefined && ID.test(articleId) ? { articleId } : {}) };
}

/** What the cart offers in the JS API: `vitrina.cart.add(variantId, count)`. */
export const cartMethods = (parts: ActionParts): Record<string, (...args: unknown[]) => unknown> => ({
  'cart.add': (variantId, count = 1) => {
    const request = toAddRequest(String(variantId), String(count));
    if (request === null) throw new TypeError('vitrina.cart.add(variantId, count): the id of a variant and a count from 1 to 999');
    return add(parts, request);
  },
});
