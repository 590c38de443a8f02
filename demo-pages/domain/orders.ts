import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CheckoutAddress, OrderAddress, PaymentSelection, ShopDatabase, StoredDelivery, VipType } from '../db/schema';
import { openCart, type CartOwner } from './cartRepository';
import { spendCodes } from './cartCodes';
import { viewCart } from './cartView';
import { branchesAround, branchesFor, pointOf, type Branch } from './checkout/branches';
import { canBeChosen, isPaidAtProvider, paymentOffers, type PaymentOffer } from './checkout/payments';
import type { PaymentKind } from './checkout/paymentTexts';
import { sellerDeliveries, type DeliveryMethodName, type SellerDelivery } from './checkout/deliveries';
import { orderProblems } from './checkout/problems';
import { viewCheckout, type Checkout } from './checkout/viewCheckout';
import type { CountryCode } from '../countries/countries';
import { DELIVERY_TITLES } from './deliveryTexts';
import { DomainError } from './domainError';
import { updateConsents, vipTypeOf } from './customers';
import { isEmail } from './email';
import { latestOf } from './previewDeliveries';
import { toHundredths, toUnits, withoutVat } from './prices';
import { loadOrder } from './readOrders';
import type { CartLine, CartView, DeliveryChoice, Order, PaymentChoice } from './types';

export { getOrder, getOrderById, getOrderOfAttempt, getOrderOfCart, listOrders, listOrdersOf } from './readOrders';

interface Attempt {
  cartId: string;
  owner: CartOwner;
  /** One per attempt: repeating an attempt returns its order. */
  idempotencyKey: string;
  /** Runs after all writes; an exception rolls them back. */
  beforeCommit?: () => Promise<void>;
  now?: Date;
}

/** An order by the plain form: one method for everything shipped. */
export interface PlaceOrderInput extends Attempt {
  email: string;
  billing: OrderAddress;
  shipping: OrderAddress;
  deliveryMethod: string;
  paymentCode: string;
}

/** An order of the checkout's input and selections. */
export interface CheckoutOrderInput extends Attempt {
  /** The total shown to the shopper, in hundredths; without it the last one sent. */
  expectedTotal?: number | undefined;
}

/** The common part of both kinds of orders; amounts in hundredths. */
interface Agreement {
  email: string;
  billing: OrderAddress;
  shipping: OrderAddress;
  deliveries: StoredDelivery[];
  payment: { code: string; kind: PaymentKind; price: number; details: Partial<PaymentSelection> };
  consents: Record<string, boolean>;
  notes: Record<string, string>;
}

/** The options of a cart, with prices. */
export interface OrderChoices {
  deliveries: DeliveryChoice[];
  payments: PaymentChoice[];
}

const FORM_METHODS = ['standardDelivery', 'postDelivery', 'pupDelivery', 'expressDelivery'] as const;
const FORM_PAYMENTS: ReadonlySet<PaymentOffer['kind']> = new Set(['payuCard', 'transfer', 'cash']);

/** The plain form's options: one method for everything; a seller without it delivers to the address. */
export function orderChoices(cart: CartView, vipType: VipType, now = new Date()): OrderChoices {
  const deliveries = formDeliveries(cart, vipType, now);
  const amount = toHundredths(cart.totals.payable);
  return {
    deliveries: FORM_METHODS.map((method) => {
      const offers = deliveries.flatMap((delivery) => formOffer(delivery, method)?.offer ?? []);
      return {
        method,
        title: DELIVERY_TITLES[cart.country][method],
        price: toUnits(offers.reduce((sum, { price }) => sum + price, 0)),
        promise: latestOf(offers.flatMap(({ promise }) => promise ?? [])),
      };
    }),
    payments: formPayments(cart, deliveries, amount).map(({ code, title, price }) => ({ code, title, price: toUnits(price) })),
  };
}

const formDeliveries = (cart: CartView, vipType: VipType, now: Date): SellerDelivery[] => sellerDeliveries(cart, 'together', vipType, now);

const formPayments = (cart: CartView, deliveries: readonly SellerDelivery[], amount: number): PaymentOffer[] =>
  paymentOffers({ cart, deliveries, billing: null, amount }).filter((offer) => FORM_PAYMENTS.has(offer.kind) && canBeChosen(offer));

function formOffer({ offers }: SellerDelivery, wanted: DeliveryMethodName) {
  const method = offers[wanted]?.isAvailable ? wanted : 'standardDelivery';
  const offer = offers[method];
  return offer ? { method, offer } : null;
}

/**
 * Turns the cart into an order: checks, reduces the stock, stores what was agreed, all or nothing. Throws
 * `cart_not_found`, `cart_empty`, `not_enough_stock` (detail: the article), `required_field` (detail: the field),
 * `invalid_email`, `invalid_delivery` or `invalid_payment`.
 */
export async function placeOrder(db: ShopDatabase, input: PlaceOrderInput): Promise<Order> {
  checkContact(input);
  const { order, attempt } = await ordering(db, input, async (trx, cart, now) => agreementOfForm(trx, cart, input, now));
  if (attempt === 'other') throw new DomainError('cart_not_found');
  return order;
}

/**
 * The same for the selections of the checkout. A cart becomes one order only: another attempt returns the existing
 * order. Also throws `address_missing`, `delivery_missing` (detail: the seller), `payment_missing`, `price_changed`.
 */
export function placeCheckoutOrder(
  db: ShopDatabase,
  input: CheckoutOrderInput,
): Promise<{ order: Order; attempt: 'first' | 'repeated' | 'other' }> {
  return ordering(db, input, async (trx, cart, now) => agreementOfCheckout(await viewCheckout(trx, cart, now), input));
}

async function ordering(
  db: ShopDatabase,
  input: Attempt,
  agree: (trx: ShopDatabase, cart: CartView, now: Date) => Promise<Agreement>,
): Promise<{ order: Order; attempt: 'first' | 'repeated' | 'other' }> {
  const { number, attempt } = await db.transaction().execute(async (trx) => {
    // The lock first: of two attempts the second waits here and then finds the order of the first.
    await trx.selectFrom('carts').select('id').where('id', '=', input.cartId).forUpdate().execute();
    const made = await trx.selectFrom('orders').select(['number', 'idempotencyKey']).where('cartId', '=', input.cartId).executeTakeFirst();
    if (made)
      return { number: made.number, attempt: made.idempotencyKey === input.idempotencyKey ? ('repeated' as const) : ('other' as const) };
    const first = { number: await makeOrder(trx, input, agree), attempt: 'first' as const };
    await input.beforeCommit?.();
    return first;
  });
  const order = await loadOrder(db, number);
  if (!order) throw new Error(`Order ${number} vanished after it was placed`);
  return { order, attempt };
}

async function agreementOfForm(trx: ShopDatabase, cart: CartView, input: PlaceOrderInput, now: Date): Promise<Agreement> {
  const vipType = await vipTypeOf(trx, cart.customerId);
  const method = FORM_METHODS.find((name) => name === input.deliveryMethod);
  if (!method) throw new DomainError('invalid_delivery', input.deliveryMethod);
  const sellers = formDeliveries(cart, vipType, now);
  const deliveries = sellers.map((delivery): StoredDelivery => {
    const chosen = formOffer(delivery, method);
    return {
      ...sellerOf(delivery),
      method: chosen?.method ?? null,
      price: chosen?.offer.price ?? 0,
      insurance: 0,
      branch: chosen?.method === 'pupDelivery' ? nearestLocker(cart.country, input.shipping) : null,
      timeWindow: null,
      promise: chosen?.offer.promise ?? null,
    };
  });
  const payment = formPayments(cart, sellers, toHundredths(cart.totals.payable)).find(({ code }) => code === input.paymentCode);
  if (!payment) throw new DomainError('invalid_payment', input.paymentCode);
  const { email, billing, shipping } = input;
  return { email, billing, shipping, deliveries, payment: { ...payment, details: {} }, consents: {}, notes: {} };
}

const storedBranch = ({ id, name, street, zip, city }: Branch): StoredDelivery['branch'] => ({ id, name, street, zip, city });

/** The plain form has no list of branches: the parcel goes to the nearest locker with space. */
function nearestLocker(country: CountryCode, shipping: OrderAddress): StoredDelivery['branch'] {
  const point = pointOf(country, shipping);
  const lockers = branchesFor(country, 'preferredPupDelivery').filter(({ capacity }) => capacity > 0);
  const [nearest = null] = point ? branchesAround(lockers, point, Number.POSITIVE_INFINITY) : lockers;
  return nearest && storedBranch(nearest);
}

const sellerOf = (delivery: SellerDelivery) => ({
  deliveryId: delivery.deliveryId,
  deliveredBy: delivery.deliveredBy,
  partnerId: delivery.partner?.id ?? null,
});

function agreementOfCheckout(checkout: Checkout, { expectedTotal }: CheckoutOrderInput): Agreement {
  const { email, billing, shipping, payment, total, consents, notes } = checkout;
  const [problem = null] = orderProblems(checkout);
  if (problem || !billing || !shipping || !payment) throw problem ?? new DomainError('address_missing');
  checkContact({ email, billing, shipping });
  const deliveries = checkout.deliveries.map((delivery): StoredDelivery => {
    const { selection, insurance, isDigital } = delivery;
    const seller = sellerOf(delivery);
    if (isDigital || !selection) return { ...seller, method: null, price: 0, insurance, branch: null, timeWindow: null, promise: null };
    const { method, offer, branch, price, timeWindow } = selection;
    return {
      ...seller,
      method,
      price,
      insurance,
      branch: branch && storedBranch(branch),
      timeWindow: timeWindow && { from: timeWindow.from, to: timeWindow.to },
      promise: offer.promise,
    };
  });
  const expected = expectedTotal ?? checkout.seenTotal ?? total;
  if (expected !== total) throw new DomainError('price_changed', String(toUnits(total)));
  return {
    ...{ email, billing: plainAddress(billing), shipping: plainAddress(shipping), deliveries, consents, notes },
    payment: { code: payment.offer.code, kind: payment.offer.kind, price: payment.offer.price, details: payment.selection },
  };
}

function plainAddress({ id: _id, isLocked: _isLocked, ...address }: CheckoutAddress): OrderAddress {
  return address;
}

async function makeOrder(
  trx: ShopDatabase,
  { cartId, owner, idempotencyKey, now = new Date() }: Attempt,
  agree: (trx: ShopDatabase, cart: CartView, now: Date) => Promise<Agreement>,
): Promise<string> {
  const cart = await openCart(trx, cartId, owner);
  if (!cart) throw new DomainError('cart_not_found');
  const view = await viewCart(trx, cart);
  if (view.lines.length === 0) throw new DomainError('cart_empty');
  const used = await trx.selectFrom('orders').select('id').where('idempotencyKey', '=', idempotencyKey).executeTakeFirst();
  if (used) throw new DomainError('attempt_used');
  await takeFromStock(trx, view.lines);
  await spendCodes(
    trx,
    view.discounts.map(({ code }) => code),
  );

  const { email, billing, shipping, deliveries, payment, consents, notes } = await agree(trx, view, now);
  const deliveryPrice = deliveries.reduce((sum, { price, insurance }) => sum + price + insurance, 0);
  const total = toHundredths(view.totals.payable) + deliveryPrice + payment.price;
  const number = await nextNumber(trx, now);
  const { id } = await trx
    .insertInto('orders')
    .values({
      number,
      token: randomBytes(18).toString('base64url'),
      idempotencyKey,
      cartId,
      customerId: owner.customerId,
      country: cart.country,
      currency: view.currency,
      status: 'new',
      email: email.trim(),
      billing: JSON.stringify(billing),
      shipping: JSON.stringify(shipping),
      deliveryMethod: deliveries.find(({ method }) => method !== null)?.method ?? '',
      deliveryPrice,
      deliveries: JSON.stringify(deliveries),
      paymentCode: payment.code,
      paymentPrice: payment.price,
      paymentState: isPaidAtProvider(payment.kind) ? 'pending' : 'none',
      payment: JSON.stringify(payment.details),
      consents: JSON.stringify(consents),
      notes: JSON.stringify(notes),
      discount: toHundredths(view.totals.goods) - toHundredths(view.totals.payable),
      invoiceNote: view.invoiceNote,
      total,
      totalNoVat: withoutVat(total, cart.country),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepItems(trx, id, view);
  if (owner.customerId !== null) await agreeTo(trx, owner.customerId, consents);
  await trx.updateTable('carts').set({ status: 'ordered', updatedAt: now }).where('id', '=', cartId).execute();
  return number;
}

/** A consent given with the order is stored with the customer; one not given changes nothing. */
async function agreeTo(
  trx: ShopDatabase,
  customerId: number,
  { newsletter = false, product_reviews: reviews = false }: Record<string, boolean>,
): Promise<void> {
  if (!newsletter && !reviews) return;
  await updateConsents(trx, customerId, { ...(newsletter ? { emailNl: true } : {}), ...(reviews ? { product_reviews: true } : {}) });
}

/** In order of their ids, so that two orders of the same goods never deadlock. */
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
        productId: line.productId,
        partnerId: line.partner?.id ?? null,
      },
      ...servicesOf(line),
    ]),
    ...gifts.map((gift) => ({
      variantId: gift.variantId,
      type: gift.kind,
      title: gift.title,
      count: 1,
      price: 0,
      mediaId: gift.mediaId,
      productId: gift.id,
      partnerId: null,
    })),
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
      productId: null,
      partnerId: null,
    }));
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'zip'] as const satisfies readonly (keyof OrderAddress)[];

function checkContact({ email, billing, shipping }: Pick<PlaceOrderInput, 'email' | 'billing' | 'shipping'>): void {
  if (!isEmail(email.trim())) throw new DomainError('invalid_email');
  for (const field of REQUIRED) {
    if (billing[field].trim() === '') throw new DomainError('required_field', `billing.${field}`);
    if (shipping[field].trim() === '') throw new DomainError('required_field', `shipping.${field}`);
  }
}
