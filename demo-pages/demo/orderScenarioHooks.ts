import type { FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from '../domain/domainError';
import type { ShopContext } from '../http/shopContext';
import { inScenario } from './scenario';

type OrderHook = (db: ShopDatabase, cartId: string) => Promise<unknown>;

const changeFirst =
  (change: { pricePercent: number } | { stockLimit: number }): OrderHook =>
  async (db, cartId) => {
    const first = await db.selectFrom('cartItems').select('id').where('cartId', '=', cartId).orderBy('id').executeTakeFirst();
    if (first) await db.updateTable('cartItems').set(change).where('id', '=', first.id).execute();
  };

/** What happens in the moment in which an order is sent, once. */
const HOOKS: Readonly<Record<string, OrderHook>> = {
  'price-change-at-order': changeFirst({ pricePercent: 110 }),
  'sold-out-at-order': changeFirst({ stockLimit: 0 }),
  'delivery-unavailable': (db, cartId) =>
    db
      .updateTable('cartDeliveries')
      .set({ method: 'outlet', branchId: 'closed' })
      .where('cartId', '=', cartId)
      .where('deliveryId', '=', '1')
      .execute(),
  'code-expired': async (db, cartId) => {
    const gone = await db.deleteFrom('cartCodes').where('cartId', '=', cartId).where('movedAt', 'is', null).returning('code').execute();
    if (gone.length > 0) throw new DomainError('code_expired', gone.map(({ code }) => code).join(', '));
  },
  'order-fails': () => Promise.reject(new Error('The scenario order-fails: nothing was ordered')),
};

/** Before an order is made: what the visit's scenario holds in store. */
export async function runOrderHooks({ db }: ShopContext, { shop }: FastifyRequest, cartId: string): Promise<void> {
  for (const [name, happen] of Object.entries(HOOKS)) {
    const spent = shop.session.spent ?? [];
    if (!inScenario(shop, name) || spent.includes(name)) continue;
    shop.session.spent = [...spent, name];
    await happen(db, cartId);
  }
}

/** In the scenario `branch-full` the first pickup place that is asked for turns out to be full. */
export function isFullByScenario({ shop }: FastifyRequest): boolean {
  const spent = shop.session.spent ?? [];
  if (!inScenario(shop, 'branch-full') || spent.includes('branch-full')) return false;
  shop.session.spent = [...spent, 'branch-full'];
  return true;
}

/** In the scenario `branch-dropped`: the place that was chosen is there no more. */
export async function dropChosenBranch(db: ShopDatabase, cartId: string): Promise<void> {
  await db
    .updateTable('cartDeliveries')
    .set({ branchId: 'closed' })
    .where('cartId', '=', cartId)
    .where('branchId', 'is not', null)
    .execute();
}

/** Longer than every timeout of the client. */
const NEVER_MS = 150_000;
/** Long enough for whatever happens to the shopper meanwhile; the built-in database waits so long as a whole. */
const HELD_MS = 800;
/** What the shop logs then. */
export const ORDER_IS_HELD = 'The scenario order-held: an order waits for its commit';

/** So long, or until nobody waits for the answer any more. */
function pause(ms: number, { raw }: FastifyRequest): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, ms).unref();
    raw.socket.once('close', () => {
      clearTimeout(timer);
      resume();
    });
  });
}

/** Inside the order's transaction, when all is written: it takes its time, or is undone. */
export async function beforeCommit({ log }: ShopContext, request: FastifyRequest): Promise<void> {
  const { shop } = request;
  if (inScenario(shop, 'order-held')) {
    log(ORDER_IS_HELD);
    await pause(HELD_MS, request);
  }
  const spent = shop.session.spent ?? [];
  if (!inScenario(shop, 'order-undone') || spent.includes('order-undone')) return;
  shop.session.spent = [...spent, 'order-undone'];
  throw new Error('The scenario order-undone: the order was written and is taken back');
}

/** After an order was made: the ways in which its answer is lost. */
export async function loseAnswer(request: FastifyRequest): Promise<void> {
  if (inScenario(request.shop, 'order-answer-lost')) throw new Error('The scenario order-answer-lost: the order was made');
  if (inScenario(request.shop, 'order-timeout')) await pause(NEVER_MS, request);
}
