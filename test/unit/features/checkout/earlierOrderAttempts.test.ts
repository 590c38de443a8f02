import { ApiError } from '../../../../src/api/ApiError';
import { cartActions } from '../../../../src/features/cart';
import { checkoutActions } from '../../../../src/features/checkout';
import { ORDER_ATTEMPT_KEY } from '../../../../src/features/checkout/orderAttemptStorage';
import { claimPurchaseTracking } from '../../../../src/features/purchaseReports';
import type { KeyValueStore } from '../../../../src/page/page';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { checkoutTestHarness } from '../../../support/fakes/checkoutTestHarness';
import { fakePage } from '../../../support/fakes/fakePage';
import type { CheckoutTabOptions } from '../../../support/fakes/checkoutTestHarness';
import { InvalidResponse } from '../../../support/fakes/fakeApi';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const HOUR_MS = 60 * 60_000;
const href = 'https://www.shop.si/kosarica/3';
const attempt = (change: object = {}) => ({
  [ORDER_ATTEMPT_KEY]: JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: 0, ...change }),
});
const openTab = async ({ page, ...options }: CheckoutTabOptions = {}) => {
  const tab = checkoutTestHarness({ hasAddresses: true, isLogged: true, ...options, page: { href, ...page } });
  await tab.open();
  return tab;
};
const storedBy = (tab: Awaited<ReturnType<typeof openTab>>) => tab.page.storage.session.get(ORDER_ATTEMPT_KEY);
const entriesOf = (storage: KeyValueStore) => Object.fromEntries(storage.keys().map((key) => [key, storage.get(key) ?? '']));
const asked = (tab: Awaited<ReturnType<typeof openTab>>) => tab.callsOf('loadPurchase').length;

describe('[D1] an attempt with a known outcome', () => {
  test('is remembered as not placed: after a reload the step is shown at once, nothing is requested, and the next press has the same key', async () => {
    const tab = await openTab({ answers: { nextStep: () => new ApiError('network', 'nextStep') } });
    await tab.press(5000);
    expect(tab.order().phase).toBe('notFound');
    const { session, local } = tab.page.storage;
    const again = await openTab({ page: { session: entriesOf(session), local: entriesOf(local) } });
    expect([asked(again), again.status(), again.step(), again.order().phase]).toEqual([0, 'ready', 'shipping', 'notFound']);
    await again.press(200);
    expect([again.order().phase, again.shop.keys]).toEqual(['placed', [tab.callsOf('nextStep')[0]?.body['idempotencyKey']]]);
  });

  test.each([
    ['has arrived late', true],
    ['cannot be verified', false],
  ])('[A157] that %s is not submitted again: the shop may not know idempotency keys', async (_what, isAnswered) => {
    const holder: { tab?: Awaited<ReturnType<typeof openTab>> } = {};
    const purchase = () => holder.tab?.purchase() ?? cartDto();
    const tab = (holder.tab = await openTab({
      page: { session: attempt({ outcome: 'notFound' }) },
      answers: { loadPurchase: () => (isAnswered ? purchase() : new ApiError('http', 'loadPurchase', { status: 500 })) },
    }));
    await tab.press(2000);
    expect([tab.callsOf('nextStep'), tab.order().phase]).toEqual([[], isAnswered ? 'placed' : 'verifying']);
  });

  test('is remembered as not placed while another tab sends it again: a reload requests nothing, and a press finds the other tab’s order', async () => {
    const tab = await openTab({ page: { session: attempt({ outcome: 'notFound' }), local: attempt() } });
    expect([asked(tab), tab.status(), tab.order().phase]).toEqual([0, 'ready', 'notFound']);
    tab.arrive('k'.repeat(32));
    await tab.press(200);
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
  });

  test('is remembered as placed even if another tab did not find it: after a reload it is shown, and this tab goes on to its payment', async () => {
    const tab = await openTab();
    await tab.press();
    const { session, local } = tab.page.storage;
    const notFound = JSON.stringify({ ...JSON.parse(storedBy(tab) ?? ''), outcome: 'notFound' });
    const again = await openTab({
      page: { session: entriesOf(session), local: { ...entriesOf(local), [ORDER_ATTEMPT_KEY]: notFound } },
      answers: { loadPurchase: tab.purchase },
    });
    await again.advanceTimers(3100);
    expect([again.order().phase, again.page.assigned]).toEqual(['placed', ['https://www.shop.si/potrditev/20260001']]);
  });

  test.each(['notFound', 'waived'])('(%s) is not shown over a new cart, and is dropped', async (outcome) => {
    const other = () => ({ ...cartDto([articleDto()]), cartId: 'new-cart' });
    const tab = await openTab({ page: { session: attempt({ outcome }) }, answers: { loadCart: other, widgetCart: other } });
    expect([asked(tab), tab.order().phase, storedBy(tab), tab.flashes()]).toEqual([0, 'none', null, []]);
  });
});

test('[D1] an order that arrives late leaves the session an empty cart with another id: the order is shown all the same', async () => {
  const holder: { tab?: Awaited<ReturnType<typeof openTab>> } = {};
  let checks = 0;
  const empty = () => ({ ...cartDto([]), cartId: 'new-cart' });
  const tab = (holder.tab = checkoutTestHarness({
    isLogged: true,
    page: { href: 'https://www.shop.si/kosarica/1', session: attempt({ outcome: 'notFound' }) },
    answers: {
      checkStep: () => ({ cart: { exists: (checks += 1) === 1, items: 1 }, customer: { address: {} } }),
      loadCart: empty,
      widgetCart: empty,
      loadPurchase: () => holder.tab!.purchase(),
    },
  }));
  await tab.open();
  await tab.advanceTimers(500);
  expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
});

describe('[D1] an attempt with an unknown outcome', () => {
  test('of a replaced cart is dropped silently: the step is shown', async () => {
    const other = () => ({ ...cartDto([articleDto()]), cartId: 'new-cart' });
    const tab = await openTab({ page: { session: attempt() }, answers: { loadPurchase: other, loadCart: other, widgetCart: other } });
    await tab.advanceTimers(200);
    expect([tab.order().phase, tab.status(), tab.flashes(), storedBy(tab)]).toEqual(['none', 'ready', [], null]);
  });

  test('keeps what was ordered and when, for the waiting shopper', async () => {
    const tab = await openTab({
      answers: {
        nextStep: () => new ApiError('timeout', 'nextStep'),
        loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }),
      },
    });
    await tab.press(1000);
    expect(JSON.parse(storedBy(tab) ?? '')).toMatchObject({ pieces: 1, total: 10, at: 0 });
    const again = await openTab({
      page: { session: { [ORDER_ATTEMPT_KEY]: storedBy(tab) ?? '' } },
      answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
    });
    expect(again.order()).toMatchObject({ phase: 'unverified', attempt: { pieces: 1, total: 10, at: 0 } });
  });

  test('is verified in its own tab also hours later, as by a tab that the browser had put aside; a reload shows the order once more', async () => {
    const tab = checkoutTestHarness({ isLogged: true, page: { href, session: attempt(), now: 23 * HOUR_MS } });
    tab.arrive('k'.repeat(32));
    await tab.open();
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
    const page = { session: { [ORDER_ATTEMPT_KEY]: storedBy(tab) ?? '' }, now: 23 * HOUR_MS + 2000 };
    const again = await openTab({ page, answers: { loadPurchase: tab.purchase } });
    expect(again.order()).toMatchObject({ phase: 'placed', isLeaving: true });
  });

  test('is verified even if another tab’s attempt to order another cart was not placed', async () => {
    const elsewhere = attempt({ key: 'n'.repeat(32), cartId: 'new-cart', outcome: 'notFound' });
    const tab = checkoutTestHarness({ isLogged: true, page: { href, session: attempt(), local: elsewhere } });
    tab.arrive('k'.repeat(32));
    await tab.open();
    expect([tab.order().phase, tab.callsOf('loadPurchase').map(({ query }) => query?.['cartId'])]).toEqual(['placed', ['550012']]);
  });

  test('is verified at once when the shopper requests it, not after the pause', async () => {
    const tab = await openTab({
      page: { session: attempt() },
      answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
    });
    await tab.advanceTimers(30_000);
    const before = asked(tab);
    tab.dispatch({ type: 'checkout/outcomeRequested' });
    await tab.advanceTimers(50);
    expect(asked(tab)).toBe(before + 1);
  });
});

test.each([
  ['of another country', attempt({ country: 'HU' })],
  ['more than a day old', attempt({ at: -25 * HOUR_MS })],
  ['of a clock that was set back more than a day', attempt({ at: 25 * HOUR_MS })],
  ['without a time', attempt({ at: undefined })],
  ['not JSON', { [ORDER_ATTEMPT_KEY]: 'naročilo' }],
  ['a number', { [ORDER_ATTEMPT_KEY]: '7' }],
  ['without a cart', attempt({ cartId: null })],
  ['with an invalid key', attempt({ key: '<script>' })],
])('[D1] an attempt %s is ignored: nothing is requested, the step is shown', async (_what, session) => {
  const tab = await openTab({ page: { session, local: session } });
  expect([asked(tab), tab.order().phase, tab.status()]).toEqual([0, 'none', 'ready']);
});

test.each([400, 403, 405, 408, 419, 422, 429, 501])(
  '[R7.124] [D1] a %i does not mean that there is no order: the verification continues',
  async (status) => {
    const tab = await openTab({
      page: { session: attempt() },
      answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status }) },
    });
    await tab.advanceTimers(60_000);
    expect([tab.order().phase, tab.flashes()]).toEqual(['unverified', []]);
  },
);

test.each([404, 410])('[R7.124] a %i means that there is no order', async (status) => {
  const tab = await openTab({
    page: { session: attempt() },
    answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status }) },
  });
  await tab.advanceTimers(60_000);
  expect(tab.order().phase).toBe('notFound');
});

test('[D1] a 401 does not mean that there is no order: the shopper has to sign in, and the attempt is kept', async () => {
  const tab = await openTab({
    page: { session: attempt() },
    answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 401 }) },
  });
  await tab.advanceTimers(60_000);
  expect([tab.order().phase, storedBy(tab)]).toEqual(['lost', attempt()[ORDER_ATTEMPT_KEY]]);
});

describe('[D1] the shop cannot report the outcome of an earlier attempt when the page loads', () => {
  const failures: [string, () => ApiError | InvalidResponse | Promise<never>][] = [
    ['fails', () => new ApiError('http', 'loadPurchase', { status: 500 })],
    ['asks to wait', () => new ApiError('http', 'loadPurchase', { status: 429 })],
    ['is not reachable', () => new ApiError('network', 'loadPurchase')],
    ['sends no JSON', () => new ApiError('malformed', 'loadPurchase', { cause: 'json' })],
    ['sends another answer', () => new InvalidResponse({ hello: 1 })],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ];

  test.each(failures)('it %s: the step is shown and can be changed, only the order button waits', async (_how, fail) => {
    const tab = await openTab({
      page: { session: attempt() },
      answers: { loadPurchase: fail as never, cartChangeAmount: () => cartDto() },
    });
    await tab.advanceTimers(10_000);
    expect([tab.order().phase, tab.step(), tab.status(), tab.flashes()]).toEqual(['unverified', 'shipping', 'ready', []]);
    tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
    await tab.advanceTimers(1000);
    expect(tab.callsOf('cartChangeAmount').map(({ body }) => body)).toMatchObject([{ id: '1', amount: 3 }]);
    await tab.goTo('customer');
    expect([tab.step(), tab.status(), tab.path()]).toEqual(['customer', 'ready', '/kosarica/1']);
    await tab.goTo('shipping');
    tab.dispatch(checkoutActions.orderRequested());
    await tab.advanceTimers(1000);
    expect([tab.callsOf('nextStep').filter(({ body }) => body.step === 'shipping'), tab.order().phase]).toEqual([[], 'unverified']);
    expect(storedBy(tab)).toBe(attempt()[ORDER_ATTEMPT_KEY]);
  });

  test('a request that it does not answer in time is cancelled before the next one', async () => {
    const tab = await openTab({ page: { session: attempt() }, answers: { loadPurchase: () => new Promise<never>(() => undefined) } });
    await tab.advanceTimers(7000);
    expect(tab.callsOf('loadPurchase').map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  const recovering = async () => {
    const holder: { tab?: Awaited<ReturnType<typeof openTab>>; isAway: boolean } = { isAway: true };
    const loadPurchase = () => {
      if (holder.isAway) return new ApiError('http', 'loadPurchase', { status: 500 });
      return holder.tab!.shop.orders.length > 0 ? holder.tab!.purchase() : cartDto();
    };
    const tab = (holder.tab = await openTab({ page: { session: attempt() }, answers: { loadPurchase } }));
    await tab.advanceTimers(100_000);
    return { tab, recover: () => void (holder.isAway = false) };
  };

  test('the shop is asked again, less and less often', async () => {
    const { tab } = await recovering();
    const before = asked(tab);
    expect(before).toBeLessThan(9);
    await tab.advanceTimers(60_000);
    expect(asked(tab)).toBe(before + 1);
  });

  test('a hidden tab does not ask; the shopper who returns to it gets the answer at once', async () => {
    const { tab } = await recovering();
    tab.page.setHidden(true);
    await tab.advanceTimers(61_000); // the pause that had begun
    const before = asked(tab);
    await tab.advanceTimers(10 * 60_000);
    expect(asked(tab)).toBe(before);
    tab.page.setHidden(false);
    await tab.advanceTimers(50);
    expect(asked(tab)).toBe(before + 1);
  });

  test('the order turns out to be placed: it is shown', async () => {
    const { tab, recover } = await recovering();
    tab.arrive('k'.repeat(32));
    recover();
    await tab.advanceTimers(60_000);
    expect([tab.order(), tab.callsOf('nextStep')]).toMatchObject([{ phase: 'placed', purchase: { orderId: '20260001' } }, []]);
  });

  test('the order turns out not to be placed: the next press uses the same key', async () => {
    const { tab, recover } = await recovering();
    recover();
    await tab.advanceTimers(12_000);
    expect([tab.order().phase, tab.flashes()]).toEqual(['notFound', ['txt_order_not_placed warning cart']]);
    await tab.press(200);
    expect([tab.order().phase, tab.shop.keys]).toEqual(['placed', ['k'.repeat(32)]]);
  });

  test.each([
    ['the shopper asks', (tab: Awaited<ReturnType<typeof openTab>>) => void tab.dispatch(checkoutActions.outcomeRequested())],
    ['the tab becomes visible', (tab: Awaited<ReturnType<typeof openTab>>) => tab.page.setHidden(false)],
    ['the page comes back from the back-forward cache', (tab: Awaited<ReturnType<typeof openTab>>) => tab.page.show(true)],
    ['the network is back', (tab: Awaited<ReturnType<typeof openTab>>) => tab.page.setOnline(true)],
  ])('%s: the shop is asked at once', async (_when, act) => {
    const { tab, recover } = await recovering();
    tab.arrive('k'.repeat(32));
    recover();
    act(tab);
    await tab.advanceTimers(50);
    expect(tab.order().phase).toBe('placed');
  });

  test('the shopper chooses to order again: the same key is sent, also when the shop still cannot be asked', async () => {
    const { tab } = await recovering();
    tab.dispatch(checkoutActions.attemptOverridden());
    await tab.advanceTimers(50);
    expect([tab.order(), tab.callsOf('nextStep')]).toEqual([{ phase: 'none' }, []]);
    await tab.press(200);
    expect(tab.shop.keys).toEqual(['k'.repeat(32)]);
  });

  test('the shopper chooses to order again while the shop is asked: what it answers then is too late', async () => {
    let answer: (() => void) | undefined;
    const tab = await openTab({
      page: { session: attempt() },
      answers: {
        loadPurchase: () =>
          new Promise<never>((_resolve, reject) => (answer = () => reject(new ApiError('http', 'loadPurchase', { status: 401 })))),
      },
    });
    await tab.advanceTimers(7000);
    expect(tab.order().phase).toBe('unverified');
    tab.dispatch(checkoutActions.outcomeRequested());
    await tab.advanceTimers(50);
    tab.dispatch(checkoutActions.attemptOverridden());
    answer?.();
    await tab.advanceTimers(200);
    expect([tab.order(), tab.status()]).toEqual([{ phase: 'none' }, 'ready']);
    expect(storedBy(tab)).toContain('"outcome":"waived"');
  });

  test('the shopper chooses to order again, and the order is found meanwhile: it is shown, nothing is sent', async () => {
    const { tab, recover } = await recovering();
    tab.dispatch(checkoutActions.attemptOverridden());
    tab.arrive('k'.repeat(32));
    recover();
    await tab.press(200);
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
  });

  test('the choice to order again is remembered: a reload asks and blocks nothing', async () => {
    const { tab } = await recovering();
    tab.dispatch(checkoutActions.attemptOverridden());
    await tab.advanceTimers(50);
    const again = await openTab({ page: { session: { [ORDER_ATTEMPT_KEY]: storedBy(tab) ?? '' } } });
    expect([asked(again), again.order(), again.status(), again.flashes()]).toEqual([0, { phase: 'none' }, 'ready', []]);
  });

  test('the session has another cart with goods by now: the attempt is dropped silently', async () => {
    const other = () => ({ ...cartDto([articleDto()]), cartId: 'new-cart' });
    const tab = await openTab({
      page: { session: attempt() },
      answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }), loadCart: other, widgetCart: other },
    });
    await tab.advanceTimers(200);
    expect([tab.order(), storedBy(tab), tab.flashes()]).toEqual([{ phase: 'none' }, null, []]);
  });

  test('another tab has settled it: the note disappears and nothing is asked any more', async () => {
    const { tab } = await recovering();
    const before = asked(tab);
    tab.page.storage.session.remove(ORDER_ATTEMPT_KEY);
    await tab.advanceTimers(120_000);
    expect([tab.order(), asked(tab)]).toEqual([{ phase: 'none' }, before]);
  });

  test('another tab, whose attempt it was, orders another cart: the note disappears and nothing is asked any more', async () => {
    const tab = await openTab({
      page: { local: attempt() },
      answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
    });
    await tab.advanceTimers(1000);
    expect(tab.order().phase).toBe('unverified');
    const before = asked(tab);
    tab.page.storage.local.set(ORDER_ATTEMPT_KEY, attempt({ key: 'n'.repeat(32), cartId: 'new-cart' })[ORDER_ATTEMPT_KEY]);
    await tab.advanceTimers(120_000);
    expect([tab.order(), asked(tab)]).toEqual([{ phase: 'none' }, before]);
  });

  test('with an empty cart the basket is shown with the note, on the URL of every step', async () => {
    for (const path of ['/kosarica', '/kosarica/1', '/kosarica/3']) {
      const tab = await openTab({
        isEmpty: true,
        page: { href: `https://www.shop.si${path}`, session: attempt() },
        answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
      });
      await tab.advanceTimers(500);
      expect([tab.step(), tab.status(), tab.order().phase]).toEqual(['preview', 'ready', 'unverified']);
    }
  });

  test('the shopper signs in: the shop is asked at once', async () => {
    const { tab, recover } = await recovering();
    tab.arrive('k'.repeat(32));
    recover();
    tab.dispatch({ type: 'account/loggedIn', payload: {} });
    await tab.advanceTimers(100);
    expect(tab.order().phase).toBe('placed');
  });
});

describe('[D1] another tab settles an attempt that this tab keeps as unverified', () => {
  type Tab = Awaited<ReturnType<typeof openTab>>;
  const failure = () => new ApiError('http', 'loadPurchase', { status: 500 });
  const EDITS_KEY = 'vitrina.cart-intents:other';
  const edits = { [EDITS_KEY]: JSON.stringify({ at: 0, intents: [{ id: 'left', kind: 'insert' }] }) };

  /** A tab on an unverified attempt; `recover` lets the shop respond again. */
  async function unverifiedTab(page: NonNullable<CheckoutTabOptions['page']>) {
    const holder: { tab?: Tab; isAway: boolean } = { isAway: true };
    const loadPurchase = () => {
      if (holder.isAway) return failure();
      return holder.tab!.shop.orders.length > 0 ? holder.tab!.purchase() : cartDto([articleDto()]);
    };
    const tab = (holder.tab = await openTab({ page, answers: { loadPurchase } }));
    await tab.advanceTimers(1000);
    expect(tab.order().phase).toBe('unverified');
    const recover = (isPlaced: boolean) => {
      if (isPlaced) tab.arrive('k'.repeat(32));
      holder.isAway = false;
    };
    return { tab, recover };
  }

  const bothTabs = async () => ({
    own: await unverifiedTab({ session: attempt(), local: attempt() }),
    other: await unverifiedTab({ local: attempt() }),
  });
  const shareLocal = ({ page: { storage: from } }: Tab, { page: { storage: to } }: Tab) => {
    for (const key of to.local.keys()) to.local.remove(key);
    for (const key of from.local.keys()) to.local.set(key, from.local.get(key) ?? '');
  };

  test.each(['waived', 'notFound'])('as %s: the note disappears here, and nothing is asked any more', async (outcome) => {
    const { own, other } = await bothTabs();
    if (outcome === 'waived') other.tab.dispatch(checkoutActions.attemptOverridden());
    else other.recover(false);
    other.tab.dispatch(checkoutActions.outcomeRequested());
    await other.tab.advanceTimers(12_000);
    expect(other.tab.page.storage.local.get(ORDER_ATTEMPT_KEY)).toContain(`"outcome":"${outcome}"`);
    shareLocal(other.tab, own.tab);
    const before = asked(own.tab);
    await own.tab.advanceTimers(120_000);
    expect([own.tab.order(), asked(own.tab), own.tab.flashes()]).toEqual([{ phase: 'none' }, before, []]);
    own.recover(false);
    await own.tab.press(200);
    expect([own.tab.order().phase, own.tab.shop.keys]).toEqual(['placed', ['k'.repeat(32)]]);
  });

  test.each([
    ['is about to leave for the payment', 100, {}],
    ['has left for the payment', 4000, {}],
    ['orders another cart by now', 4000, attempt({ key: 'n'.repeat(32), cartId: 'new-cart' })],
  ])('as placed, and %s: this tab only shows the order, and keeps what the other tab has stored', async (_when, ms, next) => {
    const { own, other } = await bothTabs();
    other.recover(true);
    other.tab.dispatch(checkoutActions.outcomeRequested());
    await other.tab.advanceTimers(ms);
    expect(other.tab.order()).toMatchObject({ phase: 'placed', isLeaving: true });
    Object.entries({ ...edits, ...next }).forEach(([key, text]) => other.tab.page.storage.local.set(key, text));
    shareLocal(other.tab, own.tab);
    const stored = own.tab.page.storage.local.get(ORDER_ATTEMPT_KEY);
    own.recover(true);
    own.tab.dispatch(checkoutActions.outcomeRequested());
    await own.tab.advanceTimers(10_000);
    expect(own.tab.order()).toMatchObject({ phase: 'placed', isLeaving: false, purchase: { orderId: '20260001' } });
    expect([own.tab.page.assigned, storedBy(own.tab)]).toEqual([[], null]);
    expect(own.tab.page.storage.local.get(EDITS_KEY)).toBe(edits[EDITS_KEY]);
    expect(own.tab.page.storage.local.get(ORDER_ATTEMPT_KEY)).toBe(stored);
  });

  test('as placed after the shopper chose to order again, and a press here finds the order: it is shown, and nothing is left stored', async () => {
    const { own, other } = await bothTabs();
    other.tab.dispatch(checkoutActions.attemptOverridden());
    await other.tab.advanceTimers(50);
    shareLocal(other.tab, own.tab);
    own.tab.dispatch(checkoutActions.outcomeRequested());
    await own.tab.advanceTimers(50);
    other.recover(true);
    await other.tab.press(4000);
    expect(other.tab.page.assigned).toHaveLength(1);
    shareLocal(other.tab, own.tab);
    own.recover(true);
    await own.tab.press(4000);
    expect([own.tab.order(), own.tab.callsOf('nextStep')]).toMatchObject([{ phase: 'placed', isLeaving: false }, []]);
    expect([own.tab.page.assigned, storedBy(own.tab), own.tab.page.storage.local.get(ORDER_ATTEMPT_KEY)]).toEqual([[], null, null]);
  });

  test('the tab that found the order itself continues to its payment', async () => {
    const { own } = await bothTabs();
    own.recover(true);
    own.tab.dispatch(checkoutActions.outcomeRequested());
    await own.tab.advanceTimers(4000);
    expect(own.tab.page.assigned).toEqual(['https://www.shop.si/potrditev/20260001']);
  });
});

test('[R4.045] [R4.046] of 21 purchases the last is tracked once, too', () => {
  const { storage } = fakePage();
  const ids = Array.from({ length: 21 }, (_, nth) => `order-${nth}`);
  expect(ids.map((id) => claimPurchaseTracking(storage, id))).toEqual(ids.map(() => true));
  expect(claimPurchaseTracking(storage, 'order-20')).toBe(false);
});

test('[R4.045] a reload reports no purchase again where the browser’s storage is full, and only the tab’s own takes something', () => {
  const sharedLocal = { get: () => null, set: () => false, remove: () => undefined, keys: () => [] };
  const { storage } = fakePage({ sharedLocal });
  expect(['7', '7', '8'].map((id) => claimPurchaseTracking(storage, id))).toEqual([true, false, true]);
});
