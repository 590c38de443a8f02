import type { ShopDatabase } from '../db/schema';
import { bankTransferOf } from './bankTransfer';
import { paymentTitle, transferCode } from './checkout/payments';
import type { CountryCode } from '../countries/countries';
import { DELIVERY_TITLES } from './deliveryTexts';
import { toUnits } from './prices';
import type { Order } from './types';

/** A customer's orders, newest first. */
export async function listOrders(db: ShopDatabase, customerId: number): Promise<Order[]> {
  const rows = await db.selectFrom('orders').select('number').where('customerId', '=', customerId).orderBy('id', 'desc').execute();
  const orders = await Promise.all(rows.map(({ number }) => loadOrder(db, number)));
  return orders.filter((order) => order !== null);
}

/** The orders of a customer, and of carts; the oldest first. */
export async function listOrdersOf(
  db: ShopDatabase,
  { customerId, cartIds }: { customerId: number | null; cartIds: readonly string[] },
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where((from) => from.or([from('cartId', 'in', ['', ...cartIds]), from('customerId', '=', customerId ?? 0)]))
    .orderBy('id')
    .execute();
  const orders = await Promise.all(rows.map(({ number }) => loadOrder(db, number)));
  return orders.filter((order) => order !== null);
}

/** For the customer who placed it, or with the confirmation's token. */
export async function getOrder(
  db: ShopDatabase,
  number: string,
  who: { customerId: number | null; token: string | null },
): Promise<Order | null> {
  const order = await loadOrder(db, number);
  if (!order) return null;
  const isCustomer = order.customerId !== null && order.customerId === who.customerId;
  return isCustomer || order.token === who.token ? order : null;
}

/** The order that a cart has become. */
export async function getOrderOfCart(db: ShopDatabase, cartId: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').select('number').where('cartId', '=', cartId).executeTakeFirst();
  return row ? loadOrder(db, row.number) : null;
}

/** The order of an attempt, regardless of its cart. */
export async function getOrderOfAttempt(db: ShopDatabase, idempotencyKey: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').select('number').where('idempotencyKey', '=', idempotencyKey).executeTakeFirst();
  return row ? loadOrder(db, row.number) : null;
}

export async function getOrderById(db: ShopDatabase, id: number): Promise<Order | null> {
  const row = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();
  return row ? loadOrder(db, row.number) : null;
}

/** By its number, without an access check: the caller has made it. */
export async function loadOrder(db: ShopDatabase, number: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return null;
  const items = await db.selectFrom('orderItems').selectAll().where('orderId', '=', row.id).orderBy('position').execute();
  const isPayableByTransfer = row.paymentCode === transferCode(row.country) && row.status === 'new';
  return {
    id: row.id,
    number: row.number,
    token: row.token,
    customerId: row.customerId,
    country: row.country,
    currency: row.currency,
    status: row.status,
    email: row.email,
    billing: row.billing,
    shipping: row.shipping,
    cartId: row.cartId,
    delivery: { method: row.deliveryMethod, title: deliveryTitle(row.country, row.deliveryMethod), price: toUnits(row.deliveryPrice) },
    deliveries: row.deliveries.map(({ price, insurance, ...delivery }) => ({
      ...delivery,
      title: delivery.method === null ? null : deliveryTitle(row.country, delivery.method),
      price: toUnits(price + insurance),
    })),
    payment: {
      code: row.paymentCode,
      title: paymentTitle(row.country, row.paymentCode),
      price: toUnits(row.paymentPrice),
      state: row.paymentState,
      isAcknowledged: row.paymentAcknowledged,
      transfer: isPayableByTransfer ? bankTransferOf({ ...row, total: toUnits(row.total) }) : null,
    },
    lines: items.map(({ variantId, productId, partnerId, type, title, count, price, mediaId }) => ({
      productId,
      partnerId,
      variantId,
      type,
      title,
      count,
      price: toUnits(price),
      total: toUnits(price * count),
      mediaId,
    })),
    discount: toUnits(row.discount),
    invoiceNote: row.invoiceNote,
    total: toUnits(row.total),
    totalNoVat: toUnits(row.totalNoVat),
    createdAt: row.createdAt,
  };
}

function deliveryTitle(country: CountryCode, method: string): string {
  return Object.entries(DELIVERY_TITLES[country]).find(([name]) => name === method)?.[1] ?? method;
}

/** Whether any order of the customer has the product. */
export async function hasBought(db: ShopDatabase, productId: number, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orderItems as i')
    .innerJoin('orders as o', 'o.id', 'i.orderId')
    .select('o.id')
    .where('o.customerId', '=', customerId)
    .where('i.productId', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}
