import type { CheckoutAddress, PaymentSelection, ShopDatabase, VipType } from '../../db/schema';
import { vipTypeOf } from '../customers';
import { toHundredths, withoutVat } from '../prices';
import type { CartView } from '../types';
import type { CountryCode } from '../../countries/countries';
import { branchOf, priceAt, type Branch } from './branches';
import { loadChoices, type ChosenDelivery } from './choices';
import {
  insurancePrice,
  PICKUP_METHODS,
  sellerDeliveries,
  timeWindows,
  type DeliveryMethodName,
  type DeliveryOffer,
  type DeliveryStrategy,
  type SellerDelivery,
  type TimeWindow,
} from './deliveries';
import { canBeChosen, findPayment, paymentOffers, type PaymentOffer } from './payments';

/** The selection of a delivery, if still available. */
export interface DeliverySelection {
  method: DeliveryMethodName;
  offer: DeliveryOffer;
  /** Of pickup methods. */
  branch: Branch | null;
  /** Hundredths; of a pickup, at this branch. */
  price: number;
  timeWindow: TimeWindow | null;
  day: string | null;
}

export interface CheckoutDelivery extends SellerDelivery {
  selection: DeliverySelection | null;
  /** A selection is no longer available. */
  isRemoved: boolean;
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
  const deliveries = sellerDeliveries(cart, choices.strategy, vipType, now).map((delivery): CheckoutDelivery => {
    const chosen = choices.deliveries.get(delivery.deliveryId);
    const selection = selectionOf(cart.country, delivery, chosen);
    const isRemoved = chosen !== undefined && selection === null;
    const isInsured = selection !== null && choices.insured.has(delivery.deliveryId);
    const insurance = isInsured ? insurancePrice(cart.country) : 0;
    return { ...delivery, selection, isRemoved, isInsured, insurance, price: (selection?.price ?? 0) + insurance };
  });
  const amount = toHundredths(cart.totals.payable) + deliveries.reduce((sum, { price }) => sum + price, 0);
  const payments = paymentOffers({ cart, deliveries, billing: choices.billing, amount });
  const chosen = choices.payment && findPayment(payments, choices.payment.billingMethodId);
  const payment = chosen && choices.payment && canBeChosen(chosen) ? { offer: chosen, selection: choices.payment } : null;
  const total = amount + (payment?.offer.price ?? 0);
  const { email, billing, shipping, strategy, consents, notes, campaignId, seenTotal } = choices;
  return {
    ...{ cart, email, billing, shipping, vipType, strategy, consents, notes, campaignId, seenTotal },
    ...{ deliveries, payments, payment, total, totalNoVat: withoutVat(total, cart.country) },
  };
}

function selectionOf(country: CountryCode, { offers }: SellerDelivery, chosen: ChosenDelivery | undefined): DeliverySelection | null {
  const method = Object.keys(offers).find((name): name is DeliveryMethodName => name === chosen?.method);
  const offer = method && offers[method];
  if (!chosen || !method || !offer?.isAvailable) return null;
  const branch = branchOf(country, method, chosen.branchId);
  if (PICKUP_METHODS.has(method) && (!branch || branch.capacity === 0)) return null;
  const timeWindow = timeWindows(offer).find(({ id, isAvailable }) => id === chosen.timeWindowId && isAvailable) ?? null;
  return { method, offer, branch, price: branch ? priceAt(country, offer, branch) : offer.price, timeWindow, day: chosen.day };
}
