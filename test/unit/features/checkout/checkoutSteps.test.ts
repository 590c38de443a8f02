import { createSlice } from '@reduxjs/toolkit';
import { ApiError } from '../../../../src/api/ApiError';
import { accountActions } from '../../../../src/features/account';
import { cartActions, selectPieces } from '../../../../src/features/cart';
import { cartSummaryActions, selectIsSummaryKnown } from '../../../../src/features/cartSummary';
import { checkoutActions, selectIsMoving, STEPS } from '../../../../src/features/checkout';
import { allowedStep, stepAt } from '../../../../src/features/checkout/checkoutSteps';
import { take } from '../../../../src/lib/effects';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { ORDER_ATTEMPT_KEY } from '../../../../src/features/checkout/orderAttemptStorage';
import { checkoutTestHarness } from '../../../support/fakes/checkoutTestHarness';
import { customerTab } from '../../../support/fakes/customerShop';
import { everyOne } from '../../../support/everyOne';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const known = { hasAddresses: true, isLogged: true };

type Tab = Awaited<ReturnType<typeof customerTab>>;

describe('the table of steps', () => {
  test('[R2.01] [R2.02] [R2.04] [R2.06] [R2.09] [R2.10] [R2.11] [R2.12] [R2.13] order and titles; the confirmation is in no navigation', () => {
    expect(STEPS.map(({ step, order, title, isInNavigation }) => [step, order, title, isInNavigation])).toEqual([
      ['preview', 1, 'txt_cart_navigation_basket', true],
      ['customer', 2, 'txt_cart_navigation_login_delivery', true],
      ['shipping', 3, 'txt_cart_navigation_delivery', true],
      ['confirmation', 4, 'txt_checkout_confirmation', false],
    ]);
  });

  test('[R2.14] [R2.15] [R2.16] [R2.17] tracking counts the pages 1, 3, 3 and 5', () => {
    expect(STEPS.map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 3, 5]);
  });

  test.each([
    ['/kosarica', 'preview'],
    ['/kosarica/', 'preview'],
    ['/kosarica/1', 'customer'],
    ['/kosarica/3', 'shipping'],
    ['/kosarica/2', null],
    ['/kosarica/1/x', null],
    ['/kosarica/01', null],
    ['/', null],
    ['/kosaricax/1', null],
    ['/cz/kosarica', null],
  ])('[R2.03] [R2.05] [R2.08] [R2.18] %s is %s', (path, step) => {
    expect(stepAt(`https://www.shop.si${path}?x=1#y`, '/kosarica')).toBe(step);
  });

  test('[R2.18] below the prefix of a sibling the base path has two segments', () => {
    expect(stepAt('https://www.shop.si/cz/kosik/3', '/cz/kosik')).toBe('shipping');
    expect(stepAt('https://www.shop.si/cz', '/cz/kosik')).toBe(null);
  });
});

test.each([
  [true, true, true, 'shipping'],
  [true, false, true, 'customer'],
  [false, true, true, 'customer'],
  [true, true, false, 'customer'],
])('[R2.19] [R2.20] with primary %s, shipping %s, ready %s the shipping step is %s', (primary, shipping, isReadyForShipping, step) => {
  expect(allowedStep('shipping', { exists: true, addresses: { primary, shipping }, isReadyForShipping })).toBe(step);
});

describe('opening a step', () => {
  function trackedBy(tab: ReturnType<typeof checkoutTestHarness>) {
    const tracked: ReturnType<typeof checkoutActions.pageShown>['payload'][] = [];
    tab.injectFeature({
      slice: createSlice({ name: 'listener', initialState: null, reducers: {} }),
      saga: function* listen() {
        for (;;) tracked.push((yield* take(checkoutActions.pageShown)).payload);
      },
    });
    return tracked;
  }

  test('[R4.044] a page is tracked with the goods that it shows, and an empty cart without any', async () => {
    const [tab, empty] = [checkoutTestHarness(known), checkoutTestHarness({ isEmpty: true })];
    const [tracked, trackedEmpty] = [trackedBy(tab), trackedBy(empty)];
    await tab.open();
    await empty.open();
    expect(tracked).toMatchObject([{ goods: { items: [{ variantId: '100', count: 1 }] } }]);
    expect(trackedEmpty.map(({ goods }) => goods)).toEqual(trackedEmpty.map(() => null));
  });

  test('[R4.044] gifts and what is saved for later are not tracked as bought', async () => {
    const lines = [
      articleDto(),
      articleDto({ cartItemId: '2', variantId: '200', type: 'gift' }),
      articleDto({ cartItemId: '3', variantId: '300', createTime: 0 }),
    ];
    const tab = checkoutTestHarness({ answers: { loadCart: () => cartDto(lines) } });
    const tracked = trackedBy(tab);
    await tab.open();
    expect(tracked.map(({ goods }) => goods?.items.map(({ variantId }) => variantId))).toEqual([['100']]);
  });

  test('[R4.043] a step that comes out of the back-forward cache, or is mounted twice, is tracked as often as it is shown', async () => {
    const tab = checkoutTestHarness(known);
    const tracked = trackedBy(tab);
    await tab.open();
    await tab.open();
    expect(tracked.map(({ step }) => step)).toEqual(['preview']);
    tab.page.hide();
    tab.page.show(true);
    await tab.advanceTimers(50);
    tab.page.setHidden(true);
    tab.page.setHidden(false);
    await tab.advanceTimers(50);
    expect(tracked.map(({ step }) => step)).toEqual(['preview', 'preview']);
  });

  test('[R2.14] [R2.15] [R2.16] [R2.17] [R4.043] each page is tracked once with its number, regardless of reloads (A026, A037)', async () => {
    const tab = checkoutTestHarness(known);
    const tracked = trackedBy(tab);
    await tab.open();
    tab.dispatch(checkoutActions.stepReloadRequested());
    await tab.advanceTimers(50);
    await tab.goTo('customer');
    await tab.goTo('shipping');
    await tab.goTo('preview');
    await tab.goTo('customer');
    await tab.goTo('shipping');
    await tab.press();
    expect(tracked.map(({ step, pageNumber }) => [step, pageNumber])).toEqual([
      ['preview', 1],
      ['customer', 3],
      ['shipping', 3],
      ['preview', 1],
      ['customer', 3],
      ['shipping', 3],
      ['confirmation', 5],
    ]);
  });

  test('[R4.034] [R4.036] [R7.122] the step is checked, then the cart is loaded', async () => {
    const tab = checkoutTestHarness();
    await tab.open();
    expect([tab.step(), tab.status()]).toEqual(['preview', 'ready']);
    expect(tab.callsOf('checkStep', 'loadCart').map(({ operationId, body }) => [operationId, body])).toEqual([
      ['checkStep', { step: 'preview' }],
      ['loadCart', {}],
    ]);
  });

  test('[R7.146] the checkout loads the cart: the cart button of the page does not load it as well', async () => {
    const tab = await customerTab({ isCartThere: false, isButtonShown: true });
    expect(tab.names().filter((name) => name !== 'widgetAccount')).toEqual(['checkStep', 'loadCart']);
    expect([selectIsSummaryKnown(tab.state()), selectPieces(tab.state())]).toEqual([true, 1]);
  });

  test.each([
    ['comes back from the back-forward cache', ({ page }: Tab) => page.show(true)],
    ['is notified of a change in another tab', ({ page }: Tab) => page.receive('vitrina.cart', { v: 1, kind: 'cart-changed' })],
  ])('a page that %s while the checkout loads the cart requests it again: that response may be older', async (_how, happen) => {
    let arrive: () => void = () => undefined;
    const loadCart = () => new Promise<ReturnType<typeof cartDto>>((answer) => (arrive = () => answer(cartDto())));
    const tab = await customerTab({ isCartThere: false, isButtonShown: true, answers: { loadCart } });
    happen(tab);
    arrive();
    await tab.advanceTimers();
    expect(tab.callsOf('widgetCart')).toHaveLength(1);
  });

  test.each([
    ['fails', { checkStep: () => new ApiError('http', 'checkStep', { status: 500 }) }],
    ['finds no cart', { checkStep: () => ({ cart: { exists: false, items: 0 }, customer: { address: {} } }) }],
  ])('a checkout that %s leaves loading the cart to the views that show it', async (_how, answers) => {
    const tab = await customerTab({ isCartThere: false, isButtonShown: true, answers });
    expect(tab.callsOf('widgetCart')).toHaveLength(1);
    expect(selectIsSummaryKnown(tab.state())).toBe(true);
  });

  test.each(['checkStep', 'loadCart', 'nextStep', 'loadPurchase'] as const)(
    'another step is opened during %s: that call is cancelled, and the last requested step is shown',
    async (operation) => {
      const unanswered = new Set<string>();
      const tab = checkoutTestHarness({ ...known, unanswered });
      await tab.open();
      unanswered.add(operation);
      if (operation === 'checkStep' || operation === 'loadCart') tab.dispatch(checkoutActions.stepReloadRequested());
      else tab.dispatch(checkoutActions.stepRequested({ step: 'customer' }));
      await tab.advanceTimers(50);
      expect(tab.status() === 'pending' || selectIsMoving(tab.store.getState() as never)).toBe(true);
      unanswered.clear();
      tab.dispatch(checkoutActions.stepReloadRequested());
      await tab.advanceTimers(50);
      expect([
        tab
          .callsOf(operation)
          .map(({ signal }) => signal?.aborted)
          .includes(true),
        tab.status(),
      ]).toEqual([true, 'ready']);
    },
  );

  test('[R2.18] elsewhere there is no step and no request', async () => {
    const tab = checkoutTestHarness({ page: { href: 'https://www.shop.si/kosarica/2' } });
    await tab.open();
    expect(tab.step()).toBe(null);
    expect(tab.callsOf('checkStep', 'loadCart')).toEqual([]);
  });

  test('[R2.19] [R4.035] [R7.123] a deep link into shipping stays with both addresses', async () => {
    const tab = checkoutTestHarness({ ...known, page: { href: 'https://www.shop.si/kosarica/3' } });
    await tab.open();
    expect([tab.step(), tab.path()]).toEqual(['shipping', '/kosarica/3']);
  });

  test.each([
    ['without an address', { hasAddresses: false, isLogged: true }],
    ['for an unknown shopper', { hasAddresses: true, isLogged: false }],
  ])('[R2.20] [R4.018] %s it redirects to the customer step, replacing the history entry', async (_why, who) => {
    const tab = checkoutTestHarness({ ...who, page: { href: 'https://www.shop.si/kosarica/3' } });
    await tab.open();
    expect([tab.step(), tab.path(), tab.page.history().length]).toEqual(['customer', '/kosarica/1', 1]);
  });

  test('[R4.036] without a cart only the basket is shown, and the cart is not loaded', async () => {
    const tab = checkoutTestHarness({ ...known, isEmpty: true, page: { href: 'https://www.shop.si/kosarica/3' } });
    await tab.open();
    expect([tab.step(), tab.path()]).toEqual(['preview', '/kosarica']);
    expect(tab.callsOf('loadCart')).toEqual([]);
  });

  test('[R4.048] [R8.11] a shop that is down: the flash, a fatal state, and a retry', async () => {
    let isDown = true;
    const tab = checkoutTestHarness({
      answers: {
        checkStep: () =>
          isDown ? new ApiError('http', 'checkStep', { status: 500 }) : { cart: { exists: true, items: 1 }, customer: { address: {} } },
      },
    });
    await tab.open();
    expect([tab.status(), tab.flashes()]).toEqual(['fatal', ['err_generic danger cart']]);
    isDown = false;
    tab.dispatch({ type: 'checkout/stepReloadRequested' });
    await tab.advanceTimers(50);
    expect([tab.step(), tab.status()]).toEqual(['preview', 'ready']);
  });

  test('[R4.018] a guest whom the shop expects reaches shipping by a deep link in a new tab', async () => {
    const tab = checkoutTestHarness({
      hasAddresses: true,
      page: { href: 'https://www.shop.si/kosarica/3' },
      answers: { widgetAccount: () => ({ customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true }) },
    });
    await tab.open();
    expect([tab.step(), tab.path()]).toEqual(['shipping', '/kosarica/3']);
  });

  test('[R4.048] a refused step check ends in a state with a retry, too', async () => {
    const tab = checkoutTestHarness({ answers: { checkStep: () => new ApiError('http', 'checkStep', { status: 403 }) } });
    await tab.open();
    expect(tab.status()).toBe('fatal');
  });

  test.each([404, 405, 501])(
    '[A157] a shop without the checkout endpoints (%i): the server’s page takes over, no flash',
    async (status) => {
      const tab = checkoutTestHarness({ answers: { checkStep: () => new ApiError('http', 'checkStep', { status }) } });
      await tab.open();
      expect([tab.status(), tab.flashes()]).toEqual(['absent', []]);
    },
  );

  test('[A157] while the outcome of an order is unknown a missing endpoint does not hand the page over', async () => {
    const missing = (operation: string) => () => new ApiError('http', operation, { status: 404 });
    const session = { [ORDER_ATTEMPT_KEY]: JSON.stringify({ key: 'k'.repeat(32), cartId: '550012', country: 'SI', at: 0 }) };
    const tab = checkoutTestHarness({
      page: { href: 'https://www.shop.si/kosarica/3', session },
      answers: { checkStep: missing('checkStep'), loadPurchase: () => new ApiError('http', 'loadPurchase', { status: 500 }) },
    });
    await tab.open();
    await tab.advanceTimers(500);
    expect([tab.status(), tab.order().phase]).toEqual(['fatal', 'unverified']);
  });

  test.each([[{}], [[]], [null], ['<html>'], [{ cart: null }], [{ cart: { items: 3 } }]])(
    'a step check response like %j is malformed',
    async (value) => {
      const tab = checkoutTestHarness({ answers: { checkStep: () => new InvalidResponse(value) } });
      await tab.open();
      expect(tab.status()).toBe('fatal');
    },
  );

  test('[R2.61] the cart button of the same page leads to the basket', async () => {
    const tab = checkoutTestHarness({ ...known, page: { href: 'https://www.shop.si/kosarica/1' } });
    await tab.open();
    tab.dispatch(cartSummaryActions.checkoutPreviewRequested());
    await tab.advanceTimers(50);
    expect([tab.step(), tab.path()]).toEqual(['preview', '/kosarica']);
  });
});

describe('continuing', () => {
  test('[R4.038] [R4.039] [R7.061] [R7.124] the shop accepts: the new step, its URL, the purchase is loaded', async () => {
    const tab = checkoutTestHarness();
    await tab.open();
    await tab.goTo('customer');
    expect([tab.step(), tab.path(), tab.status()]).toEqual(['customer', '/kosarica/1', 'ready']);
    expect(tab.callsOf('nextStep', 'loadPurchase').map(({ operationId, body }) => [operationId, body])).toEqual([
      ['nextStep', { step: 'preview' }],
      ['loadPurchase', {}],
    ]);
  });

  test('[R4.037] [R7.125] flash messages keep the shopper on the step', async () => {
    const tab = checkoutTestHarness({
      answers: {
        nextStep: () => ({
          status: { status: 'error', flashMessages: [{ message: 'Artikel je razprodan.', type: 'warning', cat: 'cart' }] },
        }),
      },
    });
    await tab.open();
    await tab.goTo('customer');
    expect([tab.step(), tab.path(), tab.flashes()]).toEqual(['preview', '/kosarica', ['Artikel je razprodan. warning cart']]);
    expect(tab.state()).toMatchObject({ checkout: { isMoving: false } });
  });

  test('[R4.041] [R8.16] a status error with a link redirects there', async () => {
    const tab = checkoutTestHarness({ answers: { nextStep: () => ({ status: { status: 'error', link: '/kosarica?osvezi=1' } }) } });
    await tab.open();
    await tab.goTo('customer');
    expect(tab.page.assigned).toEqual(['https://www.shop.si/kosarica?osvezi=1']);
    await tab.goTo('customer'); // an immediate second redirect would be a loop (A033): shown, not silent
    expect([tab.page.assigned.length, tab.flashes()]).toEqual([1, ['err_generic danger cart']]);
  });

  test.each(['javascript:alert(1)', 'https://zlo.example/'])(
    '[R4.041] a link like %s is not followed, and the page is reloaded',
    async (link) => {
      const tab = checkoutTestHarness({ answers: { nextStep: () => ({ status: { status: 'error', link } }) } });
      await tab.open();
      await tab.goTo('customer');
      expect([tab.page.assigned, tab.page.reloads()]).toEqual([[], 1]);
    },
  );

  test.each([
    ['http', 500],
    ['timeout', undefined],
    ['network', undefined],
  ] as const)('[R4.040] [R8.10] a next step that fails by %s %s shows the flash and stays', async (kind, status) => {
    const tab = checkoutTestHarness({
      answers: { nextStep: () => new ApiError(kind, 'nextStep', status === undefined ? {} : { status }) },
    });
    await tab.open();
    await tab.goTo('customer');
    expect([tab.step(), tab.status(), tab.flashes().length]).toEqual(['preview', 'ready', 1]);
  });

  test('going back is immediate, and only requests what the step needs', async () => {
    const tab = checkoutTestHarness(known);
    await tab.open();
    await tab.goTo('customer');
    await tab.goTo('shipping');
    expect(tab.path()).toBe('/kosarica/3');
    await tab.goTo('preview');
    expect([tab.step(), tab.path()]).toEqual(['preview', '/kosarica']);
    expect(tab.callsOf('nextStep').map(({ body }) => body['step'])).toEqual(['preview', 'customer']);
  });

  test('back from the confirmation opens the basket’s page anew: the steps belong to the order that is placed', async () => {
    const tab = checkoutTestHarness(known);
    await tab.open();
    await tab.goTo('customer');
    await tab.goTo('shipping');
    await tab.press();
    tab.page.go(-1);
    await tab.advanceTimers(50);
    expect([tab.page.assigned, tab.order().phase]).toEqual([['/kosarica'], 'placed']);
  });

  test('an edit of the cart while the next step loads is sent when its data are there, which would show the old amount', async () => {
    let answer: (() => void) | undefined;
    const tab = checkoutTestHarness({
      answers: {
        loadPurchase: () => new Promise((resolve) => (answer = () => resolve(cartDto()))),
        cartChangeAmount: () => cartDto(),
      },
    });
    await tab.open();
    await tab.goTo('customer');
    tab.dispatch(cartActions.amountChanged({ cartItemId: '1', amount: 3 }));
    await tab.advanceTimers(1000);
    expect([tab.callsOf('loadPurchase').length, tab.callsOf('cartChangeAmount')]).toEqual([1, []]);
    answer?.();
    await tab.advanceTimers(1000);
    expect(tab.callsOf('cartChangeAmount').map(({ body }) => body)).toMatchObject([{ id: '1', amount: 3 }]);
  });

  test('the last of two quick moves wins', async () => {
    const tab = checkoutTestHarness(known);
    await tab.open();
    await tab.goTo('customer');
    void tab.goTo('shipping');
    await tab.goTo('preview');
    expect([tab.step(), tab.path()]).toEqual(['preview', '/kosarica']);
  });

  test('200 random moves by buttons, back, forward and reload never separate step and URL', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const tab = checkoutTestHarness(known);
    await tab.open();
    const addresses = { preview: '/kosarica', customer: '/kosarica/1', shipping: '/kosarica/3' } as const;
    const names = Object.keys(addresses) as (keyof typeof addresses)[];
    for (let move = 0; move < 200; move += 1) {
      if (random(3) === 0) tab.page.go(random(2) === 0 ? -1 : 1);
      else await tab.goTo(names[random(3)] ?? 'preview');
      await tab.advanceTimers(50);
      const step = tab.step();
      expect(step).not.toBe(null);
      expect(tab.path()).toBe(addresses[step as keyof typeof addresses]);
    }
    expect(everyOne(tab.page.history(), (href) => stepAt(href, '/kosarica') !== null)).toBe(true);
  });
});

describe('changes meanwhile', () => {
  test('[R4.042] an edit of the cart reloads it, with deliveries and payments', async () => {
    const tab = checkoutTestHarness({ answers: { cartChangeAmount: () => new ApiError('http', 'cartChangeAmount', { status: 409 }) } });
    await tab.open();
    const before = tab.callsOf('loadCart').length;
    tab.dispatch(cartActions.cartSucceeded({ cart: { ...tab.state().cart.server! }, intentId: 'x', clockOffsetMs: 0 }));
    await tab.advanceTimers(500);
    expect(tab.callsOf('loadCart').length).toBe(before + 1);
  });

  test.each(['/kosarica/1', '/kosarica/3'])('another tab empties the cart: %s gives way to the basket', async (path) => {
    let isEmptied = false;
    const cart = () => ({
      ...cartDto(isEmptied ? [] : undefined),
      addresses: { primary: { city: 'Ljubljana' }, shipping: { city: 'Ljubljana' } },
    });
    const tab = checkoutTestHarness({
      ...known,
      page: { href: `https://www.shop.si${path}` },
      answers: { loadCart: cart, widgetCart: cart },
    });
    await tab.open();
    expect(tab.path()).toBe(path);
    isEmptied = true;
    tab.page.receive('vitrina.cart', { v: 1, kind: 'cart-changed' });
    await tab.advanceTimers(1000);
    expect([tab.step(), tab.status(), tab.path()]).toEqual(['preview', 'ready', '/kosarica']);
  });

  test('a cart loaded by the checkout itself is not loaded again', async () => {
    const tab = checkoutTestHarness(known);
    await tab.open();
    await tab.advanceTimers(2000);
    await tab.goTo('customer');
    await tab.goTo('preview');
    const loads = tab.callsOf('loadCart').length;
    await tab.advanceTimers(5000);
    expect(tab.callsOf('loadCart')).toHaveLength(loads);
    expect(loads).toBeLessThanOrEqual(3);
  });

  test('deliveries that cannot be loaded after an edit leave the step unchanged', async () => {
    let isDown = false;
    const tab = checkoutTestHarness({
      answers: { loadCart: () => (isDown ? new ApiError('http', 'loadCart', { status: 502 }) : cartDto()) },
    });
    await tab.open();
    isDown = true;
    tab.dispatch(cartActions.cartSucceeded({ cart: { ...tab.state().cart.server! }, intentId: 'x', clockOffsetMs: 0 }));
    await tab.advanceTimers(500);
    expect([tab.status(), tab.flashes()]).toEqual(['ready', ['err_generic danger cart']]);
  });

  test('a session that ends in shipping leads back to the customer step', async () => {
    const tab = checkoutTestHarness({ ...known, page: { href: 'https://www.shop.si/kosarica/3' } });
    await tab.open();
    tab.dispatch(accountActions.sessionEnded());
    await tab.advanceTimers(50);
    expect([tab.step(), tab.path()]).toEqual(['customer', '/kosarica/1']);
  });

  test('a sign-out in shipping leads to the customer step: nothing of the customer stays', async () => {
    const tab = checkoutTestHarness({ ...known, page: { href: 'https://www.shop.si/kosarica/3' } });
    await tab.open();
    expect(tab.step()).toBe('shipping');
    const before = tab.callsOf('checkStep').length;
    tab.dispatch(accountActions.loggedOut());
    await tab.advanceTimers(100);
    expect([tab.step(), tab.status(), tab.path(), tab.callsOf('checkStep').length - before]).toEqual([
      'customer',
      'ready',
      '/kosarica/1',
      1,
    ]);
  });

  const refused = (operation: string) =>
    new ApiError('http', operation, {
      status: 403,
      body: { error: 'Ta košarica ni vaša.', cart: cartDto([], { cartId: null, exists: false }) },
    });
  const guest = { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: false };

  test.each([
    ['preview', '/kosarica', 'customer'],
    ['customer', '/kosarica/1', 'shipping'],
  ] as const)('another tab ended the session: who goes on from %s is asked to sign in, and keeps the cart', async (_left, path, next) => {
    const tab = checkoutTestHarness({
      ...known,
      page: { href: `https://www.shop.si${path}` },
      answers: { nextStep: () => refused('nextStep'), widgetAccount: () => guest },
    });
    await tab.open();
    await tab.goTo(next);
    expect([tab.step(), tab.status(), tab.path()]).toEqual(['customer', 'ready', '/kosarica/1']);
    expect(tab.flashes()).toEqual(['txt_cart_session_ended warning cart']);
    expect(selectPieces(tab.state())).toBeGreaterThan(0);
  });

  test('another tab ended the session, and the shop says so by a 401 only when it is asked who is here: the shopper is asked to sign in', async () => {
    const tab = checkoutTestHarness({
      ...known,
      answers: { nextStep: () => refused('nextStep'), widgetAccount: () => new ApiError('http', 'widgetAccount', { status: 401 }) },
    });
    await tab.open();
    await tab.goTo('customer');
    expect([tab.step(), tab.flashes()]).toEqual(['customer', ['txt_cart_session_ended warning cart']]);
  });

  test('a guest whose session has ended is informed of the new cart, and not asked to retry', async () => {
    const tab = checkoutTestHarness({ hasAddresses: true, answers: { nextStep: () => refused('nextStep') } });
    await tab.open();
    await tab.goTo('customer');
    expect(tab.flashes()).toEqual(['txt_cart_replaced warning cart']);
  });

  test('a forbidden call shows its usual message while the shopper is still signed in', async () => {
    const customer = { id: '1', firstname: 'Ana', lastname: 'Novak' };
    const tab = checkoutTestHarness({
      ...known,
      answers: {
        nextStep: () => new ApiError('http', 'nextStep', { status: 403 }),
        widgetAccount: () => ({ ...guest, customer, isAuth: true, isLogged: true }),
      },
    });
    await tab.open();
    await tab.goTo('customer');
    expect([tab.step(), tab.flashes()]).toEqual(['preview', ['err_generic danger cart']]);
  });

  test('after the sign-in the shopper is no longer asked to sign in', async () => {
    const tab = checkoutTestHarness({ ...known, answers: { nextStep: () => new ApiError('http', 'nextStep', { status: 401 }) } });
    await tab.open();
    await tab.goTo('customer');
    expect(tab.flashes()).toEqual(['txt_cart_session_ended warning cart']);
    tab.dispatch({ type: 'account/loggedIn', payload: {} });
    await tab.advanceTimers(50);
    expect(tab.flashes()).toEqual([]);
  });
});
