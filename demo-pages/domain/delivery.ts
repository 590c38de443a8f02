import type { AvailabilityKey, VipType } from '../db/schema';
import { COUNTRIES, type CountryCode } from '../countries/countries';
import { addWorkingDays, isWorkingDay } from './holidays';
import { priceIn, toUnits } from './prices';
import { DELIVERY_TITLES } from './deliveryTexts';
import type { DateSpan, DeliveryChoice, Partner } from './types';

/** Orders before this hour (local time, one zone for all six countries) are sent on the same working day. */
const CUT_OFF_HOUR = 14;
/** Creating one costs more than the rest of a cart line. */
const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Ljubljana',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Working days until goods leave the warehouse, usual and latest, for orders before the cut-off. */
const DISPATCH_DAYS: Readonly<Partial<Record<AvailabilityKey, readonly [number, number]>>> = {
  stock: [0, 0],
  central_stock: [1, 1],
  mall_stock: [1, 2],
  supplier: [3, 5],
  on_demand: [5, 8],
  partner_stock: [0, 0],
  // §9: on-demand goods of the marketplace take up to 7 days
  marketplace_on_demand: [4, 7],
};
const TRANSPORT_DAYS = 1;

export interface PromiseInput {
  country: CountryCode;
  availabilityKey: AvailabilityKey;
  partner: Pick<Partner, 'dispatchDays'> | null;
  now: Date;
}

/** The earliest delivery date; null for goods that cannot be ordered or are delivered by e-mail. */
export function deliveryPromise({ country, availabilityKey, partner, now }: PromiseInput): DateSpan | null {
  const dispatch = DISPATCH_DAYS[availabilityKey];
  if (!dispatch) return null;
  const start = startOfWork(country, now);
  const extra = partner ? partner.dispatchDays : 0;
  const arrival = (days: number): string => addWorkingDays(country, start, days + extra + TRANSPORT_DAYS);
  return { from: arrival(dispatch[0]), to: arrival(dispatch[1]) };
}

/** The working day on which an order of this moment is picked: today before the cut-off, else the next one. */
function startOfWork(country: CountryCode, now: Date): string {
  const time = localMinute(now);
  const today = time.slice(0, 10);
  const inTime = Number(time.slice(11, 13)) < CUT_OFF_HOUR && isWorkingDay(country, today);
  return inTime ? today : addWorkingDays(country, today, 1);
}

/** The shops' local time, "2026-01-31T09:05". */
export function localMinute(now: Date): string {
  const parts = CLOCK.formatToParts(now);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Hundredths of EUR. */
const DELIVERY_PRICES = { standardDelivery: 399, postDelivery: 299, pupDelivery: 199, expressDelivery: 799 } as const;
const FREE_FROM_EUR = 5000;

/** The value of goods from which on delivery is free, in hundredths. */
export const freeFrom = (country: CountryCode): number => priceIn(COUNTRIES[country].currency, FREE_FROM_EUR);

/** What is missing until then; 0 for VIP customers (A059). */
export const missingForFree = ({ country, goods, vipType }: Omit<DeliveryInput, 'promise'>): number =>
  vipType === 'regular' ? Math.max(0, freeFrom(country) - goods) : 0;

export interface DeliveryInput {
  country: CountryCode;
  /** The latest delivery date of the goods, or null when nothing is shipped. */
  promise: DateSpan | null;
  /** Goods in hundredths of the country's currency. */
  goods: number;
  vipType: VipType;
}

/** The methods of the plain order form; VIP customers and larger orders only pay for express (A059). */
export function deliveryChoices({ country, promise, goods, vipType }: DeliveryInput): DeliveryChoice[] {
  const { currency } = COUNTRIES[country];
  const isFree = missingForFree({ country, goods, vipType }) === 0;
  return (['standardDelivery', 'postDelivery', 'pupDelivery', 'expressDelivery'] as const).map((method) => ({
    method,
    title: DELIVERY_TITLES[country][method],
    price: isFree && method !== 'expressDelivery' ? 0 : toUnits(priceIn(currency, DELIVERY_PRICES[method])),
    promise,
  }));
}
