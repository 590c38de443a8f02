import { ApiError } from '../../../../src/api/ApiError';
import type { ApiErrorDetails } from '../../../../src/api/ApiError';
import { accountActions } from '../../../../src/features/account';
import { addToCart, cartActions, withCartMutex, selectPause } from '../../../../src/features/cart';
import { select } from '../../../../src/lib/effects';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { cartShop } from '../../../support/fakes/cartShop';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import type { FakeAnswers } from '../../../support/fakes/fakeApi';
import { takeBugs } from '../../../support/fakes/reportedBugs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const http = (status: number, details: ApiErrorDetails = {}) => new ApiError('http', 'cartChangeAmount', { status, ...details });
const insertFails = (error: ApiError): FakeAnswers => ({ cartInsert: () => error });
const insertError = (status: number, details: ApiErrorDetails = {}) => new ApiError('http', 'cartInsert', { status, ...details });

describe('an item that cannot be added', () => {
  test.each([
    ['refused', insertError(422, { messages: ['Razprodano.'] })],
    ['rejected with 200', new ApiError('rejected', 'cartInsert', { status: 200, messages: ['Razprodano.'] })],
    ['not offered', insertError(501)],
  ])('[R8.15] %s: the page is reloaded at its top, where it shows the reason, once per click (A082)', async (_name, error) => {
    const tab = await cartTestHarness({ answers: insertFails(error) });
    tab.add('700');
    await tab.advanceTimers(100);
    expect([tab.page.reloads(), tab.intents(), tab.flashes()]).toEqual([1, [], []]);
    expect(tab.page.scrolledTo).toEqual([{ top: 0, durationMs: 0 }]);
    await tab.advanceTimers(10_000);
    expect([tab.page.reloads(), tab.writes().length]).toEqual([1, 1]);
  });

  test('[R8.15] a page that adds automatically does not reload in a loop', async () => {
    const tab = await cartTestHarness({ answers: insertFails(insertError(422)) });
    for (let time = 0; time < 3; time += 1) {
      tab.add('700');
      await tab.advanceTimers(100);
    }
    expect(tab.page.reloads()).toBe(1);
    expect(tab.flashes()).toEqual(['err_generic danger cart']);
  });

  test('[R8.15] where the page may not reload again so soon, the shop’s message is shown', async () => {
    const tab = await cartTestHarness({ answers: insertFails(insertError(422, { messages: ['Razprodano.'] })) });
    for (let time = 0; time < 2; time += 1) {
      tab.add('700');
      await tab.advanceTimers(100);
    }
    expect([tab.page.reloads(), tab.flashes()]).toEqual([1, ['Razprodano. danger cart']]);
  });

  test('[R8.15] a shop that is down is retried first, and never adds twice', async () => {
    const shop = cartShop({});
    let calls = 0;
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartInsert: ({ body }) => {
          shop.arrive('cartInsert', body);
          return (calls += 1) < 4 ? insertError(502) : shop.cart();
        },
      },
    });
    tab.add('700');
    await tab.advanceTimers(6000);
    expect([shop.counts(), tab.page.reloads()]).toEqual([{ 700: 1 }, 0]);
  });

  test('[R8.01] [R7.115] [R9.40] a timeout only shows a flash and reloads the cart: the item may have been added (A082)', async () => {
    const shop = cartShop({});
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartInsert: ({ body }) => {
          shop.arrive('cartInsert', body);
          return new ApiError('timeout', 'cartInsert');
        },
      },
    });
    tab.add('700');
    await tab.advanceTimers(100);
    expect(tab.flashes()).toEqual(['err_request_timeout danger cart']);
    expect([tab.page.reloads(), tab.writes().length, tab.reads(), tab.shown()]).toEqual([0, 1, 2, { 700: 1 }]);
  });

  test('[R8.16] a status error with a link is followed when it is safe, else the page is reloaded (A033)', async () => {
    const body = (link: string) => ({ status: { status: 'error', link } });
    const safe = await cartTestHarness({ answers: insertFails(insertError(422, { body: body('/prijava') })) });
    safe.add('700');
    await safe.advanceTimers(100);
    expect([safe.page.assigned, safe.page.reloads()]).toEqual([['https://www.shop.si/prijava'], 0]);
    expect([safe.page.scrolledTo, safe.flashes()]).toEqual([[], []]);
    safe.add('700');
    await safe.advanceTimers(100); // not in a loop
    expect([safe.page.assigned.length, safe.flashes()]).toEqual([1, ['err_generic danger cart']]);
    const evil = await cartTestHarness({ answers: insertFails(insertError(422, { body: body('https://evil.example/') })) });
    evil.add('700');
    await evil.advanceTimers(100);
    expect([evil.page.assigned, evil.page.reloads()]).toEqual([[], 1]);
  });

  test('[R8.16] a link to this very page reloads it at its top, where it shows the reason', async () => {
    const body = () => ({ status: { status: 'error', link: tab.page.location.href() } });
    const tab = await cartTestHarness({ answers: { cartInsert: () => insertError(422, { body: body() }) } });
    tab.add('700');
    await tab.advanceTimers(100);
    expect([tab.page.reloads(), tab.page.scrolledTo]).toEqual([1, [{ top: 0, durationMs: 0 }]]);
  });

  test('an item that is gone, added before the cart is known: the page is reloaded, and no other cart is mentioned', async () => {
    const error = insertError(404, { body: { error: 'Izdelka ni.' }, messages: ['Izdelka ni.'] });
    const tab = await cartTestHarness({ isShown: false, answers: insertFails(error) });
    tab.add('700');
    await tab.advanceTimers(1000);
    expect([tab.page.reloads(), tab.writes().length, tab.flashes()]).toEqual([1, 1, []]);
  });

  test('a failed undo does not leave the page, and shows the reason', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 }, answers: insertFails(insertError(422, { messages: ['Razprodano.'] })) });
    tab.remove('1');
    await tab.advanceTimers(50);
    tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '1' }));
    await tab.advanceTimers(50);
    expect([tab.page.reloads(), tab.shown(), tab.state().cart.removed.length]).toEqual([0, {}, 1]);
    expect(tab.flashes()).toEqual(['Razprodano. danger cart']);
  });
});

describe('an item whose own form waits for the outcome (ADR 008)', () => {
  let lastIntent = 0;
  const addByForm = (tab: Awaited<ReturnType<typeof cartTestHarness>>, variantId = '700', fallback: 'form' | 'link' = 'form') => {
    const ends: unknown[] = [];
    const logged = () => tab.page.storage.session.get('vitrina.cart-intents');
    void addToCart(tab.store, { variantId, intentId: `intent-${(lastIntent += 1)}`, fallback }).then((end) => ends.push([end, logged()]));
    return ends;
  };

  test.each([
    ['5xx', 4, insertError(502)],
    ['no connection', 4, new ApiError('network', 'cartInsert')],
    ['a page instead of JSON', 4, new ApiError('malformed', 'cartInsert', { cause: 'html' })],
    ['an endpoint that the shop does not have', 1, insertError(501)],
    ['[D6] a page with status 404', 1, insertError(404)],
    ['[D6] a method that is not allowed', 1, insertError(405)],
    ['[A157] a 404 in JSON', 1, insertError(404, { body: { error: 'Not Found' }, messages: ['Not Found'] })],
  ])('%s, after all retries: the form gets the intent’s id, the queue and the log are empty', async (_how, tries, error) => {
    const tab = await cartTestHarness({ answers: insertFails(error) });
    const ends = addByForm(tab);
    await tab.advanceTimers(6000);
    const sent = tab.writes().map(({ body }) => body['intentId']);
    expect(sent).toHaveLength(tries);
    expect(ends).toEqual([[{ intentId: sent[0] }, null]]);
    expect([tab.page.reloads(), tab.intents(), tab.flashes(), tab.reads()]).toEqual([0, [], [], 1]);
    tab.page.hide();
    expect(tab.api.onLeave).toEqual([]);
  });

  test.each([
    ['[R8.15] refused', 1, insertError(422, { messages: ['Razprodano.'] })],
    ['[R8.15] rejected with 200', 1, new ApiError('rejected', 'cartInsert', { status: 200 })],
    ['[R8.01] a timeout', 0, new ApiError('timeout', 'cartInsert')],
    ['being offline, where a form could load no page,', 0, new ApiError('offline', 'cartInsert')],
  ])('%s is handled as without a form (A082)', async (_how, reloads, error) => {
    const tab = await cartTestHarness({ answers: insertFails(error) });
    const ends = addByForm(tab);
    await tab.advanceTimers(6000);
    expect([ends, tab.page.reloads()]).toEqual([[[undefined, null]], reloads]);
  });

  test.each([404, 405, 501])('[D6] an endpoint that returns %i is absent: a link follows its own href', async (status) => {
    const tab = await cartTestHarness({ answers: insertFails(insertError(status)) });
    const ends = addByForm(tab, '700', 'link');
    await tab.advanceTimers(1000);
    expect([ends, tab.page.reloads(), tab.intents()]).toEqual([[[{ intentId: expect.any(String) }, null]], 0, []]);
  });

  test('[D6] a link cannot pass on the id, so it does not repeat an addition with an unknown outcome', async () => {
    const tab = await cartTestHarness({ answers: insertFails(insertError(502)) });
    const ends = addByForm(tab, '700', 'link');
    await tab.advanceTimers(6000);
    expect([ends, tab.page.reloads()]).toEqual([[[undefined, null]], 1]);
  });

  test('a form that starts waiting for an addition under way gets its id, although another change was not saved before', async () => {
    const answers = { ...insertFails(insertError(502)), cartChangeAmount: () => new ApiError('network', 'cartChangeAmount') };
    const tab = await cartTestHarness({ start: { 100: 1 }, answers });
    tab.change('1', 2);
    await tab.advanceTimers(6000);
    expect(tab.status('1')).toBe('notSaved');
    const addition = { variantId: '700', intentId: 'early-press' };
    tab.dispatch(cartActions.addRequested(addition));
    await tab.advanceTimers(100);
    const ends: unknown[] = [];
    void addToCart(tab.store, { ...addition, fallback: 'form' }, true).then((end) => ends.push(end));
    await tab.advanceTimers(6000);
    expect([ends, tab.page.reloads(), tab.status('1')]).toEqual([[{ intentId: 'early-press' }], 0, 'notSaved']);
  });

  test('[D15] [R8.15] 419: the page is reloaded for a fresh token, and the next page sends the addition', async () => {
    const tab = await cartTestHarness({ answers: insertFails(insertError(419)) });
    tab.add('700');
    await tab.advanceTimers(1000);
    expect(tab.page.reloads()).toBe(1);
    const log = tab.page.storage.session.get('vitrina.cart-intents') ?? '';
    const next = await cartTestHarness({ page: { session: { 'vitrina.cart-intents': log } } });
    await next.advanceTimers(1000);
    expect([next.server.counts()['700'], next.writes().length]).toEqual([1, 1]);
  });

  test('[R8.16] a link in the failure is followed', async () => {
    const body = { status: { status: 'error', link: '/prijava' } };
    const tab = await cartTestHarness({ answers: insertFails(insertError(503, { body })) });
    const ends = addByForm(tab);
    await tab.advanceTimers(6000);
    expect([ends, tab.page.assigned]).toEqual([[[undefined, null]], ['https://www.shop.si/prijava']]);
  });

  test('two forms of one variant are two intents: each gets its own back', async () => {
    let isUp = false;
    const shop = cartShop({});
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartInsert: ({ body }) => {
          if (!isUp) return insertError(502);
          shop.arrive('cartInsert', body);
          return shop.cart();
        },
      },
    });
    const [one, other] = [addByForm(tab), addByForm(tab)];
    while (one.length === 0) await tab.advanceTimers(100);
    isUp = true;
    await tab.advanceTimers(6000);
    expect(one).toEqual([[{ intentId: expect.any(String) }, expect.any(String)]]);
    expect([other, shop.counts()]).toEqual([[[undefined, null]], { 700: 1 }]);
  });

  test('on the next page no form waits: it is reloaded', async () => {
    const before = await cartTestHarness({ answers: { cartInsert: () => new Promise(() => undefined) } });
    addByForm(before);
    await before.advanceTimers(0);
    const log = before.page.storage.session.get('vitrina.cart-intents') ?? '';
    const next = await cartTestHarness({ page: { session: { 'vitrina.cart-intents': log } }, answers: insertFails(insertError(502)) });
    await next.advanceTimers(6000);
    expect([next.page.reloads(), next.intents()]).toEqual([1, []]);
  });
});

describe('a change that is refused', () => {
  test('[R8.22] [A155] the shop’s reason is shown and logged, and the field shows the shop’s count again (A095)', async () => {
    const shop = cartShop({ 100: 2 });
    const tab = await cartTestHarness({ shop, answers: { cartChangeAmount: () => http(422, { messages: ['Ni zaloge.'] }) } });
    tab.change('1', 9);
    await tab.advanceTimers(500);
    expect([tab.shown(), tab.flashes(), tab.status('1')]).toEqual([{ 100: 2 }, ['Ni zaloge. danger cart'], 'saved']);
    expect(tab.reads()).toBe(2); // once again: it is not taken for somebody else's cart
    expect(tab.page.logs).toEqual([{ level: 'error', message: 'vitrina: cartChangeAmount: http 422', details: [] }]);
  });

  test('[R8.01] a timeout is shown once, after the last retry; the line is not saved', async () => {
    const tab = await cartTestHarness({
      start: { 100: 2 },
      answers: { cartChangeAmount: () => new ApiError('timeout', 'cartChangeAmount') },
    });
    tab.change('1', 9);
    await tab.advanceTimers(5500);
    expect([tab.flashes(), tab.status('1')]).toEqual([['err_request_timeout danger cart'], 'notSaved']);
  });

  test.each([
    ['shown, although another line waits to be saved', '2', 'notSaved', ['err_request_timeout danger cart']],
    ['not shown, if a newer amount of the line is saved instead', '1', 'saved', []],
  ] as const)('[R8.01] a timeout is %s', async (_whether, nextLine, status, flashes) => {
    const tab = await cartTestHarness({
      start: { 100: 2, 200: 1 },
      answers: { cartChangeAmount: ({ body }) => (body.amount === 9 ? new ApiError('timeout', 'cartChangeAmount') : tab.server.cart()) },
    });
    tab.change('1', 9);
    await tab.advanceTimers(300); // sent
    tab.change(nextLine, 8);
    await tab.advanceTimers(6000);
    expect(tab.writes().map(({ body }) => body['amount'])).toEqual([9, 9, 9, 9, 8]);
    expect([tab.status('1'), tab.flashes()]).toEqual([status, flashes]);
  });

  test('[R8.16] a link in the refusal of an edit is followed', async () => {
    const body = { status: { status: 'error', link: '/prijava' } };
    const tab = await cartTestHarness({ start: { 100: 2 }, answers: { cartChangeAmount: () => http(419, { body }) } });
    tab.change('1', 9);
    await tab.advanceTimers(500);
    expect([tab.page.assigned, tab.page.reloads(), tab.intents()]).toEqual([['https://www.shop.si/prijava'], 0, []]);
  });

  test('[R8.06] a refused removal is shown and undone', async () => {
    const tab = await cartTestHarness({
      start: { 100: 2 },
      answers: { cartDelete: () => new ApiError('http', 'cartDelete', { status: 422 }) },
    });
    tab.remove('1');
    await tab.advanceTimers(500);
    expect([tab.flashes(), tab.shown(), tab.page.logs]).toEqual([['err_generic danger cart'], { 100: 2 }, []]);
  });

  test('s409: the cart in the response is applied and the shopper notified; edits of other lines continue', async () => {
    const now = cartDto([articleDto({ count: 5 }), articleDto({ cartItemId: '2', variantId: '200' })]);
    const withBoth = cartDto([articleDto({ count: 5 }), articleDto({ cartItemId: '2', variantId: '200', count: 3 })]);
    let calls = 0;
    const tab = await cartTestHarness({
      answers: {
        widgetCart: () => cartDto([articleDto({ count: 2 }), articleDto({ cartItemId: '2', variantId: '200' })]),
        cartChangeAmount: () =>
          (calls += 1) === 1
            ? http(409, { body: { error: '', cart: now } })
            : new Promise((resolve) => setTimeout(() => resolve(withBoth), 500)),
      },
    });
    tab.change('1', 9);
    tab.change('2', 3);
    await tab.advanceTimers(300);
    expect([tab.shown(), tab.flashes()]).toEqual([{ 100: 5, 200: 3 }, ['txt_cart_changed_elsewhere warning cart']]);
    await tab.advanceTimers(1000);
    expect(tab.intents()).toEqual([]);
  });

  test.each([
    ['s409 without a cart', 409, {}],
    ['another refusal, even with a cart', 422, { cart: cartDto([articleDto({ count: 5 })]) }],
  ])('%s: the cart is requested, the shop’s own message is shown', async (_name, status, body) => {
    const tab = await cartTestHarness({
      start: { 100: 2 },
      answers: { cartChangeAmount: () => http(status, { body, messages: ['<b>Ni več</b> na zalogi'] }) },
    });
    tab.change('1', 9);
    await tab.advanceTimers(500);
    expect([tab.flashes(), tab.reads(), tab.shown()]).toEqual([['Ni več na zalogi danger cart'], 2, { 100: 2 }]);
  });

  test('s429: nothing is sent for Retry-After, then everything', async () => {
    const shop = cartShop({ 100: 2 });
    let calls = 0;
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartChangeAmount: ({ body }) => {
          if ((calls += 1) === 1) return http(429, { retryAfterS: 7 });
          shop.arrive('cartChangeAmount', body);
          return shop.cart();
        },
      },
    });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    expect([selectPause(tab.state()), tab.flashes(), tab.shown()]).toEqual(['busy', [], { 100: 9 }]); // the cart itself shows it
    await tab.advanceTimers(5000);
    expect(calls).toBe(1);
    await tab.advanceTimers(2000);
    expect([shop.counts(), selectPause(tab.state())]).toEqual([{ 100: 9 }, null]);
  });

  test.each([
    ['an addition, which no line shows', 'cartInsert', [], 'txt_cart_busy warning cart'],
    ['the shop’s own words', 'cartChangeAmount', ['Preveč zahtevkov.'], 'Preveč zahtevkov. danger cart'],
  ] as const)('s429: a flash is shown for %s', async (_what, operation, messages, flash) => {
    const error = new ApiError('http', operation, { status: 429, messages });
    const tab = await cartTestHarness({ start: { 100: 2 }, answers: { [operation]: () => error } });
    if (operation === 'cartInsert') tab.add('700');
    else tab.change('1', 9);
    await tab.advanceTimers(500);
    expect([selectPause(tab.state()), tab.flashes(), tab.intents().length]).toEqual(['busy', [flash], 1]);
  });

  test('s429: a Retry-After of a day is limited to a minute: an edit does not wait that long', async () => {
    let calls = 0;
    const tab = await cartTestHarness({
      start: { 100: 2 },
      answers: { cartChangeAmount: () => ((calls += 1), http(429, { retryAfterS: 3600 })) },
    });
    tab.change('1', 9);
    await tab.advanceTimers(59_000);
    expect([calls, selectPause(tab.state())]).toEqual([1, 'busy']);
    await tab.advanceTimers(3000);
    expect([calls, tab.shown()]).toEqual([2, { 100: 9 }]);
  });

  test('s429: meanwhile other cart requests continue, and signing out ends the wait', async () => {
    const tab = await cartTestHarness({ start: { 100: 2 }, answers: { cartChangeAmount: () => http(429, { retryAfterS: 60 }) } });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    let hadTurn = false;
    const probe = { reducerPath: 'probe', reducer: () => null };
    tab.injectFeature({
      slice: probe,
      *saga() {
        yield* withCartMutex(function* work() {
          hadTurn = (yield* select(selectPause)) === 'busy';
        });
      },
    });
    await tab.advanceTimers(0);
    expect(hadTurn).toBe(true);
    tab.dispatch(accountActions.loggedOut());
    await tab.advanceTimers(1000);
    tab.dispatch(cartActions.sendingPaused({ pause: 'signIn' }));
    await tab.advanceTimers(61_000);
    expect(selectPause(tab.state())).toBe('signIn');
  });

  test('a token that cannot be renewed: the edit is kept for the page after the reload', async () => {
    const tab = await cartTestHarness({ start: { 100: 2 }, answers: { cartChangeAmount: () => http(419) } });
    tab.change('1', 9);
    await tab.advanceTimers(500);
    expect([tab.status('1'), tab.flashes()]).toEqual(['notSaved', ['err_generic danger cart']]);
    expect(tab.page.storage.session.get('vitrina.cart-intents')).toContain('"amount":9');
  });

  test('a bug in our code costs one intent, not the queue', async () => {
    const trap = new InvalidResponse({ get articles(): unknown { throw new Error('trap'); } }); // prettier-ignore
    const shop = cartShop({ 100: 2, 200: 1 });
    let calls = 0;
    const tab = await cartTestHarness({
      shop,
      answers: {
        cartChangeAmount: ({ body }) => {
          if ((calls += 1) === 1) return http(429);
          shop.arrive('cartChangeAmount', body);
          return calls === 2 ? trap : shop.cart();
        },
      },
    });
    tab.change('1', 9);
    tab.change('2', 4);
    await tab.advanceTimers(10_000); // after the pause nothing but the end of the first edit starts the second
    expect(tab.page.logs.map(({ message }) => message)).toEqual(['vitrina: cart.queue failed']);
    expect([tab.writes().map(({ body }) => body['amount']), tab.intents()]).toEqual([[9, 9, 4], []]);
    expect(tab.shown()).toEqual({ 100: 9, 200: 4 });
    expect(takeBugs()).toHaveLength(1);
  });
});

describe('s401: the session ends while the shopper edits', () => {
  test('the edit waits for the login, the cart stays, the shopper is notified once', async () => {
    const shop = cartShop({ 100: 2 });
    let isSignedIn = false;
    const tab = await cartTestHarness({
      shop,
      page: { session: { 'vitrina.snapshot': '{"v":1}' } },
      answers: {
        cartChangeAmount: ({ body }) => {
          if (!isSignedIn) return http(401);
          shop.arrive('cartChangeAmount', body);
          return shop.cart();
        },
      },
    });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    tab.change('1', 12);
    await tab.advanceTimers(1000);
    expect([selectPause(tab.state()), tab.shown(), tab.flashes()]).toEqual([
      'signIn',
      { 100: 12 },
      ['txt_cart_session_ended warning cart'],
    ]);
    expect(tab.writes()).toHaveLength(1);
    isSignedIn = true;
    tab.dispatch(accountActions.loggedIn());
    await tab.advanceTimers(1000);
    expect([shop.counts(), selectPause(tab.state()), tab.intents()]).toEqual([{ 100: 12 }, null, []]);
  });

  test('html-instead: a customer who gets the sign-in page as every response is asked to sign in, and the edit waits', async () => {
    const shop = cartShop({ 100: 2 });
    let isSignedIn = false;
    const tab = await cartTestHarness({
      shop,
      config: { customer: { firstname: 'Ana' } },
      answers: {
        cartChangeAmount: ({ body }) => {
          if (!isSignedIn) return new ApiError('malformed', 'cartChangeAmount', { status: 200, cause: 'html' });
          shop.arrive('cartChangeAmount', body);
          return shop.cart();
        },
      },
    });
    tab.change('1', 9);
    await tab.advanceTimers(6000);
    expect([selectPause(tab.state()), tab.shown(), tab.flashes()]).toEqual(['signIn', { 100: 9 }, ['txt_cart_session_ended warning cart']]);
    isSignedIn = true;
    tab.dispatch(accountActions.loggedIn());
    await tab.advanceTimers(1000);
    expect([shop.counts(), tab.intents()]).toEqual([{ 100: 9 }, []]);
  });

  const [page, maintenance] = [
    { status: 200, cause: 'html' },
    { status: 503, cause: 'html' },
  ];
  test.each([
    ['html-instead: a guest cannot sign in', {}, new ApiError('malformed', 'cartChangeAmount', page)],
    ['a customer who gets a maintenance page is still signed in', { customer: { firstname: 'Ana' } }, http(503, maintenance)],
    [
      'a customer who gets half an answer is still signed in',
      { customer: { firstname: 'Ana' } },
      new ApiError('malformed', 'cartChangeAmount', { status: 200, cause: 'syntax' }),
    ],
  ])('%s, and may retry', async (_who, config, error) => {
    const tab = await cartTestHarness({ start: { 100: 2 }, config, answers: { cartChangeAmount: () => error } });
    tab.change('1', 9);
    await tab.advanceTimers(6000);
    expect([selectPause(tab.state()), tab.status('1')]).toEqual([null, 'notSaved']);
  });

  test('on pagehide an edit that waits for the login stays in the log', async () => {
    const tab = await cartTestHarness({ start: { 100: 2 }, answers: { cartChangeAmount: () => http(401) } });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    tab.page.hide();
    expect(tab.api.onLeave).toEqual([]);
    expect(tab.page.storage.session.get('vitrina.cart-intents')).toContain('"amount":9');
  });
});

describe('a cart id of somebody else', () => {
  test.each([
    ['403', http(403)],
    ['404', http(404)],
    ['words', http(422, { messages: ['Cart not found'] })],
    ['a code among others', http(422, { messages: ['Napaka', 'CartNotFound'] })],
  ])('%s: the shop’s own cart replaces it and the shopper is notified', async (_how, error) => {
    const mine = cartDto([articleDto({ cartItemId: '77', variantId: '300', count: 4 })], { cartId: 'mine' });
    let reads = 0;
    const tab = await cartTestHarness({
      config: { cartId: 'theirs' },
      answers: {
        widgetCart: () => ((reads += 1) === 1 ? cartDto([articleDto()], { cartId: 'theirs' }) : mine),
        cartChangeAmount: () => error,
      },
    });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    expect([tab.shown(), tab.state().cart.cartId, tab.intents()]).toEqual([{ 300: 4 }, 'mine', []]);
    expect(tab.flashes()).toContain('txt_cart_replaced warning cart');
  });

  test.each([
    ['a press', false, {}],
    ['a form, where the shop names the cart', true, { body: { error: 'Cart not found' }, messages: ['Cart not found'] }],
  ])('[R7.004] an item added by %s is in the new cart, once, and the refused id is not sent again', async (_how, isByForm, details) => {
    const shop = cartShop({});
    let calls = 0;
    const named: (string | null)[] = [];
    const tab = await cartTestHarness({
      isShown: false,
      shop,
      config: { cartId: 'theirs' },
      answers: {
        widgetCart: () => (named.push(tab.cartId()), { ...shop.cart(), cartId: 'mine' }),
        cartInsert: ({ body }) => {
          named.push(tab.cartId());
          if ((calls += 1) === 1) return insertError(403, details);
          shop.arrive('cartInsert', body);
          return { ...shop.cart(), cartId: 'mine' };
        },
      },
    });
    tab.dispatch(cartActions.addRequested({ variantId: '700', count: 2, ...(isByForm ? { fallback: 'form' } : {}) }));
    await tab.advanceTimers(1000);
    expect([shop.counts(), calls, tab.page.reloads()]).toEqual([{ 700: 2 }, 2, 0]);
    expect(named).toEqual(['theirs', null, 'mine']); // the id that the client adds to calls (A009)
  });

  test('[A155] a 404 for the shop’s own cart concerns only the line: its edit is undone and reported, the others stay', async () => {
    const shop = cartShop({ 100: 2, 200: 1 });
    const tab = await cartTestHarness({ shop, config: { cartId: '550012' }, answers: { cartChangeAmount: () => http(404) } });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    expect([tab.shown(), tab.intents(), tab.flashes()]).toEqual([{ 100: 2, 200: 1 }, [], ['err_generic danger cart']]);
  });

  test('a shop that is down meanwhile does not report a new cart', async () => {
    let reads = 0;
    const tab = await cartTestHarness({
      config: { cartId: 'x' },
      answers: {
        widgetCart: () =>
          (reads += 1) === 1 ? cartDto([articleDto()], { cartId: 'x' }) : new ApiError('http', 'widgetCart', { status: 403 }),
        cartChangeAmount: () => http(403),
      },
    });
    tab.change('1', 9);
    await tab.advanceTimers(1000);
    expect(tab.flashes()).not.toContain('txt_cart_replaced warning cart');
  });
});

test('pieces added to a line with an unsaved amount stay in the cart when the amount is retried', async () => {
  let isDown = true;
  const shop = cartShop({ 100: 2 }, (operation) =>
    isDown && operation === 'cartChangeAmount' ? { lostRequest: new ApiError('network', operation) } : {},
  );
  const tab = await cartTestHarness({ shop });
  tab.change('1', 5);
  await tab.advanceTimers(6000);
  expect(tab.status('1')).toBe('notSaved');
  tab.add('100');
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown(), tab.status('1')]).toEqual([{ 100: 3 }, { 100: 6 }, 'notSaved']);
  isDown = false;
  tab.dispatch(cartActions.retryRequested({ cartItemId: '1' }));
  await tab.advanceTimers(1000);
  expect([shop.counts(), tab.shown(), tab.intents()]).toEqual([{ 100: 6 }, { 100: 6 }, []]);
});
