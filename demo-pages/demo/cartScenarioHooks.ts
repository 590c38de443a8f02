import type { FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from '../domain/domainError';
import type { ShopContext } from '../http/shopContext';
import { inScenario, takeOnce } from './scenario';

type CartHook = (db: ShopDatabase, firstItemId: string) => Promise<unknown>;

/** Changes of the cart between two requests, by the scenario's name. Other carts stay as they are. */
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

/** Runs the hooks of the visit's scenarios before its cart is changed, each once. */
export async function runCartHooks({ db }: ShopContext, { shop }: FastifyRequest, cartId: string): Promise<void> {
  for (const [name, hook] of Object.entries(HOOKS)) {
    if (!inScenario(shop, name)) continue;
    const first = await db.selectFrom('cartItems').select('id').where('cartId', '=', cartId).orderBy('id').executeTakeFirst();
    if (first && takeOnce(shop, name)) await hook(db, first.id);
  }
}
