import { entriesOf, field, firstOfEach, idOf, idsOf, isDto, isList, isSet, labelOf, listOf, numberOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { toFlashes } from '../flash';
import { isDigital, piecesOf, RESERVATION_DEFAULT_MIN, RESERVATION_SPAN_MAX_H } from './cartRules';
import type {
  FreeDelivery,
  Article,
  ArticleKind,
  ArticleParam,
  ArticleVariant,
  Bundle,
  Cart,
  DiscountCode,
  Discounts,
  PreviewDelivery,
  Reservation,
  ServiceKind,
} from './cartTypes';

/** Further lines are counted, not shown. */
export const LINES_MAX = 1000;
const LIST_MAX = 100;
const COUNT_MAX = 99_999;
/** Upper limit in any currency, which keeps sums exact. */
const MONEY_MAX = 1e12;

const KINDS: readonly ArticleKind[] = ['bonus_set', 'esd', 'gift', 'variant'];
const SERVICES: readonly ServiceKind[] = ['return_guarantee', 'insurance', 'warranty', 'digital'];

/** Digits, or a token that is safe in a removal's comma-separated list. */
const CART_ITEM_ID = /^[\w-]{1,64}$/;
/** Matches only colours. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,20})$/i;

/** An amount of money, or null if invalid: then a dash is shown (shape-02). */
function money(dto: Dto, name: string): number | null {
  const value = numberOf(dto, name);
  return value === null || value < 0 || value > MONEY_MAX ? null : value;
}

function toCount(dto: Dto, name: string): number | null {
  const value = numberOf(dto, name);
  return value === null ? null : Math.min(Math.max(Math.trunc(value), 0), COUNT_MAX);
}

const inner = (dto: Dto, name: string): Dto => toDto(field(dto, name));

/** Maps an object's valid entries. Without a prototype: a partner with the id `constructor` must not be a function. */
function mapOf<Value>(value: unknown, convert: (dto: Dto) => Value | null): Record<string, Value> {
  const found: Record<string, Value> = Object.create(null);
  for (const [key, entry] of Object.entries(toDto(value)).slice(0, LINES_MAX)) {
    const converted = isDto(entry) ? convert(entry) : null;
    if (converted !== null) found[key] = converted;
  }
  return found;
}

function toParam(dto: Dto): ArticleParam | null {
  const key = textOf(dto, 'key');
  if (key === null) return null;
  const [number, css] = [numberOf(dto, 'value'), textOf(dto, 'css')];
  return {
    key,
    title: labelOf(dto, 'title'),
    value: labelOf(dto, 'value') ?? (number === null ? null : String(number)),
    measure: labelOf(dto, 'measure'),
    css: css !== null && COLOUR.test(css) ? css : null,
  };
}

const toParams = (dto: Dto): ArticleParam[] => listOf(field(dto, 'params'), toParam, LIST_MAX);

/** R3.034; negative stock is zero. */
const toAvailability = (dto: Dto): Article['availability'] => ({ inStock: toCount(inner(dto, 'availability'), 'inStock') });

function toVariant(dto: Dto): ArticleVariant | null {
  const variantId = idOf(dto, 'variantId');
  return variantId === null ? null : { variantId, title: labelOf(dto, 'title'), params: toParams(dto), availability: toAvailability(dto) };
}

/** R3.043-R3.047; a service of unknown kind cannot be ordered. */
function toBundle(dto: Dto): Bundle | null {
  const [id, title, type] = [idOf(dto, 'id'), labelOf(dto, 'title'), SERVICES.find((kind) => kind === field(dto, 'type'))];
  if (id === null || title === null || type === undefined) return null;
  return { id, title, type, active: isSet(dto, 'active'), actual_price: money(dto, 'actual_price') };
}

/** R3.030. A line without a valid id cannot be edited, so it is only counted. */
function toArticle(dto: Dto): Article | null {
  const cartItemId = idOf(dto, 'cartItemId');
  if (cartItemId === null || !CART_ITEM_ID.test(cartItemId)) return null;
  const price = inner(dto, 'price');
  return {
    articleId: idOf(dto, 'articleId'),
    variantId: idOf(dto, 'variantId'),
    cartItemId,
    bonusSetId: idOf(dto, 'bonusSetId'),
    count: toCount(dto, 'count') ?? 1,
    bundleId: idOf(dto, 'bundleId'),
    mainArticleId: idOf(dto, 'mainArticleId'),
    marketplacePartnerId: isSet(dto, 'marketplacePartnerId') ? idOf(dto, 'marketplacePartnerId') : null, // PHP casts null to 0
    materialType: textOf(dto, 'materialType'),
    createTime: numberOf(dto, 'createTime'),
    availability: toAvailability(dto),
    variants: listOf(field(dto, 'variants'), toVariant, LIST_MAX),
    bundles: firstOfEach(listOf(field(dto, 'bundles'), toBundle, LIST_MAX), ({ id }) => id),
    price: { actual: money(price, 'actual'), type: textOf(price, 'type') },
    type: KINDS.find((kind) => kind === field(dto, 'type')) ?? 'other',
    title: labelOf(dto, 'title') ?? '–',
    url: textOf(dto, 'url'),
    mainMediaId: idOf(dto, 'mainMediaId'),
    isAdultOnly: isSet(dto, 'isAdultOnly'),
    params: toParams(dto),
  };
}

function toCode(value: unknown): DiscountCode | null {
  const dto = isDto(value) ? value : { code: value };
  const code = labelOf(dto, 'code');
  return code === null ? null : { code, title: labelOf(dto, 'title'), value: numberOf(dto, 'value') };
}

/** R3.020, R3.021 */
function toDiscounts(dto: Dto): Discounts {
  const status = field(dto, 'status');
  return {
    messages: toFlashes(field(dto, 'messages')),
    codes: entriesOf(field(dto, 'codes'))
      .slice(0, LIST_MAX)
      .flatMap((code) => toCode(code) ?? []),
    value: numberOf(dto, 'value'),
    status: isDto(status) ? { status: textOf(status, 'status'), flashMessages: toFlashes(field(status, 'flashMessages')) } : null,
  };
}

/** Null for what no progress can be shown of. */
function toFreeDelivery(dto: Dto): FreeDelivery | null {
  const [from, remains] = [money(dto, 'from'), money(dto, 'remains')];
  if (from === null || remains === null || from === 0 || remains > from) return null;
  return { partnerId: isSet(dto, 'partnerId') ? idOf(dto, 'partnerId') : null, from, remains };
}

/** A090 */
function toPreviewDelivery(dto: Dto): PreviewDelivery {
  const date = field(dto, 'earliestDate');
  return {
    cartItemsIds: idsOf(dto, 'cartItemsIds', LINES_MAX),
    earliestDate: isDto(date) ? { from: textOf(date, 'from'), to: textOf(date, 'to') } : null,
  };
}

/** A092. Some scripts replace `Date.parse` and may break its result. Limited to the duration of R8.35 (clock-skew). */
function toReservation(dto: Dto): Reservation | null {
  const start = new Date(textOf(dto, 'start') ?? '').getTime();
  const minutes = Math.min(toCount(dto, 'minutes') ?? RESERVATION_DEFAULT_MIN, RESERVATION_SPAN_MAX_H * 60);
  return Number.isFinite(start) ? { start, minutes } : null;
}

/**
 * Maps the cart response (R3.018). Every field is validated: missing or invalid ones get an empty value, unknown ones are
 * ignored. Null if the response is not a cart at all: it must never look like an empty one.
 */
export function toCart(answer: unknown): Cart | null {
  const dto = toDto(answer);
  const list = field(dto, 'articles');
  const isDropped = field(dto, 'exists') === false;
  if (!isList(list) && !isDropped) return null;
  const lines = isList(list) ? entriesOf(list).length : 0;
  const articles = firstOfEach(listOf(list, toArticle, LINES_MAX), ({ cartItemId }) => cartItemId);
  if (lines > 0 && articles.length === 0) return null; // has lines, but none is valid
  const [price, total] = [inner(dto, 'price'), inner(dto, 'total')];
  return {
    cartId: idOf(dto, 'cartId'),
    exists: !isDropped,
    articles,
    lines,
    pieces: toCount(dto, 'pieces') ?? piecesOf(articles),
    price: { total: money(price, 'total'), base: money(price, 'base'), vat: money(price, 'vat') },
    discounts: toDiscounts(inner(dto, 'discounts')),
    total: { total: money(total, 'total'), totalNoVat: money(total, 'totalNoVat') },
    marketplacePartners: mapOf(field(dto, 'marketplacePartners'), (partner) => {
      const title = labelOf(partner, 'title');
      return title === null ? null : { title, url: textOf(partner, 'url') };
    }),
    previewDeliveries: mapOf(field(dto, 'previewDeliveries'), toPreviewDelivery),
    deliveryFrom: money(dto, 'deliveryFrom'),
    freeDelivery: firstOfEach(listOf(field(dto, 'freeDelivery'), toFreeDelivery, LIST_MAX), ({ partnerId }) => partnerId ?? ''),
    hasDigitalContent: field(dto, 'hasDigitalContent') === undefined ? articles.some(isDigital) : isSet(dto, 'hasDigitalContent'),
    redirectUrl: textOf(dto, 'redirectUrl'),
    urlBack: textOf(dto, 'urlBack'),
    cartMedia: mapOf(field(dto, 'cartMedia'), (media) => ({ url: textOf(media, 'url'), title: labelOf(media, 'title') })),
    reservation: toReservation(inner(dto, 'reservation')),
  };
}
