import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { createCheckoutClient } from '../support/shop/checkoutClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient } from '../support/shop/shopClient';

const { DATABASE_URL } = process.env;

/** The built-in database has one process only. */
const describeOnPostgres = DATABASE_URL ? describe : describe.skip;

describeOnPostgres('two processes of the shop on one database', () => {
  const schema = `shop_${randomBytes(6).toString('hex')}`;
  let shops: RunningShop[] = [];

  beforeAll(async () => {
    const start = () => startShop({ env: { DATABASE_SCHEMA: schema } });
    shops = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`drop schema if exists ${schema} cascade`);
    await client.end();
  });

  test('a cart that is ordered at both at once, by one key and by several, becomes one order; what was chosen is known at both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const visitor = await createCheckoutClient(shops[0]?.url ?? '', 'checkout-ready');
      const other = createShopClient(shops[1]?.url ?? '');
      for (const [name, value] of visitor.cookies) other.setCookie(name, decodeURIComponent(value));
      const { cartId, total } = await visitor.checkout();
      expect(await (await other.call('GET', '/api/v2/cart.cart-api/load-cart')).json()).toMatchObject({ cartId, total });
      const token = await visitor.csrfToken();
      const key = randomUUID();
      const send = (who: typeof other, idempotencyKey: string) =>
        who.call('POST', '/api/v2/cart.cart-step/next-step', { step: 'confirmation', idempotencyKey, cartId }, { 'x-csrf-token': token });
      // Spread across the commit: a read right before it must be repeated. This is the load of the test, not a wait for something.
      const answers = await Promise.all(
        [visitor, other, visitor, other, other, visitor, other, visitor].map(async (who, nth) => {
          await setTimeout(nth * 6);
          return send(who, nth % 3 === 0 ? key : randomUUID());
        }),
      );
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
        answers.map(() => expect.objectContaining({ step: 'confirmation' })),
      );
      expect(await visitor.orders()).toHaveLength(1);
    }
  });
});
