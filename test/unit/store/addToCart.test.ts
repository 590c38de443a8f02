import { ApiError } from '../../../src/api/ApiError';
import { cartActions } from '../../../src/features/cart';
import { cartSummaryActions } from '../../../src/features/cartSummary';
import { jsMethods, pageActions } from '../../../src/store/pageActions';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { TestStore } from '../../support/fakes/createTestStore';

function shop() {
  const answers: (() => void)[] = [];
  const bench = createTestStore({
    answers: {
      widgetCart: () => cartDto([]),
      cartInsert: () => new Promise((resolve) => answers.push(() => resolve(cartDto([articleDto()])))),
    },
  });
  const { clock } = bench.page;
  const add = pageActions(bench)['add-to-cart'];
  if (add === undefined) throw new Error('there is no action add-to-cart');
  return {
    ...bench,
    add,
    wait: (ms: number) => bench.page.setNow(clock.now() + ms),
    /** The shop responds to the oldest pending insert. */
    answer: () => answers.shift()?.(),
    inserts: () => bench.api.callsOf('cartInsert').map(({ body }) => [body['variantId'], body['count'] ?? 1]),
  };
}

/** Turns of the event loop instead of a time: on a busy machine one long wait may end before dependent timers. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

test('[R4.058] the promise is pending as long as the variant is being added', async () => {
  const { add, answer, inserts, dispose } = shop();
  let isOver = false;
  const work = add({ variantId: '100', count: '2' }, {});
  expect(work).toBeInstanceOf(Promise);
  void (work as Promise<void>).then(() => (isOver = true));
  await settled();
  expect(inserts()).toEqual([['100', 2]]);
  expect(isOver).toBe(false);
  answer();
  await settled();
  expect(isOver).toBe(true);
  dispose();
});

test('[R9.18] a double click adds once; 1500 ms later the same button adds again', async () => {
  const { add, answer, inserts, wait, dispose } = shop();
  const button = {};
  void add({ variantId: '100' }, button);
  expect(add({ variantId: '100' }, button)).toBe(true);
  await settled();
  answer();
  await settled();
  wait(1499);
  expect(add({ variantId: '100' }, button)).toBe(true);
  wait(1);
  void add({ variantId: '100' }, button);
  await settled();
  expect(inserts()).toHaveLength(2);
  answer();
  dispose();
});

test('another button is a separate addition', async () => {
  const { add, inserts, answer, dispose } = shop();
  void add({ variantId: '100' }, {});
  void add({ variantId: '200' }, {});
  await settled();
  answer();
  await settled();
  expect(inserts().map(([variantId]) => variantId)).toEqual(['100', '200']);
  answer();
  dispose();
});

test.each([
  ['no variant', {}],
  ['an invalid id', { variantId: '1,2' }],
  ['a count of zero', { variantId: '100', count: '0' }],
  ['a negative count', { variantId: '100', count: '-1' }],
  ['a count beyond every limit', { variantId: '100', count: '1e9' }],
  ['digits of another script', { variantId: '100', count: '٣' }],
  ['an empty count', { variantId: '100', count: '' }],
])('%s leaves the form to the server', (_what, data) => {
  const { add, dispose } = shop();
  expect(add(data, {})).toBe(false);
  dispose();
});

test('s429: the button is locked for Retry-After, with a text; then the article is added, once', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  let calls = 0;
  const busy = () => new ApiError('http', 'cartInsert', { status: 429, retryAfterS: 7 });
  const bench = createTestStore({
    answers: { widgetCart: () => cartDto([]), cartInsert: () => ((calls += 1) === 1 ? busy() : cartDto([articleDto()])) },
  });
  const [add, button] = [pageActions(bench)['add-to-cart'], {}];
  let isOver = false;
  void Promise.resolve(add?.({ variantId: '100' }, button)).then(() => (isOver = true));
  await pass(1000);
  expect(bench.state().flash.messages.map(({ message }) => message)).toEqual(['txt_cart_busy']);
  await pass(5900);
  bench.page.setNow(bench.page.clock.now() + 6900);
  expect(add?.({ variantId: '100' }, button)).toBe(true); // ignored while locked
  expect([isOver, calls]).toEqual([false, 1]);
  await pass(1000);
  expect([isOver, calls]).toEqual([true, 2]);
  bench.dispose();
  jest.useRealTimers();
});

test('[D28] [R3.048] [R3.049] the payload of a variant with its article, and of digital goods (A085)', async () => {
  const { answer, api, add, dispose, ...bench } = shop();
  const method = jsMethods({ ...bench, api })['cart.add'];
  void add({ articleId: '7', id: 'esd-1' }, {});
  await settled();
  answer();
  void method?.({ articleId: '8', id: 'esd-2' }, 2);
  await settled();
  answer();
  const work = method?.({ variantId: '100', articleId: '9' });
  await settled();
  answer();
  await work;
  const intentId = expect.any(String);
  expect(api.callsOf('cartInsert').map(({ body }) => body)).toEqual([
    { articleId: '7', id: 'esd-1', intentId },
    { articleId: '8', id: 'esd-2', count: 2, intentId },
    { variantId: '100', articleId: '9', intentId },
  ]);
  for (const wrong of [{ articleId: '7' }, { id: '7' }, { variantId: '', articleId: '7', id: '7' }, null])
    expect(() => method?.(wrong)).toThrow('vitrina.cart.add(item, count)');
  dispose();
});

test('[D20] under maintenance the cart is not requested, adding is left to the page, and unsent edits stay in the log (A014)', async () => {
  const log = JSON.stringify({
    at: 0,
    intents: [{ id: 'addition-1', status: 'waiting', kind: 'insert', item: { variantId: '7' }, count: 1 }],
  });
  const bench = createTestStore({ isCartThere: false, config: { maintenance: true }, page: { session: { 'vitrina.cart-intents': log } } });
  await settled();
  expect(pageActions(bench)['add-to-cart']?.({ variantId: '100' }, {}, 'form')).toBe(false);
  expect(() => jsMethods(bench)['cart.add']?.('100')).toThrow('under maintenance');
  bench.page.setHidden(false);
  await settled();
  expect(bench.api.calls.filter(({ operationId }) => operationId !== 'widgetAccount')).toEqual([]);
  expect(bench.page.storage.session.get('vitrina.cart-intents')).toBe(log);
  bench.dispose();
});

test('vitrina.cart.add adds a variant, and its error explains the expected arguments', async () => {
  const { answer, inserts, dispose, ...bench } = shop();
  const method = jsMethods(bench)['cart.add'];
  const work = method?.('100', 3);
  await settled();
  answer();
  await work;
  expect(inserts()).toEqual([['100', 3]]);
  expect(() => method?.('', 1)).toThrow('a count from 1 to 999');
  dispose();
});

test('[D29] an addition is logged in the press where a view has brought the cart and `loadCartFeature` is still to import its code', async () => {
  const bench = createTestStore({
    answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) },
  });
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  const actions = pageActions({ ...bench, loadCartFeature: () => coming.then(bench.loadCartFeature) });
  const work = actions['add-to-cart']?.({ variantId: '100' }, {});
  const logged = () => JSON.parse(bench.page.storage.session.get('vitrina.cart-intents') ?? '{"intents":[]}').intents;
  expect(logged()).toMatchObject([{ kind: 'insert', item: { variantId: '100' }, count: 1 }]);
  const [{ id }] = logged();
  arrive();
  await work;
  expect(bench.api.callsOf('cartInsert').map(({ body }) => body)).toEqual([{ variantId: '100', intentId: id }]);
  expect(logged()).toEqual([]);
  bench.dispose();
});

test.each([
  ['intents of a closed page are resumed', (bench: TestStore) => void bench.dispatch(cartSummaryActions.abandonedIntentsResumed())],
  ['the page is restored', (bench: TestStore) => bench.page.show(true)],
  ['the cart is refreshed', (bench: TestStore) => void bench.dispatch(cartActions.refreshRequested())],
])('[D29] an addition is sent once and stays logged until then when %s while `loadCartFeature` is still pending', async (_what, happen) => {
  const answers: (() => void)[] = [];
  const bench = createTestStore({
    answers: {
      widgetCart: () => cartDto([]),
      cartInsert: () => new Promise((resolve) => answers.push(() => resolve(cartDto([articleDto()])))),
    },
  });
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  const actions = pageActions({ ...bench, loadCartFeature: () => coming.then(bench.loadCartFeature) });
  const work = actions['add-to-cart']?.({ variantId: '100' }, {});
  const log = () => bench.page.storage.session.get('vitrina.cart-intents') ?? '';
  happen(bench);
  await settled();
  expect(log()).toContain('"variantId":"100"');
  arrive();
  await settled();
  answers.forEach((answer) => answer());
  await work;
  await settled();
  expect(bench.api.callsOf('cartInsert').map(({ body }) => body)).toEqual([{ variantId: '100', intentId: expect.any(String) }]);
  expect([log(), bench.state().cart.intents]).toEqual(['', []]);
  bench.dispose();
});

test('an addition that the loaded cart sends is not left to the form as well when `loadCartFeature` fails', async () => {
  const bench = createTestStore({ answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) } });
  const actions = pageActions({ ...bench, loadCartFeature: () => Promise.reject(new Error('the chunk is lost')) });
  await expect(actions['add-to-cart']?.({ variantId: '100' }, {})).resolves.toBeUndefined();
  await settled();
  expect(bench.api.callsOf('cartInsert')).toHaveLength(1);
  bench.dispose();
});

describe('before the cart’s code has loaded', () => {
  /** A page whose cart chunk is still loading, or failed. */
  function early({ log = null }: { log?: string | null } = {}) {
    const bench = createTestStore({
      page: { session: log === null ? {} : { 'vitrina.cart-intents': log } },
      answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) },
      isCartThere: false,
    });
    let arrive: () => void = () => undefined;
    let lose: (error: Error) => void = () => undefined;
    const coming = new Promise<void>((resolve, reject) => ([arrive, lose] = [resolve, reject]));
    const actions = pageActions({ ...bench, loadCartFeature: () => coming.then(bench.loadCartFeature) });
    return {
      ...bench,
      arrive,
      lose,
      add: async (variantId: string) => void (await actions['add-to-cart']?.({ variantId, count: '2' }, {})),
      logged: () => JSON.parse(bench.page.storage.session.get('vitrina.cart-intents') ?? 'null'),
      inserts: () => bench.api.callsOf('cartInsert').map(({ body }) => body),
    };
  }
  const insert = (variantId: string) => ({ id: expect.any(String), status: 'waiting', kind: 'insert', item: { variantId }, count: 2 });

  test('the intent is in the log at once, and is sent once when the code has loaded', async () => {
    const { add, logged, arrive, inserts, api, dispose } = early();
    const work = [add('100'), add('200')];
    expect(logged()).toMatchObject({ intents: [insert('100'), insert('200')] });
    const [first, second] = logged().intents;
    arrive();
    await Promise.all(work);
    expect(inserts()).toEqual([
      { variantId: '100', count: 2, intentId: first.id },
      { variantId: '200', count: 2, intentId: second.id },
    ]);
    expect([logged(), api.onLeave]).toEqual([null, []]);
    dispose();
  });

  test('on pagehide it is flushed, and the next page finds it in the log', async () => {
    const { add, logged, page, api, dispose } = early();
    void add('100');
    page.hide();
    const [{ id: intentId }] = logged().intents;
    expect(api.onLeave).toEqual([{ operationId: 'cartInsert', body: { variantId: '100', count: 2, intentId } }]);
    dispose();

    const next = createTestStore({
      page: { session: { 'vitrina.cart-intents': JSON.stringify(logged()) } },
      answers: { widgetCart: () => cartDto([]), cartInsert: () => cartDto([articleDto()]) },
    });
    await settled();
    expect(next.api.calls).toMatchObject([{ operationId: 'cartInsert', body: { intentId } }]);
    next.dispose();
  });

  test('where the code cannot load, the form is submitted to the server and nothing stays in the log', async () => {
    const { add, logged, lose, page, api, dispose } = early();
    const work = [add('100'), add('200')];
    lose(new Error('the chunk is lost'));
    await expect(Promise.allSettled(work)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    page.hide();
    expect(api.onLeave).toEqual([]);
    const next = createTestStore({ page: { session: { 'vitrina.cart-intents': JSON.stringify(logged()) } } });
    expect(next.state().cart.intents).toEqual([]);
    next.dispose();
    dispose();
  });

  test('intents left by an earlier page stay in the log', () => {
    const before = { id: 'left-by-another-page', status: 'waiting', kind: 'insert', item: { variantId: '7' }, count: 1 };
    const { add, logged, dispose } = early({ log: JSON.stringify({ at: 0, intents: [before] }) });
    void add('100');
    expect(logged().intents).toMatchObject([before, insert('100')]);
    dispose();
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"intents":{}}', '{"intents":[null]}'])('an invalid log (%j) is replaced', (log) => {
    const { add, logged, dispose } = early({ log });
    void add('100');
    expect(logged().intents).toMatchObject([insert('100')]);
    dispose();
  });

  test('with a full or forbidden storage the item is added when the code has loaded', async () => {
    const { add, arrive, page, inserts, dispose } = early();
    page.storage.session.set = () => false;
    const work = add('100');
    arrive();
    await work;
    expect(inserts()).toMatchObject([{ variantId: '100', count: 2 }]);
    dispose();
  });
});

test.each([
  ['already loaded', true],
  ['still loading', false],
])('an API that does not work leaves the addition to the form, with the cart’s code %s (ADR 008)', async (_when, isThere) => {
  const bench = createTestStore({
    isCartThere: isThere,
    answers: { widgetCart: () => cartDto([]), cartInsert: () => settled().then(() => new ApiError('http', 'cartInsert', { status: 501 })) },
  });
  const add = pageActions(bench)['add-to-cart'];
  const end = await add?.({ variantId: '100' }, {}, 'form');
  const inserts = bench.api.callsOf('cartInsert');
  expect(inserts).toHaveLength(1);
  expect(end).toEqual({ intentId: inserts[0]?.body['intentId'] });
  bench.dispose();
});
