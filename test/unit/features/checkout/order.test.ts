import { ApiError } from '../../../../src/api/ApiError';
import { cartActions, selectPieces } from '../../../../src/features/cart';
import { checkoutActions } from '../../../../src/features/checkout';
import { ORDER_ATTEMPT_KEY, UNPAID_ORDER_KEY } from '../../../../src/features/checkout/orderAttemptStorage';
import { TRACKED_PURCHASES_KEY } from '../../../../src/features/purchaseReports';
import type { Page } from '../../../../src/page/page';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { checkoutTestHarness } from '../../../support/fakes/checkoutTestHarness';
import type { CheckoutTabOptions } from '../../../support/fakes/checkoutTestHarness';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { takeBugs } from '../../../support/fakes/reportedBugs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function inShipping(options: CheckoutTabOptions = {}) {
  const tab = checkoutTestHarness({ hasAddresses: true, isLogged: true, page: { href: 'https://www.shop.si/kosarica/3' }, ...options });
  await tab.open();
  return tab;
}

describe('a successful order', () => {
  test('[R2.21] [R2.22] [R3.090] [R3.091] [R4.047] is shown, and after 3 s the browser goes to the shop’s confirmation page', async () => {
    const tab = await inShipping();
    tab.page.storage.local.set('vitrina.cart-intents:gone', JSON.stringify({ at: 0, intents: [{ id: 'left', kind: 'insert' }] }));
    await tab.press();
    expect(tab.page.storage.local.get('vitrina.cart-intents:gone')).toBe(null); // it belonged to the cart that is an order now
    expect([tab.step(), tab.path(), tab.order()]).toMatchObject([
      'confirmation',
      '/kosarica/3',
      { phase: 'placed', purchase: { orderId: '20260001', total: { vat: 12.2 } } },
    ]);
    expect(tab.shop.keys).toEqual([expect.stringMatching(/^[\w-]{32}$/)]);
    expect(tab.callsOf('nextStep')[0]?.body).toEqual({ step: 'shipping', idempotencyKey: tab.shop.keys[0], expectedTotal: 10 });
    expect(tab.page.assigned).toEqual([]);
    await tab.advanceTimers(2900);
    expect(tab.page.assigned).toEqual([]);
    await tab.advanceTimers(200);
    expect(tab.page.assigned).toEqual(['https://www.shop.si/potrditev/20260001']);
    expect(tab.page.storage.session.get(ORDER_ATTEMPT_KEY)).toBe(null);
  });

  test('[R7.124] of a cart whose total the shop does not state is sent without a total, not with null', async () => {
    const loadCart = () => new InvalidResponse({ ...cartDto(), total: null });
    const tab = await inShipping({ answers: { loadCart } });
    await tab.press();
    expect(tab.callsOf('nextStep').map(({ body }) => body)).toEqual([{ step: 'shipping', idempotencyKey: tab.shop.keys[0] }]);
  });

  test('the cart is empty afterwards, also where the page shows it', async () => {
    const tab = await inShipping();
    expect(selectPieces(tab.state())).toBe(1);
    await tab.press(200);
    expect([tab.order().phase, selectPieces(tab.state())]).toEqual(['placed', 0]);
  });

  test('that needs no payment is not kept as one to be paid', async () => {
    const tab = await inShipping();
    await tab.press(3100);
    expect([tab.page.assigned.length, tab.page.storage.local.get(UNPAID_ORDER_KEY)]).toEqual([1, null]);
  });

  test('wcag22/2.4.2: the window’s title names the step, and the confirmation', async () => {
    const tab = await inShipping();
    await tab.goTo('preview');
    await tab.goTo('customer');
    await tab.goTo('shipping');
    await tab.press();
    expect([...new Set(tab.page.titles)]).toEqual(['Dostava in plačilo', 'Košarica', 'Naslov', 'Hvala za naročilo']);
    expect(tab.page.titles.at(-1)).toBe('Hvala za naročilo');
  });

  test('[D4] a failed payment: the window’s title states it', async () => {
    const placed = checkoutTestHarness().purchase();
    const payment = { code: 'SIU_c', title: 'Kartica', price: 0, state: 'declined' };
    const tab = await inShipping({ answers: { loadPurchase: () => ({ ...placed, purchase: { ...placed.purchase, payment } }) } });
    await tab.press();
    expect([tab.order().phase, tab.page.titles.at(-1)]).toEqual(['placed', 'Plačilo ni uspelo']);
  });

  test('is not questioned while its purchase is fetched, but is when the shop does not find it', async () => {
    const phases: string[] = [];
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const loadPurchase = () => {
      if (holder.tab === undefined) return cartDto();
      phases.push(holder.tab.order().phase);
      return phases.length === 1 ? cartDto() : holder.tab.purchase();
    };
    const tab = (holder.tab = await inShipping({ answers: { loadPurchase } }));
    await tab.press(5000);
    expect([...phases, tab.order().phase]).toEqual(['sending', 'verifying', 'placed']);
  });

  test('an unpaid order whose page is not opened is shown again after a reload', async () => {
    const placed = checkoutTestHarness().purchase();
    const payment = { code: 'SIU_c', title: 'Kartica', price: 0, state: 'pending' };
    const loadPurchase = () => ({ ...placed, purchase: { ...placed.purchase, payment }, confirmationUrl: 'javascript:alert(1)' });
    const tab = await inShipping({ answers: { loadPurchase } });
    await tab.press(4000);
    const local = { [UNPAID_ORDER_KEY]: tab.page.storage.local.get(UNPAID_ORDER_KEY) ?? '' };
    const next = checkoutTestHarness({ isEmpty: true, page: { href: 'https://www.shop.si/kosarica', local }, answers: { loadPurchase } });
    await next.open();
    await next.advanceTimers(200);
    expect([tab.page.assigned, next.order().phase]).toEqual([[], 'placed']);
  });

  test.each([
    ['is asked for while it is shown', 'pending', (tab: Awaited<ReturnType<typeof inShipping>>) => tab.advanceTimers(5100)],
    [
      'is asked for when the shopper returns from another tab',
      'declined',
      (tab: Awaited<ReturnType<typeof inShipping>>) => {
        tab.page.setHidden(true);
        tab.page.setHidden(false);
        return tab.advanceTimers(50);
      },
    ],
  ])('[D4] the payment of an order %s: once it is paid, nothing is kept as to be paid', async (_how, before, wait) => {
    let state = before;
    const placed = checkoutTestHarness().purchase();
    const loadPurchase = () => ({
      ...placed,
      purchase: { ...placed.purchase, payment: { code: 'SIU_c', title: 'Kartica', price: 0, state } },
      confirmationUrl: null,
    });
    const tab = await inShipping({ answers: { loadPurchase } });
    await tab.press(4000);
    expect(tab.page.storage.local.get(UNPAID_ORDER_KEY)).toContain('550012');
    state = 'paid';
    await wait(tab);
    expect(tab.order()).toMatchObject({ phase: 'placed', purchase: { payment: { state: 'paid' } } });
    expect(tab.page.storage.local.get(UNPAID_ORDER_KEY)).toBe(null);
  });

  test('a shopper who left to pay and returns to the basket unpaid sees the order and how to pay it', async () => {
    let state = 'pending';
    const placed = checkoutTestHarness().purchase();
    const loadPurchase = () => ({
      ...placed,
      purchase: { ...placed.purchase, payment: { code: 'SIU_c', title: 'Kartica', price: 0, state } },
    });
    const left = await inShipping({ answers: { loadPurchase } });
    await left.press();
    const leftAt = 20 * 60_000;
    left.page.setNow(leftAt);
    await left.advanceTimers(3100);
    expect(left.page.assigned).toHaveLength(1);
    const local = { [UNPAID_ORDER_KEY]: left.page.storage.local.get(UNPAID_ORDER_KEY) ?? '' };
    const backAfter = async (ms: number) => {
      const tab = checkoutTestHarness({
        isEmpty: true,
        page: { href: 'https://www.shop.si/kosarica/3', local, now: leftAt + ms },
        answers: { loadPurchase },
      });
      await tab.open();
      await tab.advanceTimers(60_000);
      expect([tab.page.assigned, tab.callsOf('nextStep')]).toEqual([[], []]);
      return tab;
    };
    for (const ms of [0, 29 * 60_000])
      expect((await backAfter(ms)).order()).toMatchObject({ phase: 'placed', isLeaving: false, purchase: { orderId: '20260001' } });
    expect((await backAfter(31 * 60_000)).order()).toEqual({ phase: 'none' });
  });

  async function backAfterPaying(more: { isAcknowledged?: boolean } = {}) {
    const placed = checkoutTestHarness().purchase();
    const payment = { code: 'SIU_c', title: 'Kartica', price: 0, state: 'paid', ...more };
    const loadPurchase = () => ({ ...placed, purchase: { ...placed.purchase, payment } });
    const key = 'k'.repeat(32);
    const local = { [UNPAID_ORDER_KEY]: JSON.stringify({ key, cartId: '550012', at: 0, country: 'SI' }) };
    const tab = checkoutTestHarness({
      isEmpty: true,
      page: { href: 'https://www.shop.si/kosarica', local, now: 60_000 },
      answers: { loadPurchase },
    });
    await tab.open();
    await tab.advanceTimers(60_000);
    expect([tab.page.assigned, tab.page.storage.local.get(UNPAID_ORDER_KEY)]).toEqual([[], null]);
    return tab.order();
  }

  test('a shopper who has paid and was not redirected sees the paid order on returning to the basket, once', async () => {
    expect(await backAfterPaying()).toMatchObject({
      phase: 'placed',
      isLeaving: false,
      purchase: { orderId: '20260001', payment: { state: 'paid' } },
    });
  });

  test('a shopper who saw the shop’s own page of the paid order gets an empty basket', async () => {
    expect(await backAfterPaying({ isAcknowledged: true })).toEqual({ phase: 'none' });
  });

  test('[R2.23] the delay is configurable', async () => {
    const tab = await inShipping({
      page: { href: 'https://www.shop.si/kosarica/3', cookies: { confirmation_redirect_loader_time: '500' } },
    });
    await tab.press();
    await tab.advanceTimers(600);
    expect(tab.page.assigned).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', 'https://zlo.example/x', '/odjava?csrftoken=1', null])(
    '[R2.21] a confirmationUrl like %s is not followed, the thank-you stays',
    async (confirmationUrl) => {
      const tab = await inShipping();
      const answer = tab.purchase();
      const other = await inShipping({ answers: { loadPurchase: () => ({ ...answer, confirmationUrl }) } });
      await other.press();
      await other.advanceTimers(60_000);
      expect([other.page.assigned, other.order().phase]).toEqual([[], 'placed']);
    },
  );

  test('[R4.045] [R4.046] the purchase is tracked once, regardless of reloads', async () => {
    const tab = await inShipping();
    await tab.press();
    const placed = () => tab.page.emitted.filter(({ name }) => name === 'order-placed');
    expect(placed()).toEqual([{ name: 'order-placed', detail: { orderId: '20260001', total: 12.2 } }]);
    const local = { [TRACKED_PURCHASES_KEY]: tab.page.storage.local.get(TRACKED_PURCHASES_KEY) ?? '' };
    const session = { [ORDER_ATTEMPT_KEY]: JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: 0 }) };
    const next = checkoutTestHarness({
      page: { href: 'https://www.shop.si/kosarica/3', local, session },
      answers: { loadPurchase: tab.purchase },
    });
    await next.advanceTimers(100);
    expect([next.order().phase, next.page.emitted.filter(({ name }) => name === 'order-placed')]).toEqual(['placed', []]);
  });
});

test('[R3.090] [R3.091] a purchase without an id is still an order: shown without a number, tracked once', async () => {
  const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
  const nameless = () => {
    const { confirmationUrl, purchase } = holder.tab!.purchase();
    return new InvalidResponse(
      holder.tab!.shop.orders.length > 0 ? { confirmationUrl, purchase: { ...purchase, orderId: null } } : cartDto(),
    );
  };
  const tab = (holder.tab = await inShipping({ answers: { loadPurchase: nameless } }));
  await tab.press(200);
  expect(tab.order()).toMatchObject({ phase: 'placed', purchase: { orderId: null, total: { vat: 12.2 }, items: [{ count: 1 }] } });
  const tracked = () => tab.page.emitted.filter(({ name }) => name === 'order-placed').map(({ detail }) => detail);
  expect(tracked()).toEqual([{ orderId: null, total: 12.2 }]);
  expect(JSON.parse(tab.page.storage.local.get(TRACKED_PURCHASES_KEY) ?? '[]')).toEqual([
    tab.callsOf('loadPurchase').at(-1)?.query?.['cartId'],
  ]);
});

test.each([[{}], [[]], ['naročeno'], [{ orderId: '20260001', items: 'dva', total: null, deliveries: { 1: null } }]])(
  '[R3.091] a purchase that is %j is shown as far as possible, or verified further',
  async (purchase) => {
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const answer = () => new InvalidResponse(holder.tab!.shop.orders.length > 0 ? { purchase, confirmationUrl: null } : cartDto());
    const tab = (holder.tab = await inShipping({ answers: { loadPurchase: answer } }));
    await tab.press(200);
    const hasId = JSON.stringify(purchase).includes('20260001');
    expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual([hasId ? 'placed' : 'verifying', 1]);
    if (hasId) expect(tab.order()).toMatchObject({ purchase: { items: [], deliveries: [], total: { vat: null } } });
    await tab.advanceTimers(120_000);
    expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual([hasId ? 'placed' : 'confirmed', 1]);
  },
);

describe('the confirmation', () => {
  const href = 'https://www.shop.si/kosarica/3';
  const keptBy = ({ page }: { page: { storage: Page['storage'] } }) => {
    const text = page.storage.session.get(ORDER_ATTEMPT_KEY);
    return text === null ? {} : { [ORDER_ATTEMPT_KEY]: text };
  };

  test.each([
    ['the shop’s page of the order', {}, 1],
    ['nowhere', { confirmationUrl: null }, 0],
  ] as const)('reloaded before the browser has left for %s, it shows the purchase again, and later not', async (_where, change, leaves) => {
    const holder: { tab?: ReturnType<typeof checkoutTestHarness> } = {};
    const answers = { loadPurchase: () => ({ ...holder.tab!.purchase(), ...change }) };
    const tab = (holder.tab = checkoutTestHarness({ page: { href }, hasAddresses: true, isLogged: true, answers }));
    await tab.open();
    await tab.press();
    const next = (holder.tab = checkoutTestHarness({ page: { href, session: keptBy(tab), now: 29_000 }, answers }));
    await next.open();
    expect([next.order().phase, next.callsOf('nextStep')]).toEqual(['placed', []]);
    await next.advanceTimers(3100);
    expect([next.page.assigned.length, keptBy(next)]).toEqual([leaves, {}]);
  });

  test('a shopper who left during the delay and returns more than half a minute later gets the basket', async () => {
    const tab = await inShipping();
    await tab.press();
    const later = checkoutTestHarness({ page: { href, session: keptBy(tab), now: 31_000 } });
    await later.open();
    expect([later.order().phase, later.callsOf('loadPurchase')]).toEqual(['none', []]);
  });

  test('a sign-in while it is shown does not replace it', async () => {
    const tab = await inShipping();
    await tab.press();
    tab.dispatch({ type: 'account/loggedIn', payload: {} });
    await tab.advanceTimers(200);
    expect([tab.order().phase, tab.callsOf('loadPurchase').length]).toEqual(['placed', 1]);
  });
});

describe('the tab is closed during the order', () => {
  const href = 'https://www.shop.si/kosarica';
  const local = (at: number) => ({ [ORDER_ATTEMPT_KEY]: JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at }) });
  const now = 100 * 60_000;

  test('[D1] the other tabs know an attempt while its outcome is unknown, and its key as long as there is no order', async () => {
    const [placed, refused] = [await inShipping(), await inShipping({ answers: { nextStep: () => new ApiError('network', 'nextStep') } })];
    await placed.press();
    await placed.advanceTimers(3100);
    await refused.press();
    expect(refused.page.storage.local.get(ORDER_ATTEMPT_KEY)).toContain('"cartId":"550012"');
    await refused.advanceTimers(5000);
    expect(placed.page.storage.local.get(ORDER_ATTEMPT_KEY)).toBe(null);
    // The request may still arrive: a press in another tab has to send the same key, so that there is at most one order.
    for (const storage of [refused.page.storage.local, refused.page.storage.session])
      expect(storage.get(ORDER_ATTEMPT_KEY)).toContain('"outcome":"notFound"');
  });

  test('[D1] an attempt without an order, made in another tab, is neither verified nor shown, and a press reuses its key', async () => {
    const notFound = JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: now - 60_000, outcome: 'notFound' });
    const tab = await inShipping({ page: { href: `${href}/3`, local: { [ORDER_ATTEMPT_KEY]: notFound }, now } });
    expect([tab.order(), tab.callsOf('loadPurchase'), tab.flashes()]).toEqual([{ phase: 'none' }, [], []]);
    await tab.press(200);
    expect([tab.order().phase, tab.shop.keys]).toEqual(['placed', ['k'.repeat(32)]]);
  });

  test('[D1] an order placed in another tab is shown, and only that tab redirects to pay it', async () => {
    const placed = JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: now - 1000, outcome: 'placed' });
    const tab = checkoutTestHarness({ page: { href, local: { [ORDER_ATTEMPT_KEY]: placed }, now } });
    tab.arrive('k'.repeat(32));
    await tab.open();
    expect(tab.order()).toMatchObject({ phase: 'placed', isLeaving: false, purchase: { orderId: '20260001' } });
    await tab.advanceTimers(10_000);
    expect([tab.page.assigned, tab.page.storage.local.get(ORDER_ATTEMPT_KEY)]).toEqual([[], placed]);
  });

  test('[D1] an order found by two tabs at once: the second one only shows it', async () => {
    const holder: { tab?: ReturnType<typeof checkoutTestHarness> } = {};
    let isAway = true;
    const loadPurchase = () => (isAway ? new ApiError('network', 'loadPurchase') : holder.tab!.purchase());
    const tab = (holder.tab = checkoutTestHarness({ page: { href, local: local(now - 1000), now }, answers: { loadPurchase } }));
    await tab.open();
    isAway = false;
    const placed = JSON.stringify({ ...JSON.parse(local(now)[ORDER_ATTEMPT_KEY]), outcome: 'placed' });
    tab.page.storage.local.set(ORDER_ATTEMPT_KEY, placed);
    await tab.advanceTimers(20_000);
    expect([tab.order(), tab.page.assigned]).toMatchObject([{ phase: 'placed', isLeaving: false }, []]);
  });

  test('a new tab that opens the checkout verifies the order and shows it', async () => {
    const tab = checkoutTestHarness({ page: { href, local: local(now - 29 * 60_000), now }, hasAddresses: true });
    tab.arrive('k'.repeat(32));
    await tab.open();
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
  });

  test('the order never arrived: it is reported, the step of the URL is shown, and the next press has the same key', async () => {
    const tab = checkoutTestHarness({ page: { href, local: local(now - 60_000), now }, hasAddresses: true, isLogged: true });
    await tab.open();
    await tab.advanceTimers(5000);
    expect([tab.order().phase, tab.step(), tab.flashes()]).toEqual(['notFound', 'preview', ['txt_order_not_placed warning cart']]);
    // The half hour in which other tabs know it still counts from the press.
    expect(JSON.parse(tab.page.storage.local.get(ORDER_ATTEMPT_KEY) ?? '')).toMatchObject({ outcome: 'notFound', at: now - 60_000 });
    await tab.press(200);
    expect(tab.shop.keys).toEqual(['k'.repeat(32)]);
  });

  test('after half an hour it is no longer verified', async () => {
    const tab = checkoutTestHarness({ page: { href, local: local(now - 31 * 60_000), now } });
    await tab.open();
    expect([tab.order().phase, tab.callsOf('loadPurchase')]).toEqual(['none', []]);
  });
});

describe('exactly once', () => {
  test('a double click is one order', async () => {
    const tab = await inShipping();
    tab.dispatch(checkoutActions.orderRequested());
    await tab.press();
    await tab.press();
    expect(tab.shop.keys).toHaveLength(1);
  });

  const lost: [string, (tab: { arrive: (key?: string) => void }, key?: string) => ApiError | InvalidResponse][] = [
    ['the response is lost', (tab, key) => (tab.arrive(key), new ApiError('network', 'nextStep'))],
    ['the response never comes', (tab, key) => (tab.arrive(key), new ApiError('timeout', 'nextStep'))],
    ['the shop fails after it', (tab, key) => (tab.arrive(key), new ApiError('http', 'nextStep', { status: 502 }))],
    ['the response is not JSON', (tab, key) => (tab.arrive(key), new ApiError('malformed', 'nextStep', { cause: 'json' }))],
    ['the response is a different object', (tab, key) => (tab.arrive(key), new InvalidResponse({ hello: 1 }))],
  ];
  test.each(lost)('the order is made and %s: the shop is asked, the shopper sees the order', async (_how, fail) => {
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const tab = await inShipping({ answers: { nextStep: ({ body }) => fail(holder.tab!, body.idempotencyKey) as ApiError } });
    holder.tab = tab;
    await tab.press(200);
    expect([tab.order().phase, tab.shop.orders.length, tab.callsOf('nextStep').length]).toEqual(['placed', 1, 1]);
  });

  test('it never arrived: after three negative responses the shopper is informed, and the next attempt has the same key', async () => {
    let isLost = true;
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const keys: unknown[] = [];
    const tab = await inShipping({
      answers: {
        nextStep({ body: { idempotencyKey } }) {
          keys.push(idempotencyKey);
          if (isLost) return new ApiError('network', 'nextStep');
          holder.tab?.arrive(idempotencyKey);
          return { step: 'confirmation' as const, status: {} };
        },
      },
    });
    holder.tab = tab;
    await tab.press(100);
    expect(tab.order().phase).toBe('verifying');
    await tab.advanceTimers(4000);
    expect([tab.order().phase, tab.flashes()]).toEqual(['notFound', ['txt_order_not_placed warning cart']]);
    isLost = false;
    await tab.press(200);
    expect([tab.order().phase, tab.shop.orders.length, new Set(keys).size]).toEqual(['placed', 1, 1]);
    expect(tab.flashes()).toEqual([]); // the messages of the first attempt have gone
  });

  test('an order that arrives late, during the verification, is found', async () => {
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const tab = await inShipping({
      answers: {
        nextStep({ body }) {
          setTimeout(() => holder.tab?.arrive(body.idempotencyKey), 2500);
          return new ApiError('timeout', 'nextStep');
        },
      },
    });
    holder.tab = tab;
    await tab.press(5000);
    expect([tab.order().phase, tab.shop.orders.length]).toEqual(['placed', 1]);
  });

  test.each([
    ['confirms it with a message', 'confirmation', ['Hvala za zaupanje.']],
    ['neither confirms nor refuses it', 'shipping', []],
  ] as const)(
    'the shop’s answer %s, and the order is made a moment later: the shopper sees the order, and never a refusal',
    async (_how, step, flashMessages) => {
      const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
      const tab = (holder.tab = await inShipping({
        answers: {
          nextStep({ body }) {
            setTimeout(() => holder.tab?.arrive(body.idempotencyKey), 1500);
            return { step, status: { status: 'ok', flashMessages: [...flashMessages] } };
          },
        },
      }));
      await tab.press();
      expect([tab.order().phase, tab.flashes()]).toEqual(['verifying', []]);
      await tab.advanceTimers(3100);
      expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual(['placed', 1]);
    },
  );

  test.each([
    ['verifying', 25_000, new ApiError('timeout', 'nextStep')],
    ['confirmed', 150_000, { step: 'confirmation' as const, status: {} }],
  ])('[D1] the network is back while the order is %s: the shop is asked at once', async (phase, ms, nextStep) => {
    let isAway = true;
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const tab = (holder.tab = await inShipping({
      answers: {
        nextStep: () => nextStep,
        loadPurchase: () => (isAway ? new ApiError('network', 'loadPurchase') : holder.tab!.purchase()),
      },
    }));
    await tab.press(ms);
    expect(tab.order().phase).toBe(phase);
    isAway = false;
    tab.page.setOnline(true);
    await tab.advanceTimers(50);
    expect(tab.order().phase).toBe('placed');
  });

  test('[D1] a shop that is down for minutes: after one the shopper can go on, only ordering waits, and the order is found later', async () => {
    let isAway = true;
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const tab = await inShipping({
      answers: {
        nextStep({ body }) {
          holder.tab?.arrive(body.idempotencyKey);
          return new ApiError('timeout', 'nextStep');
        },
        loadPurchase: () => (isAway ? new ApiError('network', 'loadPurchase') : holder.tab!.purchase()),
      },
    });
    holder.tab = tab;
    await tab.press(30_000);
    await tab.goTo('preview');
    expect([tab.step(), tab.order().phase]).toEqual(['shipping', 'verifying']);
    await tab.advanceTimers(60_000);
    expect(tab.order().phase).toBe('unverified');
    await tab.press();
    await tab.goTo('preview');
    expect([tab.step(), tab.callsOf('nextStep').filter(({ body }) => body.step === 'shipping').length]).toEqual(['preview', 1]);
    expect(tab.callsOf('loadPurchase').length).toBeLessThan(25);
    isAway = false;
    await tab.advanceTimers(61_000);
    expect(tab.order().phase).toBe('placed');
  });

  test('a shop that is down except for one response: the long wait is shown all the same', async () => {
    let asked = 0;
    const tab = await inShipping({
      answers: {
        nextStep: () => new ApiError('timeout', 'nextStep'),
        loadPurchase() {
          asked += 1;
          return asked === 9 ? cartDto() : new ApiError('network', 'loadPurchase');
        },
      },
    });
    await tab.press(90_000);
    expect([asked > 9, tab.order().phase]).toEqual([true, 'unverified']);
  });

  test('[D1] the shopper allows a new order on the same page: it is sent with the same key', async () => {
    let isAway = true;
    const tab = await inShipping({
      answers: {
        nextStep: () => (isAway ? new ApiError('network', 'nextStep') : { step: 'confirmation' as const, status: {} }),
        loadPurchase: () => new ApiError('network', 'loadPurchase'),
      },
    });
    await tab.press(90_000);
    tab.dispatch(checkoutActions.attemptOverridden());
    await tab.advanceTimers(50);
    expect(tab.order()).toEqual({ phase: 'none' });
    isAway = false;
    await tab.press(100);
    const keys = tab.callsOf('nextStep').map(({ body }) => body['idempotencyKey']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('an order that the shop has confirmed cannot be sent again while its purchase is missing', async () => {
    const tab = await inShipping({
      answers: {
        nextStep: () => ({ step: 'confirmation' as const, status: {} }),
        loadPurchase: () => new ApiError('network', 'loadPurchase'),
      },
    });
    await tab.press(150_000);
    expect(tab.order().phase).toBe('confirmed');
    tab.dispatch(checkoutActions.attemptOverridden());
    await tab.press(100);
    expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual(['confirmed', 1]);
  });

  test('a shop that recovers without an order: that is known soon, not after the same time again', async () => {
    let isAway = true;
    const tab = await inShipping({
      answers: {
        nextStep: () => new ApiError('network', 'nextStep'),
        loadPurchase: () => (isAway ? new ApiError('network', 'loadPurchase') : cartDto()),
      },
    });
    await tab.press(25_000);
    expect(tab.order().phase).toBe('verifying');
    isAway = false;
    await tab.advanceTimers(10_000 + 4000);
    expect([tab.order().phase, tab.flashes()]).toEqual(['notFound', ['txt_order_not_placed warning cart']]);
  });

  test('a reload during the order: the next page verifies the outcome first', async () => {
    const session = { [ORDER_ATTEMPT_KEY]: JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: 0 }) };
    const tab = checkoutTestHarness({ page: { href: 'https://www.shop.si/kosarica/3', session }, hasAddresses: true, isLogged: true });
    tab.arrive('k'.repeat(32));
    await tab.open();
    await tab.advanceTimers(100);
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
  });

  test('a reload before the order arrived: its step is shown, and the next press has the same key', async () => {
    const key = 'k'.repeat(32);
    const session = { [ORDER_ATTEMPT_KEY]: JSON.stringify({ key, cartId: '550012', country: 'SI', at: 0 }) };
    const tab = checkoutTestHarness({ page: { href: 'https://www.shop.si/kosarica/3', session }, hasAddresses: true, isLogged: true });
    await tab.open();
    expect([tab.order().phase, tab.step()]).toEqual(['verifying', 'shipping']);
    await tab.advanceTimers(5000);
    expect([tab.order().phase, tab.step(), tab.status(), tab.flashes()]).toEqual([
      'notFound',
      'shipping',
      'ready',
      ['txt_order_not_placed warning cart'],
    ]);
    await tab.press(200);
    expect([tab.order().phase, tab.shop.keys]).toEqual(['placed', [key]]);
  });

  test.each(['{', '[]', '{"key":"x","cartId":"1"}', '{"key":{"a":1},"cartId":"1"}'])(
    'an invalid attempt in storage is ignored: %s',
    async (text) => {
      const tab = checkoutTestHarness({ page: { href: 'https://www.shop.si/kosarica', session: { [ORDER_ATTEMPT_KEY]: text } } });
      await tab.advanceTimers(100);
      expect(tab.order()).toEqual({ phase: 'none' });
    },
  );
});

describe('an attempt with an unknown outcome', () => {
  const kept = { key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: 0 };
  const session = { [ORDER_ATTEMPT_KEY]: JSON.stringify(kept) };
  const reloaded = { page: { href: 'https://www.shop.si/kosarica/3', session }, hasAddresses: true, isLogged: true };

  test.each([
    ['409 (already being processed)', 409, 'placed'],
    ['429', 429, 'declined'],
    ['419', 419, 'declined'],
  ] as const)('the next press gets a %s: the key is kept', async (_how, status, phase) => {
    const holder: { tab?: ReturnType<typeof checkoutTestHarness> } = {};
    const tab = checkoutTestHarness({
      ...reloaded,
      answers: {
        nextStep({ body }) {
          // the first request is still being processed, and its order exists a moment later
          if (status === 409) setTimeout(() => holder.tab?.arrive(body.idempotencyKey), 1500);
          return new ApiError('http', 'nextStep', { status });
        },
      },
    });
    holder.tab = tab;
    await tab.open();
    await tab.advanceTimers(5000);
    await tab.press(5000);
    expect([tab.order().phase, tab.callsOf('nextStep')[0]?.body['idempotencyKey']]).toEqual([phase, kept.key]);
    if (phase === 'placed') expect(tab.flashes()).toEqual([]); // no error beside the success
    if (phase === 'declined') expect(tab.page.storage.session.get(ORDER_ATTEMPT_KEY)).toContain(kept.key);
  });

  test('the cart of the attempt is verified, regardless of the tab’s current cart', async () => {
    const tab = checkoutTestHarness({
      ...reloaded,
      page: { ...reloaded.page, session: { [ORDER_ATTEMPT_KEY]: JSON.stringify({ ...kept, cartId: 'earlier-1' }) } },
    });
    await tab.open();
    expect(tab.callsOf('loadPurchase')[0]?.query).toEqual({ cartId: 'earlier-1' });
  });

  test.each(['before the step is checked', 'while the step is loaded', 'while the shop is asked who is here'])(
    'it comes %s, after the shopper was informed that there is none: the order is shown, not a step without a basket',
    async (moment) => {
      const holder: { tab?: ReturnType<typeof checkoutTestHarness> } = {};
      let isLate = false;
      const come = () => {
        if (isLate) holder.tab!.arrive(kept.key);
      };
      const isAsked = moment === 'while the shop is asked who is here'; // then it is a guest, whose data are gone with the basket
      const tab = checkoutTestHarness({
        ...reloaded,
        isLogged: !isAsked,
        answers: {
          widgetAccount: () => {
            come();
            return { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: holder.tab!.shop.orders.length === 0 };
          },
          checkStep: () => {
            if (moment === 'before the step is checked') come();
            const exists = holder.tab!.shop.orders.length === 0;
            if (!isAsked) come();
            return { cart: { exists, items: 1 }, customer: { address: holder.tab!.addresses() } };
          },
        },
      });
      holder.tab = tab;
      await tab.open();
      await tab.advanceTimers(2500);
      isLate = true;
      for (let second = 0; second < 3; second += 1) await tab.advanceTimers(1000);
      expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
    },
  );

  test.each(['/kosarica', '/kosarica/1', '/kosarica/3'])(
    '[D1] the session ends before the outcome is known, on %s: the customer step asks to sign in, and signing in verifies the order',
    async (path) => {
      let isOut = true;
      const holder: { tab?: ReturnType<typeof checkoutTestHarness> } = {};
      const tab = checkoutTestHarness({
        ...reloaded,
        page: { ...reloaded.page, href: `https://www.shop.si${path}` },
        isEmpty: true,
        answers: { loadPurchase: () => (isOut ? new ApiError('http', 'loadPurchase', { status: 401 }) : holder.tab!.purchase()) },
      });
      holder.tab = tab;
      await tab.open();
      await tab.advanceTimers(1000);
      expect([tab.order(), tab.flashes()]).toEqual([{ phase: 'lost', message: 'txt_order_sign_in' }, []]); // shown on the page, where it stays
      expect([tab.step(), tab.status()]).toEqual(['customer', 'ready']); // the step with the login, without a cart
      isOut = false;
      tab.dispatch({ type: 'account/loggedIn', payload: {} });
      await tab.advanceTimers(200);
      expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
    },
  );

  test('[D34] the explanation that the session has ended disappears once the shopper signs in', async () => {
    const tab = await inShipping();
    tab.dispatch(checkoutActions.orderChanged({ phase: 'lost', message: 'txt_cart_session_ended' }));
    tab.dispatch({ type: 'account/loggedIn', payload: {} });
    await tab.advanceTimers(200);
    expect([tab.order(), tab.status()]).toEqual([{ phase: 'none' }, 'ready']);
  });

  test('[D1] an attempt known to be without an order does not keep the customer step open without a cart', async () => {
    const notFound = { [ORDER_ATTEMPT_KEY]: JSON.stringify({ ...kept, outcome: 'notFound' }) };
    const tab = checkoutTestHarness({ isEmpty: true, page: { href: 'https://www.shop.si/kosarica/1', session: notFound } });
    await tab.open();
    await tab.advanceTimers(500);
    expect([tab.step(), tab.status()]).toEqual(['preview', 'ready']);
  });

  test('(session-expiry) the session has ended with cart and order: it is not reported that nothing was ordered', async () => {
    const stranger = () => ({ ...cartDto([]), cartId: 'of-a-new-visit' });
    const tab = checkoutTestHarness({ ...reloaded, isEmpty: true, answers: { loadPurchase: stranger, loadCart: stranger } });
    await tab.open();
    await tab.advanceTimers(5000);
    expect([tab.order(), tab.flashes()]).toEqual([{ phase: 'lost', message: 'txt_order_unsure' }, []]);
    expect(tab.page.storage.session.get(ORDER_ATTEMPT_KEY)).toBe(null);
  });

  test('[D1] a guest whose new session has goods sees them: the attempt of the old cart is dropped silently', async () => {
    const stranger = () => ({ ...cartDto([articleDto()]), cartId: 'of-a-new-visit' });
    const tab = checkoutTestHarness({ ...reloaded, isLogged: false, answers: { loadPurchase: stranger, loadCart: stranger } });
    await tab.open();
    await tab.advanceTimers(5000);
    expect([tab.order(), tab.flashes()]).toEqual([{ phase: 'none' }, []]);
    expect(tab.page.storage.session.get(ORDER_ATTEMPT_KEY)).toBe(null);
  });

  test('[D1] a customer whose session ended unnoticed does not read that nothing was ordered', async () => {
    const stranger = () => ({ ...cartDto([articleDto()]), cartId: 'of-a-new-visit' });
    const tab = await inShipping({
      answers: {
        nextStep: () => new ApiError('network', 'nextStep'),
        loadPurchase: stranger,
        widgetAccount: () => ({ customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false }),
      },
    });
    const before = tab.callsOf('widgetAccount').length;
    await tab.press(5000);
    expect([tab.order(), tab.flashes()]).toEqual([{ phase: 'lost', message: 'txt_order_unsure' }, []]);
    expect(tab.callsOf('widgetAccount').length - before).toBe(1);
  });

  test('without storage the outcome is verified before anything is sent', async () => {
    const tab = await inShipping({ page: { href: 'https://www.shop.si/kosarica/3', isStorageForbidden: true } });
    tab.arrive('sent by the page before');
    await tab.press(200);
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['placed', []]);
  });

  test('the other tabs are notified of the order', async () => {
    const tab = await inShipping();
    await tab.press();
    expect(tab.page.posted.map(({ name, message }) => [name, Object(message).kind])).toContainEqual(['vitrina.cart', 'cart-changed']);
  });
});

describe('the shop refuses', () => {
  test.each(['busy', 'signIn', 'offline'] as const)(
    'a waiting edit of the cart (%s) is sent at once: no order, no endless wait',
    async (pause) => {
      const tab = await inShipping({ answers: { cartChangeAmount: () => new Promise<never>(() => undefined) } });
      tab.dispatch(cartActions.sendingPaused(pause === 'busy' ? { pause, ms: 60_000 } : { pause }));
      tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
      await tab.press(1000);
      expect([tab.callsOf('nextStep'), tab.order(), tab.flashes()]).toEqual([
        [],
        { phase: 'none' },
        ['txt_order_cart_not_saved warning cart'],
      ]);
    },
  );

  test('an edit of the cart that could not be saved: no order, no endless wait', async () => {
    const tab = await inShipping({ answers: { cartChangeAmount: () => new ApiError('http', 'cartChangeAmount', { status: 500 }) } });
    tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
    await tab.advanceTimers(10_000);
    await tab.press(1000);
    expect([tab.callsOf('nextStep'), tab.order(), tab.flashes()]).toEqual([
      [],
      { phase: 'none' },
      ['txt_order_cart_not_saved warning cart'],
    ]);
  });

  test('a removal of unknown outcome beside an edit under way: the edit’s answer shows that it was made, and the cart is ordered', async () => {
    const other = (count: number) => articleDto({ cartItemId: '2', variantId: '200', count });
    let answer = () => {};
    const tab = await inShipping({
      answers: {
        loadCart: () => cartDto([articleDto(), other(1)]),
        cartDelete: () => new ApiError('network', 'cartDelete'),
        cartChangeAmount: () => new Promise((resolve) => (answer = () => resolve(cartDto([other(2)])))),
      },
    });
    tab.dispatch(cartActions.itemsRemoved({ cartItemIds: ['1'] }));
    await tab.advanceTimers(10_000);
    tab.dispatch(cartActions.amountChanged({ cartItemId: '2', amount: 2 }));
    await tab.press(1000);
    expect([tab.order().phase, tab.callsOf('nextStep')]).toEqual(['sending', []]);
    answer();
    await tab.advanceTimers(200);
    expect([tab.order().phase, tab.callsOf('nextStep').map(({ body }) => body['expectedTotal'])]).toEqual(['placed', [20]]);
  });

  test('[R4.037] with messages: nothing was ordered, everything stays, a new attempt has a new key', async () => {
    const keys: unknown[] = [];
    const tab = await inShipping({
      answers: {
        nextStep({ body }) {
          keys.push(body.idempotencyKey);
          return { status: { status: 'error', flashMessages: ['Izberite način plačila.'] } };
        },
      },
    });
    await tab.press();
    expect([tab.step(), tab.flashes()]).toEqual(['shipping', ['Izberite način plačila. danger cart']]);
    await tab.advanceTimers(10_000);
    // The flash has gone; the message at the order button stays.
    expect([tab.flashes(), tab.order()]).toEqual([
      [],
      { phase: 'declined', sentTotal: 10, messages: [expect.objectContaining({ message: 'Izberite način plačila.' })] },
    ]);
    await tab.press();
    expect(new Set(keys).size).toBe(2);
    await tab.goTo('customer');
    expect(tab.order()).toEqual({ phase: 'none' });
    expect(tab.callsOf('loadCart').length).toBeGreaterThan(2); // the reason of the refusal may have changed the cart
  });

  test('[R4.041] with a link alone: the order button shows that nothing was ordered', async () => {
    const tab = await inShipping({ answers: { nextStep: () => ({ status: { status: 'error', link: '/kosarica' } }) } });
    await tab.press();
    expect(tab.page.assigned).toEqual(['https://www.shop.si/kosarica']);
    expect(tab.order()).toMatchObject({
      phase: 'declined',
      messages: [expect.objectContaining({ message: 'txt_order_not_placed', isKey: true })],
    });
  });

  test('[R4.041] with status 400 and a link: the browser goes there, and no empty refusal is left at the button', async () => {
    const body = { status: { status: 'error', link: '/kosarica' } };
    const tab = await inShipping({ answers: { nextStep: () => new ApiError('http', 'nextStep', { status: 400, body }) } });
    await tab.press();
    expect([tab.page.assigned, tab.order(), tab.flashes()]).toEqual([['https://www.shop.si/kosarica'], { phase: 'none' }, []]);
  });

  test.each([400, 429])('[R4.040] with status %i, whose reason is not in the cart: the step is not loaded again', async (status) => {
    const tab = await inShipping({ answers: { nextStep: () => new ApiError('http', 'nextStep', { status }) } });
    const before = tab.api.calls.length;
    await tab.press(1000);
    expect([tab.order().phase, tab.api.calls.slice(before).map(({ operationId }) => operationId)]).toEqual([
      'declined',
      ['nextStep', 'loadPurchase'],
    ]);
  });

  test('[R4.040] with status 422: the generic message is shown, and stays at the button', async () => {
    const tab = await inShipping({
      answers: { nextStep: () => new ApiError('http', 'nextStep', { status: 422, messages: ['Razprodano.'] }) },
    });
    await tab.press();
    expect([tab.order(), tab.flashes().length]).toMatchObject([{ phase: 'declined', messages: [{ message: 'err_generic' }] }, 1]);
  });
});

describe('[D33] the shop creates the order and refuses nevertheless', () => {
  const REFUSALS: [string, ApiError | { status: { status: string; flashMessages: string[] } }][] = [
    ['409', new ApiError('http', 'nextStep', { status: 409 })],
    ['401', new ApiError('http', 'nextStep', { status: 401 })],
    ['200 with an error', { status: { status: 'error', flashMessages: ['Prišlo je do napake.'] } }],
    ['a rejection', new ApiError('rejected', 'nextStep', { body: { status: { status: 'error' } } })],
  ];
  test.each(REFUSALS)('%s after the order was made: the purchase is looked up once and shown, without an error', async (_how, refusal) => {
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    const tab = (holder.tab = await inShipping({
      page: {
        href: 'https://www.shop.si/kosarica/3',
        local: { 'vitrina.placed-attempt': `${'p'.repeat(32)} 1550012` }, // of an earlier cart
      },
      answers: {
        nextStep({ body }) {
          holder.tab?.arrive(body.idempotencyKey);
          return refusal as never;
        },
      },
    }));
    const before = tab.callsOf('loadPurchase').length;
    await tab.press(300);
    expect([tab.order().phase, tab.callsOf('loadPurchase').length - before, tab.flashes()]).toEqual(['placed', 1, []]);
    await tab.advanceTimers(3000);
    expect(tab.page.assigned).toEqual(['https://www.shop.si/potrditev/20260001']); // its own order, which it leads on to pay
  });

  test('another tab has ordered the cart and left to pay: the refused press shows the order and stays', async () => {
    const first = await inShipping();
    await first.press(4000);
    expect(first.page.assigned).toHaveLength(1);
    const { local } = first.page.storage;
    const stored = Object.fromEntries(local.keys().map((key) => [key, local.get(key) ?? '']));
    let isOrdered = false;
    const tab = await inShipping({
      page: { href: 'https://www.shop.si/kosarica/3', local: stored },
      answers: {
        nextStep() {
          isOrdered = true;
          return new ApiError('http', 'nextStep', { status: 409 });
        },
        loadPurchase: () => (isOrdered ? first.purchase() : cartDto()),
      },
    });
    await tab.press(4000);
    expect([tab.order(), tab.page.assigned, tab.flashes()]).toMatchObject([{ phase: 'placed', isLeaving: false }, [], []]);
    expect([tab.page.storage.session.get(ORDER_ATTEMPT_KEY), tab.page.storage.local.get(ORDER_ATTEMPT_KEY)]).toEqual([null, null]);
  });

  test('the session has ended meanwhile: the shopper is asked to sign in, and then sees the order', async () => {
    const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
    let isOut = false;
    const tab = (holder.tab = await inShipping({
      answers: {
        nextStep({ body }) {
          holder.tab?.arrive(body.idempotencyKey);
          isOut = true;
          return new ApiError('http', 'nextStep', { status: 409 });
        },
        loadPurchase: () => (isOut ? new ApiError('http', 'loadPurchase', { status: 401 }) : (holder.tab?.purchase() ?? cartDto())),
      },
    }));
    await tab.press(300);
    expect(tab.order()).toEqual({ phase: 'lost', message: 'txt_order_sign_in' });
    isOut = false;
    tab.dispatch({ type: 'account/loggedIn', payload: {} });
    await tab.advanceTimers(200);
    expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual(['placed', 1]);
  });

  test('the shop does not say whether it has an order: the next press has the same key', async () => {
    let isAway = false;
    const tab = await inShipping({
      answers: {
        nextStep() {
          isAway = true;
          return new ApiError('http', 'nextStep', { status: 409 });
        },
        loadPurchase: () => (isAway ? new ApiError('http', 'loadPurchase', { status: 500 }) : cartDto()),
      },
    });
    await tab.press(300);
    expect(tab.order().phase).toBe('declined');
    isAway = false;
    await tab.press(300);
    const keys = tab.callsOf('nextStep').map(({ body }) => body['idempotencyKey']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test.each([
    ['409', new ApiError('http', 'nextStep', { status: 409 })],
    ['422', new ApiError('http', 'nextStep', { status: 422 })],
    ['a rejection', new ApiError('rejected', 'nextStep')],
  ])('%s and no order: the reason may be in the cart, which is loaded again', async (_how, refusal) => {
    const tab = await inShipping({ answers: { nextStep: () => refusal } });
    const before = tab.callsOf('loadCart').length;
    await tab.press(300);
    expect([tab.order().phase, tab.callsOf('loadCart').length - before]).toEqual(['declined', 1]);
  });

  test('401 and no order: the customer step tells the shopper that the session has ended', async () => {
    const tab = await inShipping({ answers: { nextStep: () => new ApiError('http', 'nextStep', { status: 401 }) } });
    await tab.press(300);
    expect([tab.order(), tab.step()]).toEqual([{ phase: 'lost', message: 'txt_cart_session_ended' }, 'customer']);
  });

  test.each(REFUSALS)('%s and no order: the refusal is shown and the button can be pressed again', async (_how, refusal) => {
    const tab = await inShipping({ answers: { nextStep: () => refusal as never } });
    await tab.press(300);
    expect(['declined', 'lost']).toContain(tab.order().phase);
    expect(tab.shop.orders).toEqual([]);
  });
});

describe('[D34] the session ends while the order is sent', () => {
  const stranger = () => ({ ...cartDto([]), cartId: 'of-a-new-visit' });

  test('the explanation stays on the page beside the empty basket', async () => {
    let isLost = false;
    const tab = await inShipping({
      isLogged: false,
      answers: {
        widgetAccount: () => ({ customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true }),
        nextStep() {
          isLost = true;
          return { status: { status: 'error', flashMessages: ['Košarica je prazna.'] } };
        },
        loadPurchase: () => (isLost ? stranger() : cartDto()),
        loadCart: () => (isLost ? stranger() : { ...cartDto(), addresses: { primary: {}, shipping: {} } as never }),
        checkStep: () => ({
          cart: { exists: !isLost, items: isLost ? 0 : 1 },
          customer: { address: { primary: {}, shipping: {} } as never },
        }),
      },
    });
    await tab.press(200);
    await tab.advanceTimers(20_000);
    expect([tab.step(), tab.order()]).toEqual(['preview', { phase: 'lost', message: 'txt_order_unsure' }]);
  });
});

test('[D9] a refusal keeps the total that the shopper had agreed to, beside the new one', async () => {
  const tab = await inShipping({
    answers: { nextStep: () => ({ status: { status: 'error', flashMessages: ['Koda ZIMA10 je potekla.'] } }) },
  });
  await tab.press();
  expect(tab.order()).toMatchObject({ phase: 'declined', sentTotal: 10, messages: [{ message: 'Koda ZIMA10 je potekla.' }] });
});

test('a bug of ours after the order was sent: what was sent is verified, and the order shown', async () => {
  const holder: { tab?: Awaited<ReturnType<typeof inShipping>> } = {};
  const nextStep = ({ body }: { body: { idempotencyKey?: string } }) => {
    holder.tab?.arrive(body.idempotencyKey);
    throw new TypeError('a bug');
  };
  const tab = (holder.tab = await inShipping({ answers: { nextStep } }));
  await tab.press(2000);
  expect([tab.order().phase, tab.callsOf('nextStep').length]).toEqual(['placed', 1]);
  expect(takeBugs()).toEqual([expect.stringContaining('checkout.order failed: TypeError: a bug')]);
});

test('a press while the page knows no cart orders nothing, says so, and loads the step again', async () => {
  const tab = await inShipping({ answers: { loadCart: () => ({ ...cartDto(), cartId: null }) } });
  const loads = tab.callsOf('loadCart').length;
  await tab.press(200);
  expect([tab.callsOf('nextStep'), tab.order().phase, tab.flashes()]).toEqual([[], 'none', ['err_generic warning cart']]);
  expect(tab.callsOf('loadCart').length).toBe(loads + 1);
});

test('a press after the order was placed sends nothing', async () => {
  const tab = await inShipping();
  await tab.press(100);
  expect(tab.order().phase).toBe('placed');
  await tab.advanceTimers(10_000);
  const calls = tab.api.calls.length;
  await tab.press(2000);
  expect([tab.order().phase, tab.api.calls.length]).toEqual(['placed', calls]);
  expect(takeBugs()).toEqual([expect.stringContaining('order event "pressed" while "placed"')]);
});
