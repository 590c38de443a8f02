import { isoDay } from '../../lib/isoDay';
import { memoizeOne } from '../../lib/memoizeOne';
import { isDigital } from '../cart';
import type { Article, Cart } from '../cart';

/** By cartItemId. One pass over the offers for all lines: a search per line takes seconds for a long cart on a slow phone. */
const firstDaysOf = memoizeOne((offers: Cart['previewDeliveries']): ReadonlyMap<string, string> => {
  const days = new Map<string, string>();
  for (const { cartItemsIds, earliestDate } of Object.values(offers)) {
    const day = isoDay(earliestDate?.from);
    if (day === null) continue;
    for (const id of cartItemsIds) if (day < (days.get(id) ?? '~')) days.set(id, day);
  }
  return days;
});

/** The first day on which any delivery method brings this article (A090); null where the shop sends none. */
export const firstDayOf = ({ cartItemId }: Article, { previewDeliveries }: Cart): string | null =>
  firstDaysOf(previewDeliveries).get(cartItemId) ?? null;

/** Goods with the same key arrive together, on the day of the last of them (A090); digital goods are separate. */
export const parcelKeyOf = (article: Article): string => `${article.marketplacePartnerId ?? ''}|${isDigital(article)}`;
