import { ApiError } from '../../../../src/api/ApiError';
import { claimPurchaseTracking, ORDER_ATTEMPT_KEY } from '../../../../src/features/checkout/orderAttemptStorage';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { checkoutTestHarness } from '../../../support/fakes/checkoutTestHarness';
import { fakePage } from '../../../support/fakes/fakePage';
import type { CheckoutTabOptions } from '../../../support/fakes/checkoutTestHarness';

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
const asked = (tab: Awaited<ReturnType<typeof openTab>>) => tab.callsOf('loadPurchase').length;

describe('[D1] an attempt with a known outcome', () => {
  test('is remembered as not placed: after a reload the step is shown at once, nothing is requested, and the next press has the same key', async () => {
    const tab = await openTab({ answers: { nextStep: () => new ApiError('network', 'nextStep') } });
    await tab.press(5000);
    expect(tab.order().phase).toBe('notFound');
    const again = await openTab({ page: { session: { [ORDER_ATTEMPT_KEY]: storedBy(tab) ?? '' } } });
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

  test('is not shown over a new cart, and is dropped', async () => {
    const other = () => ({ ...cartDto([articleDto()]), cartId: 'new-cart' });
    const tab = await openTab({ page: { session: attempt({ outcome: 'notFound' }) }, answers: { loadCart: other, widgetCart: other } });
    expect([asked(tab), tab.order().phase, storedBy(tab), tab.flashes()]).toEqual([0, 'none', null, []]);
  });
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
    expect(again.order()).toMatchObject({ phase: 'verifying', attempt: { pieces: 1, total: 10, at: 0 } });
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
  ['a year old', attempt({ at: -365 * 24 * HOUR_MS })],
  ['of a clock that was set back a year', attempt({ at: 365 * 24 * HOUR_MS })],
  ['without a time', attempt({ at: undefined })],
  ['not JSON', { [ORDER_ATTEMPT_KEY]: 'naročilo' }],
  ['a number', { [ORDER_ATTEMPT_KEY]: '7' }],
  ['without a cart', attempt({ cartId: null })],
  ['with an invalid key', attempt({ key: '<script>' })],
])('[D1] an attempt %s is ignored: nothing is requested, the step is shown', async (_what, session) => {
  const tab = await openTab({ page: { session, local: session } });
  expect([asked(tab), tab.order().phase, tab.status()]).toEqual([0, 'none', 'ready']);
});

test('[R7.124] a 429 does not mean that there is no order: the verification continues', async () => {
  const tab = await openTab({
    page: { session: attempt() },
    answers: { loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 429 }) },
  });
  await tab.advanceTimers(60_000);
  expect([tab.order().phase, tab.flashes()]).toEqual(['unknown', []]);
});

test('[R4.045] [R4.046] of 21 purchases the last is tracked once, too', () => {
  const { storage } = fakePage();
  const ids = Array.from({ length: 21 }, (_, nth) => `order-${nth}`);
  expect(ids.map((id) => claimPurchaseTracking(storage, id))).toEqual(ids.map(() => true));
  expect(claimPurchaseTracking(storage, 'order-20')).toBe(false);
});
