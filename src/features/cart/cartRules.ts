import type { Article, ArticleKind, Reservation } from './cartTypes';

/** R5.33 */
export const STOCK_DEFAULT = 1;
/** R9.50: the count of an insert without one. */
export const COUNT_DEFAULT = 1;
/** R9.20 */
export const CART_IMAGE_PX = 55;
/** R9.73 */
export const RESERVATION_DEFAULT_MIN = 20;
/** R8.35 */
export const RESERVATION_SPAN_MAX_H = 20;
/** Server and device read their clocks at slightly different moments; a smaller difference is ignored. */
export const CLOCK_JITTER_MS = 5000;

const MINUTE_MS = 60_000;

/** A091: the default set of digital materials. */
const DIGITAL_MATERIALS: readonly string[] = ['esd', 'digital'];

/** R3.036, A091 */
export const isGift = ({ type }: Pick<Article, 'type'>): boolean => type === 'gift';

/** A091 */
export const isDigital = ({ type, materialType }: { type: ArticleKind; materialType: string | null }): boolean =>
  type === 'esd' || (materialType !== null && DIGITAL_MATERIALS.includes(materialType));

/** R3.033: saved for later. */
export const isSaved = ({ createTime }: Pick<Article, 'createTime'>): boolean => createTime === 0;

/** R5.32, R5.33, A079: takes the field's current count, so that the last piece can be bought. */
export function canIncrease(count: number, stock: number | null, max: number): boolean {
  return count < (stock ?? STOCK_DEFAULT) && count < max;
}

/** R5.44, A088: of several lines all but saved items; a single one as it is. */
export function deletableIds(articles: readonly Article[], cartItemIds: readonly string[]): string[] {
  if (cartItemIds.length < 2) return [...cartItemIds];
  const saved = new Set(articles.filter(isSaved).map(({ cartItemId }) => cartItemId));
  return cartItemIds.filter((id) => !saved.has(id));
}

/** Not in stock; never for gifts and saved items, which are not being bought. */
export const isSoldOut = (article: Article): boolean =>
  !isGift(article) && !isSaved(article) && article.availability.inStock !== null && article.availability.inStock <= 0;

/**
 * R3.036: price of articles with their services; null if a price is missing. For single and selected lines only, the total is the
 * shop's (A089).
 */
export function totalOf(articles: readonly Article[]): number | null {
  let total = 0;
  for (const article of articles) {
    if (isGift(article)) continue;
    const services = article.bundles.filter(({ active }) => active).map(({ actual_price: price }) => price);
    for (const price of [article.price.actual, ...services]) {
      if (price === null) return null;
      total += price * article.count;
    }
  }
  return Math.round(total * 100) / 100;
}

/** R4.100: a reservation's phase and time left. */
export interface ReservationView {
  phase: 'pending' | 'urge' | 'expired';
  remainingMs: number;
}

const EXPIRED: ReservationView = { phase: 'expired', remainingMs: 0 };

/** R4.100, R8.34, R8.35, A092. `now` is the shop's time in ms (device clock plus `clockOffsetMs`). Display only. */
export function reservationAt({ start, minutes }: Reservation, now: number, urgeMinutes: number): ReservationView {
  const passedMs = now - start;
  if (passedMs < 0 || passedMs > RESERVATION_SPAN_MAX_H * 60 * MINUTE_MS) return EXPIRED;
  const remainingMs = minutes * MINUTE_MS - passedMs;
  if (remainingMs <= 0) return EXPIRED;
  return { phase: remainingMs <= urgeMinutes * MINUTE_MS ? 'urge' : 'pending', remainingMs };
}

/** R8.36, R8.37, R8.38: the label before the first tick (`null`) and for each phase. */
export function reservationLabel(view: ReservationView | null): string {
  if (view === null) return 'txt_countdown_pending';
  return view.phase === 'expired' ? 'txt_countdown_expired' : 'txt_countdown_running';
}

/** Separates saved items, which have their own list. */
export function splitSaved(articles: readonly Article[]): { bought: Article[]; saved: Article[] } {
  return { bought: articles.filter((article) => !isSaved(article)), saved: articles.filter(isSaved) };
}

/** Number of pieces if the shop sends no `pieces`: saved items do not count. */
export const piecesOf = (articles: readonly Article[]): number =>
  articles.reduce((sum, article) => sum + (isSaved(article) ? 0 : article.count), 0);
