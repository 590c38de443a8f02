import { cartActions } from '../features/cart';
import type { AddRequest } from '../features/cart';
import { scrollActions } from '../features/scroll';
import { searchActions } from '../features/search';
import type { VitrinaStore } from './createStore';

type Data = Readonly<Record<string, string | undefined>>;

/**
 * What `data-vitrina-action="<name>"` on the page's own markup does. False when its data do not say enough: the
 * element's own link or form then goes on.
 */
export function pageActions(dispatch: VitrinaStore['dispatch']): Record<string, (data: Data) => boolean> {
  return {
    'back-to-top': () => {
      dispatch(scrollActions.backToTopRequested());
      return true;
    },
    /** On a button or link with data, or on a form whose fields of these names say it (R4.058, A085). */
    'add-to-cart': ({ variantId, articleId, count = '1' }) => {
      const request = toAddRequest(variantId, count, articleId);
      if (request === null) return false;
      dispatch(cartActions.addRequested(request));
      return true;
    },
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

/** Ids as the shop writes them; a count that is none would be a surprise, so the server's own page answers it. */
const ID = /^[\w-]{1,64}$/;
const COUNT = /^[1-9]\d{0,2}$/;

function toAddRequest(variantId: string | undefined, count: string, articleId?: string): AddRequest | null {
  if (variantId === undefined || !ID.test(variantId) || !COUNT.test(count)) return null;
  return { variantId, count: Number(count), ...(articleId !== undefined && ID.test(articleId) ? { articleId } : {}) };
}

/** What the cart offers in the JS API: `vitrina.cart.add(variantId, count)`. */
export const cartMethods = (dispatch: VitrinaStore['dispatch']): Record<string, (...args: unknown[]) => unknown> => ({
  'cart.add': (variantId, count = 1) => {
    const request = toAddRequest(String(variantId), String(count));
    if (request === null) throw new TypeError('vitrina.cart.add(variantId, count): the id of a variant and a count from 1 to 999');
    dispatch(cartActions.addRequested(request));
  },
});
