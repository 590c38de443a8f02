import { memoizeOne } from '../../lib/memoizeOne';
import { isDigital } from '../cart';
import type { Article, Cart } from '../cart';
import type { DateRange } from './deliveryData';
import { toDateRange } from './deliveryMapping';

/** By cartItemId. One pass over the offers for all lines: a search per line takes seconds for a long cart on a slow phone. */
const firstDatesIn = memoizeOne((offers: Cart['previewDeliveries']): ReadonlyMap<string, DateRange> => {
  const dates = new Map<string, DateRange>();
  for (const { cartItemsIds, earliestDate } of Object.values(offers)) {
    const range = toDateRange(earliestDate);
    if (range === null) continue;
    for (const id of cartItemsIds) if (range.from < (dates.get(id)?.from ?? '~')) dates.set(id, range);
  }
  return dates;
});

/** When the first delivery method brings this article (A090); null where the shop sends no date. */
export const firstDatesOf = ({ cartItemId }: Article, { previewDeliveries }: Cart): DateRange | null =>
  firstDatesIn(previewDeliveries).get(cartItemId) ?? null;

/** Goods with the same key arrive together, when the last of them does (A090); digital goods are separate. */
export const parcelKeyOf = (article: Article): string => `${article.marketplacePartnerId ?? ''}|${isDigital(article)}`;
