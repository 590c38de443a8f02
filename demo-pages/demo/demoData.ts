import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import { getCart } from '../domain/cart';
import { priceList, toHundredths } from '../domain/prices';
import type { ShopContext } from '../http/shopContext';
import { COUNTRIES } from '../http/countries';
import { cartOwner, findCart } from '../http/sessionCart';

/**
 * For tests and presenters: `GET /__demo/cart` returns the stored cart of the session, `POST
 * /__demo/variant` with `{ variantId, stock?, price? }` (price in EUR) changes the article for everybody, at once. Only JSON is
 * accepted, which no form of another site can send. `GET /__demo/quiet-variants` returns unpopular articles for tests, and
 * `GET /__demo/faults` counts the session's calls that triggered a fault: `{ "slow nextStep": 1 }`.
 */
export function registerDemoData(app: FastifyInstance, context: ShopContext): void {
  for (const { prefix } of COUNTRIES) {
    app.get(`${prefix}/__demo/cart`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return storedCart(context, request);
    });
  }

  app.get('/__demo/faults', async ({ shop: { csrfToken } }, reply) => {
    reply.header('cache-control', 'no-store');
    const prefix = `${csrfToken} `;
    const counted = await context.db.selectFrom('faultCounts').select(['key', 'count']).where('key', 'like', `${prefix}%`).execute();
    return Object.fromEntries(counted.map(({ key, count }) => [key.slice(prefix.length), count]));
  });

  app.get('/__demo/quiet-variants', async () => quietVariants(context.db));

  app.post('/__demo/variant', async (request, reply) => {
    const change = changeOf(request);
    if (!change) return reply.code(400).send({ error: 'Expected JSON: { "variantId": "…", "stock"?: 0…, "price"?: 0… }' });
    const { id, values } = change;
    const changed = await context.db.updateTable('variants').set(values).where('id', '=', id).returning('id').executeTakeFirst();
    return changed ? { status: true } : reply.code(404).send({ error: 'No such variant' });
  });
}

const QUIET_VARIANTS = 5;

/** The least popular articles of each kind, for tests that need their own prices and stock: the shop's, a partner's, digital ones; sold in all countries. */
async function quietVariants(db: ShopDatabase): Promise<Record<'own' | 'partner' | 'digital', string[]>> {
  const least = db
    .selectFrom('products as p')
    .innerJoin('variants as v', 'v.id', 'p.mainVariantId')
    .select('v.id')
    .where('p.isAdultOnly', '=', false)
    .where(sql<boolean>`(select count(*) from product_texts t where t.product_id = p.id) = ${COUNTRIES.length}`)
    .orderBy('p.ranking')
    .orderBy('p.id')
    .limit(QUIET_VARIANTS);
  const [own, partner, digital] = await Promise.all([
    least.where('p.kind', '=', 'variant').where('p.partnerId', 'is', null).where('v.availabilityKey', '=', 'stock').execute(),
    // every fourth partner accepts no cash
    least
      .where('p.kind', '=', 'variant')
      .where(sql<boolean>`p.partner_id % 4 <> 0`)
      .execute(),
    least.where('p.kind', '=', 'esd').execute(),
  ]);
  const idsOf = (rows: readonly { id: number }[]): string[] => rows.map(({ id }) => String(id));
  return { own: idsOf(own), partner: idsOf(partner), digital: idsOf(digital) };
}

interface VariantChange {
  id: number;
  values: { stock?: number; prices?: string };
}

function changeOf({ headers, body }: FastifyRequest): VariantChange | null {
  if (!headers['content-type']?.startsWith('application/json')) return null;
  const { variantId, stock, price }: Record<string, unknown> = { ...Object(body) };
  const id = Number(variantId);
  if (!isAmount(id) || !Number.isInteger(id) || (stock === undefined && price === undefined)) return null;
  if (stock !== undefined && !(isAmount(stock) && Number.isInteger(stock))) return null;
  if (price !== undefined && !isAmount(price)) return null;
  return {
    id,
    values: {
      ...(isAmount(stock) ? { stock } : {}),
      ...(isAmount(price) ? { prices: JSON.stringify(priceList(toHundredths(price))) } : {}),
    },
  };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1_000_000;

async function storedCart(context: ShopContext, request: FastifyRequest): Promise<object> {
  const { db } = context;
  const cartId = await findCart(context, request);
  const cart = cartId === null ? null : await getCart(db, cartId, cartOwner(request));
  if (cartId === null || !cart)
    return {
      cartId: null,
      customerId: null,
      pieces: 0,
      lines: [],
      intents: [],
      codes: [],
      reservedAt: null,
      invoiceNote: '',
      orderNotes: null,
    };
  return {
    cartId,
    customerId: cart.customerId,
    pieces: cart.pieces,
    lines: await linesOf(db, cartId),
    intents: (await db.selectFrom('cartIntents').select('intentId').where('cartId', '=', cartId).orderBy('createdAt').execute()).map(
      ({ intentId }) => intentId,
    ),
    codes: cart.discounts.map(({ code }) => code),
    reservedAt: cart.reservation?.start ?? null,
    invoiceNote: cart.invoiceNote,
    orderNotes:
      (await db.selectFrom('cartCheckouts').select(['consents', 'notes']).where('cartId', '=', cartId).executeTakeFirst()) ?? null,
  };
}

async function linesOf(db: ShopDatabase, cartId: string): Promise<object[]> {
  const items = await db
    .selectFrom('cartItems')
    .select(['id as cartItemId', 'variantId', 'bonusSetId', 'count', 'isSaved'])
    .where('cartId', '=', cartId)
    .orderBy('id')
    .execute();
  const services = await db
    .selectFrom('cartItemServices as s')
    .innerJoin('cartItems as i', 'i.id', 's.cartItemId')
    .select(['s.cartItemId', 's.bundleId'])
    .where('i.cartId', '=', cartId)
    .orderBy('s.bundleId')
    .execute();
  return items.map((item) => ({
    ...item,
    variantId: String(item.variantId),
    services: services.filter(({ cartItemId }) => cartItemId === item.cartItemId).map(({ bundleId }) => String(bundleId)),
  }));
}
