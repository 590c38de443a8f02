import type { VipType } from '../../db/schema';
import { COUNTRIES, type CountryCode } from '../../countries/countries';
import { deliveryChoices, deliveryPromise, freeFrom, missingForFree } from '../delivery';
import { addWorkingDays } from '../holidays';
import { latestOf } from '../previewDeliveries';
import { priceIn, toHundredths, toUnits } from '../prices';
import type { CartLine, CartView, DateSpan, Partner } from '../types';

export const DELIVERY_METHODS = [
  'standardDelivery',
  'postDelivery',
  'expressDelivery',
  'pupDelivery',
  'preferredPupDelivery',
  'privilegedPupDelivery',
  'outlet',
] as const;
export type DeliveryMethodName = (typeof DELIVERY_METHODS)[number];

export const PICKUP_METHODS: ReadonlySet<DeliveryMethodName> = new Set([
  'pupDelivery',
  'preferredPupDelivery',
  'privilegedPupDelivery',
  'outlet',
]);

/** A method of one delivery; the price in hundredths. */
export interface DeliveryOffer {
  isAvailable: boolean;
  price: number;
  promise: DateSpan | null;
}

export type DeliveryOffers = Readonly<Partial<Record<DeliveryMethodName, DeliveryOffer>>>;

/** The delivery of one seller, with its own parcels, prices and dates. */
export interface SellerDelivery {
  deliveryId: string;
  /** Null: the shop itself. */
  partner: Partner | null;
  /** The sender, as shown to the shopper. */
  deliveredBy: string;
  /** Delivered by e-mail: nothing has to be selected. */
  isDigital: boolean;
  lines: CartLine[];
  /** The missing value of this seller's goods until free delivery, in hundredths; null without such an offer. */
  missingForFree: number | null;
  /** The value from which on it is free, in hundredths. */
  freeFrom: number;
  offers: DeliveryOffers;
}

/** `together`: one parcel from the shop; `split`: goods in stock are sent first. */
export const STRATEGIES = ['together', 'split'] as const;
export type DeliveryStrategy = (typeof STRATEGIES)[number];

const OWN = '1';
const OWN_LATER = '2';
const DIGITAL = 'digital';
const partnerDeliveryId = (partner: Partner): string => `partner-${partner.id}`;

export function sellerDeliveries(
  { country, lines, discounts }: Pick<CartView, 'country' | 'lines' | 'discounts'>,
  strategy: DeliveryStrategy,
  vipType: VipType,
  now: Date,
): SellerDelivery[] {
  const goods = lines.filter(({ type }) => type !== 'esd');
  const own = goods.filter(({ partner }) => partner === null);
  const isFree = discounts.some(({ kind, missing }) => kind === 'delivery' && missing === null);
  const ownGoods = isFree ? Number.POSITIVE_INFINITY : sumOf(own);
  const parcels = strategy === 'split' && canSplit(own) ? splitByStock(own) : [own];
  const partners = new Map(goods.flatMap(({ partner }) => (partner ? [[partner.id, partner]] : [])));
  return [
    ...parcels
      .filter((parcel) => parcel.length > 0)
      .map((parcel, index): SellerDelivery => ({
        deliveryId: index === 0 ? OWN : OWN_LATER,
        partner: null,
        deliveredBy: COUNTRIES[country].shopName,
        isDigital: false,
        lines: parcel,
        missingForFree: missingForFree({ country, goods: ownGoods, vipType }),
        freeFrom: freeFrom(country),
        offers: ownOffers(country, parcel, ownGoods, vipType, now),
      })),
    ...[...partners.values()]
      .sort((a, b) => a.id - b.id)
      .map((partner) =>
        partnerDelivery(
          country,
          partner,
          goods.filter((line) => line.partner?.id === partner.id),
          now,
        ),
      ),
    ...digitalDelivery(
      country,
      lines.filter(({ type }) => type === 'esd'),
    ),
  ];
}

const sumOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { total }) => sum + toHundredths(total), 0);
const isInStock = ({ availabilityKey }: CartLine): boolean => availabilityKey === 'stock';

/** Whether some of the shop's own goods could be sent before the others. */
export function canSplit(lines: readonly CartLine[]): boolean {
  const own = lines.filter(({ type, partner }) => type !== 'esd' && partner === null);
  return own.some(isInStock) && !own.every(isInStock);
}

const splitByStock = (own: readonly CartLine[]): CartLine[][] => [own.filter(isInStock), own.filter((line) => !isInStock(line))];

/** The post takes a day longer; express arrives on the first of the days. */
function promiseBy(country: CountryCode, method: DeliveryMethodName, promise: DateSpan | null): DateSpan | null {
  if (promise && method === 'expressDelivery') return { from: promise.from, to: promise.from };
  if (promise && method === 'postDelivery')
    return { from: addWorkingDays(country, promise.from, 1), to: addWorkingDays(country, promise.to, 1) };
  return promise;
}

/** Hundredths of EUR. */
const PICKUP_PRICES = { preferredPupDelivery: 99, privilegedPupDelivery: 0, outlet: 0 } as const;

function ownOffers(country: CountryCode, lines: readonly CartLine[], ownGoods: number, vipType: VipType, now: Date): DeliveryOffers {
  const { currency } = COUNTRIES[country];
  const promise = promiseFor(country, lines, now);
  const allInStock = lines.every(isInStock);
  const isVip = vipType !== 'regular';
  const isOffered: Partial<Record<DeliveryMethodName, boolean>> = {
    expressDelivery: allInStock,
    privilegedPupDelivery: isVip,
    outlet: allInStock,
  };
  const plain = deliveryChoices({ country, promise, goods: ownGoods, vipType });
  const isFree = plain.some(({ method, price }) => method === 'pupDelivery' && price === 0);
  return Object.fromEntries(
    DELIVERY_METHODS.map((method) => {
      const known = plain.find((choice) => choice.method === method);
      const price = known ? toHundredths(known.price) : isFree ? 0 : priceOf(currency, method);
      return [method, { isAvailable: isOffered[method] ?? true, price, promise: promiseBy(country, method, promise) }];
    }),
  );
}

function priceOf(currency: (typeof COUNTRIES)[CountryCode]['currency'], method: DeliveryMethodName): number {
  const eur = Object.entries(PICKUP_PRICES).find(([name]) => name === method)?.[1] ?? 0;
  return eur === 0 ? 0 : priceIn(currency, eur);
}

const PARTNER_PRICES = { standardDelivery: 499, postDelivery: 399 } as const;
const PARTNER_FREE_FROM_EUR = 6000;

/** Partners deliver to an address only, with their own rules and prices. */
function partnerDelivery(country: CountryCode, partner: Partner, lines: CartLine[], now: Date): SellerDelivery {
  const { currency } = COUNTRIES[country];
  const freeFromHere = priceIn(currency, PARTNER_FREE_FROM_EUR);
  const missing = Math.max(0, freeFromHere - sumOf(lines));
  const promise = promiseFor(country, lines, now);
  const offers = Object.entries(PARTNER_PRICES).map(([method, eur]) => [
    method,
    { isAvailable: true, price: missing === 0 ? 0 : priceIn(currency, eur), promise },
  ]);
  return {
    deliveryId: partnerDeliveryId(partner),
    partner,
    deliveredBy: partner.title,
    isDigital: false,
    lines,
    missingForFree: missing,
    freeFrom: freeFromHere,
    offers: Object.fromEntries(offers),
  };
}

function digitalDelivery(country: CountryCode, lines: CartLine[]): SellerDelivery[] {
  if (lines.length === 0) return [];
  const { shopName } = COUNTRIES[country];
  return [
    { deliveryId: DIGITAL, partner: null, deliveredBy: shopName, isDigital: true, lines, missingForFree: null, freeFrom: 0, offers: {} },
  ];
}

function promiseFor(country: CountryCode, lines: readonly CartLine[], now: Date): DateSpan | null {
  return latestOf(lines.flatMap(({ availabilityKey, partner }) => deliveryPromise({ country, availabilityKey, partner, now }) ?? []));
}

const INSURANCE_EUR = 199;

/** The price of insuring one delivery, in hundredths. */
export const insurancePrice = (country: CountryCode): number => priceIn(COUNTRIES[country].currency, INSURANCE_EUR);

/** Of partners, in units; null without such an offer. */
export const partnersMissing = ({ partner, missingForFree: missing }: SellerDelivery): number | null =>
  partner && missing && toUnits(missing);

/** What each seller's goods lack for free delivery, in units. */
export function freeDelivery(deliveries: readonly SellerDelivery[]): { partnerId: string | null; from: number; remains: number }[] {
  const goods = deliveries.filter(({ isDigital }) => !isDigital);
  const bySeller = new Map(goods.map((delivery) => [delivery.partner ? String(delivery.partner.id) : null, delivery]));
  return [...bySeller].flatMap(([partnerId, { freeFrom: from, missingForFree: missing }]) =>
    missing === null ? [] : [{ partnerId, from: toUnits(from), remains: toUnits(missing) }],
  );
}

/** The lowest price of what is still to be chosen, in units; null where it is nothing, or cannot be delivered. Collecting does not count. */
export function deliveryFrom(deliveries: readonly (SellerDelivery & { selection: unknown })[]): number | null {
  const open = deliveries.filter(({ isDigital, selection }) => !isDigital && selection === null);
  const lowest = open.map(({ offers: { outlet: _outlet, ...offers } }) =>
    Math.min(...Object.values(offers).flatMap(({ isAvailable, price }) => (isAvailable ? [price] : []))),
  );
  const sum = lowest.reduce((total, price) => total + price, 0);
  return open.length > 0 && Number.isFinite(sum) ? toUnits(sum) : null;
}
