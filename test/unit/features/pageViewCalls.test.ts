import { accountActions, selectIsLogged } from '../../../src/features/account';
import { cartSummaryActions, selectIsSummaryKnown, selectSummary } from '../../../src/features/cartSummary';
import { pageActions } from '../../../src/store/pageActions';
import { apiOf } from '../../support/fakes/apiOf';
import { articleDto, cartDto } from '../../support/fakes/cartDtos';
import { createTestStore } from '../../support/fakes/createTestStore';
import type { FakePageOverrides } from '../../support/fakes/fakePage';

const CUSTOMER = { id: '1204', firstname: 'Ana', lastname: 'Novak', vipType: 'regular' };
const EMPTY = { pieces: 0, cartId: null, exists: false };
const GUEST = { customer: null, cartId: null };

const cartOf = (pieces: number) =>
  pieces === 0 ? cartDto([], EMPTY) : cartDto([articleDto({ count: pieces })], { cartId: 'c-1', pieces });
const snapshotOf = (content: object) => ({ 'vitrina.snapshot': JSON.stringify({ v: 1, ...content }) });
const CART_SNAPSHOT = { cart: { cartId: 'c-1', pieces: 2, total: { total: 40 } } };

interface Visit {
  /** What the page prints in its configuration, besides the rest. */
  printed: object;
  page?: FakePageOverrides;
  /** Pieces in the cart at the shop. */
  pieces?: number;
  isLogged?: boolean;
  token?: string | null;
  /** The shop accepts no POST without a token, also none that only reads. */
  isStrict?: boolean;
}

/** A page with a cart button, the real client and an in-memory network that counts. */
function visit({ printed, page = {}, pieces = 0, isLogged = false, token = null, isStrict = false }: Visit) {
  const calls: string[] = [];
  let inCart = pieces;
  const answers: Record<string, () => object> = {
    '/api/widgets/account': () => ({ customer: isLogged ? CUSTOMER : null, isAuth: isLogged, isLogged, isWaitingForConfirmation: false }),
    '/api/widgets/cart': () => cartOf(inCart),
    '/api/cart/put': () => cartOf((inCart += 1)),
    '/api/csrf-token': () => ({ csrfToken: 'fresh' }),
  };
  globalThis.fetch = ((url: string, { headers, method }: { headers: Record<string, string>; method: string }) => {
    const { pathname } = new URL(url);
    calls.push(pathname);
    const isRefused = isStrict && method !== 'GET' && headers['X-CSRF-Token'] === undefined;
    const [status, body] = isRefused ? [419, { error: 'csrf' }] : [200, answers[pathname]?.() ?? {}];
    return Promise.resolve({ status, statusText: '', url, headers: new Map(), text: () => Promise.resolve(JSON.stringify(body)) });
  }) as unknown as typeof fetch;
  const tab = createTestStore({
    page,
    config: { csrfToken: token, ...printed },
    isCartThere: false,
    client: (at) => apiOf({ page: at, options: { csrfToken: token }, onAdultContent: () => {} }),
  });
  tab.dispatch(cartSummaryActions.viewMounted({ isInCheckout: false }));
  return { ...tab, calls, paths: () => calls.map((path) => path.replace('/api/', '')), shown: () => selectSummary(tab.state()).pieces };
}

/** Until nothing is pending any more. */
const settled = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('[A069] [R7.146] calls of a page view', () => {
  test.each<[string, Visit, string[]]>([
    ['a guest without a cart', { printed: GUEST }, []],
    ['a guest with a cart', { printed: { customer: null, cartId: 'c-1' }, pieces: 2 }, ['widgets/cart']],
    ['a guest on a page that does not know of a cart', { printed: { customer: null }, pieces: 2 }, ['widgets/cart']],
    ['a guest on a page that prints a bad cart id', { printed: { customer: null, cartId: { a: 1 } }, pieces: 2 }, ['widgets/cart']],
    ['a customer without a cart', { printed: { customer: CUSTOMER, cartId: null }, isLogged: true }, []],
    ['a customer with a cart', { printed: { customer: CUSTOMER, cartId: 'c-1' }, pieces: 2, isLogged: true }, ['widgets/cart']],
    ['a customer whose page does not know', { printed: { customer: CUSTOMER }, pieces: 2, isLogged: true }, ['widgets/cart']],
  ])('%s', async (_who, options, expected) => {
    const { paths, shown, state, dispose } = visit(options);
    await settled();
    expect(paths()).toEqual(expected);
    expect([shown(), selectIsSummaryKnown(state())]).toEqual([options.pieces ?? 0, true]);
    dispose();
  });

  test('a guest without a cart sees at once that it is empty', () => {
    const { shown, state, dispose } = visit({ printed: GUEST });
    expect([shown(), selectIsSummaryKnown(state())]).toEqual([0, true]);
    dispose();
  });

  test('a guest with a cart sees the count of the tab’s snapshot at once, and the shop’s after one call', async () => {
    const printed = { customer: null, cartId: 'c-1' };
    const { paths, shown, dispose } = visit({ printed, pieces: 3, page: { session: snapshotOf(CART_SNAPSHOT) } });
    expect(shown()).toBe(2);
    await settled();
    expect([paths(), shown()]).toEqual([['widgets/cart'], 3]);
    dispose();
  });

  test('under maintenance nothing is called', async () => {
    const { paths, dispose } = visit({ printed: { customer: null, cartId: 'c-1', maintenance: true }, pieces: 2 });
    await settled();
    expect(paths()).toEqual([]);
    dispose();
  });
});

describe('[A069] a page from a cache states that there is no cart, but this browser knows better', () => {
  test('the tab has a cart in its snapshot', async () => {
    const { paths, shown, dispose } = visit({ printed: GUEST, pieces: 3, page: { session: snapshotOf(CART_SNAPSHOT) } });
    expect(shown()).toBe(2);
    await settled();
    expect([paths(), shown()]).toEqual([['widgets/cart'], 3]);
    dispose();
  });

  test('another tab has a cart', async () => {
    const first = visit({ printed: { customer: null, cartId: 'c-1' }, pieces: 2 });
    await settled();
    const local = Object.fromEntries(first.page.storage.local.keys().map((key) => [key, first.page.storage.local.get(key) ?? '']));
    first.dispose();
    const { paths, shown, dispose } = visit({ printed: GUEST, pieces: 2, page: { local } });
    await settled();
    expect([paths(), shown()]).toEqual([['widgets/cart'], 2]);
    dispose();
  });

  test('[R7.145] the tab knows a signed-in customer: both are asked, two calls', async () => {
    const session = snapshotOf({ account: { isLogged: true, customer: { firstname: 'Ana', vipType: 'regular' } } });
    const { paths, shown, state, dispose } = visit({ printed: GUEST, pieces: 2, isLogged: true, page: { session } });
    await settled();
    expect([...paths()].sort()).toEqual(['widgets/account', 'widgets/cart']);
    expect([shown(), selectIsLogged(state())]).toEqual([2, true]);
    dispose();
  });

  test('a cart that is gone is forgotten with the answer: the next page makes no call', async () => {
    const first = visit({ printed: GUEST, page: { session: snapshotOf(CART_SNAPSHOT), local: { 'vitrina.has-cart': '1' } } });
    await settled();
    expect([first.paths(), first.shown()]).toEqual([['widgets/cart'], 0]);
    const { session, local } = first.page.storage;
    const contentOf = (store: typeof local) => Object.fromEntries(store.keys().map((key) => [key, store.get(key) ?? '']));
    const kept = { session: contentOf(session), local: contentOf(local) };
    first.dispose();
    const next = visit({ printed: GUEST, page: kept });
    await settled();
    expect(next.paths()).toEqual([]);
    next.dispose();
  });

  test('[D29] an addition that an earlier page has left is sent', async () => {
    const log = { at: 0, intents: [{ id: 'left-by-another-page', status: 'waiting', kind: 'insert', item: { variantId: '7' }, count: 1 }] };
    const { paths, shown, dispose } = visit({ printed: GUEST, page: { session: { 'vitrina.cart-intents': JSON.stringify(log) } } });
    await settled();
    expect(paths()).toContain('cart/put');
    expect(shown()).toBe(1);
    dispose();
  });
});

describe('[A069] a page that states that there is no cart asks as soon as something happens', () => {
  test.each<[string, (tab: ReturnType<typeof visit>) => unknown]>([
    ['another tab changes the cart', ({ page }) => page.receive('vitrina.cart', { v: 1, kind: 'cart-changed' })],
    ['the shopper signs in', ({ dispatch }) => dispatch(accountActions.loggedIn())],
    ['the page returns from the back-forward cache', ({ page }) => page.show(true)],
  ])('%s', async (_what, happen) => {
    const tab = visit({ printed: GUEST, pieces: 2 });
    await settled();
    expect(tab.paths()).toEqual([]);
    happen(tab);
    await settled();
    expect([tab.paths(), tab.shown()]).toEqual([['widgets/cart'], 2]);
    tab.dispose();
  });

  test('[R7.002] the guest adds an item: the token is fetched before this first write', async () => {
    const tab = visit({ printed: GUEST });
    await settled();
    await pageActions(tab)['add-to-cart']?.({ variantId: '100' }, {});
    await settled();
    expect(tab.paths().filter((path) => path !== 'widgets/cart')).toEqual(['csrf-token', 'cart/put']);
    expect([tab.shown(), tab.page.storage.local.get('vitrina.has-cart')]).toEqual([1, '1']);
    tab.dispose();
  });
});

test('[R7.002] [R7.146] a shop that wants a token for reads, too, gets it after its refusal', async () => {
  const { paths, shown, dispose } = visit({ printed: { customer: null, cartId: 'c-1' }, pieces: 2, isStrict: true });
  await settled();
  expect([paths(), shown()]).toEqual([['widgets/cart', 'csrf-token', 'widgets/cart'], 2]);
  dispose();
});
