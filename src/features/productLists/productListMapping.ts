import { field, firstOfEach, idOf, isSet, listOf, numberOf, shortLabelOf, textOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Links } from '../../shop/links';
import type { ListedProduct, PartnerLabel } from './productListTypes';

const TITLE_MAX_CHARS = 200;
const PARTNER_MAX_CHARS = 80;
const STARS_MAX = 5;
/** A faulty answer; no shop sells for more. */
const PRICE_MAX = 1e12;

/** Ids go into comma-separated lists. */
const ID = /^[\w-]{1,64}$/;
export const isId = (id: unknown): id is string => typeof id === 'string' && ID.test(id);

const safeIdOf = (dto: Dto, name: string): string | null => {
  const id = idOf(dto, name);
  return isId(id) ? id : null;
};

const priceOf = (dto: Dto, name: string): number | null => {
  const price = numberOf(dto, name);
  return price !== null && price >= 0 && price < PRICE_MAX ? price : null;
};

function toPartner(dto: Dto, links: Links): PartnerLabel | null {
  const partnerTitle = shortLabelOf(dto, 'partnerTitle', PARTNER_MAX_CHARS);
  if (partnerTitle === null) return null;
  const url = textOf(dto, 'partnerUrl');
  // The shop sends a url key, a path or a whole address.
  const isAddress = url !== null && (url.startsWith('/') || url.includes(':'));
  return {
    partnerTitle,
    href: url === null ? null : isAddress ? links.href(url) : links.partner(url),
    partnerPrefix: shortLabelOf(dto, 'partnerPrefix', PARTNER_MAX_CHARS),
    gaEventCategory: shortLabelOf(dto, 'gaEventCategory', PARTNER_MAX_CHARS),
  };
}

const toProduct =
  (links: Links) =>
  (dto: Dto): ListedProduct | null => {
    const variantId = safeIdOf(dto, 'variantId');
    const title = shortLabelOf(dto, 'title', TITLE_MAX_CHARS) ?? shortLabelOf(dto, 'titleFull', TITLE_MAX_CHARS);
    const href = links.product(field(dto, 'urlKey'));
    if (variantId === null || title === null || href === null) return null;
    const prices = toDto(field(dto, 'price'));
    const [price, oldPrice] = [priceOf(prices, 'current'), priceOf(prices, 'original')];
    const [rating, reviews] = [numberOf(dto, 'rating'), numberOf(dto, 'reviewCount')];
    return {
      variantId,
      productId: safeIdOf(dto, 'productId'),
      title,
      href,
      mediaId: idOf(dto, 'mediaId'),
      isAdultOnly: isSet(dto, 'isAdultOnly'), // a picture shown by mistake cannot be undone
      availabilityKey: textOf(dto, 'availabilityKey'),
      price,
      oldPrice: price !== null && oldPrice !== null && oldPrice > price ? oldPrice : null,
      rating: rating !== null && rating > 0 ? Math.min(rating, STARS_MAX) : null,
      reviewCount: reviews !== null && reviews > 0 ? Math.floor(reviews) : 0,
      partner: toPartner(toDto(field(dto, 'partner')), links),
    };
  };

/** More entries of one response limit a faulty one. */
const PRODUCTS_MAX = 500;

/** R7.156-R7.159, R7.161: each product once. Null for a response without a list. */
export function toProducts(answer: unknown, links: Links): ListedProduct[] | null {
  const dto = toDto(answer);
  const sent = field(dto, 'products') ?? field(dto, 'variants');
  if (typeof sent !== 'object' || sent === null) return null;
  return firstOfEach(listOf(sent, toProduct(links), PRODUCTS_MAX), ({ variantId, productId }) => productId ?? `variant ${variantId}`);
}
