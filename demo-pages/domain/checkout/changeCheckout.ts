import { sql } from 'kysely';
import type { CheckoutAddress, PaymentSelection, ShopDatabase } from '../../db/schema';
import { withCartLock, type CartOwner } from '../cartRepository';
import { viewCart } from '../cartView';
import { saveAddress, selectAddress } from '../customers';
import { DomainError } from '../domainError';
import { savedCards } from '../orderPayment';
import { branchOf } from './branches';
import { saveChoices, type CheckoutChanges, type ChosenDelivery } from './choices';
import { DELIVERY_METHODS, PICKUP_METHODS, timeWindows, type DeliveryStrategy } from './deliveries';
import { canBeChosen, findPayment } from './payments';
import { viewCheckout, type Checkout } from './viewCheckout';

/** One change of the checkout at a time per cart; `work` sees it as it is. */
async function changingCheckout(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  now: Date,
  work: (trx: ShopDatabase, checkout: Checkout) => Promise<void>,
): Promise<void> {
  await withCartLock(db, cartId, owner, undefined, async (trx, cart) => work(trx, await viewCheckout(trx, await viewCart(trx, cart), now)));
}

/** Throws `cart_not_found`, `invalid_delivery` (no such delivery), `delivery_unavailable`, `branch_missing`, `branch_full` or `window_taken`. */
export async function selectDelivery(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  deliveryId: string,
  chosen: ChosenDelivery,
  now = new Date(),
): Promise<void> {
  await changingCheckout(db, cartId, owner, now, async (trx, { cart, deliveries }) => {
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
    if (timeWindowId !== null && !timeWindows(offer).some(({ id, isAvailable }) => id === timeWindowId && isAvailable))
      throw new DomainError('window_taken');
    const values = { method, branchId: branch?.id ?? null, timeWindowId, day: chosen.day };
    await trx
      .insertInto('cartDeliveries')
      .values({ cartId, deliveryId, ...values })
      .onConflict((conflict) => conflict.columns(['cartId', 'deliveryId']).doUpdateSet(values))
      .execute();
  });
}

/** Clearing a missing selection is not an error. */
export async function cleanDelivery(db: ShopDatabase, cartId: string, owner: CartOwner, deliveryId: string): Promise<void> {
  await withCartLock(db, cartId, owner, undefined, async (trx) => {
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
  await changingCheckout(db, cartId, owner, now, async (trx, { payments }) => {
    const offer = findPayment(payments, selection.billingMethodId);
    if (!offer) throw new DomainError('invalid_payment', selection.billingMethodId);
    if (!canBeChosen(offer)) throw new DomainError('payment_unavailable', offer.description ?? '');
    const { cardId = null } = selection;
    const isOwnCard = cardId === null || (await savedCards(trx, owner.customerId)).some(({ id }) => id === cardId);
    if (!isOwnCard) throw new DomainError('invalid_payment', selection.billingMethodId);
    await saveChoices(trx, cartId, { payment: selection });
  });
}

/** Writes fields that need no validation against the cart: contact, consents, notes … */
export async function changeChoices(db: ShopDatabase, cartId: string, owner: CartOwner, changes: CheckoutChanges): Promise<void> {
  await withCartLock(db, cartId, owner, undefined, (trx) => saveChoices(trx, cartId, changes));
}

/** Consents and notes that are not given stay. */
export async function addConsents(
  db: ShopDatabase,
  cartId: string,
  owner: CartOwner,
  { consents = {}, notes = {} }: { consents?: Record<string, boolean>; notes?: Record<string, string> },
): Promise<void> {
  await changingCheckout(db, cartId, owner, new Date(), (trx, before) =>
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
  await changingCheckout(db, cartId, owner, new Date(), async (trx, { deliveries }) => {
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
  await changingCheckout(db, cartId, owner, new Date(), async (trx, before) => {
    if (before.strategy === strategy) return;
    await saveChoices(trx, cartId, { strategy });
    await trx.deleteFrom('cartDeliveries').where('cartId', '=', cartId).execute();
  });
}
