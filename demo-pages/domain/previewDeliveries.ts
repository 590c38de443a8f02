import { deliveryPromise } from './delivery';
import type { CartLine, CartView, DateSpan } from './types';

export interface PreviewDelivery {
  cartItemsIds: string[];
  /** Of the last of them to arrive. */
  earliestDate: DateSpan | null;
}

/** Which goods a method can deliver (A090). Digital ones are sent by e-mail. */
const METHODS: Readonly<Record<string, (line: CartLine) => boolean>> = {
  standardDelivery: () => true,
  pupDelivery: ({ partner }) => partner === null,
  expressDelivery: ({ partner, availabilityKey }) => partner === null && availabilityKey === 'stock',
};

/** The delivery dates of the goods, by method; without methods that can deliver none of them. */
export function previewDeliveries({ country, lines }: CartView, now = new Date()): Record<string, PreviewDelivery> {
  const goods = lines.filter(({ type, isAvailable }) => type !== 'esd' && isAvailable);
  const entries = Object.entries(METHODS).map(([method, brings]): [string, PreviewDelivery] => {
    const brought = goods.filter(brings);
    const spans = brought.flatMap(({ availabilityKey, partner }) => deliveryPromise({ country, availabilityKey, partner, now }) ?? []);
    return [method, { cartItemsIds: brought.map(({ cartItemId }) => cartItemId), earliestDate: latestOf(spans) }];
  });
  return Object.fromEntries(entries.filter(([, { cartItemsIds }]) => cartItemsIds.length > 0));
}

/** Everything arrives together, so the last article decides; null when nothing is shipped. */
export function latestOf(spans: readonly DateSpan[]): DateSpan | null {
  const last = (dates: string[]): string => dates.sort().at(-1) ?? '';
  return spans.length === 0 ? null : { from: last(spans.map(({ from }) => from)), to: last(spans.map(({ to }) => to)) };
}
