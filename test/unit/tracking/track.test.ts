import { cartActions } from '../../../src/features/cart';
import { toCart } from '../../../src/features/cart/cartMapping';
import { checkoutActions } from '../../../src/features/checkout';
import { discountActions } from '../../../src/features/discount';
import { accountActions } from '../../../src/features/account';
import { promoActions, promoFeature } from '../../../src/features/promo';
import { searchActions } from '../../../src/features/search';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { cartShop } from '../../support/fakes/cartShop';
import { fakeMeasuredPage } from '../../support/fakes/fakeTracking';
import { trackingTab } from '../../support/fakes/trackingTab';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAIT_MS = 4000; // longer than the wait for the customer
const PURCHASE = {
  id: '77',
  purchase: {
    orderId: '26001',
    total: 49.9,
    items: [
      { variantId: '100', marketplacePartnerId: null, title: 'Grelnik', count: 2, price: 10 },
      { variantId: '200', marketplacePartnerId: '7', title: 'Lonec', count: 1, price: 29.9 },
    ],
  },
};

test('[R4.043] [R7.164] a page is measured once, without fragment and token, by analytics and not by the tag manager', async () => {
  const tab = await trackingTab({
    page: { href: 'https://www.shop.si/grelniki?page=2&token=abc#x' },
    fake: fakeMeasuredPage({ referrer: 'https://mail.example/?email=ana@example.si' }),
  });
  await tab.advance(WAIT_MS);
  expect(tab.collector.arrived).toMatchObject([
    {
      name: 'page_view',
      data: { page_location: 'https://www.shop.si/grelniki?page=2', page_referrer: 'https://mail.example/', page_number: null },
      customerId: null,
    },
  ]);
  expect([tab.pushed, tab.outbox()]).toEqual([[], []]);
});

const GOODS = {
  total: 30,
  value: 30,
  items: [{ variantId: '100', marketplacePartnerId: null, title: 'Grelnik', count: 3, price: 10 }],
};

test.each([
  ['preview', 1, ['page_view', 'begin_checkout']],
  ['customer', 3, ['page_view']],
  ['shipping', 3, ['page_view', 'begin_checkout']],
  ['confirmation', 5, ['page_view']],
] as const)(
  '[R4.043] [R4.044] [R2.14] [R2.15] [R2.16] [R2.17] the step %s has the number %i and is measured as %j',
  async (step, pageNumber, names) => {
    const tab = await trackingTab({ page: { href: 'https://www.shop.si/kosarica' } });
    tab.dispatch(checkoutActions.pageShown({ step, pageNumber, goods: GOODS }));
    await tab.advance(WAIT_MS);
    expect(tab.collector.names()).toEqual(names);
    expect(tab.pushedOf('page_view')).toMatchObject([{ page_number: pageNumber, step }]);
    expect(tab.pushedOf('begin_checkout')).toHaveLength(names.length - 1);
  },
);

test('a cart page without our checkout is a page as any other', async () => {
  const tab = await trackingTab({ page: { href: 'https://www.shop.si/kosarica' }, fake: fakeMeasuredPage({ hasCheckout: false }) });
  await tab.advance(WAIT_MS);
  expect(tab.collector.arrived).toMatchObject([{ name: 'page_view', data: { page_number: null } }]);
});

test('entries of overlays and the steps through them, back and forward, are no page views', async () => {
  const tab = await trackingTab();
  await tab.advance(WAIT_MS);
  tab.page.location.show('https://www.shop.si/#overlay', true);
  tab.page.location.interceptBack(1);
  tab.page.pressBack();
  for (const steps of [-1, 1, -1]) tab.page.go(steps);
  await tab.advance(WAIT_MS);
  expect(tab.collector.names()).toEqual(['page_view']);
});

test('[R4.044] [R5.39] [R5.43] [R9.32] begin_checkout has the goods, their worth, the size class and the kind of the basket', async () => {
  const tab = await trackingTab({ page: { href: 'https://www.shop.si/kosarica' } });
  tab.dispatch(checkoutActions.pageShown({ step: 'preview', pageNumber: 1, goods: GOODS }));
  expect(tab.pushedOf('begin_checkout')).toMatchObject([
    {
      basket_size: 'S',
      basket_type: 'first-party only',
      marketing_mode: '1P only',
      ecommerce: { currency: 'EUR', items: [{ item_id: '100', quantity: 3, price: 10, affiliation: null }] },
    },
  ]);
  // The tag manager forgets the goods of the event before.
  expect(tab.pushed.at(-2)).toEqual({ ecommerce: null });
});

test.each([
  ['one of the two pieces', { count: 2 }, {}, 1],
  ['all of them, and another tab one more', { count: 5 }, {}, 2],
  ['none', { count: 1 }, {}, null],
  ['what the known cart has already, as another page has sent it', { count: 1 }, { isReplay: true }, 2],
] as const)('an addition is measured by what the shop has added: %s', async (_what, added, replay, quantity) => {
  const cartWith = (line: { count: number }) => toCart(cartDto([articleDto({ variantId: '300', ...line })]));
  const [before, after] = [cartWith({ count: 1 }), cartWith(added)];
  if (after === null) throw new Error('no cart');
  const tab = await trackingTab();
  const intent = { id: '1', status: 'sent', kind: 'insert', item: { variantId: '300' }, count: 2, isUndo: false, ...replay } as const;
  tab.dispatch(cartActions.editConfirmed({ intent, before, after }));
  await tab.advance(100);
  expect(tab.pushedOf('add_to_cart')).toMatchObject(quantity === null ? [] : [{ ecommerce: { items: [{ item_id: '300', quantity }] } }]);
});

test('additions, amounts and removals are measured when the shop has confirmed them, each once', async () => {
  const tab = await trackingTab({ shop: cartShop({ 100: 1 }) });
  tab.dispatch(cartActions.viewMounted());
  await tab.advance(100);
  tab.dispatch(cartActions.addRequested({ variantId: '300', count: 2 }));
  expect(tab.pushedOf('add_to_cart')).toEqual([]);
  await tab.advance(1000);
  tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 4 }));
  await tab.advance(2000);
  tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
  await tab.advance(2000);
  tab.dispatch(cartActions.itemsRemoved({ cartItemIds: ['1', '2'] }));
  await tab.advance(2000);
  const lines = (name: string) =>
    tab
      .pushedOf(name)
      .map(({ ecommerce }) =>
        (ecommerce as { items: { item_id: string; quantity: number }[] }).items.map(({ item_id, quantity }) => [item_id, quantity]),
      );
  expect(lines('add_to_cart')).toEqual([[['300', 2]], [['100', 3]]]);
  expect(lines('remove_from_cart')).toEqual([[['100', 1]], [['100', 3], ['300', 2]]]); // prettier-ignore
});

test.each([
  ['[R4.030]', discountActions.codeAccepted({ code: 'ZIMA10', messages: [] }), 'certificate_accepted'],
  ['[R4.031]', discountActions.codeRejected({ code: 'ZIMA10', messages: [] }), 'certificate_rejected'],
  ['[R4.031]', discountActions.codeFailed({ refused: null, messages: [], isSubmission: true }), 'certificate_rejected'],
] as const)('%s %j is the event %s, without the code', async (_row, action, name) => {
  const tab = await trackingTab();
  tab.dispatch(action);
  await tab.advance(WAIT_MS);
  expect(tab.pushedOf(name)).toHaveLength(1);
  expect(tab.collector.names()).toEqual(['page_view', name]);
  expect(JSON.stringify([tab.pushed, tab.collector.arrived])).not.toContain('ZIMA10');
});

test('[R4.031] a code that could not be removed is not a rejected one', async () => {
  const tab = await trackingTab();
  tab.dispatch(discountActions.codeFailed({ refused: null, messages: [], isSubmission: false }));
  await tab.advance(WAIT_MS);
  expect(tab.collector.names()).toEqual(['page_view']);
});

test('searches, suggestions, promotions and sign-ins are measured, without an e-mail that was searched for', async () => {
  const tab = await trackingTab();
  tab.dispatch(searchActions.fullTextSubmitted({ keyword: 'ana@example.si grelnik', source: 'field' }));
  tab.dispatch(searchActions.suggestionChosen({ kind: 'product', title: 'Grelnik', keyword: 'grel', position: 2 }));
  tab.dispatch(promoActions.promotionFollowed({ id: '9', place: 'header', gaTag: 'zima' }));
  tab.dispatch(accountActions.loggedIn({ context: 'widget' }));
  tab.dispatch(accountActions.loggedIn({ isFromOtherTab: true }));
  await tab.advance(WAIT_MS);
  expect(tab.events().map(({ event }) => event)).toEqual(['search', 'suggestion_chosen', 'select_promotion', 'login']);
  expect(tab.pushed).toMatchObject([
    { search_term: '* grelnik', source: 'field' },
    { kind: 'product', title: 'Grelnik', search_term: 'grel', position: 2 },
    { ecommerce: null },
    { ga_tag: 'zima', ecommerce: { promotion_id: '9', creative_slot: 'header' } },
    {},
  ]);
});

test('[R4.045] [R5.41] [R9.34] a purchase is measured once, whatever is reloaded and in however many tabs', async () => {
  const first = await trackingTab();
  first.dispatch(checkoutActions.purchaseCompleted(PURCHASE));
  first.dispatch(checkoutActions.purchaseCompleted(PURCHASE));
  await first.advance(WAIT_MS);
  expect(first.pushedOf('purchase')).toMatchObject([
    {
      vitrina_event_id: 'purchase-77',
      basket_type: 'mixed',
      basket_size: 'M',
      ecommerce: { transaction_id: '26001', value: 49.9, currency: 'EUR' },
    },
  ]);
  const reloaded = await trackingTab({ page: { local: first.stored() } });
  reloaded.dispatch(checkoutActions.purchaseCompleted(PURCHASE));
  await reloaded.advance(WAIT_MS);
  expect(reloaded.pushedOf('purchase')).toEqual([]);
  expect([...first.collector.names(), ...reloaded.collector.names()].filter((name) => name === 'purchase')).toEqual(['purchase']);
});

test('a purchase is measured once where the browser’s storage is full, and only the tab’s own takes something', async () => {
  const sharedLocal = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] };
  const first = await trackingTab({ page: { sharedLocal } });
  first.dispatch(checkoutActions.purchaseCompleted(PURCHASE));
  const reloaded = await trackingTab({ page: { sharedLocal, session: first.stored('session') } });
  reloaded.dispatch(checkoutActions.purchaseCompleted(PURCHASE));
  expect([first, reloaded].map((tab) => tab.pushedOf('purchase').length)).toEqual([1, 0]);
});

test('a purchase of 500 lines with long titles is measured as any other', async () => {
  const tab = await trackingTab();
  const items = Array.from({ length: 500 }, (_, nth) => ({
    variantId: String(nth),
    marketplacePartnerId: null,
    title: 'ž'.repeat(200),
    count: 1,
    price: 1,
  }));
  tab.dispatch(checkoutActions.purchaseCompleted({ id: '78', purchase: { orderId: '26002', total: 500, items } }));
  await tab.advance(WAIT_MS);
  expect(tab.collector.names()).toEqual(['page_view', 'purchase']);
  expect(tab.collector.arrived[1]?.data['items']).toHaveLength(500);
});

test.each([
  [200, 0],
  [1999, 1],
  [2000, 1],
])('[R7.164] [R7.165] [A149] an event of %i characters goes by GET while its address is short, else by POST: %i', async (length, posts) => {
  const tab = await trackingTab();
  await tab.advance(WAIT_MS);
  tab.dispatch(searchActions.suggestionChosen({ kind: 'product', title: 'x'.repeat(length), keyword: 'x', position: 1 }));
  await tab.advance(100);
  expect(tab.callsOf('postTrackEvent')).toHaveLength(posts);
  expect(tab.collector.names()).toEqual(['page_view', 'suggestion_chosen']);
});

test('[R7.129] after a change of the cart the shop’s own data go to the tag manager, and a failure only to the log', async () => {
  let data: object | null = { pageType: 'cart' };
  const tab = await trackingTab({
    config: { gtm: { url: '/gtm' } },
    answers: { checkGtm: () => ({ status: true, data: data as never }) },
  });
  tab.dispatch(cartActions.viewMounted());
  await tab.advance(100);
  expect(tab.callsOf('checkGtm')).toHaveLength(0);
  tab.dispatch(cartActions.addRequested({ variantId: '300' }));
  await tab.advance(1000);
  expect(tab.pushed).toContainEqual({ pageType: 'cart' });
  data = null;
  tab.dispatch(cartActions.addRequested({ variantId: '301' }));
  await tab.advance(1000);
  expect(tab.callsOf('checkGtm')).toHaveLength(2);
});

test('nothing is measured where the page does not configure it', async () => {
  const tab = await trackingTab({ tracking: {} });
  tab.dispatch(accountActions.loggedIn({ context: 'widget' }));
  await tab.advance(WAIT_MS);
  expect(tab.events().map(({ event }) => event)).toEqual(['login']);
  expect([tab.callsOf('trackEvent', 'checkGtm', 'trackImpression').length, tab.outbox()]).toEqual([0, []]);
});

test('names for the tag manager are the page’s, and null keeps an event from it', async () => {
  const tab = await trackingTab({ tracking: { eventNames: { login: 'sign_in', search: null } } });
  tab.dispatch(accountActions.loggedIn({ context: 'widget' }));
  tab.dispatch(searchActions.fullTextSubmitted({ keyword: 'x', source: 'field' }));
  expect(tab.events().map(({ event }) => event)).toEqual(['sign_in']);
});

test('a list that was seen goes to the impressions with the token header, and their answer to the tag manager', async () => {
  const tab = await trackingTab({
    config: { gtm: { url: 'https://gtm.example', token: 't0' } },
    answers: { trackImpression: () => ({ data: { ecommerce: { impressions: [{ id: '100', position: 1 } as never] } } }) },
  });
  const item = { listId: 'listing', placement: null, mainVariantId: null };
  for (const variantId of ['100', '200']) tab.listeners[0]?.onItemSeen({ ...item, variantId });
  tab.listeners[0]?.onItemSeen({ ...item, listId: 'similar', variantId: '300' });
  await tab.advance(WAIT_MS);
  expect(tab.callsOf('trackImpression').map(({ body }) => body)).toEqual([
    { listId: 'listing', shopId: 'SI', variants: ['100', '200'] },
    { listId: 'similar', shopId: 'SI', variants: ['300'] },
  ]);
  expect(tab.pushed.filter((entry) => 'ecommerce' in entry)).toHaveLength(2);
  expect(tab.collector.names().filter((name) => name === 'view_item_list')).toHaveLength(2);
});

test.each([
  ['header', { promotion_id: '9', creative_slot: 'header' }, 'zima'],
  ['floating', { promotion_id: '8', creative_slot: 'floating' }, null],
])('a promotion that was seen in the place %s is measured; a place that the shop has nothing for is not', async (place, ecommerce, tag) => {
  const tab = await trackingTab();
  tab.injectFeature(promoFeature);
  const none = { title: 'Zima', href: null, mediaId: null, mobileMediaId: null };
  const header = { ...none, id: '9', backgroundColor: null, textColor: null, backgroundRepeat: 'no-repeat', gaTag: 'zima' };
  tab.dispatch(promoActions.promotionsSucceeded({ header, floating: { ...none, href: '/x', id: '8', text: null } }));
  for (const seen of [place, 'footer']) tab.listeners[0]?.onPromotionSeen(seen);
  await tab.advance(WAIT_MS);
  expect(tab.pushedOf('view_promotion')).toMatchObject([{ ga_tag: tag, ecommerce }]);
});
