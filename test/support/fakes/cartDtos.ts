import type { ApiOutput } from '../../../src/api/api';

export type CartDto = ApiOutput<'widgetCart'>;
export type ArticleDto = CartDto['articles'][number];

/** A line as the reference shop sends it; a test sets the fields it needs. */
export function articleDto(overrides: Partial<ArticleDto> = {}): ArticleDto {
  return {
    articleId: '900',
    variantId: '100',
    cartItemId: '1',
    bonusSetId: null,
    count: 1,
    bundleId: null,
    mainArticleId: null,
    marketplacePartnerId: null,
    materialType: null,
    createTime: 1767225600,
    availability: { inStock: 20, availabilityKey: 'stock' },
    variants: [],
    bundles: [],
    price: { actual: 10, type: 'normal' },
    type: 'variant',
    title: 'Grelnik vode',
    url: 'grelnik-vode',
    mainMediaId: 'p100',
    isAdultOnly: false,
    params: [],
    ...overrides,
  };
}

/** A cart with these lines; pieces and totals are derived unless set. */
export function cartDto(articles: ArticleDto[] = [articleDto()], overrides: Partial<CartDto> = {}): CartDto {
  const bought = articles.filter(({ createTime }) => createTime !== 0);
  const total = bought.reduce((sum, { price, count, type }) => sum + (type === 'gift' ? 0 : price.actual * count), 0);
  return {
    cartId: '550012',
    exists: articles.length > 0,
    articles,
    pieces: bought.reduce((sum, { count }) => sum + count, 0),
    price: { total, base: total / 1.22, vat: total - total / 1.22 },
    total: { total, totalNoVat: total / 1.22 },
    discounts: { messages: [], codes: [], value: 0, status: null },
    deliveries: [],
    selectedPayment: null,
    marketplacePartners: {},
    previewDeliveries: {},
    addresses: { primary: null, shipping: null },
    hasDigitalContent: false,
    redirectUrl: null,
    urlBack: '/',
    cartMedia: {},
    ...overrides,
  };
}
