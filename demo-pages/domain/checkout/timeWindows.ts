import type { ShopDatabase } from '../../db/schema';
import { COUNTRIES, type CountryCode } from '../../countries/countries';
import { localMinute } from '../delivery';
import { addWorkingDays } from '../holidays';
import { priceIn } from '../prices';
import type { DeliveryMethodName, SellerDelivery } from './deliveries';

export interface TimeWindow {
  id: string;
  from: string;
  to: string;
  /** Hundredths, added to the price of the method. */
  surcharge: number;
  /** Places left, this cart's own among them. */
  remaining: number;
  isAvailable: boolean;
}

export type TimeWindows = Readonly<Partial<Record<DeliveryMethodName, readonly TimeWindow[]>>>;

/** How long a selected window is held for its cart. */
export const WINDOW_HELD_MS = 15 * 60_000;

interface Schedule {
  days: number;
  hours: readonly (readonly [from: string, to: string])[];
  /** Hundredths of EUR, for the last window of a day. */
  eveningEur: number;
}

const SCHEDULES: Partial<Record<DeliveryMethodName, Schedule>> = {
  standardDelivery: {
    days: 4,
    hours: [
      ['08:00', '12:00'],
      ['12:00', '16:00'],
      ['16:00', '20:00'],
    ],
    eveningEur: 150,
  },
  expressDelivery: {
    days: 1,
    hours: [
      ['10:00', '12:00'],
      ['12:00', '14:00'],
      ['14:00', '16:00'],
      ['16:00', '18:00'],
    ],
    eveningEur: 0,
  },
  pupDelivery: {
    days: 3,
    hours: [
      ['09:00', '13:00'],
      ['13:00', '17:00'],
      ['17:00', '20:00'],
    ],
    eveningEur: 0,
  },
  outlet: {
    days: 5,
    hours: [
      ['09:00', '12:00'],
      ['12:00', '15:00'],
      ['15:00', '19:00'],
    ],
    eveningEur: 0,
  },
};

const CAPACITY = 400;
/** The evening of the first day is nearly full, the first window of the second day is full. */
const capacityOf = (day: number, hour: number): number => (day === 0 && hour === 2 ? 3 : day === 1 && hour === 0 ? 0 : CAPACITY);

/** A window closes so long before it begins. */
const LEAD_MS = 12 * 3600_000;

/**
 * Windows of a seller's methods. `taken`: places that other carts have taken, by {@link windowKey}; `full`: ids of windows without
 * places. Partners have none.
 */
export function timeWindows(
  country: CountryCode,
  { partner, offers }: SellerDelivery,
  { taken, full }: { taken: ReadonlyMap<string, number>; full: readonly string[] },
  now: Date,
): TimeWindows {
  if (partner !== null) return {};
  const closesAt = localMinute(new Date(now.getTime() + LEAD_MS));
  const of = (method: DeliveryMethodName, firstDay: string): TimeWindow[] => {
    const { days, hours, eveningEur } = SCHEDULES[method] ?? { days: 0, hours: [], eveningEur: 0 };
    return Array.from({ length: days }, (_, index) => addWorkingDays(country, firstDay, index)).flatMap((day, index) =>
      hours.map(([from, to], nth): TimeWindow => {
        const id = `${day}-${from.slice(0, 2)}`;
        const places = full.includes(id) ? 0 : capacityOf(index, nth);
        const remaining = Math.max(0, places - (taken.get(windowKey(method, id)) ?? 0));
        const isEvening = nth === hours.length - 1 && eveningEur > 0;
        return {
          id,
          from: `${day}T${from}:00`,
          to: `${day}T${to}:00`,
          surcharge: isEvening ? priceIn(COUNTRIES[country].currency, eveningEur) : 0,
          remaining,
          isAvailable: remaining > 0 && `${day}T${from}` >= closesAt,
        };
      }),
    );
  };
  return Object.fromEntries(
    Object.entries(offers).flatMap(([name, { promise }]) => {
      const method = name as DeliveryMethodName;
      const windows = promise === null ? [] : of(method, promise.from);
      return windows.length === 0 ? [] : [[method, windows]];
    }),
  );
}

export const windowKey = (method: string, windowId: string): string => `${method} ${windowId}`;

/** Places that other carts of the country hold or have ordered, by {@link windowKey}. */
export async function takenWindows(
  db: ShopDatabase,
  { cartId, country }: { cartId: string; country: CountryCode },
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('cartDeliveries')
    .innerJoin('carts', 'carts.id', 'cartDeliveries.cartId')
    .select((from) => ['method', 'timeWindowId', from.fn.countAll<string>().as('places')])
    .where('carts.country', '=', country)
    .where('cartDeliveries.cartId', '!=', cartId)
    .where('timeWindowId', 'is not', null)
    .where((from) => from.or([from('windowHeldUntil', '>', now), from('carts.status', '=', 'ordered')]))
    .groupBy(['method', 'timeWindowId'])
    .execute();
  return new Map(rows.map(({ method, timeWindowId, places }) => [windowKey(method ?? '', timeWindowId ?? ''), Number(places)]));
}
