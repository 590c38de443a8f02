import { accountActions, selectIsLogged } from '../../features/account';
import type { ActionParts } from './types';
import { WIDGETS_OF_ACTIONS } from './widgetsOfActions';

/** Shows the login form of the header (A053). False for customers, and on a page without it. */
export function openLogin({ store, loadFirstVisible }: Pick<ActionParts, 'store' | 'loadFirstVisible'>): boolean {
  if (selectIsLogged(store.getState()) || !loadFirstVisible(WIDGETS_OF_ACTIONS.login)) return false;
  store.dispatch(accountActions.displayChanged({ display: 'login' }));
  return true;
}
