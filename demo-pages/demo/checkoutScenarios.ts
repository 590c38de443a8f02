import { COUNTRIES } from '../countries/countries';
import { addCode } from '../domain/cart';
import { changeChoices, selectDelivery, selectPayment } from '../domain/checkout/changeCheckout';
import { canBeChosen } from '../domain/checkout/payments';
import { viewCheckout, type Checkout } from '../domain/checkout/viewCheckout';
import { HOMES } from '../domain/demoCustomers';
import { eurHundredthsOf } from '../domain/prices';
import { townsOf } from '../domain/checkout/towns';
import type { ProductCard } from '../domain/types';
import { fill, fillTwo } from './cartScenarios';
import type { Scenario, ScenarioContext } from './scenario';
import { cartOwner, ensureCart, loadSessionCart } from '../http/sessionCart';

/** States of the checkout, from the cart to the order. */
export const CHECKOUT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'contact-filled': { description: 'a filled cart whose guest has filled in the customer step', apply: fillContact },
  'checkout-ready': { description: 'a filled cart with contact, delivery and payment: only the order is missing', apply: chooseAll },
  'mixed-basket-checkout': {
    description: 'own, partner and digital goods with contact, delivery and payment: only the order is missing',
    apply: async (visit) => {
      await fill(visit, {}, [1], ({ partner, kind }) => partner === null && kind === 'variant');
      await fill(visit, {}, [1], ({ partner }) => partner !== null);
      await fill(visit, {}, [1], ({ kind }) => kind === 'esd');
      await chooseAll(visit);
    },
  },
  'address-changed': { description: 'a filled cart; the shop completes the house number of every address', apply: fillIfEmpty },
  'delivery-unavailable': { description: 'ready to order; with the order the chosen delivery turns out to be gone', apply: chooseAll },
  'price-change-at-order': { description: 'ready to order; with the order the first article costs 10 % more', apply: chooseAll },
  'sold-out-at-order': { description: 'ready to order; with the order the first article is sold out', apply: chooseAll },
  'code-expired': {
    description: 'ready to order with the code ZIMA10, which runs out with the order',
    apply: async (visit) => {
      await fillIfEmpty(visit);
      await addCode(visit.context.db, await ensureCart(visit.context, visit.request), cartOwner(visit.request), 'ZIMA10');
      await chooseAll(visit);
    },
  },
  'branch-full': { description: 'ready to order; the first pickup place that is confirmed or chosen is full', apply: chooseAll },
  'branch-dropped': { description: 'ready to order; a pickup place that is chosen is gone again in the answer', apply: chooseAll },
  'window-taken': { description: 'ready to order; the first time window that is chosen is taken by somebody else', apply: chooseAll },
  'window-dropped': { description: 'ready to order; the first time window that is chosen is gone again in the answer', apply: chooseAll },
  'window-expires': { description: 'ready to order; a time window is held for three seconds', apply: chooseAll },
  'window-required': { description: 'ready to order; the shop demands a time window', apply: chooseAll },
  'window-full-at-order': { description: 'ready to order; with the order the chosen time window turns out to be full', apply: chooseAll },
  'odd-payments': {
    description: 'ready to order; payments of unknown codes and limitations, with children of children',
    apply: chooseAll,
  },
  'odd-branches': {
    description: 'ready to order; one kind of pickup place has no icon, and some are at odd coordinates or at the same ones',
    apply: chooseAll,
  },
  'no-card-wallet': { description: 'the card provider has no wallet: a card is offered as a card (Poland)' },
  'confirmation-script': { description: 'ready to order; the confirmationUrl is a script', apply: chooseAll },
  'confirmation-elsewhere': { description: 'ready to order; the confirmationUrl is of another origin', apply: chooseAll },
  'next-step-link': { description: 'ready to order; going on is answered with an error and a link to the cart', apply: chooseAll },
  'order-fails': { description: 'ready to order; the first order fails with 500 and nothing is ordered', apply: chooseAll },
  'order-answer-lost': { description: 'ready to order; the order is made, but answered with 500', apply: chooseAll },
  'order-held': { description: 'ready to order; the order takes its time inside its transaction', apply: chooseAll },
  'order-undone': { description: 'ready to order; the first order is written, taken back before its commit, and fails', apply: chooseAll },
  'order-timeout': { description: 'ready to order; the order is made, but the answer never comes', apply: chooseAll },
  'order-made-409': { description: 'ready to order; the first order is made, but answered with 409', apply: chooseAll },
  'order-made-error': {
    description: 'ready to order; the first order is made, but answered with status 200, an error and a status error',
    apply: chooseAll,
  },
  'order-made-401': { description: 'ready to order; the first order is made, but answered with 401', apply: chooseAll },
  'price-drift': { description: 'ready to order; the first article costs 5 % more at each step', apply: chooseAll },
  'all-payments': { description: 'no payment code is disabled by the page configuration', changesPages: true },
  'financing-ready': { description: 'dear goods with contact and delivery; a payment by instalments can be selected', apply: chooseDear },
  'financing-pending': { description: 'the same; the provider takes 6 polls to decide', apply: chooseDear },
  'financing-slow': { description: 'the same; the provider never decides', apply: chooseDear },
  'financing-refused': { description: 'the same; the provider refuses', apply: chooseDear },
  'financing-expired': { description: 'the same; an approval is valid for 4 seconds', apply: chooseDear },
  'financing-terms-change': { description: 'the same; the documents change before the first application', apply: chooseDear },
  'financing-error': { description: 'the same; the first poll of a decision is answered with an error', apply: chooseDear },
  'financing-odd': { description: 'the same; variants without term, with negative rates and missing fields', apply: chooseDear },
  'payment-fails': {
    description: 'ready to order by card; the provider declines whatever is pressed',
    apply: (visit) => chooseAll(visit, ['U_cw', 'U_c']), // a card is hidden beside its wallet (R5.36)
  },
};

async function fillIfEmpty(visit: ScenarioContext): Promise<void> {
  const cart = await loadSessionCart(visit.context, visit.request);
  if (!cart || cart.lines.length === 0) await fillTwo(visit);
}

async function fillContact(visit: ScenarioContext): Promise<void> {
  await fillIfEmpty(visit);
  const { context, request } = visit;
  const { country, customer } = request.shop;
  if (customer?.hasFilledAddress && customer.country === country) return;
  const [town] = townsOf(country);
  const { people, street, phone } = HOMES[country];
  const address = {
    ...{ ...people.guest, company: '', companyId: '', companyTaxId: '', street },
    ...{ zip: town?.zip ?? '', city: town?.name ?? '', country, phonePrefix: COUNTRIES[country].phonePrefix, phone, id: null },
  };
  const email = customer?.email ?? 'ana@vitrina.example';
  await changeChoices(context.db, await ensureCart(context, request), cartOwner(request), { email, billing: address, shipping: address });
}

const DEAR_EUR_HUNDREDTHS = 20_000;

/** One article of the shop's own from 200 EUR on, without a payment. */
async function chooseDear(visit: ScenarioContext): Promise<void> {
  const isDear = ({ partner, stock, price }: ProductCard): boolean =>
    partner === null && stock > 5 && eurHundredthsOf(price.current, price.currency) >= DEAR_EUR_HUNDREDTHS;
  if (!(await loadSessionCart(visit.context, visit.request))?.lines.length) await fill(visit, {}, [1], isDear);
  await fillContact(visit);
  await chooseDeliveries(visit);
}

/** Selects the first delivery of each seller, and the first payment, or the one with the first of the codes' endings. */
async function chooseAll(visit: ScenarioContext, codeEndings = ['B']): Promise<void> {
  await fillContact(visit);
  await chooseDeliveries(visit);
  const { context, request } = visit;
  const payments = (await checkoutOf(visit))?.payments.filter(canBeChosen) ?? [];
  const [payment = payments[0]] = codeEndings.flatMap((ending) => payments.find(({ code }) => code.slice(2) === ending) ?? []);
  if (!payment) return;
  const selection = { billingMethodId: payment.id, rememberCard: 0, newCard: 0 } as const;
  await selectPayment(context.db, await ensureCart(context, request), cartOwner(request), selection);
}

async function chooseDeliveries(visit: ScenarioContext): Promise<void> {
  const { context, request } = visit;
  const { db } = context;
  const cartId = await ensureCart(context, request);
  const owner = cartOwner(request);
  for (const { deliveryId, offers } of (await checkoutOf(visit))?.deliveries ?? []) {
    const method = Object.entries(offers).find(([, { isAvailable }]) => isAvailable)?.[0];
    if (method) await selectDelivery(db, cartId, owner, deliveryId, { method, branchId: null, timeWindowId: null, day: null });
  }
}

async function checkoutOf({ context, request }: ScenarioContext): Promise<Checkout | null> {
  const cart = await loadSessionCart(context, request);
  return cart && viewCheckout(context.db, cart);
}
