import type { Delivery, DeliveryMethod, MethodName, TimeWindow } from '../delivery';

export const windowOf = ({ timeWindows }: DeliveryMethod, id: string | null): TimeWindow | null =>
  timeWindows.find((window) => window.id === id) ?? null;

export const methodOf = (delivery: Delivery | undefined, name: MethodName | null): DeliveryMethod | null =>
  delivery?.deliveryMethods.find((method) => method.name === name) ?? null;

/** Of a local time, whose zone does not matter for comparing. */
const timeOf = ({ from }: TimeWindow): number => Date.parse(from.length > 10 ? `${from}Z` : from);

/** The free window that begins nearest to a lost one, the earlier of two; null when all are full. */
export function nearestWindow({ timeWindows, timeWindowId }: DeliveryMethod, lost: TimeWindow): TimeWindow | null {
  const distance = (window: TimeWindow): number => Math.abs(timeOf(window) - timeOf(lost));
  const free = timeWindows.filter(({ id, isAvailable }) => isAvailable && id !== timeWindowId);
  return free.reduce<TimeWindow | null>((best, window) => (best === null || distance(window) < distance(best) ? window : best), null);
}
