import { backToTopActions } from '../../features/backToTop';
import { searchActions, searchSaga, searchSlice } from '../../features/search';
import { addToCartAction, cartMethods } from './addToCartAction';
import { createPress } from './createPress';
import { heartAction } from './heartAction';
import { openLogin } from './openLogin';
import { modalMethods, openModalAction } from './openModalAction';
import type { ActionParts, JsMethods, PageAction } from './types';

export type { JsMethods } from './types';
export { WIDGETS_OF_ACTIONS } from './widgetsOfActions';

/**
 * Handlers of `data-vitrina-action="<name>"` on the page's own markup. False when the data are incomplete: the element's own link
 * or form is then used. A promise is pending as long as the request; if it resolves to data, the element's form has to submit
 * them itself.
 */
export function pageActions(parts: ActionParts): Record<string, PageAction> {
  const { dispatch } = parts.store;
  const pressOnce = createPress(parts.page.clock.now);
  return {
    'back-to-top': () => {
      dispatch(backToTopActions.backToTopRequested());
      return true;
    },
    'add-to-cart': addToCartAction(parts, pressOnce),
    'wishlist-add': heartAction(parts, pressOnce),
    login: () => openLogin(parts),
    'open-modal': openModalAction(parts),
    search: ({ keyword = '' }) => {
      if (keyword.trim() === '') return false;
      parts.injectFeature({ slice: searchSlice, saga: searchSaga }); // on a page without a search bar
      dispatch(searchActions.searchRequested({ keyword }));
      return true;
    },
  };
}

/** The methods of `window.vitrina` that need the store. */
export const jsMethods = (parts: ActionParts): JsMethods => ({ ...cartMethods(parts), ...modalMethods(parts) });
