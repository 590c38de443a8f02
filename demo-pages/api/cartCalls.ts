import type { FastifyRequest } from 'fastify';
import { isForeign } from '../domain/cart';
import { rememberTotal } from '../domain/checkout/changeCheckout';
import { viewCheckout, type Checkout } from '../domain/checkout/viewCheckout';
import { SERVER_TEXTS } from '../http/serverTexts';
import { cartOwner, loadSessionCart } from '../http/sessionCart';
import { emptyCart, toCart } from './cartMapping';
import { Refusal, type Call, type Endpoint } from '../http/endpoint';
import { toRefusal } from './apiErrors';

/** The cart of the visit with its selections; null without one. */
export async function currentCheckout({ context, request }: Call): Promise<Checkout | null> {
  const cart = await loadSessionCart(context, request);
  return cart && viewCheckout(context.db, cart);
}

/** The contract's Cart of the visit. */
export async function currentCart(call: Call): Promise<object> {
  const checkout = await currentCheckout(call);
  return checkout ? toCart(checkout, call.request) : emptyCart(call.request);
}

/** The same after a change by the shopper: remembers the total as the one shown. */
export async function cartResponse(call: Call): Promise<object> {
  const checkout = await currentCheckout(call);
  if (checkout) await rememberTotal(call.context.db, checkout);
  return checkout ? toCart(checkout, call.request) : emptyCart(call.request);
}

/** The contract's CheckoutCart of a visit without a cart. */
export const emptyCheckoutCart = (request: FastifyRequest): object => ({ ...emptyCart(request), billingMethods: {} });

/** The session owns the cart; a request that names another's is refused with the session's own cart. */
export async function refuseForeignCart(call: Call): Promise<void> {
  const { context, request, shop } = call;
  const named = call.body.cartId ?? call.query.cartId;
  if (typeof named !== 'string' || !(await isForeign(context.db, named, cartOwner(request)))) return;
  const text = SERVER_TEXTS[shop.language].cartForeign;
  throw new Refusal(403, { error: text, errors: { cartId: text }, cart: await currentCart(call) });
}

/** Turns domain errors (not enough stock, an unavailable delivery …) into refusals with a message and the current cart. */
export const withRefusals =
  (endpoint: Endpoint): Endpoint =>
  async (call) => {
    await refuseForeignCart(call);
    try {
      return await endpoint(call);
    } catch (error) {
      const refusal = toRefusal(error, call.shop.language);
      if (!(refusal instanceof Refusal)) throw refusal;
      const message = typeof refusal.body.error === 'string' ? refusal.body.error : '';
      const status = { status: 'error', flashMessages: [{ message, type: 'danger', cat: 'cart' }] };
      throw new Refusal(refusal.status, { ...refusal.body, status, cart: await currentCart(call) });
    }
  };
