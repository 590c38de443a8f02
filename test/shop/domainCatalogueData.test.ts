import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateCatalogue } from '../../demo-pages/data/generateCatalogue';
import { reviewOf } from '../../demo-pages/data/seedReviews';
import { COUNTRY_CODES, type CountryCode } from '../../demo-pages/countries/countries';
import { createRandom } from '../../demo-pages/domain/random';

const rows = generateCatalogue();

const duplicates = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const textsOf = (country: CountryCode) => rows.productTexts.filter((text) => text.country === country);

describe('the generated catalogue', () => {
  test('is the same for the same seed and another for another', () => {
    expect(generateCatalogue()).toEqual(rows);
    expect(generateCatalogue(1).productTexts.slice(0, 50)).not.toEqual(rows.productTexts.slice(0, 50));
  });

  test('[R0.01] is as large and as mixed as a retail shop and marketplace', () => {
    const level = (wanted: number): number => rows.categories.filter((category) => category.level === wanted).length;
    expect(rows.products.length).toBeGreaterThanOrEqual(5000);
    expect([level(1) >= 12, level(2) >= 60, level(3) >= 150]).toEqual([true, true, true]);
    expect(rows.brands.length).toBeGreaterThanOrEqual(40);
    expect(rows.partners.length).toBeGreaterThanOrEqual(12);
    expect(rows.products.filter(({ partnerId }) => partnerId !== null).length).toBeGreaterThan(1000);
    expect(new Set(rows.products.map(({ kind }) => kind))).toEqual(new Set(['variant', 'esd', 'gift']));
    expect(rows.products.filter(({ isAdultOnly }) => isAdultOnly).length).toBeGreaterThan(50);
    expect(new Set(rows.bundles.map(({ type }) => type))).toEqual(new Set(['warranty', 'insurance', 'return_guarantee', 'digital']));
    expect(rows.bonusSets.length).toBeGreaterThanOrEqual(40);
    expect(rows.productGifts.length).toBeGreaterThan(50);
  });

  test('has every availability of the requirements (A136); sold out is also what has run out', () => {
    expect([...new Set(rows.variants.map(({ availabilityKey }) => availabilityKey))].sort()).toEqual([
      'central_stock',
      'digital_content',
      'mall_stock',
      'marketplace_on_demand',
      'not_sold_separately',
      'on_demand',
      'partner_stock',
      'sold_out',
      'soon',
      'stock',
      'supplier',
      'unavailable',
      'unknown',
    ]);
    const stocks = new Set(rows.variants.map(({ stock }) => Math.min(stock, 6)));
    expect([...stocks].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('assigns products and categories slugs that are plain ASCII and unique within a country', () => {
    for (const country of COUNTRY_CODES) {
      const keys = [...textsOf(country), ...rows.categoryTexts.filter((text) => text.country === country)].map(({ urlKey }) => urlKey);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    }
    expect(duplicates(rows.brands.map(({ urlKey }) => urlKey))).toEqual([]);
    expect(duplicates(rows.partners.map(({ urlKey }) => urlKey))).toEqual([]);
    expect(duplicates(rows.bonusSets.map(({ urlKey }) => urlKey))).toEqual([]);
  });

  test('has every category in six languages and a few hundred products in the siblings', () => {
    for (const country of COUNTRY_CODES) {
      expect(rows.categoryTexts.filter((text) => text.country === country).length).toBe(rows.categories.length);
      if (country !== 'SI') expect(textsOf(country).length).toBeGreaterThanOrEqual(300);
    }
    expect(textsOf('SI').length).toBe(rows.products.length);
    expect(textsOf('SI').filter(({ title }) => /[čšž]/i.test(title)).length).toBeGreaterThan(1000);
    expect(textsOf('HU').some(({ title }) => /[őű]/.test(title))).toBe(true);
    expect(textsOf('PL').some(({ title }) => /[łż]/.test(title))).toBe(true);
  });

  test('has no untranslated text and no open placeholder', () => {
    const words = rows.productTexts.flatMap(({ params }) => params.flatMap(({ title, value }) => [title, value]));
    expect(words.filter((word) => /^[a-z]+[A-Z]|undefined|\{/.test(word))).toEqual([]);
    expect(rows.productTexts.filter(({ title, description }) => /[{}|]|undefined/.test(title + description))).toEqual([]);
  });

  test('has no dangling references', () => {
    const ids = (list: readonly { id: number }[]): Set<number> => new Set(list.map(({ id }) => id));
    const [products, categories, brands, partners, variants, sets] = [
      rows.products,
      rows.categories,
      rows.brands,
      rows.partners,
      rows.variants,
      rows.bonusSets,
    ].map(ids);
    const broken = [
      ...rows.categories.filter(({ parentId }) => parentId !== null && !categories?.has(parentId)),
      ...rows.products.filter(
        (p) =>
          !categories?.has(p.categoryId) ||
          !variants?.has(p.mainVariantId) ||
          (p.brandId !== null && !brands?.has(p.brandId)) ||
          (p.partnerId !== null && !partners?.has(p.partnerId)),
      ),
      ...rows.variants.filter(({ productId }) => !products?.has(productId)),
      ...rows.productTexts.filter(({ productId }) => !products?.has(productId)),
      ...rows.bundles.filter(({ productId }) => !products?.has(productId)),
      ...rows.bonusSetItems.filter((item) => !sets?.has(item.bonusSetId) || !products?.has(item.productId)),
      ...rows.productGifts.filter((gift) => !products?.has(gift.productId) || !products?.has(gift.giftProductId)),
    ];
    expect(broken).toEqual([]);
  });

  test('shows only pictures that are installed', () => {
    const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
    expect(existsSync(assets)).toBe(true);
    const pictures = new Set(readdirSync(assets).map((name) => name.replace('.webp', '')));
    const used = new Set([...rows.categories, ...rows.products, ...rows.variants].map(({ mediaId }) => mediaId));
    expect([...used].filter((mediaId) => !pictures.has(mediaId))).toEqual([]);
  });

  test('has a higher price before a discount than after it, in every currency', () => {
    const discounted = rows.variants.flatMap(({ prices, oldPrices }) => (oldPrices ? [{ prices, oldPrices }] : []));
    expect(discounted.length).toBeGreaterThan(500);
    expect(discounted.filter(({ prices, oldPrices }) => oldPrices.EUR <= prices.EUR)).toEqual([]);
  });
});

describe('the generated reviews', () => {
  /** Forms of which a woman, and a man, says one kind only. */
  const FORMS: Partial<Record<CountryCode, readonly [RegExp, RegExp]>> = {
    SI: [/zadovoljna|iskala|(Pričakovala|Vrnila) sem|Razočarana/, /zadovoljen|iskal$|(Pričakoval|Vrnil) sem|Razočaran$/],
    CZ: [/hledala|čekala|Čekala|Ráda/, /hledal$|čekal\b|Čekal |Rád /],
    SK: [/hľadala|čakala|Čakala|Rada/, /hľadal$|čakal\b|Čakal |Rád /],
    PL: [/bardzo zadowolona|szukałam|Zwróciłam|kupiłabym/, /bardzo zadowolony|szukałem|Zwróciłem|kupiłbym/],
    HR: [/sam zadovoljna|tražila|Vratila|kupila/, /sam zadovoljan|tražio|Vratio|kupio/],
  };
  const WOMAN = /^(Maja|Nina|Katja|Jana|Lucie|Zuzana|Lenka|Anna|Katarzyna|Ana|Marija) /;
  const MAN = /^(Luka|Tomaž|Gregor|Petr|Martin|Peter|Marek|Piotr|Marcin|Ivan|Marko) /;

  test.each(COUNTRY_CODES)('%s: authors speak of themselves as women or as men, and some have several photos, each once', (country) => {
    const [random, photoRandom] = [createRandom(5), createRandom(6)];
    const product = { productId: 1, mediaId: '231a', quality: 4, interest: 1 };
    const reviews = Array.from({ length: 2000 }, () => reviewOf(random, photoRandom, country, product));
    const texts = (author: RegExp) => reviews.filter((review) => author.test(review.author)).map(({ title, text }) => `${text} ${title}`);
    expect(reviews.filter(({ title, text }) => /[{}]/.test(title + text))).toEqual([]);
    const [ofWomen, ofMen] = FORMS[country] ?? [/^$/, /^$/];
    expect(texts(WOMAN).filter((text) => ofMen.test(text))).toEqual([]);
    expect(texts(MAN).filter((text) => ofWomen.test(text))).toEqual([]);
    expect(texts(WOMAN).some((text) => ofWomen.test(text)) && texts(MAN).some((text) => ofMen.test(text))).toBe(country in FORMS);
    const photos = reviews.map((review) => review.photos);
    expect(Math.max(...photos.map(({ length }) => length))).toBeGreaterThan(3);
    expect(photos.filter((own) => new Set(own).size !== own.length)).toEqual([]);
  });
});
