import type { BundleType, TextsByCountry } from '../db/schema';
import { COUNTRIES, COUNTRY_CODES } from '../countries/countries';
import { slug, sortKey } from '../domain/fold';
import { priceList, roundLikeShop, toHundredths } from '../domain/prices';
import type { CatalogueRows } from './catalogueRows';
import type { PlacedLeaf } from './generateCategories';
import type { ProductIds } from './generateProducts';
import { texts } from '../domain/texts';
import type { Random } from '../domain/random';
import type { UrlKeyPool } from './urlKeys';

const SERVICES: readonly { type: BundleType; months: number; share: number }[] = [
  { type: 'warranty', months: 12, share: 0.06 },
  { type: 'warranty', months: 36, share: 0.11 },
  { type: 'insurance', months: 24, share: 0.09 },
  { type: 'return_guarantee', months: 2, share: 0.03 },
  { type: 'digital', months: 12, share: 0.03 },
];

/** Extended warranty, insurance, a return guarantee and remote help for goods of the matching categories. */
export function generateBundles(rows: CatalogueRows, placed: readonly PlacedLeaf[]): void {
  const covered = new Set(placed.filter(({ leaf }) => leaf.traits.has('warranty')).map(({ categoryId }) => categoryId));
  let id = 700001;
  for (const product of rows.products) {
    if (!covered.has(product.categoryId)) continue;
    for (const { type, months, share } of SERVICES) {
      const eur = toHundredths(roundLikeShop(Math.max(2.99, (product.priceEur / 100) * share), 'EUR'));
      rows.bundles.push({ id: id++, productId: product.id, type, months, prices: priceList(eur) });
    }
  }
}

const GIFTS: readonly [string, string][] = [
  ['1f9f5', 'Krpica za čiščenje|Čisticí utěrka|Čistiaca utierka|Ściereczka do czyszczenia|Törlőkendő|Krpica za čišćenje'],
  ['1f381', 'Darilna škatla|Dárková krabice|Darčeková škatuľa|Pudełko prezentowe|Ajándékdoboz|Poklon kutija'],
  ['1f511', 'Obesek za ključe|Přívěsek na klíče|Prívesok na kľúče|Brelok do kluczy|Kulcstartó|Privjesak za ključeve'],
  ['1f58a-fe0f', 'Kemični svinčnik|Kuličkové pero|Guľôčkové pero|Długopis|Golyóstoll|Kemijska olovka'],
  ['1f9e2', 'Kapa s šiltom|Kšiltovka|Šiltovka|Czapka z daszkiem|Baseballsapka|Kapa sa šiltom'],
  ['1f3b4', 'Igralne karte|Hrací karty|Hracie karty|Karty do gry|Kártyacsomag|Igraće karte'],
];
const GIFT_TITLE: TextsByCountry = texts(
  'Darilo: {title}|Dárek: {title}|Darček: {title}|Prezent: {title}|Ajándék: {title}|Poklon: {title}',
);

/** Gifts cannot be bought; they come with some of the more expensive goods. */
export function generateGifts(rows: CatalogueRows, ids: ProductIds, random: Random, categoryId: number, urlKeys: UrlKeyPool): void {
  const receivers = rows.products.filter((product) => product.kind === 'variant' && product.priceEur > 10_000);
  const gifts = GIFTS.map(([mediaId, line]) => addGift(rows, ids, categoryId, mediaId, texts(line), urlKeys));
  for (const product of receivers) {
    if (random.chance(0.12)) rows.productGifts.push({ productId: product.id, giftProductId: random.pick(gifts) });
  }
}

function addGift(
  rows: CatalogueRows,
  ids: ProductIds,
  categoryId: number,
  mediaId: string,
  titles: TextsByCountry,
  urlKeys: UrlKeyPool,
): number {
  const id = ids.product++;
  const variantId = ids.variant++;
  rows.products.push({
    id,
    categoryId,
    brandId: null,
    partnerId: null,
    mainVariantId: variantId,
    kind: 'gift',
    mediaId,
    isAdultOnly: false,
    ranking: 0,
    priceEur: 0,
    quality: null,
    interest: 0,
    createdAt: new Date(Date.UTC(2025, 0, 1)),
  });
  rows.variants.push({
    id: variantId,
    productId: id,
    position: 0,
    color: null,
    colorCss: null,
    size: null,
    stock: 9999,
    availabilityKey: 'not_sold_separately',
    prices: { EUR: 0, CZK: 0, PLN: 0, HUF: 0 },
    oldPrices: null,
    mediaId,
  });
  for (const country of COUNTRY_CODES) {
    const title = GIFT_TITLE[country].replace('{title}', titles[country]);
    rows.productTexts.push({
      productId: id,
      country,
      urlKey: urlKeys.take(country, title),
      title,
      titleFull: title,
      sortKey: sortKey(title, COUNTRIES[country].language),
      description: title,
      params: [],
      rating: null,
      reviewCount: 0,
    });
  }
  return id;
}

const SET_TITLE: TextsByCountry = texts(
  'Bonus komplet: {title}|Bonusová sada: {title}|Bonusová sada: {title}|Zestaw bonusowy: {title}|Bónusz csomag: {title}|Bonus komplet: {title}',
);

/** A product with two others of its department at a lower price; only goods sold in all six shops. */
export function generateBonusSets(rows: CatalogueRows, random: Random): void {
  const everywhere = new Map<number, Record<string, string>>();
  for (const text of rows.productTexts) {
    everywhere.set(text.productId, { ...everywhere.get(text.productId), [text.country]: text.title });
  }
  const candidates = rows.products.filter(
    (product) =>
      product.kind === 'variant' && !product.isAdultOnly && Object.keys(everywhere.get(product.id) ?? {}).length === COUNTRY_CODES.length,
  );
  let id = 1;
  for (const product of random.sample(candidates, 60)) {
    const department = String(product.categoryId).slice(0, -4);
    const neighbours = candidates.filter(
      (other) => other.id !== product.id && other.categoryId !== product.categoryId && String(other.categoryId).slice(0, -4) === department,
    );
    const titles = everywhere.get(product.id) ?? {};
    const titleIn = (country: keyof TextsByCountry): string => SET_TITLE[country].replace('{title}', titles[country] ?? '');
    rows.bonusSets.push({
      id,
      productId: product.id,
      urlKey: `${slug(titles['SI'] ?? 'komplet')}-${id}`,
      titles: { SI: titleIn('SI'), CZ: titleIn('CZ'), SK: titleIn('SK'), PL: titleIn('PL'), HU: titleIn('HU'), HR: titleIn('HR') },
      discountPercent: random.pick([5, 10, 15]),
    });
    for (const other of random.sample(neighbours, 2)) rows.bonusSetItems.push({ bonusSetId: id, productId: other.id });
    id += 1;
  }
}
