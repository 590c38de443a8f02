import { sql } from 'kysely';
import { addBonusSet, addCode, addService, addVariant, getCart, setSaved } from '../domain/cart';
import { getBonusSetsById } from '../domain/bonusSets';
import { listProducts } from '../domain/catalogue';
import { DomainError } from '../domain/domainError';
import { setReservation } from '../domain/reservation';
import type { CartView, ProductCard, ProductFilters } from '../domain/types';
import { CLOCK_AHEAD_MS } from './clock';
import type { Scenario, ScenarioContext } from './scenario';
import { cartOwner, ensureCart } from '../http/sessionCart';

const MINUTE_MS = 60_000;
const BIG_CART_LINES = 500;
const LONG_CART_LINES = 100;
const SETS_TRIED = 20;

/** States of the cart. Several can be combined: `?scenario=filled-cart,reservation-expired`. */
export const CART_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'empty-cart': {
    description: 'a cart that exists and is empty',
    apply: async ({ context, request }) => void (await ensureCart(context, request)),
  },
  'filled-cart': {
    description: 'three articles of the shop in the cart',
    apply: (visit) => fill(visit, { partnerIds: [] }, [1, 2, 1], isPlentiful),
  },
  'mixed-basket': {
    description: 'own goods, goods of a partner and a digital article in the cart',
    apply: async (visit) => {
      await fill(visit, {}, [1], ({ partner, kind }) => partner === null && kind === 'variant');
      await fill(visit, {}, [1], ({ partner }) => partner !== null);
      await fill(visit, {}, [1], ({ kind }) => kind === 'esd');
    },
  },
  'mixed-cart': {
    description:
      'every kind of line: own and partner goods, a colour, services, a gift, a bonus set, a digital article, one saved for later',
    apply: fillWithEverything,
  },
  'big-cart': { description: `${BIG_CART_LINES} lines in the cart`, apply: fillWithLines(BIG_CART_LINES) },
  'long-cart': { description: `${LONG_CART_LINES} lines in the cart`, apply: fillWithLines(LONG_CART_LINES) },
  'discounted-cart': {
    description: 'two articles and the code ZIMA10 in the cart',
    apply: async (visit) => {
      await fill(visit, { partnerIds: [] }, [1, 1]);
      await addCode(visit.context.db, await ensureCart(visit.context, visit.request), cartOwner(visit.request), 'ZIMA10');
    },
  },
  'sold-out': { description: 'the cart holds more of an article than is left', apply: fillBeyondStock },
  'price-change': { description: 'a filled cart; with the first change of it the first article costs 10 % more', apply: fillTwo },
  'sold-out-meanwhile': { description: 'a filled cart; with the first change of it the first article is sold out', apply: fillTwo },
  'cart-conflict': {
    description: 'a filled cart; the first change of it is refused with 409 and a cart that changed elsewhere',
    apply: fillTwo,
  },
  'cart-redirect': { description: 'the answers of the cart carry a redirectUrl' },
  'reservation-ending': { description: 'a filled cart, reserved for one minute more', apply: reservedSince(19 * MINUTE_MS) },
  'reservation-expired': { description: 'a filled cart whose reservation has run out', apply: reservedSince(21 * MINUTE_MS) },
  'reservation-ahead': {
    description: "a filled cart, reserved in three hours by the shop's own clock",
    apply: reservedSince(-CLOCK_AHEAD_MS),
  },
  'reservation-old': { description: 'a filled cart, reserved 21 hours ago', apply: reservedSince(21 * 60 * MINUTE_MS) },
  'clock-ahead': {
    description: "a filled cart; the shop's clock is three hours ahead, in its Date header too",
    apply: reservedSince(-CLOCK_AHEAD_MS),
  },
};

/** The cart of a customer whom several visits share may have all that there is, or that one may buy: then it stays as it is. */
async function unlessFull(add: () => Promise<unknown>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof DomainError && ['not_enough_stock', 'too_many'].includes(error.code))) throw error;
  }
}

export async function fill(
  { context, request }: ScenarioContext,
  filters: ProductFilters,
  counts: readonly number[],
  accepts?: (card: ProductCard) => boolean,
): Promise<void> {
  const { db } = context;
  const { items } = await listProducts(db, {
    country: request.shop.country,
    sort: 'popular',
    pageSize: 200,
    filters: { ...filters, onlyOrderable: true },
  });
  const cards = items
    .filter((card) => card.isOrderable && !card.isAdultOnly && (accepts?.(card) ?? card.partner === null))
    .slice(0, counts.length);
  const cartId = await ensureCart(context, request);
  for (const [index, card] of cards.entries()) {
    await unlessFull(() => addVariant(db, cartId, cartOwner(request), card.variantId, Math.min(counts[index] ?? 1, card.stock)));
  }
}

/** The shop's own, and with so many pieces that other visits do not order the last one before this visit does. */
const isPlentiful = ({ partner, stock }: ProductCard): boolean => partner === null && stock > 5;

export function fillTwo(visit: ScenarioContext): Promise<void> {
  return fill(visit, {}, [1, 2], isPlentiful);
}

async function fillBeyondStock(visit: ScenarioContext): Promise<void> {
  await fill(visit, {}, [1]);
  const cartId = await ensureCart(visit.context, visit.request);
  await visit.context.db.updateTable('cartItems').set({ count: 9999 }).where('cartId', '=', cartId).execute();
}

/** Fills the cart unless another scenario has, and turns its clock back. */
function reservedSince(agoMs: number): NonNullable<Scenario['apply']> {
  return async (visit) => {
    const { context, request } = visit;
    const cartId = await ensureCart(context, request);
    const cart = await getCart(context.db, cartId, cartOwner(request));
    if (cart?.lines.length === 0) await fillTwo(visit);
    await setReservation(context.db, cartId, new Date(Date.now() - agoMs));
  };
}

async function fillWithEverything(visit: ScenarioContext): Promise<void> {
  const { context, request } = visit;
  const { db } = context;
  const { country } = request.shop;
  const cartId = await ensureCart(context, request);
  const owner = cartOwner(request);
  await fill(visit, {}, [1], ({ partner, kind, variantCount }) => partner === null && kind === 'variant' && variantCount > 1);
  await fill(visit, {}, [2], ({ partner }) => partner !== null);
  await fill(visit, {}, [1], ({ kind }) => kind === 'esd');

  const special = await sql<{ giving: number; served: number; last: number }>`
    with sold as (
      select v.id, v.product_id, p.ranking from products p join variants v on v.id = p.main_variant_id
      join product_texts t on t.product_id = p.id and t.country = ${country}
      where v.stock > 5 and v.availability_key = 'stock' and not p.is_adult_only and p.partner_id is null and p.kind = 'variant')
    select
      (select id from sold join product_gifts g on g.product_id = sold.product_id order by id limit 1) as giving,
      (select sold.id from sold join bundles b on b.product_id = sold.product_id and b.type = 'digital' order by ranking desc, sold.id limit 1) as served,
      (select id from sold order by ranking, id limit 1) as last`.execute(db);
  const [{ giving, served, last } = { giving: 0, served: 0, last: 0 }] = special.rows;
  for (const variantId of [giving, served, last]) if (variantId) await unlessFull(() => addVariant(db, cartId, owner, variantId));
  const candidates = await db.selectFrom('bonusSets').select('id').orderBy('id').limit(SETS_TRIED).execute();
  const sets = await getBonusSetsById(
    db,
    country,
    candidates.map(({ id }) => id),
  );
  const set = sets.find(({ products }) => products.every(({ isOrderable, stock }) => isOrderable && stock > 2));
  if (set) await unlessFull(() => addBonusSet(db, cartId, owner, set.id));
  const { lines } = (await getCart(db, cartId, owner)) ?? ({ lines: [] } satisfies Pick<CartView, 'lines'>);
  const lineOf = (variantId: number) => lines.find((line) => line.variantId === variantId && line.bonusSetId === null);
  const [service, saved] = [lineOf(served), lineOf(last)];
  for (const type of ['warranty', 'digital'] as const) {
    const bundleId = service?.services.find((offered) => offered.type === type)?.id;
    if (service && bundleId) await addService(db, cartId, owner, { type, cartItemId: service.cartItemId, bundleId });
  }
  if (saved) await setSaved(db, cartId, owner, saved.cartItemId, true);
}

function fillWithLines(lines: number) {
  return async ({ context, request }: ScenarioContext): Promise<void> => {
    const cartId = await ensureCart(context, request);
    await sql`
    insert into cart_items (cart_id, variant_id, count)
    select ${cartId}, v.id, 1 from products p join variants v on v.id = p.main_variant_id
    join product_texts t on t.product_id = p.id and t.country = ${request.shop.country}
    where v.stock > 0 and not p.is_adult_only and p.kind in ('variant', 'esd') order by p.ranking desc, p.id limit ${lines}`.execute(
      context.db,
    );
    await setReservation(context.db, cartId, new Date());
  };
}
