import type { PaymentSelection } from '../db/schema';
import {
  addConsents,
  changeChoices,
  changeStrategy,
  cleanDelivery,
  forgetLostWindows,
  insureDelivery,
  rememberTotal,
  selectDelivery,
  selectPayment,
} from '../domain/checkout/changeCheckout';
import { STRATEGIES } from '../domain/checkout/deliveries';
import { updateConsents } from '../domain/customers';
import { isEmail } from '../domain/email';
import { DomainError } from '../domain/domainError';
import { savedCards } from '../domain/orderPayment';
import { afterDeliveryChoice, beforeDeliveryChoice, heldMs, isFullByScenario } from '../demo/orderScenarioHooks';
import { askForSubscription, withdrawSubscription } from '../http/sessionMails';
import { SERVER_TEXTS } from '../http/serverTexts';
import { isTrustedLink } from '../http/csrf';
import { cartOwner, ensureCart } from '../http/sessionCart';
import { branchState } from './branches';
import { currentCheckout, emptyCheckoutCart, refuseForeignCart, withRefusals } from './cartCalls';
import { CAMPAIGN_ID, toCheckoutCart } from './checkoutMapping';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';

/** The cart with delivery and payment; remembers its total as the one shown. */
export async function checkoutCart(call: Call): Promise<object> {
  const checkout = await currentCheckout(call);
  if (!checkout) return emptyCheckoutCart(call.request);
  await rememberTotal(call.context.db, checkout);
  await forgetLostWindows(call.context.db, checkout);
  const cards = await savedCards(call.context.db, checkout.cart.customerId);
  return toCheckoutCart(checkout, { branches: await branchState(call, checkout), cards }, call.request);
}

/** A selection of the checkout; responds with the updated cart. */
const choice = (work: (call: Call, cartId: string) => Promise<void>): Endpoint =>
  withRefusals(async (call) => {
    const cartId = await ensureCart(call.context, call.request);
    await work(call, cartId);
    return checkoutCart(call);
  });

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const chooseDelivery = choice(async ({ context, request, body }, cartId) => {
  const order: Record<string, unknown> = { ...Object(body.order) };
  if (text(order.branchId) !== null && isFullByScenario(request)) throw new DomainError('branch_full');
  const chosen = {
    method: String(body.deliveryMethodName),
    branchId: text(order.branchId),
    timeWindowId: text(order.timeWindowId),
    day: text(order.date),
  };
  const deliveryId = String(body.deliveryId);
  await beforeDeliveryChoice(context, request, { cartId, deliveryId, ...chosen });
  await selectDelivery(context.db, cartId, cartOwner(request), deliveryId, chosen, heldMs(request));
  await afterDeliveryChoice(context, request, { cartId, deliveryId, ...chosen });
});

function paymentOf(body: Call['body']): PaymentSelection {
  const { cartId: _cartId, ...selection } = body;
  return {
    ...selection,
    billingMethodId: String(body.billingMethodId),
    rememberCard: body.rememberCard === 1 ? 1 : 0,
    newCard: body.newCard === 1 ? 1 : 0,
  };
}

/** Without a strategy nothing changes. */
const deliveryStrategy = choice(async ({ context, request, body }, cartId) => {
  const strategy = STRATEGIES.find((name) => name === body.strategy);
  if (strategy) await changeStrategy(context.db, cartId, cartOwner(request), strategy);
});

const selectCampaign = choice(async ({ context, request, body }, cartId) => {
  if (body.id !== CAMPAIGN_ID) throw new DomainError('campaign_gone');
  await changeChoices(context.db, cartId, cartOwner(request), { campaignId: body.selected === false ? null : CAMPAIGN_ID });
});

const checkDeliveryMethod: Endpoint = async (call) => {
  await refuseForeignCart(call);
  const { query, shop } = call;
  const checkout = await currentCheckout(call);
  const offers = checkout?.deliveries.find(({ deliveryId }) => deliveryId === query.deliveryId)?.offers ?? {};
  const available = Object.entries(offers).some(([name, { isAvailable }]) => name === query.deliveryMethodName && isAvailable);
  const flashMessages = available ? [] : [{ message: SERVER_TEXTS[shop.language].deliveryUnavailable, type: 'danger', cat: 'cart' }];
  return { available, status: { status: available ? 'ok' : 'error', flashMessages } };
};

/** Consents and notes of the order step. */
const noting = (field: 'consents' | 'notes'): Endpoint =>
  withRefusals(async (call) => {
    const { context, request, body } = call;
    const cartId = await ensureCart(context, request);
    await addConsents(context.db, cartId, cartOwner(request), { [field]: { ...Object(body[field]) } });
    return { status: true };
  });

const CONSENTS = ['emailNl', 'register', 'marketing_1p', 'marketing_3p', 'personal_data_3p', 'product_reviews'] as const;

/** A GET that changes data, so it needs the session's token. */
const consents: Endpoint = async ({ context, request, shop, query }) => {
  if (!isTrustedLink(request)) throw new Refusal(419, { error: 'csrf' });
  const changes = Object.fromEntries(CONSENTS.filter((name) => query[name] !== undefined).map((name) => [name, query[name] === 1]));
  if (shop.customer) {
    await updateConsents(context.db, shop.customer.id, changes);
    return { status: true, consents: { ...shop.customer.consents, ...changes } };
  }
  await addConsents(context.db, await ensureCart(context, request), cartOwner(request), { consents: changes });
  return { status: true, consents: changes };
};

/** A customer's consent is stored with the customer, a guest's with the cart; the guest's address is asked by mail. */
const updateSubscription: Endpoint = async ({ context, request, shop, body }) => {
  const subscribe = body.subscribe === true;
  const email = String(body.email ?? '');
  if (shop.customer) await updateConsents(context.db, shop.customer.id, { emailNl: subscribe });
  else if (isEmail(email)) {
    await addConsents(context.db, await ensureCart(context, request), cartOwner(request), { consents: { newsletter: subscribe } });
    await (subscribe ? askForSubscription : withdrawSubscription)(context, request, email);
  } else throw new Refusal(422, { errors: { email: SERVER_TEXTS[shop.language].emailInvalid } });
  return { status: true };
};

export const checkoutEndpoints: Record<string, Endpoint> = {
  loadCart: async (call) => {
    await refuseForeignCart(call);
    return checkoutCart(call);
  },

  selectDeliveryMethod: chooseDelivery,
  changeDeliveryMethod: chooseDelivery,
  cleanSelectedDelivery: choice(({ context, request, body }, cartId) =>
    cleanDelivery(context.db, cartId, cartOwner(request), String(body.deliveryId)),
  ),

  checkDeliveryMethod,
  deliveryStrategy,
  selectCampaign,
  selectDeliveryInsurance: choice(({ context, request, body }, cartId) =>
    insureDelivery(context.db, cartId, cartOwner(request), String(body.deliveryId), body.selected === true),
  ),

  selectBillingMethod: choice(({ context, request, body }, cartId) =>
    selectPayment(context.db, cartId, cartOwner(request), paymentOf(body)),
  ),
  cleanSelectedPayment: choice(({ context, request }, cartId) => changeChoices(context.db, cartId, cartOwner(request), { payment: null })),

  orderConsents: noting('consents'),
  orderConsentNotes: noting('notes'),
  consents,
  updateSubscription,

  checkGtm: async () => ({ status: true, data: null }),
};
