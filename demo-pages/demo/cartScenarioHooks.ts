import type { FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from '../domain/domainError';
import type { ShopContext } from '../http/shopContext';
import { inScenario } from './scenario';

type CartHook = (db: ShopDatabase, firstItemId: string) => Promise<unknown>;

/** What happens to the cart between two requests, in the scenario of the same name. Other carts notice nothing. */
const HOOKS: Readonly<Record<string, CartHook>> = {
  'price-change': (db, id) => db.updateTable('cartItems').set({ pricePercent: 110 }).where('id', '=', id).execute(),
  'sold-out-meanwhile': (db, id) => db.updateTable('cartItems').set({ stockLimit: 0 }).where('id', '=', id).execute(),
  'cart-conflict': async (db, id) => {
    await db
      .updateTable('cartItems')
      .set((from) => ({ count: from('count', '+', 1) }))
      .where('id', '=', id)
      .execute();
    throw new DomainError('cart_changed');
  },
};

/** Before a change of the cart: what the visit's scenario holds in store, once. */
export async function runCartHooks({ db }: ShopContext, { shop }: FastifyRequest, cartId: string): Promise<void> {
  const spent = shop.session.spent ?? [];
  for (const [name, happen] of Object.entries(HOOKS)) {
    if (!inScenario(shop, name) || spent.includes(name)) continue;
    const first = await db.selectFrom('cartItems').select('id').where('cartId', '=', cartId).orderBy('id').executeTakeFirst();
    if (!first) continue;
    shop.session.spent = [...spent, name];
    await happen(db, first.id);
  }
}
