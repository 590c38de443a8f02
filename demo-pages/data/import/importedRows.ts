import type { PriceList } from '../../db/schema';
import { COUNTRIES, COUNTRY_CODES, type CountryCode, type CurrencyCode } from '../../countries/countries';
import { fold, slug, sortKey } from '../../domain/fold';
import { eurHundredthsOf, priceList, toHundredths } from '../../domain/prices';
import { emptyCatalogue, type CatalogueRows } from '../catalogueRows';
import { describeCategory } from '../descriptions';
import { firstIds } from '../generateProducts';
import { UrlKeyPool } from '../urlKeys';
import { COLORS } from '../../domain/vocabulary';
import { PARCEL } from './guessPicture';
import type { ImportedProduct } from './parseProduct';

const DISPATCH_DAYS = 2;
const PARTNER_RATING = 4;
const MAX_RANKING = 10_000;

/** The products of a file as a complete catalogue. */
export function importedRows(products: readonly ImportedProduct[]): CatalogueRows {
  const rows = emptyCatalogue();
  const urlKeys = new UrlKeyPool();
  const ids = firstIds();
  const now = new Date();
  const categoryIn = categoryMaker(rows, urlKeys, products);
  const brandIn = sellerMaker((id, urlKey, title) => rows.brands.push({ id, urlKey, title }));
  const partnerIn = sellerMaker((id, urlKey, title) =>
    rows.partners.push({ id, urlKey, title, dispatchDays: DISPATCH_DAYS, rating: PARTNER_RATING }),
  );
  // URL keys from the file come before those generated from titles.
  const wanted = new Map(products.filter(({ urlKey }) => urlKey !== '').map((product) => [product, urlKeys.take('SI', product.urlKey)]));
  products.forEach((product, index) => {
    const id = ids.product++;
    const variantId = ids.variant++;
    const partnerId = partnerIn(product.partner);
    const prices = pricesOf(product.price, product.currency);
    rows.products.push({
      id,
      categoryId: categoryIn(product.category),
      brandId: brandIn(product.brand),
      partnerId,
      mainVariantId: variantId,
      kind: 'variant',
      mediaId: product.mediaId,
      isAdultOnly: product.isAdultOnly,
      ranking: Math.round(MAX_RANKING * (1 - index / products.length)),
      priceEur: prices.EUR,
      quality: null,
      interest: 0,
      createdAt: now,
    });
    for (const [country, title] of titlesOf(product)) {
      const urlKey = (country === 'SI' && wanted.get(product)) || urlKeys.take(country, title);
      const key = sortKey(title, COUNTRIES[country].language);
      rows.productTexts.push({
        productId: id,
        country,
        urlKey,
        title,
        titleFull: title,
        sortKey: key,
        description: product.description,
        params: product.params,
        rating: null,
        reviewCount: 0,
      });
    }
    rows.variants.push({
      id: variantId,
      productId: id,
      position: 0,
      color: colorOf(product.color).key,
      colorCss: colorOf(product.color).css,
      size: null,
      stock: product.stock,
      availabilityKey: partnerId === null ? 'stock' : 'partner_stock',
      prices,
      oldPrices: product.oldPrice === null ? null : pricesOf(product.oldPrice, product.currency),
      mediaId: product.mediaId,
    });
  });
  return rows;
}

function titlesOf({ titles }: ImportedProduct): [CountryCode, string][] {
  return COUNTRY_CODES.flatMap((country) => (titles[country] === undefined ? [] : [[country, titles[country]]]));
}

/** Exact in the currency of the file, converted in the others. */
function pricesOf(amount: number, currency: CurrencyCode): PriceList {
  const exact = toHundredths(amount);
  return { ...priceList(currency === 'EUR' ? exact : eurHundredthsOf(amount, currency)), [currency]: exact };
}

/** A known colour by its key or by its name in any language; others are shown by name only. */
function colorOf(text: string): { key: string | null; css: string | null } {
  if (text === '') return { key: null, css: null };
  const name = fold(text);
  for (const [key, { css, titles }] of COLORS) {
    if (key === name || Object.values(titles).some((title) => fold(title) === name)) return { key, css };
  }
  return { key: text, css: null };
}

function sellerMaker(add: (id: number, urlKey: string, title: string) => void): (title: string) => number | null {
  const byKey = new Map<string, number>();
  return (title) => {
    if (title === '') return null;
    const key = slug(title) || `x${fold(title).length}`;
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const id = byKey.size + 1;
    byKey.set(key, id);
    add(id, key, title);
    return id;
  };
}

/** Builds the tree from paths; the picture of a category is its first product's. */
function categoryMaker(
  rows: CatalogueRows,
  urlKeys: UrlKeyPool,
  products: readonly ImportedProduct[],
): (path: readonly string[]) => number {
  const byPath = new Map<string, number>();
  const pictures = new Map<string, string>();
  for (const { category, mediaId } of products) {
    category.forEach((_, index) => {
      const key = category
        .slice(0, index + 1)
        .map(fold)
        .join('>');
      if (!pictures.has(key)) pictures.set(key, mediaId);
    });
  }
  return (path) => {
    let parentId: number | null = null;
    path.forEach((title, index) => {
      const key = path
        .slice(0, index + 1)
        .map(fold)
        .join('>');
      let id = byPath.get(key);
      if (id === undefined) {
        id = byPath.size + 1;
        byPath.set(key, id);
        rows.categories.push({ id, parentId, level: index + 1, position: id, mediaId: pictures.get(key) ?? PARCEL });
        for (const country of COUNTRY_CODES) {
          const urlKey = urlKeys.take(country, title);
          rows.categoryTexts.push({ categoryId: id, country, urlKey, title, description: describeCategory(country, title) });
        }
      }
      parentId = id;
    });
    return parentId ?? 0;
  };
}
