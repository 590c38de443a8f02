import { accountActions } from '../../../src/features/account';
import { pageActions } from '../../../src/store/pageActions';
import { createTestStore } from '../../support/fakes/createTestStore';

function openIn({ isLogged = false, hasWidget = true } = {}) {
  const tab = createTestStore({ answers: {} });
  if (isLogged) tab.dispatch(accountActions.accountRestored({ ...tab.state().account, isLogged: true }));
  const reached: (readonly string[])[] = [];
  const loadFirstVisible = (names: readonly string[]): boolean => reached.push(names) > 0 && hasWidget;
  const actions = pageActions({ ...tab, loadFirstVisible });
  return { press: () => actions['login']?.({}, {}), heart: () => actions['wishlist-add']?.({ variantId: '7' }, {}, 'link'), reached, tab };
}

test('[A053] data-vitrina-action="login" opens the login form of the header', () => {
  const { press, reached, tab } = openIn();
  expect([press(), tab.state().account.display]).toEqual([true, 'login']);
  expect(reached).toEqual([['login-drawer', 'account-dashboard', 'user-menu']]);
});

test.each([{ hasWidget: false }, { isLogged: true }])('[A053] with %j its own link is followed', (page) => {
  const { press, tab } = openIn(page);
  expect([press(), tab.state().account.display]).toEqual([false, null]);
});

test('[R1.04] a guest’s heart opens it, and the press waits in the log; without it the link is followed', () => {
  const { heart, tab } = openIn();
  expect([heart(), tab.state().account.display, tab.wishlistLog.read()]).toMatchObject([
    true,
    'login',
    [{ kind: 'insert', item: { variantId: '7' } }],
  ]);
  const without = openIn({ hasWidget: false });
  expect([without.heart(), without.tab.wishlistLog.read()]).toMatchObject([false, [{ item: { variantId: '7' } }]]);
});
