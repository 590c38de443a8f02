import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { createCartClient, someVariants, type CartClient } from '../support/shop/cartClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';

const { DATABASE_URL } = process.env;

/** The built-in database has one process only. */
const describeOnPostgres = DATABASE_URL ? describe : describe.skip;

describeOnPostgres('two processes of the shop on one database', () => {
  const schema = `shop_${randomBytes(6).toString('hex')}`;
  let shops: RunningShop[] = [];
  let variants: string[];

  beforeAll(async () => {
    const start = () => startShop({ env: { DATABASE_SCHEMA: schema, SHOP_LOGIN_LIMIT: '1000' } });
    shops = await Promise.all([start(), start()]);
    variants = await someVariants(urlOf(0));
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });

  const urlOf = (process: number): string => shops[process]?.url ?? '';

  /** The same browser, at the other process. */
  function atOther(visitor: CartClient): ShopClient {
    const other = createShopClient(urlOf(1));
    for (const [name, value] of visitor.cookies) other.setCookie(name, decodeURIComponent(value));
    return other;
  }

  test('a visitor without a cart who adds at both processes at once gets one cart with both articles', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitor = await createCartClient(urlOf(0));
      const token = await visitor.csrfToken();
      const other = atOther(visitor);
      const put = (who: ShopClient, variantId: string | undefined, intentId: string) =>
        who.call('POST', '/api/cart/put', { variantId, intentId }, { 'x-csrf-token': token });
      const answers = await Promise.all([put(visitor, variants[0], 'click-at-one'), put(other, variants[1], 'click-at-two')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const stored = await visitor.stored();
      expect(stored.lines.map(({ variantId, count }) => [variantId, count]).sort()).toEqual(
        [variants[0], variants[1]].map((id) => [id, 1]).sort(),
      );
      expect(await (await other.get('/__demo/cart')).json()).toEqual(stored);
    }
  });

  test('an intent that reaches both at once, many times, is done once', async () => {
    const visitor = await createCartClient(urlOf(0), 'empty-cart');
    const token = await visitor.csrfToken();
    const other = atOther(visitor);
    const body = { variantId: variants[2], intentId: 'one-click-only' };
    await Promise.all(
      [visitor, other, visitor, other, visitor, other].map((who) => who.call('POST', '/api/cart/put', body, { 'x-csrf-token': token })),
    );
    expect(await visitor.stored()).toMatchObject({ pieces: 1, intents: ['one-click-only'] });
  });

  test('they never count past the limit of an article together', async () => {
    const visitor = await createCartClient(urlOf(0), 'empty-cart');
    const token = await visitor.csrfToken();
    const other = atOther(visitor);
    await visitor.call('POST', '/__demo/variant', { variantId: variants[3], stock: 4 });
    const clicks = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        (nth % 2 ? visitor : other).call('POST', '/api/cart/put', { variantId: variants[3] }, { 'x-csrf-token': token }),
      ),
    );
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await visitor.stored()).pieces).toBe(4);
  });

  test('a sign-in at one is known at the other, and the merged cart is the same for both browsers of the customer', async () => {
    const { email, password } = DEMO_CUSTOMERS.regular;
    const [phone, desk] = [await createCartClient(urlOf(0)), await createCartClient(urlOf(1))];
    await phone.change('/api/cart/put', { variantId: variants[4] });
    await desk.change('/api/cart/put', { variantId: variants[5] });
    const signIn = (who: CartClient) => who.call('POST', '/api/auth/login/', { username: email, password });
    expect((await Promise.all([signIn(phone), signIn(desk)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await atOther(phone).call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: true });
    const [one, two] = [await phone.stored(), await desk.stored()];
    expect(one.lines.map(({ variantId }) => variantId)).toEqual(expect.arrayContaining([variants[4], variants[5]]));
    expect(two).toEqual(one);
  });

  test('signing out at one ends the session at the other', async () => {
    const visitor = await createCartClient(urlOf(0), 'customer');
    const other = atOther(visitor);
    await visitor.get(`/odjava?csrftoken=${await visitor.csrfToken()}`);
    expect(await (await other.call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: false });
  });

  test('a fault that happens once happens once across processes', async () => {
    const visitor = await createCartClient(urlOf(0));
    await visitor.get('/?fault=csrf-once:cartInsert');
    const token = await visitor.csrfToken();
    const put = (who: ShopClient) => who.call('POST', '/api/cart/put', { variantId: variants[6] }, { 'x-csrf-token': token });
    expect((await put(visitor)).status).toBe(419);
    expect((await put(atOther(visitor))).status).toBe(200);
  });
});
