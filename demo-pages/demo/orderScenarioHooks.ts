import type { FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { takeWindow } from '../domain/checkout/changeCheckout';
import type { ChosenDelivery } from '../domain/checkout/choices';
import type { Checkout } from '../domain/checkout/viewCheckout';
import { DomainError } from '../domain/domainError';
import type { ShopContext } from '../http/shopContext';
import type { ShopRequest } from '../http/shopRequest';
import { inScenario, takeOnce } from './scenario';

type OrderHook = (db: ShopDatabase, cartId: string) => Promise<unknown>;

const changeFirst =
  (change: { pricePercent: number } | { stockLimit: number }): OrderHook =>
  async (db, cartId) => {
    const first = await db.selectFrom('cartItems').select('id').where('cartId', '=', cartId).orderBy('id').executeTakeFirst();
    if (first) await db.updateTable('cartItems').set(change).where('id', '=', first.id).execute();
  };

/** Changes right before an order is made, by the scenario's name. */
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
  'window-full-at-order': async (db, cartId) => {
    const chosen = await db
      .selectFrom('cartDeliveries')
      .select(['deliveryId', 'timeWindowId'])
      .where('cartId', '=', cartId)
      .where('timeWindowId', 'is not', null)
      .execute();
    for (const { deliveryId, timeWindowId } of chosen) await takeWindow(db, cartId, deliveryId, timeWindowId ?? '');
  },
  'code-expired': async (db, cartId) => {
    const gone = await db.deleteFrom('cartCodes').where('cartId', '=', cartId).where('movedAt', 'is', null).returning('code').execute();
    if (gone.length > 0) throw new DomainError('code_expired', gone.map(({ code }) => code).join(', '));
  },
  'order-fails': () => Promise.reject(new Error('The scenario order-fails: nothing was ordered')),
};

/** Runs the hooks of the visit's scenarios before an order is made, each once. */
export async function runOrderHooks({ db }: ShopContext, { shop }: FastifyRequest, cartId: string): Promise<void> {
  for (const [name, hook] of Object.entries(HOOKS)) {
    if (inScenario(shop, name) && takeOnce(shop, name)) await hook(db, cartId);
  }
}

/** In the scenario `branch-full` the first pickup place that is requested is full. */
export function isFullByScenario({ shop }: FastifyRequest): boolean {
  return inScenario(shop, 'branch-full') && takeOnce(shop, 'branch-full');
}

type Choice = { cartId: string; deliveryId: string } & ChosenDelivery;

/** In the scenario `window-taken` somebody else takes the first window that is chosen. */
export async function beforeDeliveryChoice({ db }: ShopContext, { shop }: FastifyRequest, choice: Choice): Promise<void> {
  const { cartId, deliveryId, timeWindowId } = choice;
  if (timeWindowId !== null && inScenario(shop, 'window-taken') && takeOnce(shop, 'window-taken'))
    await takeWindow(db, cartId, deliveryId, timeWindowId);
}

/**
 * In the scenario `branch-dropped` the pickup place closes as soon as it is chosen; in `window-dropped` the first window is gone again
 * in the answer.
 */
export async function afterDeliveryChoice({ db }: ShopContext, { shop }: FastifyRequest, choice: Choice): Promise<void> {
  const { cartId, deliveryId, timeWindowId } = choice;
  if (timeWindowId !== null && inScenario(shop, 'window-dropped') && takeOnce(shop, 'window-dropped'))
    await takeWindow(db, cartId, deliveryId, timeWindowId);
  if (!inScenario(shop, 'branch-dropped')) return;
  await db
    .updateTable('cartDeliveries')
    .set({ branchId: 'closed' })
    .where('cartId', '=', cartId)
    .where('branchId', 'is not', null)
    .execute();
}

/** In the scenario `window-expires` a window is held for seconds. */
export const heldMs = ({ shop }: FastifyRequest): { heldMs?: number } => (inScenario(shop, 'window-expires') ? { heldMs: 3000 } : {});

export const isWindowRequired = (shop: FastifyRequest['shop']): boolean => inScenario(shop, 'window-required');

/** In the scenario `window-required` the shop refuses an order without a window, where it offers any. */
export function refuseMissingWindow({ shop }: FastifyRequest, { deliveries }: Checkout): DomainError[] {
  const isMissing = deliveries.some(({ selection, windows }) => selection && windows[selection.method] && !selection.timeWindow);
  return isWindowRequired(shop) && shop.flags.pup_time_window === true && isMissing ? [new DomainError('window_missing')] : [];
}

/** Longer than every timeout of the client. */
const NEVER_MS = 150_000;
/** Long enough for another request to arrive; the built-in database blocks other requests meanwhile. */
const HELD_MS = 800;
/** The log line written at that moment. */
export const ORDER_IS_HELD = 'The scenario order-held: an order waits for its commit';

/** Ends early when the caller disconnects. */
function pause(ms: number, { raw }: FastifyRequest): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, ms).unref();
    raw.socket.once('close', () => {
      clearTimeout(timer);
      resume();
    });
  });
}

/** Runs inside the order's transaction, after all writes: delays the commit or rolls it back. */
export async function beforeCommit({ log }: ShopContext, request: FastifyRequest): Promise<void> {
  const { shop } = request;
  if (inScenario(shop, 'order-held')) {
    log(ORDER_IS_HELD);
    await pause(HELD_MS, request);
  }
  if (inScenario(shop, 'order-undone') && takeOnce(shop, 'order-undone'))
    throw new Error('The scenario order-undone: the order was written and is taken back');
}

/** Drops the response after an order was made. */
export async function loseAnswer(request: FastifyRequest): Promise<void> {
  if (inScenario(request.shop, 'order-answer-lost')) throw new Error('The scenario order-answer-lost: the order was made');
  if (inScenario(request.shop, 'order-timeout')) await pause(NEVER_MS, request);
}

/** The query of the card provider's page; in the scenario `payment-fails` it declines every one. */
export function withProviderHooks(shop: ShopRequest, query: Record<string, string>): Record<string, string> {
  return inScenario(shop, 'payment-fails') ? { ...query, fails: '1' } : query;
}
