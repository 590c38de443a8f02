import type { Delivery, DeliveryMethod, MethodName, TimeWindow } from '../delivery';

export const windowOf = ({ timeWindows }: DeliveryMethod, id: string | null): TimeWindow | null =>
  timeWindows.find((window) => window.id === id) ?? null;

export const methodOf = (delivery: Delivery | undefined, name: MethodName | null): DeliveryMethod | null =>
  delivery?.deliveryMethods.find((method) => method.name === name) ?? null;

/** Of a local time, whose zone does not matter for comparing. */
const timeOf = ({ from }: TimeWindow): number => Date.parse(from.length > 10 ? `${from}Z` : from);

/** The lost window itself where it is free again, else the free one that begins nearest, the earlier of two; null when all are full. */
export function nearestWindow({ timeWindows, timeWindowId }: DeliveryMethod, lost: TimeWindow): TimeWindow | null {
  const distance = (window: TimeWindow): number => Math.abs(timeOf(window) - timeOf(lost));
  const free = timeWindows.filter(({ id, isAvailable }) => isAvailable && id !== timeWindowId);
  const nearest = free.reduce<TimeWindow | null>((best, one) => (best === null || distance(one) < distance(best) ? one : best), null);
  return free.find(({ id }) => id === lost.id) ?? nearest;
}
