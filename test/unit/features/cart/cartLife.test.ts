import { ApiError } from '../../../../src/api/ApiError';
import { accountActions } from '../../../../src/features/account';
import { addToCart, cartActions, cartSaga, cartSlice, selectClockOffsetMs, selectReservation } from '../../../../src/features/cart';
import { cartSummaryActions, selectCartId, selectSummary } from '../../../../src/features/cartSummary';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { cartShop } from '../../../support/fakes/cartShop';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { createTestStore } from '../../../support/fakes/createTestStore';
import { everyOne } from '../../../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const LOG = 'vitrina.cart-intents';
const SNAPSHOT = 'vitrina.snapshot';
const CHANNEL = 'vitrina.cart';
const changed = { v: 1, kind: 'cart-changed' };
const amount = (id: string, fields: object = {}) => ({ id, status: 'waiting', kind: 'amount', cartItemId: '1', amount: 4, ...fields });
const snapshotOf = (cart: object, account: object = {}) => JSON.stringify({ v: 1, cart, account });
const logOf = (intents: unknown[], at: unknown = 0) => JSON.stringify({ at, intents });

describe('on pagehide', () => {
  test('unconfirmed intents are sent by calls that outlive the page; they stay in the log until confirmed', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 } });
    tab.change('1', 5);
    tab.remove('2');
    tab.add('300', 2);
    tab.page.hide();
    expect(tab.api.onLeave).toMatchObject([
      { operationId: 'cartChangeAmount', body: { id: '1', amount: 5 } },
      { operationId: 'cartDelete', body: { id: '2' } },
      { operationId: 'cartInsert', body: { variantId: '300', count: 2 } },
    ]);
    expect(JSON.parse(tab.page.storage.session.get(LOG)!)).toMatchObject({
      intents: [{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }],
    });
  });

  test('without intents nothing is sent', async () => {
    const tab = await cartTestHarness();
    tab.page.hide();
    expect([tab.api.onLeave, tab.page.storage.session.get(LOG)]).toEqual([[], null]);
  });

  test('the log is written the moment the shopper acts', async () => {
    const tab = await cartTestHarness();
    tab.change('1', 5);
    expect(tab.page.storage.session.get(LOG)).toContain('"amount":5');
    await tab.advanceTimers(500);
    expect(tab.page.storage.session.get(LOG)).toBeNull();
  });

  test('the next page of the tab sends the remaining intents, once, with the same id', async () => {
    const shop = cartShop({ 100: 1 });
    const log = logOf([{ id: 'insert-1', status: 'sent', kind: 'insert', item: { variantId: '300' }, count: 2, isUndo: false }]);
    shop.arrive('cartInsert', { variantId: '300', count: 2, intentId: 'insert-1' }); // the call that outlived the page
    const tab = await cartTestHarness({ shop, page: { session: { [LOG]: log } } });
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.writes().length, tab.page.storage.session.get(LOG)]).toEqual([{ 100: 1, 300: 2 }, 1, null]);
  });

  test('a page restored from the back-forward cache requests the newest cart', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.page.hide();
    tab.server.add('200', 3);
    tab.page.show(false);
    await tab.advanceTimers(100);
    expect(tab.reads()).toBe(1);
    tab.page.show(true);
    await tab.advanceTimers(100);
    expect(tab.shown()).toEqual({ 100: 1, 200: 3 });
  });
});

describe('[D29] a page restored from the back-forward cache restores its intents from the tab’s log', () => {
  /** A page with a pending edit when the shopper leaves. */
  async function leftPage() {
    const tab = await cartTestHarness({
      start: { 100: 1 },
      answers: { cartChangeAmount: () => new ApiError('network', 'cartChangeAmount') },
    });
    tab.change('1', 2);
    tab.page.hide();
    await tab.advanceTimers(0); // the first request fails; its retry would follow
    return { tab, session: tab.page.storage.session, sent: tab.writes().length };
  }

  test('an edit made on the next page of the tab is sent, not overwritten by the older one', async () => {
    const { tab, session } = await leftPage();
    session.set(LOG, logOf([amount('later-edit', { amount: 7 })]));
    tab.page.setHidden(false); // browsers show the page before its pageshow event
    await Promise.resolve();
    tab.page.show(true);
    expect(tab.intents()).toMatchObject([{ id: 'later-edit', amount: 7 }]);
    expect(session.get(LOG)).toContain('later-edit');
    await tab.advanceTimers(500);
    expect(tab.writes().map(({ body }) => body)).toContainEqual({ amount: 7, id: '1', intentId: 'later-edit' });
  });

  test('an edit that the tab has since confirmed or dropped, as on sign-out, is not sent again', async () => {
    const { tab, session, sent } = await leftPage();
    session.remove(LOG);
    tab.page.setHidden(false);
    await Promise.resolve();
    tab.page.show(true);
    await tab.advanceTimers(5000);
    expect([tab.intents(), tab.writes().length, session.get(LOG)]).toEqual([[], sent, null]);
  });

  test('[A157] an addition that is still open keeps the form that adds it where the API fails', async () => {
    let isDown = false;
    const tab = await cartTestHarness({
      answers: { cartInsert: () => (isDown ? new ApiError('http', 'cartInsert', { status: 501 }) : new Promise<never>(() => {})) },
    });
    const ends: unknown[] = [];
    void addToCart(tab.store, { variantId: '700', intentId: 'by-a-form', fallback: 'form' }).then((end) => ends.push(end));
    await tab.advanceTimers(100);
    tab.page.hide();
    isDown = true;
    tab.page.show(true);
    expect(tab.intents()).toMatchObject([{ id: 'by-a-form', fallback: 'form' }]);
    tab.dispose();
  });

  test('a tab backup that only contains intents of that log is removed', async () => {
    const { tab, session } = await leftPage();
    const next = logOf([amount('later-edit', { amount: 7 })]);
    session.set(LOG, next);
    tab.page.storage.local.set(`${LOG}:next`, next);
    tab.page.show(true);
    expect(tab.page.storage.local.get(`${LOG}:next`)).toBeNull();
  });
});

test('a tab that becomes visible requests the cart: another tab may have closed with unconfirmed edits', async () => {
  const tab = await cartTestHarness({ start: { 100: 1 } });
  tab.page.setHidden(true);
  tab.server.add('200', 3);
  await tab.advanceTimers(100);
  expect(tab.reads()).toBe(1);
  tab.page.setHidden(false);
  await tab.advanceTimers(100);
  expect([tab.shown(), tab.reads()]).toEqual([{ 100: 1, 200: 3 }, 2]);
});

describe('storage-garbage: a poisoned or broken log', () => {
  test.each([
    ['no JSON', '{oops'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a wrong kind', logOf([{ id: 'intent-01', status: 'waiting', kind: 'steal', cartItemId: '1', amount: 1 }])],
    ['a wrong status', logOf([amount('intent-01', { status: 'done' })])],
    [
      'an invalid amount',
      logOf([
        amount('intent-01', { amount: -5 }),
        amount('intent-02', { amount: 1e9 }),
        amount('intent-03', { amount: '٣' }),
        amount('intent-04', { amount: 1.5 }),
      ]),
    ],
    ['invalid ids', logOf([amount('a b c d e f'), amount('short'), amount('intent-01', { cartItemId: '1,2' }), amount('<script>alert')])],
    ['an invalid item', logOf([{ id: 'intent-01', status: 'waiting', kind: 'insert', item: { variantId: '../x' }, count: 1 }])],
    ['a removal of nothing', logOf([{ id: 'intent-01', status: 'waiting', kind: 'delete', cartItemIds: ['1,2', 3, null] }])],
    [
      'an invalid service',
      logOf([{ id: 'intent-01', status: 'waiting', kind: 'service', cartItemId: '1', bundleId: '1', service: 'massage' }]),
    ],
    ['yesterday', logOf([amount('intent-01')], -24 * 3_600_000)],
    ['tomorrow', logOf([amount('intent-01')], 24 * 3_600_000)],
    ['no time', logOf([amount('intent-01')], 'now')],
    ['a megabyte', logOf([amount('intent-01'), 'x'.repeat(1_000_000)])],
  ])('%s is dropped and replaced', async (_name, text) => {
    const tab = await cartTestHarness({ page: { session: { [LOG]: text } } });
    await tab.advanceTimers(1000);
    expect([tab.writes(), tab.page.storage.session.get(LOG), tab.page.logs]).toEqual([[], null, []]);
  });

  test('its valid intents are kept', async () => {
    const good = [
      amount('intent-01', { amount: 4 }),
      amount('intent-01', { amount: 5 }),
      null,
      { id: 'intent-02', status: 'stalled', kind: 'service', cartItemId: '1', bundleId: '9', service: 'warranty', active: 1 },
    ];
    const tab = await cartTestHarness({ answers: { cartAddWarranty: () => cartDto() }, page: { session: { [LOG]: logOf(good) } } });
    await tab.advanceTimers(1000);
    expect(tab.writes()).toMatchObject([
      { operationId: 'cartChangeAmount', body: { amount: 4, intentId: 'intent-01' } },
      { operationId: 'cartAddWarranty', body: { bundleId: '9', intentId: 'intent-02' } }, // not saved on the page before, retried
    ]);
    expect(tab.intents()).toEqual([]);
  });

  test('of an oversized log the first 50 intents are kept', async () => {
    const long = Array.from({ length: 60 }, (_, index) => amount(`intent-${index + 10}`, { cartItemId: `${index + 1}` }));
    const tab = await cartTestHarness({ page: { session: { [LOG]: logOf(long) }, online: false } });
    expect(tab.intents().map(({ id }) => id)).toEqual(long.slice(0, 50).map(({ id }) => id));
  });

  test('fifty intents are kept for the next page, the oldest ones', async () => {
    const tab = await cartTestHarness({ page: { online: false } });
    for (let index = 0; index < 60; index += 1) tab.add(`${index + 100}`);
    const session = { [LOG]: tab.page.storage.session.get(LOG)! };
    tab.dispose();
    const next = await cartTestHarness({ page: { session, online: false } });
    expect(next.intents()).toMatchObject(Array.from({ length: 50 }, (_, index) => ({ item: { variantId: `${index + 100}` } })));
  });

  test('storage that is full or forbidden: edits work, and are flushed on pagehide', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 }, page: { isStorageForbidden: true } });
    tab.change('1', 4);
    tab.page.hide();
    expect(tab.api.onLeave).toHaveLength(1);
    tab.page.show(true);
    await tab.advanceTimers(1000);
    expect(tab.server.counts()).toEqual({ 100: 4 });
  });

  test('storage that became full: neither an older intent nor an older cart is left for the next page', async () => {
    const older = { [LOG]: logOf([amount('intent-01', { amount: 9 })]), [SNAPSHOT]: snapshotOf({ pieces: 7, articles: [] }) };
    const tab = await cartTestHarness({ start: { 100: 1 }, page: { session: older, isStorageFull: true } });
    await tab.advanceTimers(1000);
    tab.change('1', 4);
    tab.page.hide();
    const { session } = tab.page.storage;
    expect([session.get(LOG), session.get(SNAPSHOT), tab.api.onLeave.map(({ body }) => body['amount'])]).toEqual([null, null, [4]]);
  });
});

describe('the snapshot', () => {
  test('paints at once and is corrected by the shop', async () => {
    const shop = cartShop({ 100: 2 }, () => ({ requestMs: 300 }));
    const session = {
      [SNAPSHOT]: snapshotOf({
        cartId: '550012',
        pieces: 7,
        total: { total: 70 },
        articles: [{ cartItemId: '9', title: 'Staro', count: 7, variantId: '900' }],
      }),
    };
    const tab = await cartTestHarness({ shop, page: { session } });
    expect([tab.shown(), tab.pieces()]).toEqual([{ 900: 7 }, 7]);
    await tab.advanceTimers(500);
    expect(tab.shown()).toEqual({ 100: 2 });
  });

  const older = {
    [SNAPSHOT]: snapshotOf({
      cartId: '550012',
      pieces: 1,
      total: { total: 10 },
      articles: [{ cartItemId: '1', title: 'Kava', count: 1, variantId: '100' }],
    }),
  };
  const fetched = { widgetCart: () => cartDto([articleDto({ cartItemId: '1', variantId: '100', count: 4 })], { pieces: 4 }) };

  test('[R7.146] the next page starts with the count that this page has fetched, without the code of the cart', async () => {
    const tab = createTestStore({ isCartThere: false, page: { session: older }, answers: fetched });
    tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
    await jest.advanceTimersByTimeAsync(0);
    const { session } = tab.page.storage;
    tab.dispose();
    const next = createTestStore({ isCartThere: false, page: { session: { [SNAPSHOT]: session.get(SNAPSHOT) ?? '' } } });
    expect(selectSummary(next.state()).pieces).toBe(4);
    next.dispose();
  });

  test('[R7.146] the cart code that loads later does not bring an older number of pieces back', async () => {
    let calls = 0;
    const tab = createTestStore({
      isCartThere: false,
      page: { session: older },
      answers: { widgetCart: () => ((calls += 1) === 1 ? fetched.widgetCart() : new Promise<never>(() => {})) },
    });
    tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSummary(tab.state()).pieces).toBe(4);
    tab.injectFeature({ slice: cartSlice, saga: cartSaga });
    await jest.advanceTimersByTimeAsync(0);
    expect(selectSummary(tab.state())).toMatchObject({ pieces: 4 });
    tab.dispatch(cartActions.addRequested({ variantId: '100', count: 2 }));
    expect(selectSummary(tab.state())).toMatchObject({ pieces: 6 });
    tab.dispose();
  });

  test('[R7.146] the cart code that loads later does not bring the cart of before a sign-out back', async () => {
    const config = { cartId: '550012', customer: { firstname: 'Ana' } };
    const tab = createTestStore({ isCartThere: false, page: { session: older }, config, answers: fetched });
    tab.dispatch(accountActions.loggedOut({ isFromOtherTab: false }));
    await jest.advanceTimersByTimeAsync(0);
    tab.injectFeature({ slice: cartSlice, saga: cartSaga });
    expect([selectCartId(tab.state()), selectSummary(tab.state()).pieces]).toEqual([null, 0]);
    tab.dispose();
  });

  test('is small and has no personal data except the first name', async () => {
    const person = { street: 'Dunajska 1', city: 'Ljubljana', phone: '+386 40 123 456', email: 'ana@example.com' };
    const cart = {
      ...cartDto(Array.from({ length: 500 }, (_, index) => articleDto({ cartItemId: String(index + 1) }))),
      addresses: { primary: person, shipping: null },
    };
    const tab = await cartTestHarness({ answers: { widgetCart: () => new InvalidResponse(cart) } });
    const text = tab.page.storage.session.get(SNAPSHOT)!;
    expect(text.length).toBeLessThan(20_000);
    for (const secret of Object.values(person)) expect(text).not.toContain(secret);
    expect(Object.keys(JSON.parse(text).cart)).toEqual([
      'cartId',
      'exists',
      'pieces',
      'total',
      'marketplacePartners',
      'deliveryFrom',
      'freeDelivery',
      'articles',
    ]);
  });

  test.each([
    ['no JSON', '{"v":1'],
    ['another version', '{"v":0,"cart":{"articles":[]}}'],
    ['a list', '[1]'],
    ['no cart', snapshotOf([])],
    ['markup', snapshotOf({ pieces: 1, articles: [{ cartItemId: '1', title: '<img src=x onerror=alert(1)>' }] })],
    ['an oversized snapshot', JSON.stringify({ v: 1, cart: { articles: [], x: 'x'.repeat(200_000) } })],
    ['invalid counts and prices', snapshotOf({ pieces: -5, total: { total: '1e309' }, articles: [{ cartItemId: '1', count: 1e9 }, 7] })],
    ['keys of every object', '{"v":1,"__proto__":{"cart":{}},"cart":{"__proto__":{"articles":[]},"constructor":{"articles":[]}}}'],
  ])('storage-garbage: %s in its place causes no error', async (_name, text) => {
    const tab = await cartTestHarness({ start: { 100: 2 }, page: { session: { [SNAPSHOT]: text } } });
    await tab.advanceTimers(100);
    expect([tab.shown(), tab.page.logs]).toEqual([{ 100: 2 }, []]);
  });

  test('of another cart than the page’s is not shown', async () => {
    const session = { [SNAPSHOT]: snapshotOf({ cartId: 'other', pieces: 7, articles: [{ cartItemId: '9', count: 7 }] }) };
    const tab = createTestStore({ page: { session }, config: { cartId: '550012' } });
    expect([tab.state().cart.server, tab.state().cart.cartId]).toEqual([null, '550012']);
  });

  test('is cleared when the shopper signs out, with every edit', async () => {
    const shop = cartShop({ 100: 2 });
    const tab = await cartTestHarness({ shop, start: {}, page: { session: {} } });
    tab.page.setOnline(false);
    tab.change('1', 9);
    tab.dispatch(accountActions.loggedOut());
    expect([tab.state().cart.server, tab.intents(), tab.page.storage.session.get(LOG)]).toEqual([null, [], null]);
    expect(tab.page.storage.session.get(SNAPSHOT)).toBeNull();
  });
});

test('the cart is requested after a sign-out on a page that had only a waiting edit', async () => {
  const shop = cartShop({ 100: 2 });
  const intent = { id: 'addition-1', status: 'waiting', kind: 'insert', item: { variantId: '100' }, count: 2 };
  const tab = await cartTestHarness({ shop, page: { online: false, session: { [LOG]: JSON.stringify({ at: 0, intents: [intent] }) } } });
  expect([tab.intents().length, tab.reads()]).toEqual([1, 0]);
  tab.dispatch(accountActions.loggedOut());
  tab.page.setOnline(true);
  await tab.advanceTimers(1000);
  expect([tab.shown(), tab.writes(), tab.intents()]).toEqual([{ 100: 2 }, [], []]);
});

test.each([
  ['answered', null],
  ['lost', new ApiError('network', 'cartChangeAmount')],
  ['refused', new ApiError('http', 'cartChangeAmount', { status: 422 })],
])('an edit that is %s after a sign-out is not sent again, changes nothing and says nothing', async (_how, error) => {
  const shop = cartShop({ 100: 2 });
  let end = () => {};
  const answers = {
    async cartChangeAmount() {
      await new Promise<void>((resolve) => (end = resolve));
      return error ?? cartDto([articleDto({ count: 9 })]);
    },
  };
  const tab = await cartTestHarness({ shop, answers });
  tab.change('1', 9);
  await tab.advanceTimers(500);
  tab.dispatch(accountActions.loggedOut());
  end();
  await tab.advanceTimers(100);
  expect(tab.flashes()).toEqual([]);
  await tab.advanceTimers(10_000);
  expect([tab.shown(), tab.writes().length, tab.reads(), tab.page.posted.filter(({ name }) => name === CHANNEL)]).toEqual([
    { 100: 2 },
    1,
    2,
    [],
  ]);
});

describe('other tabs', () => {
  test('are notified that the cart has changed, not how', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.change('1', 5);
    await tab.advanceTimers(500);
    expect(tab.page.posted).toEqual([{ name: CHANNEL, message: changed }]);
  });

  test('a notification requests the cart, and notifies nobody', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.server.add('200', 3);
    tab.page.receive(CHANNEL, changed);
    await tab.advanceTimers(100);
    expect([tab.shown(), tab.page.posted]).toEqual([{ 100: 1, 200: 3 }, []]);
  });

  test.each([
    [null],
    ['cart-changed'],
    [{}],
    [{ v: 2, kind: 'cart-changed' }],
    [{ v: 1, kind: 'logged-out' }],
    [{ v: 1, kind: 'cart-changed2', cart: { pieces: 99 } }],
    [[changed]],
    [JSON.parse('{"__proto__":{"v":1,"kind":"cart-changed"}}')],
  ])('postmessage-04: the message %j of another script is ignored', async (message) => {
    const tab = await cartTestHarness();
    tab.page.receive(CHANNEL, message);
    await tab.advanceTimers(100);
    expect([tab.reads(), tab.page.logs]).toEqual([1, []]);
  });

  test('postmessage-06: ten thousand messages at once cause one or two calls', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    for (let nudge = 0; nudge < 10_000; nudge += 1) tab.page.receive(CHANNEL, changed);
    await tab.advanceTimers(5000);
    expect([tab.shown(), tab.page.logs]).toEqual([{ 100: 1 }, []]);
    expect(tab.reads() - 1).toBeGreaterThan(0);
    expect(tab.reads() - 1).toBeLessThan(3);
  });

  test.each([
    ['read', (tab: Awaited<ReturnType<typeof cartTestHarness>>) => tab.dispatch(cartActions.refreshRequested())],
    ['changed', (tab: Awaited<ReturnType<typeof cartTestHarness>>) => tab.add('900')],
  ])('a notification that comes while the cart is being %s is newer than the response', async (_what, begin) => {
    const tab = await cartTestHarness({ start: { 100: 1 }, journey: () => ({ responseMs: 300 }) });
    await tab.advanceTimers(500);
    begin(tab);
    await tab.advanceTimers(100); // the shop has created its response
    tab.server.add('700', 1);
    tab.page.receive(CHANNEL, changed);
    await tab.advanceTimers(1000);
    expect(tab.shown()).toEqual(tab.server.counts());
  });

  test('data in a notification are never trusted', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.page.receive(CHANNEL, { ...changed, pieces: 99, articles: [{ cartItemId: '5' }], __proto__: { v: 1 } });
    await tab.advanceTimers(100);
    expect(tab.shown()).toEqual({ 100: 1 });
  });

  test('an edit of a line that another tab has removed: the shopper is notified that the cart has changed', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 }, journey: () => ({ requestMs: 300 }) });
    await tab.advanceTimers(500);
    tab.change('2', 3);
    await tab.advanceTimers(300);
    tab.change('1', 5);
    tab.server.remove('1');
    await tab.advanceTimers(2000);
    expect([tab.shown(), tab.intents(), tab.flashes()]).toEqual([{ 200: 3 }, [], ['txt_cart_changed_elsewhere info cart']]);
  });
});

describe('the rest of the cart’s life', () => {
  test('[R4.100] a reservation that has just begun is not in the future for a device whose clock is slightly behind', async () => {
    const start = new Date(3000).toISOString();
    const tab = await cartTestHarness({
      page: { now: 1000 },
      answers: { widgetCart: () => cartDto([articleDto()], { reservation: { start } }) },
    });
    expect(selectReservation(tab.state())).toEqual({ start: 3000, minutes: 20 });
    expect(selectClockOffsetMs(tab.state())).toBe(2000);
  });

  test('[R8.34] the phase of a clock that is an hour behind is none', async () => {
    const tab = await cartTestHarness({
      page: { now: 0 },
      answers: { widgetCart: () => cartDto([articleDto()], { reservation: { start: new Date(3_600_000).toISOString() } }) },
    });
    expect(selectClockOffsetMs(tab.state())).toBe(0);
  });

  test('clock-skew: the countdown follows the shop’s clock', async () => {
    const start = Date.UTC(2026, 0, 15, 10);
    const tab = await cartTestHarness({
      isShown: false,
      page: { now: start + 26 * 3_600_000 },
      answers: { widgetCart: () => cartDto([articleDto()], { reservation: { start: new Date(start).toISOString() } }) },
    });
    tab.api.clockOffsetMs = () => -26 * 3_600_000;
    tab.dispatch(cartActions.viewMounted());
    await tab.advanceTimers(0);
    expect(selectClockOffsetMs(tab.state())).toBe(-26 * 3_600_000);
  });

  test('after dispose nothing of the cart is left on the page', async () => {
    const tab = await cartTestHarness();
    tab.dispose();
    expect(tab.page.listeners()).toBe(0);
  });
});

describe('a cart of 500 lines', () => {
  const lines = (first: object = {}) =>
    cartDto(
      Array.from({ length: 500 }, (_, index) =>
        articleDto({ cartItemId: `${index + 1}`, variantId: `${index + 100}`, ...(index === 0 ? first : {}) }),
      ),
    );

  /** How many objects of the state became drafts during the work: what costs time in a long cart. */
  async function draftsOf(work: () => unknown): Promise<number> {
    const drafts = jest.spyOn(Proxy, 'revocable');
    try {
      await work();
      return drafts.mock.calls.length;
    } finally {
      drafts.mockRestore();
    }
  }

  test('a response only replaces the changed lines, and keeps the objects of the others', async () => {
    const tab = await cartTestHarness({ answers: { widgetCart: () => lines(), cartChangeAmount: () => lines({ count: 2 }) } });
    const before = tab.state().cart.server!.articles;
    const drafts = await draftsOf(async () => {
      tab.change('1', 2);
      await tab.advanceTimers(500);
    });
    expect(drafts).toBeLessThan(100);
    expect(Object.isFrozen(before[1])).toBe(false); // freezing each of them would visit them all
    const after = tab.state().cart.server!.articles;
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(everyOne(after.slice(1), (article, index) => article === before[index + 1])).toBe(true);
    expect(after[0]).toMatchObject({ count: 2 });
  });

  test('removing one line or nearly all of them, and undoing it, visits no other line', async () => {
    const tab = await cartTestHarness({ answers: { widgetCart: () => lines() } });
    const ids = Array.from({ length: 450 }, (_, index) => `${index + 1}`);
    const shown: number[] = [];
    const drafts = await draftsOf(() => {
      tab.remove('77');
      shown.push(Object.keys(tab.shown()).length);
      tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '77' }));
      shown.push(Object.keys(tab.shown()).length);
      tab.remove(...ids);
      shown.push(Object.keys(tab.shown()).length);
    });
    expect(drafts).toBeLessThan(100);
    expect(shown).toEqual([499, 500, 50]);
  });
});
