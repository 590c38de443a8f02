import { isGift } from '../cart';
import type { Article, Cart } from '../cart';
import { firstDayOf } from '../checkoutCart';
import type { Change, SeenCart, SeenLine } from './seenCartTypes';

const toLine = (article: Article, cart: Cart): SeenLine => ({
  price: article.price.actual,
  inStock: article.availability.inStock,
  day: firstDayOf(article, cart),
});

const codesOf = (cart: Cart): string[] => cart.discounts.codes.map(({ code }) => code);

/** Gifts come and go with what they belong to. */
const linesOf = (cart: Cart): Article[] => cart.articles.filter((article) => !isGift(article));

export const toSeen = (cart: Cart): SeenCart => ({
  cartId: cart.cartId,
  lines: Object.fromEntries(linesOf(cart).map((article) => [article.cartItemId, toLine(article, cart)])),
  codes: codesOf(cart),
});

/** What is new in the cart is seen from now on; what is known stays as it was seen, until the shopper has read what has changed. */
export function withNew(seen: SeenCart | null, cart: Cart): SeenCart {
  const now = toSeen(cart);
  if (seen === null || seen.cartId !== cart.cartId) return now;
  const lines = Object.fromEntries(
    Object.entries(now.lines).map(([id, line]) => {
      const before = Object.hasOwn(seen.lines, id) ? seen.lines[id] : undefined;
      return [id, before === undefined ? line : { ...before, day: before.day ?? line.day }];
    }),
  );
  return { ...now, lines, codes: [...new Set([...seen.codes, ...now.codes])] };
}

/** A price; stock below what is wanted, or enough again; each said once for a line. */
function lineChanges({ title, count, price, availability: { inStock } }: Article, before: SeenLine): Change[] {
  const changes: Change[] = [];
  if (before.price !== null && price.actual !== null && before.price !== price.actual)
    changes.push({ kind: 'price', title, from: before.price, to: price.actual });
  const [had, has] = [before.inStock, inStock];
  if (had !== null && has !== null && had !== has && (has < count || had < count))
    changes.push({ kind: 'stock', title, count, inStock: has });
  return changes;
}

/** Everything that has changed since the cart was seen: prices and stock in the order of the lines, then days, then codes. */
export function changesSince(seen: SeenCart | null, cart: Cart | null): Change[] {
  if (seen === null || cart === null || seen.cartId !== cart.cartId) return [];
  const changes: Change[] = [];
  const days = new Map<string, { kind: 'delivery'; titles: string[]; from: string; to: string }>();
  for (const article of linesOf(cart)) {
    const before = Object.hasOwn(seen.lines, article.cartItemId) ? seen.lines[article.cartItemId] : undefined;
    if (before === undefined) continue;
    changes.push(...lineChanges(article, before));
    const [from, to] = [before.day, firstDayOf(article, cart)];
    if (from === null || to === null || from === to) continue;
    const moved = days.get(`${from} ${to}`) ?? { kind: 'delivery', titles: [], from, to };
    moved.titles.push(article.title);
    days.set(`${from} ${to}`, moved);
  }
  const codes = codesOf(cart);
  const gone = seen.codes.filter((code) => !codes.includes(code));
  return [...changes, ...days.values(), ...gone.map((code): Change => ({ kind: 'code', code }))];
}
