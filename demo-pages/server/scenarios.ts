import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVariant } from '../domain/cart';
import { listProducts } from '../domain/catalogue';
import { authenticate } from '../domain/customers';
import { DEMO_CUSTOMERS } from '../domain/demoCustomers';
import type { ProductCard, ProductFilters } from '../domain/types';
import type { ShopContext } from './context';
import { FAULT_COOKIE } from './faults';
import type { ShopRequest } from './shopRequest';
import { endSession } from './sessions';
import { becomeCustomer, cartOwner, ensureCart } from './visits';

export interface ScenarioVisit {
  context: ShopContext;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Scenario {
  description: string;
  /** What is done to the visit, which is a guest's fresh one; a scenario without it is known by its name alone. */
  apply?: (visit: ScenarioVisit) => Promise<void> | void;
}

type CustomerKind = keyof typeof DEMO_CUSTOMERS;

/** Named states of a session (DESIGN section 5). Several can be joined: `?scenario=vip,filled-cart`. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  guest: { description: 'a new visitor: signed out, no cart, no faults' },
  customer: { description: 'signed in as a regular customer', apply: signIn('regular') },
  vip: { description: 'signed in, VIP programme', apply: signIn('vip') },
  'vip-plus': { description: 'signed in, VIP plus programme', apply: signIn('vipPlus') },
  'new-customer': { description: 'signed in, has just registered: no address, no orders', apply: signIn('fresh') },
  'empty-cart': {
    description: 'a cart that exists and is empty',
    apply: async ({ context, request }) => void (await ensureCart(context, request)),
  },
  'filled-cart': { description: 'three articles of the shop in the cart', apply: (visit) => fill(visit, { partnerIds: [] }, [1, 2, 1]) },
  'mixed-basket': {
    description: 'own goods, goods of a partner and a digital article in the cart',
    apply: async (visit) => {
      await fill(visit, {}, [1], ({ partner, kind }) => partner === null && kind === 'variant');
      await fill(visit, {}, [1], ({ partner }) => partner !== null);
      await fill(visit, {}, [1], ({ kind }) => kind === 'esd');
    },
  },
  'sold-out': { description: 'the cart holds more of an article than is left', apply: fillBeyondStock },
  'adult-page': {
    description: 'every page is adult content and it was not confirmed yet',
    apply: ({ reply, request }) => {
      reply.clearCookie('allowAdult', { path: '/' });
      request.shop.allowAdult = false;
    },
  },
  maintenance: { description: 'the store is under maintenance' },
  'suggest-off': { description: "the page says suggestStatus '0'" },
  'dual-price': { description: 'a second price in another currency' },
  'stale-token': { description: 'the pages carry an old csrf token, as from a cache' },
  'broken-config': { description: 'the page configuration is broken JSON' },
  'unknown-country': { description: 'the page configuration names a country that is not ours' },
  'no-config': { description: 'the page configuration is empty' },
  slow: { description: 'every endpoint takes its time', apply: withFault('slow') },
  failing: { description: 'every endpoint fails', apply: withFault('500') },
};

/** Whether the visit was put in this state. */
export function inScenario(shop: Pick<ShopRequest, 'scenario'>, name: string): boolean {
  return shop.scenario?.split(',').includes(name) ?? false;
}

export async function applyScenarios(names: readonly string[], visit: ScenarioVisit): Promise<void> {
  const { request, reply } = visit;
  await endSession(request, reply);
  reply.clearCookie(FAULT_COOKIE, { path: '/' });
  request.shop.session.scenario = request.shop.scenario = names.join(',');
  for (const name of names) await SCENARIOS[name]?.apply?.(visit);
}

function signIn(kind: CustomerKind): NonNullable<Scenario['apply']> {
  return async ({ context, request, reply }) => {
    const { email, password } = DEMO_CUSTOMERS[kind];
    const customer = await authenticate(context.db, email, password);
    if (!customer) throw new Error(`There is no demo customer of kind ${kind}: run npm run demo:reset`);
    await becomeCustomer(context, request, reply, customer);
  };
}

function withFault(name: string): NonNullable<Scenario['apply']> {
  return ({ reply }) => void reply.setCookie(FAULT_COOKIE, name, { path: '/', sameSite: 'lax' });
}

async function fill(
  { context, request }: ScenarioVisit,
  filters: ProductFilters,
  counts: number[],
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
    await addVariant(db, cartId, cartOwner(request), card.variantId, Math.min(counts[index] ?? 1, card.stock));
  }
}

async function fillBeyondStock(visit: ScenarioVisit): Promise<void> {
  await fill(visit, {}, [1]);
  const cartId = await ensureCart(visit.context, visit.request);
  await visit.context.db.updateTable('cartItems').set({ count: 9999 }).where('cartId', '=', cartId).execute();
}
