import { sql } from 'kysely';
import type { CheckoutAddress, PaymentSelection, ShopDatabase } from '../../db/schema';
import { withCartMutex, type CartOwner } from '../cartRepository';
import { viewCart } from '../cartView';
import { saveAddress, selectAddress } from '../customers';
import { DomainError } from '../domainError';
import { savedCards } from '../orderPayment';
import { findVariant, isFinancing, variantsOf } from '../financing/plans';
import { branchOf } from './branches';
import { saveChoices, type CheckoutChanges, type ChosenDelivery } from './choices';
import { DELIVERY_METHODS, PICKUP_METHODS, type DeliveryStrategy } from './deliveries';
import { canBeChosen, findPayment } from './payments';
import { WINDOW_HELD_MS } from './timeWindows';
import { viewCheckout, type Checkout } from './viewCheckout';

/** One change of the checkout at a time per cart; `work` sees it as it is. One change at a time of all carts with the same `key`. */
async function changingCheckout(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  { now = new Date(), key }: { now?: Date; key?: string },
  work: (trx: ShopDatabase, checkout: Checkout) => Promise<void>,
): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx, cart) => {
    if (key !== undefined) await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(trx);
    await work(trx, await viewCheckout(trx, await viewCart(trx, cart), now));
  });
}

/** Throws `cart_not_found`, `invalid_delivery` (no such delivery), `delivery_unavailable`, `branch_missing`, `branch_full` or `window_taken`. */
export async function selectDelivery(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  deliveryId: string,
  chosen: ChosenDelivery,
  { now = new Date(), heldMs = WINDOW_HELD_MS }: { now?: Date; heldMs?: number } = {},
): Promise<void> {
  const key = chosen.timeWindowId === null ? {} : { key: `window ${chosen.timeWindowId}` }; // the last place goes to one cart
  await changingCheckout(db, cartId, owner, { now, ...key }, async (trx, { cart, deliveries }) => {
    const delivery = deliveries.find((known) => known.deliveryId === deliveryId);
    const method = DELIVERY_METHODS.find((name) => name === chosen.method);
    if (!delivery || delivery.isDigital || !method) throw new DomainError('invalid_delivery', deliveryId);
    const offer = delivery.offers[method];
    if (!offer?.isAvailable) throw new DomainError('delivery_unavailable', method);
    const isPickup = PICKUP_METHODS.has(method);
    const branch = branchOf(cart.country, method, chosen.branchId);
    if (isPickup && !branch) throw new DomainError('branch_missing');
    if (branch?.capacity === 0) throw new DomainError('branch_full', branch.name);
    const { timeWindowId } = chosen;
    if (timeWindowId !== null && !delivery.windows[method]?.some(({ id, isAvailable }) => id === timeWindowId && isAvailable))
      throw new DomainError('window_taken');
    const windowHeldUntil = timeWindowId === null ? null : new Date(now.getTime() + heldMs);
    const values = { method, branchId: branch?.id ?? null, timeWindowId, windowHeldUntil, day: chosen.day };
    await trx
      .insertInto('cartDeliveries')
      .values({ cartId, deliveryId, ...values })
      .onConflict((conflict) => conflict.columns(['cartId', 'deliveryId']).doUpdateSet(values))
      .execute();
  });
}

/** The shopper has been shown that the window is gone: the next order does without it. */
export async function forgetLostWindows(db: ShopDatabase, { cart, deliveries }: Checkout): Promise<void> {
  const lost = deliveries.filter(({ isWindowLost }) => isWindowLost).map(({ deliveryId }) => deliveryId);
  if (lost.length === 0) return;
  await db
    .updateTable('cartDeliveries')
    .set({ timeWindowId: null, windowHeldUntil: null })
    .where('cartId', '=', cart.cartId)
    .where('deliveryId', 'in', lost)
    .execute();
}

/** Other shoppers take a window, as this cart sees it (scenarios). */
export async function takeWindow(db: ShopDatabase, cartId: string, deliveryId: string, windowId: string): Promise<void> {
  await sql`
    update cart_deliveries set taken_windows = taken_windows || to_jsonb(${windowId}::text)
    where cart_id = ${cartId} and delivery_id = ${deliveryId}`.execute(db);
}

/** Clearing a missing selection is not an error. */
export async function cleanDelivery(db: ShopDatabase, cartId: string, owner: CartOwner, deliveryId: string): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, async (trx) => {
    await trx.deleteFrom('cartDeliveries').where('cartId', '=', cartId).where('deliveryId', '=', deliveryId).execute();
  });
}

/** Throws `cart_not_found`, `invalid_payment` (no such method, or another customer's card) or `payment_unavailable` (detail: why). */
export async function selectPayment(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  selection: PaymentSelection,
  now = new Date(),
): Promise<void> {
  await changingCheckout(db, cartId, owner, { now }, async (trx, { cart, payments, payment, total }) => {
    const offer = findPayment(payments, selection.billingMethodId);
    if (!offer) throw new DomainError('invalid_payment', selection.billingMethodId);
    if (!canBeChosen(offer)) throw new DomainError('payment_unavailable', offer.description ?? '');
    if (isFinancing(offer.kind) && selection.installmentCount !== undefined) {
      const variants = variantsOf(cart.country, offer.kind, total - (payment?.offer.price ?? 0) + offer.price);
      if (!findVariant(variants, selection)) throw new DomainError('invalid_payment', selection.billingMethodId);
    }
    const { cardId = null } = selection;
    const isOwnCard = cardId === null || (await savedCards(trx, owner.customerId)).some(({ id }) => id === cardId);
    if (!isOwnCard) throw new DomainError('invalid_payment', selection.billingMethodId);
    await saveChoices(trx, cartId, { payment: selection });
  });
}

/** Writes fields that need no validation against the cart: contact, consents, notes … */
export async function changeChoices(db: ShopDatabase, cartId: string, owner: CartOwner, changes: CheckoutChanges): Promise<void> {
  await withCartMutex(db, cartId, owner, undefined, (trx) => saveChoices(trx, cartId, changes));
}

/** Consents and notes that are not given stay. */
export async function addConsents(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  { consents = {}, notes = {} }: { consents?: Record<string, boolean>; notes?: Record<string, string> },
): Promise<void> {
  await changingCheckout(db, cartId, owner, {}, (trx, before) =>
    saveChoices(trx, cartId, { consents: { ...before.consents, ...consents }, notes: { ...before.notes, ...notes } }),
  );
}

/** A signed-in customer's address is stored for the next order, too. Returns its id. */
export async function setAddress(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  kind: 'billing' | 'shipping',
  address: CheckoutAddress,
): Promise<CheckoutAddress> {
  const { id, isLocked = false, ...values } = address;
  const { customerId } = owner;
  let kept = address;
  if (customerId !== null && isLocked && id !== null) await selectAddress(db, customerId, kind, id);
  else if (customerId !== null) kept = { ...values, id: await saveAddress(db, customerId, kind, values, id ?? undefined) };
  await changeChoices(db, cartId, owner, { [kind]: kept });
  return kept;
}

/** The shown total: an order at another total needs a confirmation first. */
export async function rememberTotal(db: ShopDatabase, { cart, total, seenTotal }: Checkout): Promise<void> {
  if (total === seenTotal) return;
  // By way of the carts: this one may just have been merged into another.
  await sql`
    insert into cart_checkouts (cart_id, seen_total) select id, ${total} from carts where id = ${cart.cartId}
    on conflict (cart_id) do update set seen_total = excluded.seen_total`.execute(db);
}

/** Insures a delivery, or removes the insurance. Throws `invalid_delivery`. */
export async function insureDelivery(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  deliveryId: string,
  isInsured: boolean,
): Promise<void> {
  await changingCheckout(db, cartId, owner, {}, async (trx, { deliveries }) => {
    const delivery = deliveries.find((known) => known.deliveryId === deliveryId);
    if (!delivery || delivery.isDigital) throw new DomainError('invalid_delivery', deliveryId);
    const nothingChosen = { method: null, branchId: null, timeWindowId: null, day: null };
    await trx
      .insertInto('cartDeliveries')
      .values({ cartId, deliveryId, ...nothingChosen, isInsured })
      .onConflict((conflict) => conflict.columns(['cartId', 'deliveryId']).doUpdateSet({ isInsured }))
      .execute();
  });
}

/** The deliveries change, so their selections are dropped. */
export async function changeStrategy(db: ShopDatabase, cartId: string, owner: CartOwner, strategy: DeliveryStrategy): Promise<void> {
  await changingCheckout(db, cartId, owner, {}, async (trx, before) => {
    if (before.strategy === strategy) return;
    await saveChoices(trx, cartId, { strategy });
    await trx.deleteFrom('cartDeliveries').where('cartId', '=', cartId).execute();
  });
}
