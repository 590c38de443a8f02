import { randomUUID } from 'node:crypto';
import { basketProblems, contactProblems, orderProblems } from '../domain/checkout/problems';
import type { Checkout } from '../domain/checkout/viewCheckout';
import { DomainError } from '../domain/domainError';
import { getOrderById, getOrderOfAttempt, getOrderOfCart, placeCheckoutOrder } from '../domain/orders';
import { toHundredths } from '../domain/prices';
import type { Order } from '../domain/types';
import { beforeCommit, loseAnswer, refuseMissingWindow, runOrderHooks } from '../demo/orderScenarioHooks';
import { SERVER_TEXTS } from '../http/serverTexts';
import { cartOwner, findCart, isOwnOrder, detachOrderedCart } from '../http/sessionCart';
import { toAddress } from './addressMapping';
import { currentCheckout, refuseForeignCart } from './cartCalls';
import { checkoutCart } from './checkout';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { idOf } from './ids';
import { toPurchase } from './purchaseMapping';
import { refusalMessage } from './apiErrors';

const OK = { status: 'ok', flashMessages: [], link: null };

const checkStep: Endpoint = async (call) => {
  await refuseForeignCart(call);
  const checkout = await currentCheckout(call);
  const { billing = null, shipping = null } = checkout ?? {};
  return {
    cart: { exists: checkout !== null, items: checkout?.cart.lines.length ?? 0 },
    customer: {
      address:
        billing || shipping
          ? { primary: billing && toAddress(billing, 'billing'), shipping: shipping && toAddress(shipping, 'shipping') }
          : null,
    },
    status: OK,
  };
};

/** The conditions for leaving a step, and the step that follows. */
const STEPS: Readonly<Record<string, { problems: (checkout: Checkout) => DomainError[]; next: string }>> = {
  preview: { problems: basketProblems, next: 'customer' },
  customer: { problems: (checkout) => [...basketProblems(checkout), ...contactProblems(checkout)], next: 'shipping' },
};

const ORDER_STEPS = new Set(['shipping', 'confirmation']);

const nextStep: Endpoint = async (call) => {
  const { step, idempotencyKey } = call.body;
  const { shop } = call;
  if (typeof idempotencyKey === 'string') return placeOrderOnce(call, idempotencyKey);
  if (ORDER_STEPS.has(String(step))) return placeOrderOnce(call, randomUUID()); // the key is optional (A157)
  const rule = STEPS[String(step)];
  if (!rule) throw new Refusal(422, { error: SERVER_TEXTS[shop.language].badRequest });
  await refuseForeignCart(call);
  const checkout = await currentCheckout(call);
  const problems = checkout ? rule.problems(checkout) : [new DomainError('cart_empty')];
  return problems.length > 0 ? stepRefused(call, problems) : { step: rule.next, status: OK };
};

/** Keeps the shopper on the step, with the reasons. */
function stepRefused({ shop }: Call, problems: readonly DomainError[]): object {
  const flashMessages = problems.map((problem) => ({
    message: refusalMessage(problem, shop.language),
    type: problem.code === 'price_changed' ? 'warning' : 'danger',
    cat: 'cart',
  }));
  return { status: { status: 'error', flashMessages, link: null } };
}

/** A cart becomes one order only: a repeated attempt, by the same key or another, returns the existing order. */
async function placeOrderOnce(call: Call, idempotencyKey: string): Promise<object> {
  const before = await findEarlierOrder(call, idempotencyKey);
  if (before) return before;
  await refuseForeignCart(call);
  const { answer, isMade } = await submitOrder(call, idempotencyKey);
  // Another request may have placed the order meanwhile; then this one finds an empty cart.
  return isMade ? answer : ((await findEarlierOrder(call, idempotencyKey)) ?? answer);
}

async function findEarlierOrder(call: Call, idempotencyKey: string): Promise<object | null> {
  const { context, request, body } = call;
  const repeated = await getOrderOfAttempt(context.db, idempotencyKey);
  if (repeated && isOwnOrder(request, repeated)) return orderResponse(call, repeated, true);
  const earlier = typeof body.cartId === 'string' ? await ownOrderOf(call, body.cartId) : null;
  return earlier && orderResponse(call, earlier, false);
}

async function submitOrder(call: Call, idempotencyKey: string): Promise<{ answer: object; isMade: boolean }> {
  const { context, request, body } = call;
  const refused = (problems: readonly DomainError[]) => ({ answer: stepRefused(call, problems), isMade: false });
  const cartId = await findCart(context, request);
  const checkout = cartId && (await currentCheckout(call));
  if (!checkout) {
    const last = await lastOrder(call);
    return last ? { answer: orderResponse(call, last, false), isMade: true } : refused([new DomainError('cart_empty')]);
  }
  try {
    await runOrderHooks(context, request, cartId);
    const latest = (await currentCheckout(call)) ?? checkout;
    const problems = [...orderProblems(latest), ...refuseMissingWindow(request, latest)];
    if (problems.length > 0) return refused(problems);
    const made = await placeCheckoutOrder(context.db, {
      cartId,
      owner: cartOwner(request),
      idempotencyKey,
      expectedTotal: typeof body.expectedTotal === 'number' ? toHundredths(body.expectedTotal) : undefined,
      beforeCommit: () => beforeCommit(context, request),
    });
    if (made.attempt === 'first') await loseAnswer(request);
    return { answer: orderResponse(call, made.order, made.attempt !== 'other'), isMade: true };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused([error]);
  }
}

function orderResponse({ request, shop }: Call, { cartId }: Order, isOfThisAttempt: boolean): object {
  detachOrderedCart(request, cartId);
  if (isOfThisAttempt) return { step: 'confirmation', status: OK };
  return { step: 'confirmation', status: { ...OK, status: 'already_ordered', message: SERVER_TEXTS[shop.language].alreadyOrdered } };
}

async function ownOrderOf({ context, request }: Call, cartId: string): Promise<Order | null> {
  const found = await getOrderOfCart(context.db, cartId);
  return found && isOwnOrder(request, found) ? found : null;
}

/** The last order of the visit in this shop. */
async function lastOrder(call: Call): Promise<Order | null> {
  for (const cartId of [...(call.shop.session.orderedCarts ?? [])].reverse()) {
    const found = await ownOrderOf(call, cartId);
    if (found?.country === call.shop.country) return found;
  }
  return null;
}

/** The purchase once there is one, else the cart; also for a page that never received the response to its order. */
const loadPurchase: Endpoint = async (call) => {
  const { request, query } = call;
  const named = typeof query.cartId === 'string' ? await ownOrderOf(call, query.cartId) : null;
  if (named) {
    detachOrderedCart(request, named.cartId);
    return toPurchase(named, request);
  }
  await refuseForeignCart(call);
  const checkout = await currentCheckout(call);
  const last = checkout && (checkout.cart.lines.length > 0 || checkout.cart.cartId === query.cartId) ? null : await lastOrder(call);
  return last ? toPurchase(last, request) : checkoutCart(call);
};

async function ownPurchase(call: Call): Promise<Order> {
  const found = await getOrderById(call.context.db, idOf(call.query.purchaseId) ?? 0);
  if (found && isOwnOrder(call.request, found)) return found;
  throw new Refusal(404, { error: SERVER_TEXTS[call.shop.language].notFound });
}

export const stepEndpoints: Record<string, Endpoint> = {
  checkStep,
  nextStep,
  loadPurchase,
  confirmationLoad: async (call) => toPurchase(await ownPurchase(call), call.request),
  confirmationToken: async (call) => ({ token: (await ownPurchase(call)).token }),
};
