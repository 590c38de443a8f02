import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { chaosPlan } from '../../demo-pages/demo/chaos';
import { createCartClient, someVariants, type CartClient } from '../support/shop/cartClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;
let variants: string[];

beforeAll(async () => {
  shop = await startShop();
  variants = await someVariants(shop.url);
});
afterAll(() => shop.stop());

async function inFault(fault: string, scenario = 'filled-cart'): Promise<CartClient> {
  const visitor = await createCartClient(shop.url, scenario);
  await visitor.get(`/?fault=${fault}`);
  return visitor;
}

const amountCall = async (visitor: CartClient, amount: number): Promise<Response> => {
  const [line] = (await visitor.stored()).lines;
  return visitor.call('POST', '/api/cart/changeAmount', { id: line?.cartItemId, amount });
};

describe('sessions that end in the middle of an edit', () => {
  test('401-once refuses the first call of each endpoint, except the one for a token', async () => {
    const visitor = await inFault('401-once');
    const before = (await visitor.stored()).pieces;
    const first = await amountCall(visitor, 1);
    expect([first.status, await first.json()]).toEqual([401, { error: 'unauthorized' }]);
    expect((await visitor.stored()).pieces).toBe(before);
    expect((await amountCall(visitor, 1)).status).toBe(200);
  });

  test('session-lost: the edit is refused until the customer signs in again, then it succeeds on the same cart', async () => {
    const { email, password } = DEMO_CUSTOMERS.vipPlus;
    const visitor = await inFault('session-lost:cartChangeAmount', 'vip-plus,filled-cart');
    const stored = await visitor.stored();
    const [line] = stored.lines;
    const edit = { id: line?.cartItemId, amount: 2, cartId: stored.cartId, intentId: 'after-the-session' };
    expect((await visitor.call('POST', '/api/cart/changeAmount', edit)).status).toBe(401);
    expect(await (await visitor.call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: false });
    expect((await visitor.call('POST', '/api/cart/changeAmount', edit)).status).toBe(401);
    expect((await visitor.call('POST', '/api/auth/login/', { username: email, password })).status).toBe(200);
    const answer = await visitor.call('POST', '/api/cart/changeAmount', edit);
    expect(answer.status).toBe(200);
    expect(await visitor.stored()).toMatchObject({ cartId: stored.cartId, intents: ['after-the-session'], lines: [{ count: 2 }, {}, {}] });
  });
});

describe('chaos', () => {
  test('is the same for the same seed, differs for another, and stays within its limits', () => {
    const plans = (seed: string) => Array.from({ length: 400 }, (_, nth) => chaosPlan(seed, 'cartInsert', nth));
    expect(plans('7')).toEqual(plans('7'));
    expect(plans('7')).not.toEqual(plans('8'));
    const all = plans('7');
    const delays = all.map(({ delayBeforeMs, delayAfterMs }) => delayBeforeMs + delayAfterMs);
    expect([Math.min(...delays) >= 0, Math.max(...delays) <= 900, Math.max(...delays) > 800]).toEqual([true, true, true]);
    const failing = all.filter(({ failure }) => failure !== 'none');
    expect(failing.length).toBeGreaterThan(20);
    expect(failing.length).toBeLessThan(70);
    expect(new Set(failing.map(({ failure }) => failure))).toEqual(new Set(['before', 'after']));
  });

  /** A seed whose first insert fails like this. */
  const seedFor = (failure: 'before' | 'after', how: 'cut' | 500): number =>
    Array.from({ length: 2000 }, (_, seed) => seed + 1).find((seed) => {
      const plan = chaosPlan(String(seed), 'cartInsert', 0);
      return plan.failure === failure && plan.how === how;
    }) ?? 0;

  test.each([
    ['before', 'cut', 0],
    ['before', 500, 0],
    ['after', 'cut', 1],
    ['after', 500, 1],
  ] as const)('a call that fails %s its work (%s) leaves %d pieces; its intent sent again leaves one', async (failure, how, pieces) => {
    const visitor = await createCartClient(shop.url);
    await visitor.get(`/?fault=chaos:${seedFor(failure, how)}:cartInsert`);
    const insert = { variantId: variants[0], intentId: 'chaotic-click' };
    const outcome = visitor.call('POST', '/api/cart/put', insert);
    if (how === 'cut') await expect(outcome).rejects.toThrow();
    else expect((await outcome).status).toBe(how);
    expect((await visitor.stored()).pieces).toBe(pieces);
    await visitor.get('/?fault=');
    await visitor.change('/api/cart/put', insert);
    expect((await visitor.stored()).pieces).toBe(1);
  });

  test('responses overtake each other, and thirty intents that are repeated until they succeed are each applied once', async () => {
    const visitor = await inFault('chaos:11', 'empty-cart');
    const token = await cartToken(visitor);
    const order: number[] = [];
    const click = async (nth: number): Promise<void> => {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const body = { variantId: variants[1 + (nth % 5)], intentId: `click-number-${nth}` };
        const status = await visitor.call('POST', '/api/cart/put', body, { 'x-csrf-token': token }).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) return void order.push(nth);
      }
    };
    await Promise.all(Array.from({ length: 30 }, (_, nth) => click(nth)));
    const { pieces, intents } = await visitor.stored();
    expect([pieces, new Set(intents).size, order.length]).toEqual([30, 30, 30]);
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
  });

  async function cartToken(visitor: CartClient): Promise<string> {
    for (;;) {
      const token = await visitor.csrfToken().catch(() => 'undefined');
      if (token !== 'undefined') return token;
    }
  }
});

describe('GET /__demo/cart', () => {
  test('returns the stored cart of the session', async () => {
    const visitor = await createCartClient(shop.url, 'mixed-cart');
    const [cart, stored] = [await visitor.cart(), await visitor.stored()];
    expect(stored).toMatchObject({ cartId: cart.cartId, customerId: null, pieces: cart.pieces });
    const own = cart.articles.filter(({ type }) => type !== 'gift');
    expect(stored.lines.map(({ cartItemId, count }) => [cartItemId, count]).sort()).toEqual(
      own.map(({ cartItemId, count }) => [cartItemId, count]).sort(),
    );
    const stranger = await createCartClient(shop.url);
    expect(await stranger.stored()).toMatchObject({ cartId: null, pieces: 0, lines: [] });
  });
});
