import { ApiError } from '../../../../src/api/ApiError';
import { cartActions, selectIsAdding, selectPause, selectRemoved, selectShownCart, withCartMutex } from '../../../../src/features/cart';
import { call } from '../../../../src/lib/effects';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import { cartShop, INSURANCE_ID } from '../../../support/fakes/cartShop';
import { InvalidResponse } from '../../../support/fakes/fakeApi';
import { cartTestHarness } from '../../../support/fakes/cartTestHarness';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const slow = { requestMs: 200, responseMs: 200 };
const idOf = ({ body }: { body: Record<string, unknown> }) => body['intentId'];

describe('one line', () => {
  test('[R9.68] [R7.047] [R7.116] a change is shown at once and sent 250 ms after the last one, as {amount, id}', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.change('1', 2);
    expect(tab.shown()).toEqual({ 100: 2 });
    expect(tab.status('1')).toBe('saving');
    await tab.advanceTimers(200);
    tab.change('1', 3);
    await tab.advanceTimers(200);
    expect(tab.writes()).toEqual([]);
    await tab.advanceTimers(100);
    expect(tab.writes()).toEqual([{ operationId: 'cartChangeAmount', body: { amount: 3, id: '1', intentId: expect.any(String) } }]);
    expect(tab.status('1')).toBe('saved');
    expect(tab.server.counts()).toEqual({ 100: 3 });
  });

  test('[R9.68] the 250 ms start with the last change, whenever that was (A080)', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 } });
    tab.change('1', 2);
    await tab.advanceTimers(10);
    tab.change('1', 3);
    await tab.advanceTimers(200);
    tab.change('2', 5); // another line does not postpone it
    await tab.advanceTimers(30);
    expect(tab.writes()).toEqual([]);
    await tab.advanceTimers(20);
    expect(tab.writes().map(({ body }) => body['amount'])).toEqual([3]);
    await tab.advanceTimers(180);
    expect(tab.writes().map(({ body }) => body['amount'])).toEqual([3]);
    await tab.advanceTimers(20);
    expect(tab.writes().map(({ body }) => body['amount'])).toEqual([3, 5]);
  });

  test('[R9.68] a change whose delay ended during a call is sent after its response', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 }, journey: () => slow });
    await tab.advanceTimers(500);
    tab.change('1', 5);
    await tab.advanceTimers(260); // sent; its response comes after 400 ms
    tab.change('2', 7);
    await tab.advanceTimers(370);
    expect(tab.writes()).toHaveLength(1);
    await tab.advanceTimers(50);
    expect(tab.writes().map(({ body }) => body['amount'])).toEqual([5, 7]);
  });

  test('ten fast clicks on + result in 11 pieces with at most three calls', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 }, journey: () => slow });
    await tab.advanceTimers(500);
    for (let count = 2; count <= 11; count += 1) {
      tab.change('1', count);
      await tab.advanceTimers(100);
    }
    await tab.advanceTimers(2000);
    expect(tab.server.counts()).toEqual({ 100: 11 });
    expect(tab.writes().length).toBeLessThanOrEqual(3);
  });

  test('qty-order: a change during a call wins over the later response', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 }, journey: () => slow });
    await tab.advanceTimers(500);
    tab.change('1', 5);
    await tab.advanceTimers(400);
    tab.change('1', 9);
    await tab.advanceTimers(300); // the response with 5 has arrived
    expect(tab.shown()).toEqual({ 100: 9 });
    await tab.advanceTimers(2000);
    expect(tab.server.counts()).toEqual({ 100: 9 });
  });

  test('[R7.046] [R7.117] a removal sends {id}; it replaces the waiting amount', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 } });
    tab.change('1', 7);
    tab.remove('1');
    expect(tab.shown()).toEqual({ 200: 1 });
    await tab.advanceTimers(500);
    expect(tab.writes()).toMatchObject([{ operationId: 'cartDelete', body: { id: '1' } }]);
  });

  test('[R5.44] [R7.117] several removals are one call with a comma list, without the saved items', async () => {
    const lines = [
      articleDto(),
      articleDto({ cartItemId: '2', variantId: '200', createTime: 0 }),
      articleDto({ cartItemId: '3', variantId: '300' }),
    ];
    const tab = await cartTestHarness({ answers: { widgetCart: () => cartDto(lines), cartDelete: () => cartDto([lines[1]!]) } });
    tab.remove('1', '2', '3');
    await tab.advanceTimers(100);
    expect(tab.writes()).toMatchObject([{ operationId: 'cartDelete', body: { id: '1,3' } }]);
  });

  test('[R5.44] an empty list makes no call', async () => {
    const lines = ['1', '2'].map((cartItemId) => articleDto({ cartItemId, createTime: 0 }));
    const tab = await cartTestHarness({ answers: { widgetCart: () => cartDto(lines) } });
    tab.remove('1', '2');
    await tab.advanceTimers(500);
    expect(tab.writes()).toEqual([]);
    expect(tab.shown()).toEqual({ 100: 1 });
  });

  test('a removal that was not sent yet is cancelled by its undo, with the amount of the undo', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 }, journey: () => slow });
    await tab.advanceTimers(500);
    tab.change('2', 4); // keeps the queue busy
    await tab.advanceTimers(300);
    tab.change('1', 6);
    tab.remove('1');
    expect(selectRemoved(tab.state()).map(({ article }) => article.variantId)).toEqual(['100']);
    tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '1' }));
    expect(tab.shown()).toEqual({ 100: 6, 200: 4 });
    await tab.advanceTimers(2000);
    expect(tab.writes().map(({ operationId }) => operationId)).toEqual(['cartChangeAmount', 'cartChangeAmount']);
    expect(tab.server.counts()).toEqual({ 100: 6, 200: 4 });
  });

  test('a removal that the shop has confirmed is undone by adding the item again, without an event', async () => {
    const tab = await cartTestHarness({ start: { 100: 3, 200: 1 } });
    tab.remove('1');
    await tab.advanceTimers(100);
    expect(tab.server.counts()).toEqual({ 200: 1 });
    tab.dispatch(cartActions.removalUndoRequested({ cartItemId: '1' }));
    expect(tab.shown()).toEqual({ 100: 3, 200: 1 });
    expect(tab.status('1')).toBe('returning');
    await tab.advanceTimers(100);
    expect(tab.server.counts()).toEqual({ 200: 1, 100: 3 });
    expect(selectRemoved(tab.state())).toEqual([]);
    expect(tab.page.emitted.some(({ name }) => name === 'cart-item-added')).toBe(false);
  });

  test('removals can be dismissed', async () => {
    const tab = await cartTestHarness({ start: { 100: 3 } });
    tab.remove('1');
    await tab.advanceTimers(100);
    tab.dispatch(cartActions.removalsDismissed());
    expect(selectRemoved(tab.state())).toEqual([]);
  });

  test('a change back to the shop’s count is still sent: the shop decides', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 } });
    tab.change('1', 2);
    tab.change('1', 1);
    await tab.advanceTimers(500);
    expect(tab.server.counts()).toEqual({ 100: 1 });
  });
});

describe('adding', () => {
  test('[R7.045] [R6.03] [R7.114] [R4.058] a guest adds: {variantId}, count left out when 1; the variant is adding until the call ends', async () => {
    const tab = await cartTestHarness({ start: {}, journey: () => slow });
    await tab.advanceTimers(500);
    tab.add('700');
    expect([selectIsAdding(tab.state(), { variantId: '700' }), selectIsAdding(tab.state(), { variantId: '100' })]).toEqual([true, false]);
    expect(tab.pieces()).toBe(1);
    await tab.advanceTimers(300);
    expect(selectIsAdding(tab.state(), { variantId: '700' })).toBe(true);
    await tab.advanceTimers(200);
    expect(selectIsAdding(tab.state(), { variantId: '700' })).toBe(false);
    expect(tab.writes()[0]?.body).toEqual({ variantId: '700', intentId: expect.any(String) });
  });

  test('[R3.048] articleId is sent when it is known, digital goods are {articleId, id} (A085)', async () => {
    const tab = await cartTestHarness({ answers: { cartInsert: () => cartDto() } });
    tab.dispatch(cartActions.addRequested({ variantId: '1', articleId: '2', count: 3 }));
    await tab.advanceTimers(50);
    tab.dispatch(cartActions.addRequested({ articleId: '2', id: '5' }));
    await tab.advanceTimers(50);
    expect(tab.writes().map(({ body: { intentId: _id, ...body } }) => body)).toEqual([
      { variantId: '1', articleId: '2', count: 3 },
      { articleId: '2', id: '5' },
    ]);
  });

  test('clicks on the same variant add up during a call', async () => {
    const tab = await cartTestHarness({ start: {}, journey: () => slow });
    await tab.advanceTimers(500);
    tab.add('700');
    await tab.advanceTimers(100);
    tab.add('700');
    tab.add('700', 2);
    await tab.advanceTimers(2000);
    expect(tab.writes().map(({ body }) => body['count'])).toEqual([undefined, 3]);
    expect(tab.server.counts()).toEqual({ 700: 4 });
  });

  test('pieces that are added while another feature uses the cart are sent with those before them', async () => {
    const tab = await cartTestHarness({ start: {} });
    let release = () => {};
    tab.injectFeature({
      slice: { reducerPath: 'probe', reducer: () => null },
      *saga() {
        yield* withCartMutex(function* work() {
          yield* call(() => new Promise<void>((resolve) => (release = resolve)));
        });
      },
    });
    tab.add('700');
    await tab.advanceTimers(100);
    tab.add('700', 2);
    await tab.advanceTimers(100);
    expect(tab.writes()).toEqual([]);
    release();
    await tab.advanceTimers(100);
    expect([tab.server.counts(), tab.writes().length, tab.intents()]).toEqual([{ 700: 3 }, 1, []]);
  });

  test('views and page are notified of a success', async () => {
    const tab = await cartTestHarness({ start: {} });
    tab.add('700', 2);
    await tab.advanceTimers(50);
    expect(tab.state().cart.lastAdded).toEqual({ id: expect.any(String), variantId: '700', title: 'Izdelek 700', count: 2 });
    expect(tab.page.emitted).toEqual(
      expect.arrayContaining([
        { name: 'cart-item-added', detail: { variantId: '700', count: 2 } },
        { name: 'cart-changed', detail: { pieces: 2, total: 20 } },
      ]),
    );
  });

  test.each([
    ['/kosarica', ['https://www.shop.si/kosarica']],
    ['https://WWW.SHOP.SI:443/kosarica', ['https://www.shop.si/kosarica']], // redirect-14
    ['https://evil.example/', []],
    ['https:///evil.example', []], // redirect-07
    ['javascript:alert(1)', []],
    [`/${'a'.repeat(3000)}`, []], // redirect-28
    [null, []],
  ])('[R2.24] [R3.027] the redirect %p is followed after the event is sent, when it is safe (A038)', async (redirectUrl, expected) => {
    const tab = await cartTestHarness({ answers: { cartInsert: () => cartDto([articleDto()], { redirectUrl }) } });
    tab.page.events.on('cart-item-added', () => expect(tab.page.assigned).toEqual([]));
    tab.add('100');
    await tab.advanceTimers(50);
    expect(tab.page.assigned).toEqual(expected);
  });

  test('[R2.24] a redirect is followed after an addition, once: never after a plain load, and not in a loop', async () => {
    const answers = {
      widgetCart: () => cartDto([articleDto()], { redirectUrl: '/kosarica' }),
      cartInsert: () => cartDto([articleDto()], { redirectUrl: '/kosarica' }),
    };
    const tab = await cartTestHarness({ answers });
    expect(tab.page.assigned).toEqual([]);
    tab.add('100');
    await tab.advanceTimers(50);
    tab.add('100');
    await tab.advanceTimers(50);
    expect(tab.page.assigned).toHaveLength(1);
  });

  test('an amount of the line includes the pieces that were waiting to be added', async () => {
    const tab = await cartTestHarness({ start: { 100: 2, 200: 1 }, journey: () => slow });
    await tab.advanceTimers(500);
    tab.remove('2');
    tab.add('100', 3);
    tab.change('1', 6);
    await tab.advanceTimers(3000);
    expect(tab.server.counts()).toEqual({ 100: 6 });
    expect(tab.writes().map(({ operationId }) => operationId)).toEqual(['cartDelete', 'cartChangeAmount']);
  });
});

describe('services (A086)', () => {
  const bundle = (type: 'warranty' | 'insurance' | 'digital' | 'return_guarantee') => ({
    id: '31',
    title: 'Storitev',
    type,
    active: false,
    actual_price: 5,
  });
  const cart = () => cartDto([articleDto({ bundles: [bundle('warranty')] })]);

  test.each([
    ['warranty', true, 'cartAddWarranty', '[R7.048] [R7.118]'],
    ['warranty', false, 'cartDeleteWarranty', '[R7.049]'],
    ['insurance', true, 'cartAddInsurance', '[R7.050] [R7.119]'],
    ['insurance', false, 'cartDeleteInsurance', '[R7.051]'],
    ['digital', true, 'cartAddDigital', '[R3.046] [R7.052] [R7.120]'],
    ['digital', false, 'cartDeleteDigital', '[R3.046] [R7.053]'],
  ] as const)('%s %p is %s with {bundleId, id} %s', async (service, active, operation, _rows) => {
    const tab = await cartTestHarness({ answers: { widgetCart: cart, [operation]: cart } });
    tab.dispatch(cartActions.serviceChanged({ cartItemId: '1', bundleId: '31', service, active }));
    await tab.advanceTimers(50);
    expect(tab.writes()).toEqual([{ operationId: operation, body: { bundleId: '31', id: '1', intentId: expect.any(String) } }]);
  });

  test.each([
    [true, 'cartAddGuarantee'],
    [false, 'cartDeleteGuarantee'],
  ] as const)('[R7.054] [R7.055] [R7.121] return guarantee %p is %s with {id}', async (active, operation) => {
    const tab = await cartTestHarness({ answers: { widgetCart: cart, [operation]: cart } });
    tab.dispatch(cartActions.serviceChanged({ cartItemId: '1', bundleId: '31', service: 'return_guarantee', active }));
    await tab.advanceTimers(50);
    expect(tab.writes()).toEqual([{ operationId: operation, body: { id: '1', intentId: expect.any(String) } }]);
  });

  test('a choice is shown at once; the newer of two is sent', async () => {
    const tab = await cartTestHarness({
      start: {},
      answers: {
        widgetCart: cart,
        cartDeleteWarranty: cart,
        cartChangeAmount: () => new Promise((resolve) => setTimeout(() => resolve(cart()), 500)),
      },
    });
    tab.change('1', 2);
    await tab.advanceTimers(300);
    for (const active of [true, false])
      tab.dispatch(cartActions.serviceChanged({ cartItemId: '1', bundleId: '31', service: 'warranty', active }));
    expect(tab.intents().filter(({ kind }) => kind === 'service')).toHaveLength(1);
    await tab.advanceTimers(1000);
    expect(tab.writes().map(({ operationId }) => operationId)).toEqual(['cartChangeAmount', 'cartDeleteWarranty']);
  });
});

describe('an unknown outcome', () => {
  const lost = new ApiError('network', 'cartChangeAmount');

  test.each([
    ['a lost response', { lostResponse: lost }],
    ['a lost request', { lostRequest: lost }],
    ['a request that took the shop too long', { lostRequest: new ApiError('http', 'cartChangeAmount', { status: 408 }) }],
    ['a gateway error', { lostRequest: new ApiError('http', 'cartChangeAmount', { status: 502 }) }],
    ['a response that is not JSON', { lostResponse: new ApiError('malformed', 'cartChangeAmount') }],
    ['a timeout', { lostResponse: new ApiError('timeout', 'cartChangeAmount') }],
  ])('%s: the same intent is sent again with the same id', async (_name, fault) => {
    let calls = 0;
    const tab = await cartTestHarness({
      start: { 100: 1 },
      journey: (operation) => (operation !== 'widgetCart' && (calls += 1) < 3 ? fault : {}),
    });
    tab.change('1', 4);
    await tab.advanceTimers(3000);
    expect(new Set(tab.writes().map(idOf)).size).toBe(1);
    expect(tab.writes()).toHaveLength(3);
    expect([tab.server.counts(), tab.status('1'), tab.intents()]).toEqual([{ 100: 4 }, 'saved', []]);
  });

  test('a response that is not a cart is an unknown outcome, too', async () => {
    let calls = 0;
    const tab = await cartTestHarness({
      answers: {
        widgetCart: () => cartDto(),
        cartChangeAmount: () => ((calls += 1) < 2 ? new InvalidResponse({ pieces: 4 }) : cartDto([articleDto({ count: 4 })])),
      },
    });
    tab.change('1', 4);
    await tab.advanceTimers(2000);
    expect([tab.writes().length, tab.shown(), tab.status('1')]).toEqual([2, { 100: 4 }, 'saved']);
  });

  test('[R8.22] after the last attempt the line is not saved: retry sends it again, undo shows the shop’s count', async () => {
    let isDown = true;
    const tab = await cartTestHarness({
      start: { 100: 1 },
      journey: (operation) => (operation !== 'widgetCart' && isDown ? { lostRequest: lost } : {}),
    });
    tab.change('1', 4);
    await tab.advanceTimers(8000);
    expect(tab.status('1')).toBe('notSaved');
    expect(tab.writes()).toHaveLength(4);
    expect(tab.flashes()).toEqual([]);
    expect(tab.page.logs.some(({ level, message }) => level === 'error' && message.includes('cartChangeAmount'))).toBe(true);

    tab.dispatch(cartActions.retryRequested({ cartItemId: '1' }));
    expect(tab.status('1')).toBe('saving');
    await tab.advanceTimers(8000);
    expect(tab.status('1')).toBe('notSaved');

    tab.dispatch(cartActions.changeUndone({ cartItemId: '1' }));
    expect([tab.shown(), tab.status('1')]).toEqual([{ 100: 1 }, 'saved']);
    isDown = false;
    await tab.advanceTimers(1000);
    expect(tab.server.counts()).toEqual({ 100: 1 });
  });

  test('[R8.22] the undo of an amount that the shop has applied without an answer shows what the shop has', async () => {
    const tab = await cartTestHarness({
      start: { 100: 2 },
      journey: (operation) => (operation === 'widgetCart' ? {} : { lostResponse: lost }),
    });
    tab.change('1', 9);
    await tab.advanceTimers(6000);
    expect([tab.status('1'), tab.server.counts()]).toEqual(['notSaved', { 100: 9 }]);
    const before = tab.reads();
    tab.dispatch(cartActions.changeUndone({ cartItemId: '1' }));
    await tab.advanceTimers(100);
    expect([tab.reads() - before, tab.shown(), tab.intents()]).toEqual([1, { 100: 9 }, []]);
  });

  test('another line is not held up by an unsaved one, and a newer amount replaces it', async () => {
    let isDown = true;
    const tab = await cartTestHarness({
      start: { 100: 1, 200: 1 },
      journey: (operation) => (operation !== 'widgetCart' && isDown ? { lostRequest: lost } : {}),
    });
    tab.change('1', 4);
    await tab.advanceTimers(8000);
    isDown = false;
    tab.change('2', 3);
    await tab.advanceTimers(1000);
    expect(tab.server.counts()).toEqual({ 100: 1, 200: 3 });
    expect(tab.status('1')).toBe('notSaved');
    tab.change('1', 7);
    await tab.advanceTimers(1000);
    expect([tab.server.counts(), tab.intents()]).toEqual([{ 100: 7, 200: 3 }, []]);
  });

  test('an amount without a response is replaced by the newer amount of its line, which the shop confirms', async () => {
    let failures = 4;
    const tab = await cartTestHarness({
      start: { 100: 1 },
      journey: (operation) => (operation !== 'widgetCart' && (failures -= 1) >= 0 ? { lostRequest: lost } : {}),
    });
    tab.change('1', 4);
    await tab.advanceTimers(300); // sent
    tab.change('1', 2);
    await tab.advanceTimers(10_000);
    expect([tab.server.counts(), tab.shown(), tab.status('1')]).toEqual([{ 100: 2 }, { 100: 2 }, 'saved']);
    expect([tab.intents(), tab.flashes()]).toEqual([[], []]);
  });

  test('a service without a response is replaced by the newer choice of the same service', async () => {
    let failures = 4;
    const shop = cartShop({ 100: 1 }, (operation) => (operation !== 'widgetCart' && (failures -= 1) >= 0 ? { lostRequest: lost } : {}), {
      isInsuranceOffered: true,
    });
    const tab = await cartTestHarness({ shop });
    const choose = (active: boolean) =>
      tab.dispatch(cartActions.serviceChanged({ cartItemId: '1', service: 'insurance', bundleId: INSURANCE_ID, active }));
    choose(true);
    await tab.advanceTimers(300);
    choose(false);
    await tab.advanceTimers(10_000);
    expect([shop.lines().get('1')?.isInsured, tab.status('1'), tab.intents()]).toEqual([false, 'saved', []]);
  });

  test('a failed removal comes back with "not removed"; its undo requests the cart', async () => {
    const tab = await cartTestHarness({
      start: { 100: 1 },
      journey: (operation) => (operation === 'cartDelete' ? { lostRequest: new ApiError('network', 'cartDelete') } : {}),
    });
    tab.remove('1');
    await tab.advanceTimers(8000);
    expect(tab.intents()).toMatchObject([{ kind: 'delete', status: 'stalled' }]);
    tab.dispatch(cartActions.changeUndone({ cartItemId: '1' }));
    await tab.advanceTimers(100);
    expect(tab.shown()).toEqual({ 100: 1 });
  });

  test('offline nothing is sent; online everything is, in order', async () => {
    const tab = await cartTestHarness({ start: { 100: 1, 200: 1 } });
    tab.page.setOnline(false);
    tab.change('1', 4);
    tab.remove('2');
    tab.add('300');
    await tab.advanceTimers(1000);
    expect([tab.writes(), selectPause(tab.state()), tab.pieces()]).toEqual([[], 'offline', 5]);
    tab.page.setOnline(true);
    await tab.advanceTimers(1000);
    expect([tab.server.counts(), selectPause(tab.state())]).toEqual([{ 100: 4, 300: 1 }, null]);
  });

  test('an edit whose connection breaks is sent again when the browser is online', async () => {
    const tab = await cartTestHarness({
      start: { 100: 1 },
      journey: (operation) =>
        operation === 'cartChangeAmount' && !tab.page.visibility.isOnline()
          ? { requestMs: 100, lostResponse: new ApiError('offline', operation) }
          : { requestMs: 100 },
    });
    await tab.advanceTimers(200);
    tab.change('1', 4);
    await tab.advanceTimers(300);
    tab.page.setOnline(false);
    await tab.advanceTimers(5000);
    tab.page.setOnline(true);
    await tab.advanceTimers(1000);
    expect([tab.server.counts(), tab.intents()]).toEqual([{ 100: 4 }, []]);
  });
});

describe('reading the cart', () => {
  test('[R7.092] [R7.146] nothing is requested before a view shows the cart', async () => {
    const tab = await cartTestHarness({ isShown: false });
    await tab.advanceTimers(1000);
    expect(tab.reads()).toBe(0);
  });

  test('a second view requests nothing again', async () => {
    const tab = await cartTestHarness();
    tab.dispatch(cartActions.viewMounted());
    await tab.advanceTimers(100);
    expect(tab.reads()).toBe(1);
  });

  test('of a new response only the changed lines are new objects', async () => {
    const lines = (count: number) => [
      articleDto(),
      articleDto({ cartItemId: '2', variantId: '200', count }),
      articleDto({ cartItemId: '3' }),
    ];
    let count = 1;
    const tab = await cartTestHarness({ answers: { widgetCart: () => cartDto(lines(count)) } });
    const read = async () => {
      tab.dispatch(cartActions.refreshRequested());
      await tab.advanceTimers(10);
      return selectShownCart(tab.state())!;
    };
    const [first, second] = [await read(), await read()];
    expect(second.articles).toBe(first.articles);
    expect(second.marketplacePartners).toBe(first.marketplacePartners);
    count = 2;
    const third = await read();
    expect(third.articles.map((article, place) => article === first.articles[place])).toEqual([true, false, true]);
    expect(third.articles[1]?.count).toBe(2);
  });

  test('a read gives way to an edit, whose response has the cart', async () => {
    const tab = await cartTestHarness({ start: { 100: 1 }, journey: () => ({ requestMs: 1000 }) });
    tab.add('200');
    await tab.advanceTimers(1500);
    expect(tab.api.calls[0]?.signal?.aborted).toBe(true);
    expect([tab.shown(), tab.reads()]).toEqual([{ 100: 1, 200: 1 }, 1]);
  });

  test('s401: a read that is refused ends the session: nobody is shown as signed in any more', async () => {
    const tab = await cartTestHarness({
      config: { customer: { id: '1', firstname: 'Ana', lastname: 'Novak' } },
      answers: { widgetCart: () => new ApiError('http', 'widgetCart', { status: 401 }) },
    });
    await tab.advanceTimers(100);
    expect(tab.state().account).toMatchObject({ isLogged: false, customer: null });
    expect(tab.page.emitted.map(({ name }) => name)).toContain('session-ended');
    expect(tab.reads()).toBe(1);
  });

  test('a failed read is retried, then logged; the next view may request it again', async () => {
    const shop = cartShop();
    let isDown = true;
    const tab = await cartTestHarness({
      shop,
      answers: { widgetCart: () => (isDown ? new ApiError('network', 'widgetCart') : shop.cart()) },
    });
    await tab.advanceTimers(6000);
    expect([tab.reads(), tab.state().cart.status, tab.flashes()]).toEqual([4, 'failed', []]);
    expect(tab.api.calls.map(({ retry }) => retry)).toEqual([false, false, false, false]); // retried in one place, not in two
    isDown = false;
    tab.dispatch(cartActions.refreshRequested());
    await tab.advanceTimers(100);
    expect([tab.state().cart.status, tab.shown()]).toEqual(['ready', { 100: 1 }]);
  });

  test.each(['RESET_ALL', 'RESET_WITHOUT_PUPS'] as const)(
    '[R4.032] [R4.033] %s resets the cart and loads it again (A087)',
    async (kind) => {
      const tab = await cartTestHarness();
      tab.dispatch(cartActions.cartReset({ kind }));
      expect(tab.state().cart.server).toBeNull();
      await tab.advanceTimers(100);
      expect([tab.shown(), tab.reads()]).toEqual([{ 100: 1 }, 2]);
    },
  );
});
