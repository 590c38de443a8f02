import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderAddress, ShopDatabase, VipType } from '../db/schema';
import { openCart, type CartOwner } from './cartAccess';
import { viewCart } from './cartView';
import { COUNTRIES, type CountryCode } from './countries';
import { deliveryChoices, deliveryPromise, paymentChoices } from './delivery';
import { DELIVERY_TITLES } from './deliveryTexts';
import { DomainError } from './domainError';
import { isEmail } from './email';
import { latestOf } from './previewDeliveries';
import { toHundredths, toUnits, withoutVat } from './prices';
import type { CartLine, CartView, DateSpan, DeliveryChoice, Order, PaymentChoice } from './types';

export interface PlaceOrderInput {
  cartId: string;
  owner: CartOwner;
  /** One per attempt: repeating an attempt answers the order that it made. */
  idempotencyKey: string;
  email: string;
  billing: OrderAddress;
  shipping: OrderAddress;
  deliveryMethod: string;
  paymentCode: string;
  now?: Date;
}

/** What can be chosen for a cart, with prices. */
export interface OrderChoices {
  deliveries: DeliveryChoice[];
  payments: PaymentChoice[];
}

export function orderChoices(cart: CartView, vipType: VipType, now = new Date()): OrderChoices {
  const { country, lines } = cart;
  const isDigital = lines.length > 0 && lines.every(({ type }) => type === 'esd');
  return {
    deliveries: deliveryChoices({ country, promise: latestPromise(cart, now), goods: toHundredths(cart.totals.goods), vipType }),
    payments: paymentChoices(country, isDigital),
  };
}

function latestPromise({ country, lines }: CartView, now: Date): DateSpan | null {
  return latestOf(lines.flatMap(({ availabilityKey, partner }) => deliveryPromise({ country, availabilityKey, partner, now }) ?? []));
}

/**
 * Makes the cart an order: checks, takes the pieces out of the stock, keeps what was agreed, all or nothing. Throws
 * `cart_not_found`, `cart_empty`, `not_enough_stock` (detail: the article), `required_field` (detail: the field),
 * `invalid_email`, `invalid_delivery` or `invalid_payment`.
 */
export async function placeOrder(db: ShopDatabase, input: PlaceOrderInput): Promise<Order> {
  checkContact(input);
  const number = await db.transaction().execute(async (trx) => {
    // The lock first: of two equal attempts the second waits here and then finds the order of the first.
    await trx.selectFrom('carts').select('id').where('id', '=', input.cartId).forUpdate().execute();
    const made = await trx
      .selectFrom('orders')
      .select('number')
      .where('idempotencyKey', '=', input.idempotencyKey)
      .where('cartId', '=', input.cartId)
      .executeTakeFirst();
    return made ? made.number : makeOrder(trx, input);
  });
  const order = await loadOrder(db, number);
  if (!order) throw new Error(`Order ${number} vanished after it was placed`);
  return order;
}

async function makeOrder(trx: ShopDatabase, input: PlaceOrderInput): Promise<string> {
  const { cartId, owner, now = new Date() } = input;
  const cart = await openCart(trx, cartId, owner);
  if (!cart) throw new DomainError('cart_not_found');
  const view = await viewCart(trx, cart);
  if (view.lines.length === 0) throw new DomainError('cart_empty');
  const vipType = await vipTypeOf(trx, cart.customerId);
  const choices = orderChoices(view, vipType, now);
  const delivery = choices.deliveries.find(({ method }) => method === input.deliveryMethod);
  if (!delivery) throw new DomainError('invalid_delivery', input.deliveryMethod);
  const payment = choices.payments.find(({ code }) => code === input.paymentCode);
  if (!payment) throw new DomainError('invalid_payment', input.paymentCode);
  await takeFromStock(trx, view.lines);

  const total = toHundredths(view.totals.payable) + toHundredths(delivery.price) + toHundredths(payment.price);
  const number = await nextNumber(trx, now);
  const { id } = await trx
    .insertInto('orders')
    .values({
      number,
      token: randomBytes(18).toString('base64url'),
      idempotencyKey: input.idempotencyKey,
      cartId,
      customerId: owner.customerId,
      country: cart.country,
      currency: view.currency,
      status: 'new',
      email: input.email.trim(),
      billing: JSON.stringify(input.billing),
      shipping: JSON.stringify(input.shipping),
      deliveryMethod: delivery.method,
      deliveryPrice: toHundredths(delivery.price),
      paymentCode: payment.code,
      paymentPrice: toHundredths(payment.price),
      discount: toHundredths(view.totals.goods) - toHundredths(view.totals.payable),
      invoiceNote: view.invoiceNote,
      total,
      totalNoVat: withoutVat(total, cart.country),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepItems(trx, id, view);
  await trx.updateTable('carts').set({ status: 'ordered', updatedAt: now }).where('id', '=', cartId).execute();
  return number;
}

async function vipTypeOf(db: ShopDatabase, customerId: number | null): Promise<VipType> {
  if (customerId === null) return 'regular';
  const row = await db.selectFrom('customers').select('vipType').where('id', '=', customerId).executeTakeFirst();
  return row?.vipType ?? 'regular';
}

/** In the order of the ids, so that two orders of the same goods never wait for each other. */
async function takeFromStock(trx: ShopDatabase, lines: readonly CartLine[]): Promise<void> {
  const pieces = lines.flatMap(({ type, variantId, parts, count, title, isAvailable }) => {
    if (type === 'esd') return [];
    const variants = parts.length > 0 ? parts.map((part) => part.variantId) : [variantId];
    return variants.map((id) => ({ id, count, title, isAvailable }));
  });
  for (const { id, count, title, isAvailable } of pieces.sort((a, b) => a.id - b.id)) {
    const taken = await trx
      .updateTable('variants')
      .set((from) => ({ stock: from('stock', '-', count) }))
      .where('id', '=', id)
      .where('stock', '>=', count)
      .returning('id')
      .executeTakeFirst();
    if (!taken || !isAvailable) throw new DomainError('not_enough_stock', title);
  }
}

async function nextNumber(trx: ShopDatabase, now: Date): Promise<string> {
  const { rows } = await sql<{ n: string }>`select nextval('order_numbers') as n`.execute(trx);
  return `${now.getUTCFullYear()}${rows[0]?.n ?? ''}`;
}

async function keepItems(trx: ShopDatabase, orderId: number, { lines, gifts }: CartView): Promise<void> {
  const items = [
    ...lines.flatMap((line) => [
      {
        variantId: line.variantId,
        type: line.type,
        title: [line.title, ...line.params.map(({ value }) => value)].join(', '),
        count: line.count,
        price: toHundredths(line.price.current),
        mediaId: line.mediaId,
      },
      ...servicesOf(line),
    ]),
    ...gifts.map((gift) => ({ variantId: gift.variantId, type: gift.kind, title: gift.title, count: 1, price: 0, mediaId: gift.mediaId })),
  ];
  await trx
    .insertInto('orderItems')
    .values(items.map((item, position) => ({ ...item, orderId, position })))
    .execute();
}

function servicesOf({ services, count, mediaId, title }: CartLine) {
  return services
    .filter(({ active }) => active)
    .map((service) => ({
      variantId: null,
      type: service.type,
      title: `${service.title}: ${title}`,
      count,
      price: toHundredths(service.price),
      mediaId,
    }));
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'zip'] as const satisfies readonly (keyof OrderAddress)[];

function checkContact({ email, billing, shipping }: PlaceOrderInput): void {
  if (!isEmail(email.trim())) throw new DomainError('invalid_email');
  for (const field of REQUIRED) {
    if (billing[field].trim() === '') throw new DomainError('required_field', `billing.${field}`);
    if (shipping[field].trim() === '') throw new DomainError('required_field', `shipping.${field}`);
  }
}

/** A customer's orders, newest first. */
export async function listOrders(db: ShopDatabase, customerId: number): Promise<Order[]> {
  const rows = await db.selectFrom('orders').select('number').where('customerId', '=', customerId).orderBy('id', 'desc').execute();
  const orders = await Promise.all(rows.map(({ number }) => loadOrder(db, number)));
  return orders.filter((order) => order !== null);
}

/** For the customer who placed it, or for whoever has the token of its confirmation. */
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

async function loadOrder(db: ShopDatabase, number: string): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row) return null;
  const items = await db.selectFrom('orderItems').selectAll().where('orderId', '=', row.id).orderBy('position').execute();
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
    delivery: { method: row.deliveryMethod, title: deliveryTitle(row.country, row.deliveryMethod), price: toUnits(row.deliveryPrice) },
    payment: { code: row.paymentCode, title: paymentTitle(row.country, row.paymentCode), price: toUnits(row.paymentPrice) },
    lines: items.map(({ variantId, type, title, count, price, mediaId }) => ({
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

function paymentTitle(country: CountryCode, code: string): string {
  return paymentChoices(COUNTRIES[country].code, false).find((choice) => choice.code === code)?.title ?? code;
}
