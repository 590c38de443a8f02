import type { FastifyReply, FastifyRequest } from 'fastify';
import { claimCart, createCart, type CartOwner } from '../domain/cart';
import type { CountryCode } from '../domain/countries';
import { authenticate } from '../domain/customers';
import type { Customer } from '../domain/types';
import type { ShopContext } from './context';
import { endSession, renewSession } from './sessions';

/*
 * What both the pages (plain forms) and the endpoints do with a visit: sign in and out, and the cart's ownership.
 */

/** Who may open the cart of this visit: the session that holds its id, or the customer it belongs to. */
export function cartOwner({ shop }: FastifyRequest): CartOwner {
  return { cartId: shop.session.cartIds[shop.country] ?? null, customerId: shop.customer?.id ?? null };
}

/** Carts that were just made, by session: a second call that began before the first was answered must find the same one. */
const newCarts = new Map<string, Promise<string>>();
const REMEMBER_MS = 30_000;

/** The id of the visit's cart, which is made when there is none. */
export async function ensureCart(context: ShopContext, request: FastifyRequest): Promise<string> {
  const { shop } = request;
  const known = shop.session.cartIds[shop.country];
  if (known) return known;
  const key = `${shop.csrfToken} ${shop.country}`;
  const making = newCarts.get(key) ?? createCart(context.db, shop.country, shop.customer?.id ?? null);
  if (!newCarts.has(key)) {
    newCarts.set(key, making);
    setTimeout(() => newCarts.delete(key), REMEMBER_MS).unref();
  }
  const cartId = await making;
  shop.session.cartIds[shop.country] = cartId;
  return cartId;
}

/** After an order: the next article goes into a new cart. */
export function leaveCart({ shop }: FastifyRequest): void {
  newCarts.delete(`${shop.csrfToken} ${shop.country}`);
  delete shop.session.cartIds[shop.country];
}

/** Null when e-mail and password do not belong together. A new session id and csrf token; the guest's cart goes along. */
export async function logIn(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  password: string,
): Promise<Customer | null> {
  const customer = await authenticate(context.db, email, password);
  if (customer) await becomeCustomer(context, request, reply, customer);
  return customer;
}

export async function becomeCustomer(
  context: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
): Promise<void> {
  const { shop } = request;
  await renewSession(request, reply);
  const owner = cartOwner(request);
  shop.session.customerId = customer.id;
  shop.customer = customer;
  const claimed = owner.cartId && (await claimCart(context.db, owner.cartId, owner, customer.id));
  const cartId = claimed || (await cartLeftBehind(context, shop.country, customer.id));
  if (cartId) shop.session.cartIds[shop.country] = cartId;
}

/** The cart that the customer had filled in another browser. */
async function cartLeftBehind({ db }: ShopContext, country: CountryCode, customerId: number): Promise<string | null> {
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .where('status', '=', 'open')
    .orderBy('updatedAt', 'desc')
    .executeTakeFirst();
  return cart?.id ?? null;
}

/** The customer's cart stays with the customer; the visit goes on as a guest's with a new session. */
export async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await endSession(request, reply);
}
