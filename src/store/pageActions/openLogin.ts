import { accountActions, selectIsLogged } from '../../features/account';
import type { ActionParts } from './types';

const LOGIN_WIDGETS = ['login-drawer', 'account-dashboard', 'user-menu'];

/** Shows the login form of the header (A053). False for customers, and on a page without it. */
export function openLogin({ store, loadFirstVisible }: Pick<ActionParts, 'store' | 'loadFirstVisible'>): boolean {
  if (selectIsLogged(store.getState()) || !loadFirstVisible(LOGIN_WIDGETS)) return false;
  store.dispatch(accountActions.displayChanged({ display: 'login' }));
  return true;
}
