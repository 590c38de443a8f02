import { isoDay } from '../../lib/isoDay';
import { memoizeOne } from '../../lib/memoizeOne';
import { isDigital } from '../cart';
import type { Article, Cart } from '../cart';

/** By cartItemId. One way through the offers for all lines: looking for each in each is seconds for a long cart on a slow phone. */
const firstDaysOf = memoizeOne((offers: Cart['previewDeliveries']): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  for (const { cartItemsIds, earliestDate } of Object.values(offers)) {
    const day = isoDay(earliestDate?.from);
    if (day === null) continue;
    for (const id of cartItemsIds) if (day < (days.get(id) ?? '~')) days.set(id, day);
  }
  return days;
});

/** The first day on which any way of delivery brings this article (A090); null where the shop does not say. */
export const firstDayOf = ({ cartItemId }: Article, { previewDeliveries }: Cart): string | null =>
  firstDaysOf(previewDeliveries).get(cartItemId) ?? null;

/** Goods of one key come together, on the day of the last of them (A090); digital ones come another way. */
export const parcelKeyOf = (article: Article): string => `${article.marketplacePartnerId ?? ''}|${isDigital(article)}`;
