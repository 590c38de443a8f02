import type { CheckoutAddress, FinancingApplication, PaymentSelection, ShopDatabase, VipType } from '../../db/schema';
import { vipTypeOf } from '../customers';
import { toHundredths, withoutVat } from '../prices';
import type { CartView } from '../types';
import type { CountryCode } from '../../countries/countries';
import { branchOf, priceAt, type Branch } from './branches';
import { loadChoices, type StoredChoice } from './choices';
import {
  insurancePrice,
  PICKUP_METHODS,
  sellerDeliveries,
  type DeliveryMethodName,
  type DeliveryOffer,
  type DeliveryStrategy,
  type SellerDelivery,
} from './deliveries';
import { canBeChosen, findPayment, paymentOffers, type PaymentOffer } from './payments';
import { takenWindows, timeWindows, type TimeWindow, type TimeWindows } from './timeWindows';

/** The selection of a delivery, if still available. */
export interface DeliverySelection {
  method: DeliveryMethodName;
  offer: DeliveryOffer;
  /** Of pickup methods. */
  branch: Branch | null;
  /** Hundredths; of a pickup, at this branch. */
  price: number;
  timeWindow: TimeWindow | null;
  /** The window is held for this cart until then. */
  windowHeldUntil: Date | null;
  day: string | null;
}

export interface CheckoutDelivery extends SellerDelivery {
  windows: TimeWindows;
  selection: DeliverySelection | null;
  /** A selection is no longer available. */
  isRemoved: boolean;
  /** The selected window was taken, or is held no longer. */
  isWindowLost: boolean;
  isInsured: boolean;
  /** The price of the selection, in hundredths; 0 without one. */
  price: number;
  insurance: number;
}

/** A cart in the checkout: options, selections and prices. */
export interface Checkout {
  cart: CartView;
  email: string;
  billing: CheckoutAddress | null;
  shipping: CheckoutAddress | null;
  vipType: VipType;
  strategy: DeliveryStrategy;
  deliveries: CheckoutDelivery[];
  payments: PaymentOffer[];
  payment: { offer: PaymentOffer; selection: PaymentSelection } | null;
  application: FinancingApplication | null;
  consents: Record<string, boolean>;
  notes: Record<string, string>;
  campaignId: string | null;
  seenTotal: number | null;
  /** Hundredths: goods after discounts, deliveries and payment. */
  total: number;
  totalNoVat: number;
}

/** An unavailable selection (sold out, another seller's rules …) counts as none. */
export async function viewCheckout(db: ShopDatabase, cart: CartView, now = new Date()): Promise<Checkout> {
  const choices = await loadChoices(db, cart);
  const vipType = await vipTypeOf(db, cart.customerId);
  const taken = await takenWindows(db, cart, now);
  const deliveries = sellerDeliveries(cart, choices.strategy, vipType, now).map((delivery): CheckoutDelivery => {
    const chosen = choices.deliveries.get(delivery.deliveryId);
    const windows = timeWindows(cart.country, delivery, { taken, full: chosen?.takenWindows ?? [] }, now);
    const selection = selectionOf(cart.country, { ...delivery, windows }, chosen, now);
    const isWindowLost = selection?.timeWindow === null && typeof chosen?.timeWindowId === 'string';
    const isRemoved = chosen !== undefined && selection === null;
    const isInsured = selection !== null && choices.insured.has(delivery.deliveryId);
    const insurance = isInsured ? insurancePrice(cart.country) : 0;
    return { ...delivery, windows, selection, isRemoved, isWindowLost, isInsured, insurance, price: (selection?.price ?? 0) + insurance };
  });
  const amount = toHundredths(cart.totals.payable) + deliveries.reduce((sum, { price }) => sum + price, 0);
  const payments = paymentOffers({ cart, deliveries, billing: choices.billing, amount });
  const chosen = choices.payment && findPayment(payments, choices.payment.billingMethodId);
  const payment = chosen && choices.payment && canBeChosen(chosen) ? { offer: chosen, selection: choices.payment } : null;
  const total = amount + (payment?.offer.price ?? 0);
  const { email, billing, shipping, strategy, consents, notes, campaignId, seenTotal } = choices;
  return {
    ...{ cart, email, billing, shipping, vipType, strategy, consents, notes, campaignId, seenTotal },
    ...{ deliveries, payments, payment, application: choices.application, total, totalNoVat: withoutVat(total, cart.country) },
  };
}

function selectionOf(
  country: CountryCode,
  { offers, windows }: SellerDelivery & { windows: TimeWindows },
  chosen: StoredChoice | undefined,
  now: Date,
): DeliverySelection | null {
  const method = Object.keys(offers).find((name): name is DeliveryMethodName => name === chosen?.method);
  const offer = method && offers[method];
  if (!chosen || !method || !offer?.isAvailable) return null;
  const branch = branchOf(country, method, chosen.branchId);
  if (PICKUP_METHODS.has(method) && (!branch || branch.capacity === 0)) return null;
  const { windowHeldUntil, day } = chosen;
  const isHeld = windowHeldUntil !== null && windowHeldUntil > now;
  const timeWindow = (isHeld && windows[method]?.find(({ id, remaining }) => id === chosen.timeWindowId && remaining > 0)) || null;
  const price = (branch ? priceAt(country, offer, branch) : offer.price) + (timeWindow?.surcharge ?? 0);
  return { method, offer, branch, price, timeWindow, windowHeldUntil: timeWindow && windowHeldUntil, day };
}
