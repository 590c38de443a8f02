import { ApiError } from '../../../src/api/ApiError';
import { accountActions } from '../../../src/features/account';
import { cartSummaryActions, selectCartId, selectSummary } from '../../../src/features/cartSummary';
import { CORE_FEATURES } from '../../../src/store/coreFeatures';
import { createStore } from '../../../src/store/createStore';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { fakeApi, InvalidResponse } from '../../support/fakes/fakeApi';
import { fakePage } from '../../support/fakes/fakePage';
import type { FakePage } from '../../support/fakes/fakePage';
import { createTestStore, importCart, importWishlist } from '../../support/fakes/createTestStore';
import { testShop } from '../../support/fakes/testShop';
import { takeBugs } from '../../support/fakes/reportedBugs';

test('a page that cannot fetch the cart still links to it', async () => {
  const logged = { at: 0, intents: [{ id: '12345678', kind: 'insert' }] };
  const page = fakePage({ session: { 'vitrina.cart-intents': JSON.stringify(logged) } });
  const shop = { ...testShop(page, {}), addTexts: () => Promise.reject(new Error('chunk lost')) };
  const { store, injectFeature, dispose } = createStore({ page, api: fakeApi({}), shop, importCart, importWishlist });
  CORE_FEATURES.forEach(injectFeature);
  while (page.logs.length === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  store.dispatch(cartSummaryActions.goToCartRequested({ isInCheckout: false }));
  expect(page.assigned).toEqual([shop.links.cart()]);
  expect(page.logs.map(({ message }) => message)).toEqual(['vitrina: cartSummary.loadCartFeature failed']);
  expect(takeBugs()).toHaveLength(1);
  dispose();
});

test.each([
  ['comes back from the back-forward cache', (page: FakePage) => page.show(true)],
  ['becomes visible again', (page: FakePage) => page.setHidden(false)],
])('a page without the cart’s code requests the summary when it %s, and not when it goes', async (_how, returnToPage) => {
  let pieces = 1;
  const answers = { widgetCart: () => cartDto([articleDto({ count: pieces })], { pieces }) };
  const { page, api, dispatch, state, dispose } = createTestStore({ isCartThere: false, answers });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await settled();
  pieces = 4;
  page.setHidden(true);
  page.show(false);
  await settled();
  expect([selectSummary(state()).pieces, api.calls.length]).toEqual([1, 1]);
  returnToPage(page);
  await settled();
  expect([selectSummary(state()).pieces, api.calls.length]).toEqual([4, 2]);
  dispose();
});

test.each([
  [-3, 0],
  [2.7, 2],
  ['4', 4],
])('%p pieces are shown as %i', async (pieces, expected) => {
  const answers = { widgetCart: () => new InvalidResponse({ ...cartDto([articleDto()]), pieces }) };
  const { dispatch, state, dispose } = createTestStore({ isCartThere: false, answers });
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(selectSummary(state()).pieces).toBe(expected);
  dispose();
});

test('[R3.018] [R7.006] an id of the cart that is a number is known as well: the sign-in and other requests name it', async () => {
  const answers = { widgetCart: () => new InvalidResponse({ ...cartDto([articleDto()], { pieces: 1 }), cartId: 812 }) };
  const { dispatch, state, dispose } = createTestStore({ isCartThere: false, answers });
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(selectCartId(state())).toBe('812');
  dispose();
});

test.each([
  ['knows a signed-in customer', { account: { isLogged: true } }, 1],
  ['knows nobody', {}, 0],
])('[A069] a page that says that there is no cart, in a tab that %s: it may come from a cache', async (_who, snapshot, reads) => {
  const { api, dispatch, dispose } = createTestStore({
    isCartThere: false,
    config: { cartId: null },
    page: { session: { 'vitrina.snapshot': JSON.stringify({ v: 1, ...snapshot }) } },
    answers: { widgetCart: () => cartDto([articleDto()]), widgetAccount: () => new Promise(() => undefined) },
  });
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(api.callsOf('widgetCart')).toHaveLength(reads);
  dispose();
});

test('[A069] a browser that was marked as having a cart is so no longer once the shop has none', async () => {
  const { page, dispatch, dispose } = createTestStore({
    isCartThere: false,
    page: { local: { 'vitrina.has-cart': '1' } },
    answers: { widgetCart: () => ({ ...cartDto([]), cartId: null, exists: false }) },
  });
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(page.storage.local.get('vitrina.has-cart')).toBe(null);
  dispose();
});

test('[R7.146] an older answer does not replace the newer one: reads of the cart wait for each other', async () => {
  const answers: ((pieces: number) => void)[] = [];
  const { page, dispatch, state, dispose } = createTestStore({
    isCartThere: false,
    answers: {
      widgetCart: () => new Promise((resolve) => answers.push((pieces) => resolve(cartDto([articleDto({ count: pieces })], { pieces })))),
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  await settled();
  page.receive('vitrina.cart', { v: 1, kind: 'cart-changed' });
  await settled();
  answers[1]?.(2);
  await settled();
  answers[0]?.(1);
  await settled();
  answers[1]?.(2);
  await settled();
  expect(selectSummary(state()).pieces).toBe(2);
  dispose();
});

test('[R7.146] on the checkout’s page the checkout loads the cart: nobody else does, unless that failed', async () => {
  const answers = { widgetCart: () => cartDto([articleDto({ count: 3 })], { pieces: 3 }) };
  const { page, api, dispatch, state, dispose } = createTestStore({
    isCartThere: false,
    answers,
    page: { href: 'https://www.shop.si/kosarica/1' },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: true }));
  page.events.emit('widget-failed', { widget: 'search-bar' });
  await settled();
  expect(api.calls).toEqual([]);
  page.events.emit('widget-failed', { widget: 'checkout' });
  await settled();
  expect([selectSummary(state()).pieces, api.calls.length]).toEqual([3, 1]);
  dispose();
});

test('a sign-out clears the summary also while a call that began before it still hangs', async () => {
  const isFirst = [true];
  const widgetCart = () => (isFirst.pop() ? new Promise<never>(() => undefined) : Promise.resolve(cartDto([articleDto()], { pieces: 1 })));
  const { dispatch, state, dispose } = createTestStore({ isCartThere: false, answers: { widgetCart } });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  dispatch(cartSummaryActions.viewMounted({ isInCheckout: true }));
  dispatch(cartSummaryActions.summaryChanged({ cartId: 'c-1', pieces: 7, total: 70 }));
  dispatch(accountActions.loggedIn({ isFromOtherTab: true }));
  await settled();
  dispatch(accountActions.loggedOut({ isFromOtherTab: true }));
  await settled();
  expect(selectSummary(state()).pieces).not.toBe(7);
  dispose();
});

describe('the answer that the summary came from', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  async function pageWithSummary(options: Parameters<typeof createTestStore>[0] = {}) {
    const tab = createTestStore({ isCartThere: false, answers: { widgetCart: () => cartDto([articleDto()], { pieces: 1 }) }, ...options });
    tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
    await settled();
    return {
      ...tab,
      async loadCartFeature() {
        await tab.loadCartFeature();
        await settled();
      },
      titles: () => tab.state().cart?.server?.articles.map(({ title }) => title),
    };
  }

  test('gives the cart’s code its lines, without another call, and without telling the page again', async () => {
    const { api, page, loadCartFeature, titles, dispose } = await pageWithSummary();
    await loadCartFeature();
    expect([titles(), api.callsOf('widgetCart').length]).toEqual([[articleDto().title], 1]);
    expect(page.emitted.filter(({ name }) => name === 'cart-changed')).toHaveLength(1);
    dispose();
  });

  test('is too old after ten seconds: the cart is requested', async () => {
    const { page, api, loadCartFeature, dispose } = await pageWithSummary();
    page.setNow(10_001);
    await loadCartFeature();
    expect(api.callsOf('widgetCart')).toHaveLength(2);
    dispose();
  });

  test('is not used once the session has ended: the cart is requested', async () => {
    const { api, dispatch, loadCartFeature, dispose } = await pageWithSummary();
    dispatch(accountActions.sessionEnded());
    await settled();
    expect(api.callsOf('widgetCart')).toHaveLength(1); // the page itself asks nothing more
    await loadCartFeature();
    expect(api.callsOf('widgetCart')).toHaveLength(2);
    dispose();
  });

  test('is not used after a sign-out: it was of another session', async () => {
    const first = [cartDto([articleDto()], { pieces: 1 })];
    const widgetCart = () => first.pop() ?? new Promise<never>(() => undefined);
    const { dispatch, loadCartFeature, titles, dispose } = await pageWithSummary({ answers: { widgetCart } });
    dispatch(accountActions.loggedOut({ isFromOtherTab: true }));
    await loadCartFeature();
    expect(titles()).toBeUndefined();
    dispose();
  });

  test('is not used once a later request has failed: the cart may have changed', async () => {
    const answers = [cartDto([articleDto()], { pieces: 1 }), new ApiError('timeout', 'widgetCart')];
    const widgetCart = () => answers.shift() ?? new Promise<never>(() => undefined);
    const { page, loadCartFeature, titles, dispose } = await pageWithSummary({ answers: { widgetCart } });
    page.setHidden(true);
    page.setHidden(false);
    await settled();
    await loadCartFeature();
    expect([answers.length, titles()]).toEqual([0, undefined]);
    dispose();
  });

  test('does not overwrite what the shopper has changed since: that is sent, and its answer shown', async () => {
    const answers = {
      widgetCart: () => cartDto([articleDto()], { pieces: 1 }),
      cartInsert: () => cartDto([articleDto({ count: 2 })], { pieces: 2 }),
    };
    const tab = await pageWithSummary({ answers });
    tab.intentLog.add({ id: '12345678', status: 'waiting', kind: 'insert', item: { variantId: '100' }, count: 1 });
    await tab.loadCartFeature();
    await settled();
    expect([tab.state().cart?.server?.pieces, tab.api.callsOf('widgetCart').length]).toEqual([2, 1]);
    tab.dispose();
  });
});
