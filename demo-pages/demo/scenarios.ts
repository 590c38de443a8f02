import { randomBytes } from 'node:crypto';
import { authenticate, getCustomer } from '../domain/customers';
import { addDemoCustomer, DEMO_CUSTOMERS, type DemoCustomer } from '../domain/demoCustomers';
import type { Customer } from '../domain/types';
import { CART_SCENARIOS, fill, fillTwo } from './cartScenarios';
import { CHECKOUT_SCENARIOS } from './checkoutScenarios';
import type { ShopContext } from '../http/shopContext';
import { FAULT_COOKIE } from './faults';
import type { Scenario, ScenarioContext } from './scenario';
import { endSession } from '../http/sessions';
import { signInAs, loadSessionCart } from '../http/sessionCart';

type CustomerKind = keyof typeof DEMO_CUSTOMERS;

/** Named states of a session. Several can be combined: `?scenario=vip,filled-cart`. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  guest: { description: 'a new visitor: signed out, no cart, no faults' },
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
  'own-company': { description: 'the same, buying for a company', apply: signInAsOwn({ isCompany: true }) },
  'own-vip-company': {
    description: 'the same in the VIP programme, buying for a company',
    apply: signInAsOwn({ vipType: 'vip_program', isCompany: true }),
  },
  'merge-at-login': {
    description: `a guest with two articles; ${DEMO_CUSTOMERS.regular.email} has a cart, too: signing in makes them one`,
    apply: leaveCartAndFillAnother,
  },
  ...CART_SCENARIOS,
  ...CHECKOUT_SCENARIOS,
  'adult-page': {
    description: 'every page is adult content and it was not confirmed yet',
    changesPages: true,
    apply: ({ reply, request }) => {
      reply.clearCookie('allowAdult', { path: '/' });
      request.shop.allowAdult = false;
    },
  },
  maintenance: { description: 'the store is under maintenance', changesPages: true },
  'suggest-off': { description: "the page configuration has suggestStatus '0'", changesPages: true },
  'dual-price': { description: 'a second price in another currency', changesPages: true },
  'stale-token': { description: 'the pages carry an old csrf token, as from a cache', changesPages: true },
  'broken-config': { description: 'the page configuration is broken JSON', changesPages: true },
  'unknown-country': { description: 'the page configuration names a country that is not ours', changesPages: true },
  'hostile-promotions': { description: 'the promotions have hostile colours and links' },
  'strict-fields': {
    description: 'endpoints refuse fields that the specification does not have: intentId, idempotencyKey, expectedTotal, confirmed',
  },
  'no-csrf-endpoint': { description: 'there is no /api/csrf-token; every page carries the token', changesPages: true },
  'no-config': { description: 'the page configuration is empty', changesPages: true },
  slow: { description: 'every endpoint takes its time', apply: withFault('slow') },
  failing: { description: 'every endpoint fails', apply: withFault('500') },
};

export async function applyScenarios(names: readonly string[], visit: ScenarioContext): Promise<void> {
  const { request, reply } = visit;
  await endSession(request);
  reply.clearCookie(FAULT_COOKIE, { path: '/' });
  request.shop.session.scenario = request.shop.scenario = names.join(',');
  for (const name of names) await SCENARIOS[name]?.apply?.(visit);
}

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
async function becomeOwn({ context, request }: ScenarioContext, demo: Omit<DemoCustomer, 'email' | 'password'>): Promise<void> {
  const { db } = context;
  const email = `${randomBytes(6).toString('hex')}@vitrina.example`;
  const id = await addDemoCustomer(db, { ...demo, email, country: request.shop.country, passwordHash: '' });
  const customer = await getCustomer(db, id);
  if (customer) await signInAs(context, request, customer);
}

function withFault(name: string): NonNullable<Scenario['apply']> {
  return ({ reply }) => void reply.setCookie(FAULT_COOKIE, name, { path: '/', sameSite: 'lax' });
}

/** Whether the visit gets the public, cacheable pages. */
export function leavesPagesAlone(scenario: string | null): boolean {
  return (scenario?.split(',') ?? []).every((name) => SCENARIOS[name]?.changesPages !== true);
}
