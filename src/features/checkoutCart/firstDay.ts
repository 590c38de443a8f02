import type { Article, Cart } from '../cart';

/** The first day on which any way of delivery brings this article (A090); null where the shop does not say. */
export function firstDayOf({ cartItemId }: Article, { previewDeliveries }: Cart): string | null {
  const days = Object.values(previewDeliveries).flatMap(({ cartItemsIds, earliestDate }) =>
    earliestDate?.from && cartItemsIds.includes(cartItemId) ? [earliestDate.from] : [],
  );
  return days.sort()[0] ?? null;
}
