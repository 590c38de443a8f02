import { ApiError } from '../../../../src/api/ApiError';
import { addToCart } from '../../../../src/features/cart';
import { accountActions } from '../../../../src/features/account';
import { pageActions } from '../../../../src/store/pageActions';
import { cartDto } from '../../../support/fakes/cartDtos';
import { cartShop } from '../../../support/fakes/cartShop';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';
import { createTestStore } from '../../../support/fakes/createTestStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A shop that takes no intent ids cannot recognise a repeated addition (ADR 017). */
const without = { acceptsOptionalFields: false } as const;
const LOG = 'vitrina.cart-intents';
const insertError = (kind: 'network' | 'http', status?: number) => new ApiError(kind, 'cartInsert', status === undefined ? {} : { status });
const logOf = (...intents: object[]) => JSON.stringify({ at: 0, intents });
const addition = (status: string) => ({ id: 'addition-1', status, kind: 'insert', item: { variantId: '300' }, count: 2 });
/** The same shop, whose pages are not configured: each learns it from its first refusal. */
const refusing = { refusesExtensions: true } as const;
const inserts = (tab: { api: { callsOf(operation: 'cartInsert'): readonly object[] } }) => tab.api.callsOf('cartInsert').length;

test.each([
  ['a lost answer', insertError('network')],
  ['a gateway error', insertError('http', 502)],
])('[A157] an addition is not repeated after %s: the reloaded page shows whether it is in the cart', async (_how, error) => {
  const shop = cartShop({ 100: 1 }, (operation) => (operation === 'cartInsert' ? { lostResponse: error } : {}));
  const tab = await cartTestHarness({ ...without, shop });
  tab.add('300');
  await tab.advanceTimers(10_000);
  expect([inserts(tab), shop.counts(), tab.page.reloads()]).toEqual([1, { 100: 1, 300: 1 }, 1]);
  expect([tab.intents(), tab.page.storage.session.get(LOG)]).toEqual([[], null]);
});

test('[A157] an addition without an answer is not repeated by the page’s form either', async () => {
  const tab = await cartTestHarness({ ...without, answers: { cartInsert: () => insertError('network') } });
  const ends: unknown[] = [];
  void addToCart(tab.store, { variantId: '300', intentId: 'by-a-form', fallback: 'form' }).then((end) => ends.push(end));
  await tab.advanceTimers(10_000);
  expect([ends, inserts(tab), tab.page.reloads()]).toEqual([[undefined], 1, 1]);
});

test('[A157] amounts and removals are absolute and are still repeated', async () => {
  let failures = 2;
  const shop = cartShop({ 100: 1, 200: 1 }, (operation) =>
    operation !== 'widgetCart' && (failures -= 1) >= 0 ? { lostResponse: new ApiError('network', operation) } : {},
  );
  const tab = await cartTestHarness({ ...without, shop });
  tab.change('1', 4);
  tab.remove('2');
  await tab.advanceTimers(10_000);
  expect([shop.counts(), tab.intents()]).toEqual([{ 100: 4 }, []]);
});

test('[A157] [D29] the page goes: an addition under way is not sent again, a waiting one is sent once, by the next page', async () => {
  const shop = cartShop({ 100: 1 });
  const tab = await cartTestHarness({
    ...without,
    shop,
    answers: {
      cartInsert: ({ body }) => {
        shop.arrive('cartInsert', body);
        return new Promise<never>(() => {});
      },
    },
  });
  tab.add('300');
  await tab.advanceTimers(10);
  tab.add('400');
  tab.change('1', 3);
  tab.page.hide();
  expect(tab.api.onLeave).toEqual([{ operationId: 'cartChangeAmount', body: { amount: 3, id: '1' } }]);
  const log = tab.page.storage.session.get(LOG) ?? '';
  tab.dispose();
  const next = await cartTestHarness({ ...without, shop, page: { session: { [LOG]: log } } });
  await next.advanceTimers(1000);
  expect([shop.counts(), inserts(next)]).toEqual([{ 100: 3, 300: 1, 400: 1 }, 1]);
});

test.each([
  ['as configured', without],
  ['which each page learns from its first refusal', refusing],
])('[A157] [D29] the next page does not repeat an addition that a killed page sent to a shop without ids, %s', async (_how, options) => {
  const shop = cartShop({ 100: 1 });
  const killed = await cartTestHarness({
    ...options,
    shop,
    answers: {
      cartInsert: ({ body }) => {
        shop.arrive('cartInsert', body);
        return new Promise<never>(() => {});
      },
    },
  });
  killed.add('300', 2);
  await killed.advanceTimers(10);
  expect(shop.counts()).toEqual({ 100: 1, 300: 2 });
  const log = killed.page.storage.session.get(LOG) ?? '';
  killed.dispose();
  const next = await cartTestHarness({ ...options, shop, page: { session: { [LOG]: log } } });
  await next.advanceTimers(1000);
  expect([shop.counts(), next.intents(), next.page.storage.session.get(LOG)]).toEqual([{ 100: 1, 300: 2 }, [], null]);
});

test('[A157] [D29] a page that has not learned yet repeats an addition that a killed page sent with its id: that was refused', async () => {
  const shop = cartShop({ 100: 1 });
  const tab = await cartTestHarness({ ...refusing, shop, page: { session: { [LOG]: logOf(addition('sent')) } } });
  await tab.advanceTimers(1000);
  expect([shop.counts(), inserts(tab), tab.intents()]).toEqual([{ 100: 1, 300: 2 }, 1, []]);
});

test('[A157] s401: an addition that was refused is sent by the page after the sign-in', async () => {
  const shop = cartShop({ 100: 1 });
  const tab = await cartTestHarness({ ...without, shop, answers: { cartInsert: () => insertError('http', 401) } });
  tab.add('300', 2);
  await tab.advanceTimers(100);
  tab.page.hide();
  const log = tab.page.storage.session.get(LOG) ?? '';
  tab.dispose();
  const next = await cartTestHarness({ ...without, shop, page: { session: { [LOG]: log } } });
  next.dispatch(accountActions.loggedIn({ isFromOtherTab: false }));
  await next.advanceTimers(1000);
  expect(shop.counts()).toEqual({ 100: 1, 300: 2 });
});

test('[A157] s401: an addition that was refused is sent by the same page after the sign-in', async () => {
  const shop = cartShop({ 100: 1 });
  let isSignedIn = false;
  const tab = await cartTestHarness({
    ...without,
    shop,
    answers: { cartInsert: ({ body }) => (isSignedIn ? (shop.arrive('cartInsert', body), shop.cart()) : insertError('http', 401)) },
  });
  tab.add('300', 2);
  await tab.advanceTimers(100);
  expect([shop.counts(), tab.intents().length]).toEqual([{ 100: 1 }, 1]);
  isSignedIn = true;
  tab.dispatch(accountActions.loggedIn({ isFromOtherTab: false }));
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.intents()]).toEqual([{ 100: 1, 300: 2 }, []]);
});

test('[A157] a page that goes before the cart’s code has loaded leaves the addition to the next page', async () => {
  const bench = createTestStore({ ...without, isCartThere: false, answers: { widgetCart: () => cartDto([]) } });
  const actions = pageActions({ ...bench, loadCartFeature: () => new Promise<never>(() => {}) });
  void actions['add-to-cart']?.({ variantId: '300' }, {});
  bench.page.hide();
  expect([bench.api.onLeave, bench.page.storage.session.get(LOG)]).toEqual([[], expect.stringContaining('"300"')]);
  bench.dispose();
});
