import type { FastifyRequest } from 'fastify';
import type { ShopDatabase } from '../db/schema';
import { claimCart, createCart, findCustomersCart, getCart, type CartOwner } from '../domain/cart';
import { openCart } from '../domain/cartRepository';
import { listOrdersOf } from '../domain/orders';
import { authenticate } from '../domain/customers';
import type { CartView, Customer, Order } from '../domain/types';
import type { ShopContext } from './shopContext';
import { endSession, renewSession } from './sessions';

/*
 * Shared by pages (plain forms) and endpoints: signing in and out, and the owner of the session's cart.
 */

/** The owner of this visit's cart: the session with its id, or its customer. */
export function cartOwner({ shop }: FastifyRequest): CartOwner {
  return { cartId: shop.session.cartIds[shop.country] ?? null, customerId: shop.customer?.id ?? null };
}

/** The id of the visit's cart: the session's, else the customer's open one from elsewhere; null without one. */
export async function findCart({ db }: ShopContext, request: FastifyRequest): Promise<string | null> {
  const { shop } = request;
  const owner = cartOwner(request);
  if (owner.cartId !== null && (await openCart(db, owner.cartId, owner))) return owner.cartId;
  if (owner.cartId !== null) await recordOrderedCart(db, request, owner.cartId);
  const left = owner.customerId === null ? null : await findCustomersCart(db, shop.country, owner.customerId);
  if (left !== null) shop.session.cartIds[shop.country] = left;
  return left;
}

/** The visit's cart as the shopper sees it. */
export async function loadSessionCart(context: ShopContext, request: FastifyRequest): Promise<CartView | null> {
  const cartId = await findCart(context, request);
  return cartId === null ? null : getCart(context.db, cartId, cartOwner(request));
}

/** The id of the visit's cart, created if necessary. */
export async function ensureCart(context: ShopContext, request: FastifyRequest): Promise<string> {
  const { shop } = request;
  const known = await findCart(context, request);
  if (known !== null) return known;
  const customerId = shop.customer?.id ?? null;
  const cartId = await createCart(context.db, shop.country, customerId, customerId === null ? shop.csrfToken : `customer ${customerId}`);
  shop.session.cartIds[shop.country] = cartId;
  return cartId;
}

const ORDERED_CARTS_KEPT = 20;

/** After an order: the next article goes into a new cart. */
export function detachOrderedCart({ shop }: FastifyRequest, cartId: string): void {
  const { session } = shop;
  session.orderedCarts = [...(session.orderedCarts ?? []).filter((id) => id !== cartId), cartId].slice(-ORDERED_CARTS_KEPT);
  if (session.cartIds[shop.country] === cartId) delete session.cartIds[shop.country];
}

/** The session's cart has become an order, but the response was lost. */
async function recordOrderedCart(db: ShopDatabase, request: FastifyRequest, cartId: string): Promise<void> {
  const ordered = await db.selectFrom('carts').select('id').where('id', '=', cartId).where('status', '=', 'ordered').executeTakeFirst();
  if (ordered) detachOrderedCart(request, cartId);
}

/** The orders of the visit's carts, and of its customer; oldest first. */
export function listSessionOrders({ db }: ShopContext, { shop }: FastifyRequest): Promise<Order[]> {
  const { cartIds, orderedCarts = [] } = shop.session;
  return listOrdersOf(db, { customerId: shop.customer?.id ?? null, cartIds: [...Object.values(cartIds), ...orderedCarts] });
}

/** Whether an order was placed by this visit, or by its customer. */
export function isOwnOrder({ shop }: FastifyRequest, { customerId, cartId }: Pick<Order, 'customerId' | 'cartId'>): boolean {
  if (customerId !== null) return customerId === shop.customer?.id;
  return Object.values(shop.session.cartIds).includes(cartId) || (shop.session.orderedCarts ?? []).includes(cartId);
}

/** Null when e-mail and password do not match. Renews session id and csrf token; the guest's cart is merged. */
export async function logIn(context: ShopContext, request: FastifyRequest, email: string, password: string): Promise<Customer | null> {
  const customer = await authenticate(context.db, email, password);
  if (customer) await signInAs(context, request, customer);
  return customer;
}

export async function signInAs(context: ShopContext, request: FastifyRequest, customer: Customer): Promise<void> {
  const { shop } = request;
  await renewSession(request);
  const owner = cartOwner(request);
  shop.session.customerId = customer.id;
  shop.customer = customer;
  const claimed = owner.cartId && (await claimCart(context.db, owner.cartId, owner, customer.id));
  const cartId = claimed || (await findCustomersCart(context.db, shop.country, customer.id));
  if (cartId) shop.session.cartIds[shop.country] = cartId;
}

/** The customer's cart stays with the customer; the visit continues as a guest's with a new session. */
export async function logOut(request: FastifyRequest): Promise<void> {
  await endSession(request);
}
