import type { AvailabilityKey, Param } from '../db/schema';
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../countries/countries';
import { sortKey } from '../domain/fold';
import { priceList, roundLikeShop, toHundredths } from '../domain/prices';
import type { CatalogueRows } from './catalogueRows';
import { describeProduct } from './descriptions';
import type { PlacedLeaf } from './generateCategories';
import type { Leaf, Spec } from './grammar';
import type { Random } from '../domain/random';
import type { UrlKeyPool } from './urlKeys';
import { COLORS, MEASURE_WORDS, PARAM_TITLES, VALUE_WORDS } from '../domain/vocabulary';

const FIRST_PRODUCT_ID = 10001;
const FIRST_VARIANT_ID = 500001;
/** The first few products of each category are sold in the sibling shops, too. */
const TRANSLATED_PER_CATEGORY = 4;
const NEWEST = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;

const MODELS = [
  'Alba',
  'Astra',
  'Briza',
  'Delta',
  'Duo',
  'Eko',
  'Flora',
  'Gama',
  'Iris',
  'Jadran',
  'Koral',
  'Luna',
  'Mira',
  'Nova',
  'Opal',
  'Prima',
  'Rosa',
  'Sava',
  'Sigma',
  'Solis',
  'Terra',
  'Trio',
  'Vita',
  'Zora',
];
const CLOTHES = ['S', 'M', 'L', 'XL'];
const SHOES = ['37', '38', '39', '40', '41', '42', '43', '44'];

export interface ProductIds {
  product: number;
  variant: number;
}

export const firstIds = (): ProductIds => ({ product: FIRST_PRODUCT_ID, variant: FIRST_VARIANT_ID });

/** Adds 26 to 38 products of one category. */
export function generateProducts(rows: CatalogueRows, ids: ProductIds, random: Random, placed: PlacedLeaf, urlKeys: UrlKeyPool): void {
  const count = random.integer(26, 38);
  for (let index = 0; index < count; index += 1) {
    addProduct(rows, ids, random, placed, urlKeys, index < TRANSLATED_PER_CATEGORY);
  }
}

function addProduct(
  rows: CatalogueRows,
  ids: ProductIds,
  random: Random,
  placed: PlacedLeaf,
  urlKeys: UrlKeyPool,
  translated: boolean,
): void {
  const { leaf, department, categoryId } = placed;
  const productId = ids.product++;
  const mainVariantId = ids.variant;
  const brand = random.pick(department.brands);
  const digital = leaf.traits.has('digital');
  const partnerId = !digital && random.chance(0.28) ? random.integer(1, rows.partners.length) : null;
  const number = leaf.traits.has('food') || leaf.traits.has('named') ? '' : ` ${random.integer(1, 99) * 10}`;
  const model = `${random.pick(MODELS)}${number}`;
  const specs = leaf.specs.map((spec) => ({ spec, value: random.pick(spec.values) }));
  const priceEur = pickPrice(random, leaf.from, leaf.to);
  const interest = random.chance(0.35) ? 0 : random.integer(1, 240);

  rows.products.push({
    id: productId,
    categoryId,
    brandId: rows.brands.find(({ title }) => title === brand)?.id ?? null,
    partnerId,
    mainVariantId,
    kind: digital ? 'esd' : 'variant',
    mediaId: leaf.mediaId,
    isAdultOnly: leaf.traits.has('adult'),
    ranking: Math.floor(random.next() ** 2 * 10_000),
    priceEur,
    quality: interest === 0 ? null : random.integer(5, 10) / 2,
    interest,
    createdAt: new Date(NEWEST - random.integer(0, 900) * DAY_MS),
  });

  for (const country of translated ? COUNTRY_CODES : (['SI'] as const)) {
    rows.productTexts.push(textsOf(productId, country, leaf, `${brand} ${model}`, brand, specs, random, urlKeys));
  }
  addVariants(rows, ids, random, placed, productId, priceEur, partnerId !== null);
}

function textsOf(
  productId: number,
  country: CountryCode,
  leaf: Leaf,
  name: string,
  brand: string,
  specs: readonly { spec: Spec; value: string }[],
  random: Random,
  urlKeys: UrlKeyPool,
): CatalogueRows['productTexts'][number] {
  const title = `${leaf.nouns[country]} ${name}`;
  const params = specs.map(({ spec, value }) => paramOf(country, spec, value));
  // A bare number is meaningless in a title; "28 cm" and "jeklo" are not.
  const main = params.find((param) => param.measure !== undefined || !/^\d/.test(param.value));
  const titleFull = main ? `${title}, ${main.value}${main.measure ? ` ${main.measure}` : ''}` : title;
  return {
    productId,
    country,
    urlKey: urlKeys.take(country, titleFull),
    title,
    titleFull,
    sortKey: sortKey(titleFull, COUNTRIES[country].language),
    description: describeProduct(random, country, title, brand, leaf.traits),
    params,
    rating: null,
    reviewCount: 0,
  };
}

function paramOf(country: CountryCode, spec: Spec, value: string): Param {
  const measure = MEASURE_WORDS.get(spec.measure)?.[country] ?? spec.measure;
  return {
    key: spec.key.toUpperCase(),
    title: PARAM_TITLES.get(spec.key)?.[country] ?? spec.key,
    value: VALUE_WORDS.get(value)?.[country] ?? value,
    ...(measure === '' ? {} : { measure }),
  };
}

/** Cheap goods are more common than expensive ones: prices are uniform in their logarithm. */
function pickPrice(random: Random, from: number, to: number): number {
  const amount = Math.exp(Math.log(from) + random.next() * (Math.log(to) - Math.log(from)));
  return toHundredths(roundLikeShop(amount, 'EUR'));
}

function addVariants(
  rows: CatalogueRows,
  ids: ProductIds,
  random: Random,
  placed: PlacedLeaf,
  productId: number,
  priceEur: number,
  ofPartner: boolean,
): void {
  const { traits, mediaId } = placed.leaf;
  const colors: (string | null)[] = traits.has('colors') ? random.sample([...COLORS.keys()], random.integer(1, 4)) : [null];
  const allSizes = traits.has('clothes') ? CLOTHES : traits.has('shoes') ? SHOES : null;
  const sizes: (string | null)[] = allSizes ? random.sample(allSizes, random.integer(2, 4)) : [null];
  const discount = random.chance(0.22) ? random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4]) : 0;
  const oldPrices = discount === 0 ? null : priceList(toHundredths(roundLikeShop(priceEur / 100 / (1 - discount), 'EUR')));
  const prices = priceList(priceEur);
  const usual = traits.has('digital') ? 'digital_content' : pickAvailability(random, ofPartner);
  let position = 0;
  for (const color of colors) {
    for (const size of sizes) {
      rows.variants.push({
        id: ids.variant++,
        productId,
        position: position++,
        color,
        colorCss: color === null ? null : (COLORS.get(color)?.css ?? null),
        size,
        stock: pickStock(random, usual),
        availabilityKey: usual,
        prices,
        oldPrices,
        mediaId,
      });
    }
  }
}

const OWN: readonly [number, AvailabilityKey][] = [
  [0.6, 'stock'],
  [0.7, 'central_stock'],
  [0.77, 'mall_stock'],
  [0.83, 'on_demand'],
  [0.89, 'supplier'],
  [0.92, 'sold_out'],
  [0.95, 'soon'],
  [0.98, 'unavailable'],
  [1, 'unknown'],
];
const OF_PARTNER: readonly [number, AvailabilityKey][] = [
  [0.65, 'partner_stock'],
  [0.93, 'marketplace_on_demand'],
  [1, 'sold_out'],
];

function pickAvailability(random: Random, ofPartner: boolean): AvailabilityKey {
  const draw = random.next();
  return (ofPartner ? OF_PARTNER : OWN).find(([limit]) => draw < limit)?.[1] ?? 'stock';
}

const WITHOUT_STOCK: ReadonlySet<AvailabilityKey> = new Set<AvailabilityKey>(['sold_out', 'soon', 'unavailable', 'unknown']);

function pickStock(random: Random, availability: AvailabilityKey): number {
  if (WITHOUT_STOCK.has(availability)) return 0;
  if (availability === 'digital_content') return 9999;
  const draw = random.next();
  if (draw < 0.05) return 0;
  if (draw < 0.15) return 1;
  return draw < 0.4 ? random.integer(2, 5) : random.integer(6, 120);
}
