import { randomBytes } from 'node:crypto';
import { listProducts } from '../domain/catalogue';
import { authenticate, getCustomer, setDeactivated } from '../domain/customers';
import { hasProgramParam } from '../domain/digitalContent';
import { addDemoCustomer, DEMO_CUSTOMERS, type DemoCustomer } from '../domain/demoCustomers';
import type { Customer } from '../domain/types';
import { addWatchdog } from '../domain/watchdog';
import { ensureMainWishlist, fillWishlist, saveWishlist } from '../domain/wishlist';
import { signInAs, loadSessionCart } from '../http/sessionCart';
import { endSession } from '../http/sessions';
import type { ShopContext } from '../http/shopContext';
import { fill, fillTwo } from './cartScenarios';
import { addPastOrder } from './pastOrders';
import type { Scenario, ScenarioContext } from './scenario';

type CustomerKind = keyof typeof DEMO_CUSTOMERS;

const EXPIRY_MS = 30_000;

/** The orders of a customer with a history, the oldest first. */
const HISTORY = [
  { status: 'delivered', daysAgo: 64 },
  { status: 'cancelled', daysAgo: 23 },
  { status: 'delivered', daysAgo: 9 },
  { status: 'sent', daysAgo: 2 },
  { status: 'new', daysAgo: 0 },
] as const;

/** Who is signed in, and what the shop knows about them. */
export const ACCOUNT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  customer: { description: 'signed in as a regular customer', apply: signIn('regular') },
  vip: { description: 'signed in, VIP programme', apply: signIn('vip') },
  'vip-plus': { description: 'signed in, VIP plus programme', apply: signIn('vipPlus') },
  'new-customer': { description: 'signed in, has just registered: no address, no orders', apply: signIn('fresh') },
  company: { description: 'signed in, buys for a company: its billing profile (id -1) cannot be edited', apply: signIn('company') },
  'own-customer': {
    description: 'signed in as a separate customer of this country, with saved addresses',
    apply: signInAsOwn(),
  },
  'own-vip': { description: 'the same in the VIP programme', apply: signInAsOwn({ vipType: 'vip_program' }) },
  'own-consenting': { description: 'the same, allows marketing', apply: signInAsOwn({ allowsMarketing: true }) },
  'own-consent-changed': {
    description: 'the same, allows marketing, but the consents have changed',
    apply: signInAsOwn({ allowsMarketing: true, consentChanged: true }),
  },
  trial: { description: 'signed in as a separate customer who tries Smart', apply: signInAsOwn({ isTrial: true }) },
  'own-company': { description: 'the same, buying for a company', apply: signInAsOwn({ isCompany: true }) },
  'own-vip-company': {
    description: 'the same in the VIP programme, buying for a company',
    apply: signInAsOwn({ vipType: 'vip_program', isCompany: true }),
  },
  'own-wishlists': { description: 'the same with three wishlists, one of them with a hostile name', apply: fillWishlists() },
  'long-wishlist': { description: 'the same with 2,000 articles on the main list', apply: fillWishlists(2000) },
  'merge-at-login': {
    description: `a guest with two articles; ${DEMO_CUSTOMERS.regular.email} has a cart, too: signing in makes them one`,
    apply: leaveCartAndFillAnother,
  },
  'account-history': {
    description: 'signed in as a separate customer with orders in every state, a price watchdog and a stock watchdog',
    apply: async (visit) => {
      await ensureCustomer(visit);
      await addHistory(visit);
    },
  },
  'digital-order': {
    description: 'signed in as a separate customer with orders of digital goods: programs and a game that are paid, one that is not',
    apply: async (visit) => {
      await ensureCustomer(visit);
      await addDigitalOrders(visit);
    },
  },
  'session-expiring': {
    description: `signed in as a separate customer; the session ends after ${EXPIRY_MS / 1000} seconds`,
    apply: async (visit) => {
      await ensureCustomer(visit);
      visit.request.shop.session.endsAt = Date.now() + EXPIRY_MS;
    },
  },
  'known-visitor': {
    description: 'a guest whom the page knows by a tracking id: registered, not signed in',
    changesPages: true,
  },
  'single-sign-on': {
    description: 'a new visitor; signing in leads to a sign-in page of another origin (wso2LoginUrl)',
  },
};

/** The demo customers are Slovenian: in other countries each visit gets a local customer of the same kind. */
function signIn(kind: CustomerKind): NonNullable<Scenario['apply']> {
  return async (visit) => {
    const { context, request } = visit;
    const { email: _email, password: _password, ...demo } = DEMO_CUSTOMERS[kind];
    if (request.shop.country !== 'SI') return becomeOwn(visit, demo);
    await signInAs(context, request, await demoCustomer(context, kind));
  };
}

async function demoCustomer({ db }: ShopContext, kind: CustomerKind): Promise<Customer> {
  const { email, password } = DEMO_CUSTOMERS[kind];
  await setDeactivated(db, email, false);
  const customer = await authenticate(db, email, password);
  if (!customer) throw new Error(`There is no demo customer of kind ${kind}: run npm run demo:reset`);
  return customer;
}

async function leaveCartAndFillAnother(visit: ScenarioContext): Promise<void> {
  const { context, request } = visit;
  const { scenario } = request.shop;
  await signInAs(context, request, await demoCustomer(context, 'regular'));
  const left = await loadSessionCart(context, request);
  if (left === null || left.lines.length === 0) await fill(visit, {}, [1], ({ kind }) => kind === 'esd');
  await endSession(request);
  request.shop.session.scenario = request.shop.scenario = scenario;
  await fillTwo(visit);
}

/** Parallel tests and presenters do not share a cart. */
function signInAsOwn(kind: Partial<DemoCustomer> = {}): NonNullable<Scenario['apply']> {
  return (visit) => becomeOwn(visit, { ...DEMO_CUSTOMERS.regular, ...kind });
}

/** A separate customer for this visit; no password opens the account. */
export async function becomeOwn({ context, request }: ScenarioContext, demo: Omit<DemoCustomer, 'email' | 'password'>): Promise<void> {
  const { db } = context;
  const email = `${randomBytes(6).toString('hex')}@vitrina.example`;
  const id = await addDemoCustomer(db, { ...demo, email, country: request.shop.country, passwordHash: '' });
  const customer = await getCustomer(db, id);
  if (customer) await signInAs(context, request, customer);
}

/** Articles of the catalogue on the main list, and two more lists. */
function fillWishlists(count = 12): NonNullable<Scenario['apply']> {
  return async (visit) => {
    await becomeOwn(visit, DEMO_CUSTOMERS.regular);
    const { context, request } = visit;
    const customerId = request.shop.customer?.id;
    if (customerId === undefined) return;
    const { id: main } = await ensureMainWishlist(context.db, customerId);
    const gifts = await saveWishlist(context.db, customerId, { title: 'Za <b>mamo</b> 🎁' });
    await saveWishlist(context.db, customerId, { title: 'Vrt in balkon, '.repeat(5) });
    await fillWishlist(context.db, request.shop.country, main, count);
    await fillWishlist(context.db, request.shop.country, gifts.id, 3);
  };
}

/** Keeps the customer of a scenario before this one. */
async function ensureCustomer(visit: ScenarioContext): Promise<void> {
  if (visit.request.shop.customer === null) await becomeOwn(visit, DEMO_CUSTOMERS.regular);
}

/** Orders and watchdogs of the visit's customer. */
async function addHistory({ context: { db }, request }: ScenarioContext): Promise<void> {
  const { country, customer } = request.shop;
  if (!customer) return;
  const { items } = await listProducts(db, { country, sort: 'popular', pageSize: 100, filters: { onlyOrderable: true, partnerIds: [] } });
  const cards = items.filter(
    ({ isOrderable, isAdultOnly, kind, stock }) => isOrderable && !isAdultOnly && kind === 'variant' && stock > 20,
  );
  for (const [index, { status, daysAgo }] of HISTORY.entries()) {
    const card = cards[index % cards.length];
    if (!card) return;
    await addPastOrder(db, customer, country, { lines: [{ variantId: card.variantId, count: 1 + (index % 2) }], status, daysAgo });
  }
  const [first, second] = cards;
  if (!first || !second) return;
  await addWatchdog(db, customer.id, { variantId: first.variantId, kind: 'price', priceBelow: first.price.current, country });
  await addWatchdog(db, customer.id, { variantId: second.variantId, kind: 'stock', priceBelow: null, country });
}

/** Two programs and a game that are paid, and a program that is not. */
async function addDigitalOrders({ context: { db }, request }: ScenarioContext): Promise<void> {
  const { country, customer } = request.shop;
  if (!customer) return;
  const goods = await db
    .selectFrom('products')
    .innerJoin('productTexts', 'productTexts.productId', 'products.id')
    .select(['products.mainVariantId', 'productTexts.params'])
    .where('products.kind', '=', 'esd')
    .where('products.isAdultOnly', '=', false)
    .where('productTexts.country', '=', country)
    .orderBy('products.id')
    .execute();
  const [program, other] = goods.filter(hasProgramParam);
  const game = goods.find((one) => !hasProgramParam(one));
  if (!program || !other || !game) return;
  const lines = [
    { variantId: program.mainVariantId, count: 2 },
    { variantId: game.mainVariantId, count: 1 },
  ];
  await addPastOrder(db, customer, country, { lines, status: 'delivered', daysAgo: 3 });
  await addPastOrder(db, customer, country, { lines: [{ variantId: other.mainVariantId, count: 1 }], status: 'new', daysAgo: 0 });
}
