import { isDigital, isGift, isSaved } from '../cart';
import type { Article, Cart } from '../cart';
import { firstDatesOf, parcelKeyOf } from '../checkoutResponse';
import type { Change, SeenCart, SeenLine } from './cartChangesTypes';

const toLine = (article: Article, cart: Cart): SeenLine => ({
  price: article.price.actual,
  inStock: article.availability.inStock,
  day: firstDatesOf(article, cart)?.from ?? null,
});

const codesOf = (cart: Cart): string[] => cart.discounts.codes.map(({ code }) => code);

/** Gifts depend on other articles and are ignored. */
const toLines = (cart: Cart): Article[] => cart.articles.filter((article) => !isGift(article));

export const toSeen = (cart: Cart): SeenCart => ({
  cartId: cart.cartId,
  lines: Object.fromEntries(toLines(cart).map((article) => [article.cartItemId, toLine(article, cart)])),
  codes: codesOf(cart),
});

const lineOf = ({ lines }: SeenCart, { cartItemId }: Article): SeenLine | null =>
  (Object.hasOwn(lines, cartItemId) ? lines[cartItemId] : null) ?? null;

/** Changes of a line: its price; stock below the count, or sufficient again; each listed once. */
function lineChanges({ title, count, price, availability: { inStock } }: Article, before: SeenLine): Change[] {
  const changes: Change[] = [];
  if (before.price !== null && price.actual !== null && before.price !== price.actual)
    changes.push({ kind: 'price', title, from: before.price, to: price.actual });
  const [had, has] = [before.inStock, inStock];
  if (had !== null && has !== null && had !== has && (has < count || had < count))
    changes.push({ kind: 'stock', title, count, inStock: has });
  return changes;
}

type DeliveryChange = Extract<Change, { kind: 'delivery' }>;

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Delivery days as shown in the basket: goods that arrive together have the day of the last one. Adding or removing lines also
 * moves that day and is not reported.
 */
function dayChanges(seen: SeenCart, cart: Cart): DeliveryChange[] {
  const parcels = new Map<string, { titles: string[]; from: string; now: string; shown: string }>();
  for (const article of toLines(cart)) {
    const day = firstDatesOf(article, cart)?.from;
    if (day === undefined || isDigital(article) || isSaved(article)) continue;
    const key = parcelKeyOf(article);
    const parcel = parcels.get(key) ?? { titles: [], from: '', now: '', shown: '' };
    parcels.set(key, parcel);
    parcel.shown = later(parcel.shown, day);
    const before = lineOf(seen, article)?.day ?? null;
    if (before === null) continue;
    parcel.from = later(parcel.from, before);
    parcel.now = later(parcel.now, day);
    if (before !== day) parcel.titles.push(article.title);
  }
  const changes = new Map<string, DeliveryChange & { titles: string[] }>();
  for (const { titles, from, now, shown } of parcels.values()) {
    if (from === now || from === shown) continue;
    const change = changes.get(`${from} ${shown}`) ?? { kind: 'delivery', titles: [], from, to: shown };
    change.titles.push(...titles);
    changes.set(`${from} ${shown}`, change);
  }
  return [...changes.values()];
}

/**
 * New lines are marked as seen; known ones keep their seen state until the shopper has read the changes. Until then the day of
 * new lines is ignored: it would hide that the others' has moved.
 */
export function mergeNewLines(seen: SeenCart | null, cart: Cart): SeenCart {
  const now = toSeen(cart);
  if (seen === null || seen.cartId !== cart.cartId) return now;
  const isUnread = dayChanges(seen, cart).length > 0;
  const lines = Object.fromEntries(
    toLines(cart).map((article) => {
      const line = toLine(article, cart);
      const before = lineOf(seen, article);
      return [article.cartItemId, { ...(before ?? line), day: before?.day ?? (isUnread ? null : line.day) }];
    }),
  );
  return { ...now, lines, codes: [...new Set([...seen.codes, ...now.codes])] };
}

/** Everything that has changed since the cart was seen: prices and stock in line order, then days, then codes. */
export function changesSince(seen: SeenCart | null, cart: Cart | null): Change[] {
  if (seen === null || cart === null || seen.cartId !== cart.cartId) return [];
  const ofLines = toLines(cart).flatMap((article) => {
    const before = lineOf(seen, article);
    return before === null ? [] : lineChanges(article, before);
  });
  const codes = codesOf(cart);
  const gone = seen.codes.filter((code) => !codes.includes(code));
  return [...ofLines, ...dayChanges(seen, cart), ...gone.map((code): Change => ({ kind: 'code', code }))];
}
