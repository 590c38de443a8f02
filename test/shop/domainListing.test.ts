import { importCatalogue } from '../../demo-pages/data/catalogImport';
import {
  getBonusSet,
  getBrand,
  getBrandFacets,
  getCategoryByUrlKey,
  getCategoryTree,
  getHomepage,
  getPartner,
  getProduct,
  listProducts,
} from '../../demo-pages/domain/catalogue';
import { COUNTRY_CODES } from '../../demo-pages/countries/countries';
import { sortKey } from '../../demo-pages/domain/fold';
import { getRecommended } from '../../demo-pages/domain/recommendations';
import type { CategoryNode } from '../../demo-pages/domain/types';
import { openTestDatabase, type TestDatabase } from './domainDatabase';
import { everyOne } from '../support/everyOne';

let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
});

afterAll(() => shop.close());

const depth = (nodes: readonly CategoryNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)));

describe('categories', () => {
  test('are a tree of three levels in the language of each country', async () => {
    for (const country of COUNTRY_CODES) expect(depth(await getCategoryTree(shop.db, country))).toBe(3);
    const titles = async (country: 'SI' | 'PL') => (await getCategoryTree(shop.db, country)).map(({ title }) => title);
    expect(await titles('SI')).toContain('Čevlji in torbe');
    expect(await titles('PL')).toContain('Buty i torby');
  });

  test('are found by the address of their own country only, with the path to them', async () => {
    const page = await getCategoryByUrlKey(shop.db, 'SI', 'tekaski-cevlji');
    expect(page?.path.map(({ title }) => title)).toEqual(['Čevlji in torbe', 'Športni čevlji']);
    expect(page?.description).toContain('Tekaški čevlji');
    expect(await getCategoryByUrlKey(shop.db, 'CZ', 'tekaski-cevlji')).toBeNull();
    expect(await getCategoryByUrlKey(shop.db, 'SI', 'a\0\ufffd')).toBeNull();
  });
});

describe('listings', () => {
  const inShoes = { country: 'SI', categoryId: 8 } as const;

  test('hold all products of a category and below, once, page by page', async () => {
    const first = await listProducts(shop.db, { ...inShoes, pageSize: 50 });
    const ids = new Set<number>();
    for (let page = 1; page <= first.pages; page += 1) {
      for (const { id } of (await listProducts(shop.db, { ...inShoes, pageSize: 50, page })).items) ids.add(id);
    }
    expect(ids.size).toBe(first.total);
    const [department] = (await getCategoryTree(shop.db, 'SI')).filter(({ id }) => id === 8);
    const parts = await Promise.all((department?.children ?? []).map(({ id }) => listProducts(shop.db, { country: 'SI', categoryId: id })));
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(first.total);
  });

  test('sort by popularity, price, age and title as the language does', async () => {
    const sorted = async (sort: 'popular' | 'price-asc' | 'price-desc' | 'newest' | 'title') =>
      (await listProducts(shop.db, { ...inShoes, sort, pageSize: 96 })).items;
    const rankings = (await sorted('popular')).map(({ ranking }) => ranking);
    expect(rankings).toEqual([...rankings].sort((a, b) => b - a));
    const titles = (await sorted('title')).map(({ titleFull }) => sortKey(titleFull, 'sl'));
    expect(titles).toEqual([...titles].sort());
    const up = (await sorted('price-asc')).map(({ price }) => price.current);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    const down = (await sorted('price-desc')).map(({ price }) => price.current);
    expect(down).toEqual([...down].sort((a, b) => b - a));
    const ids = (await sorted('newest')).map(({ id }) => id);
    const rows = await shop.db.selectFrom('products').select(['id', 'createdAt']).where('id', 'in', ids).execute();
    const times = ids.map((id) => rows.find((row) => row.id === id)?.createdAt.getTime() ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('filter by brand, price in the currency of the country, stock and discount', async () => {
    const [facet] = await getBrandFacets(shop.db, inShoes);
    const ofBrand = await listProducts(shop.db, { ...inShoes, filters: { brandIds: [facet?.id ?? 0] } });
    expect(ofBrand.total).toBe(facet?.count);
    const between = await listProducts(shop.db, {
      country: 'CZ',
      categoryId: 8,
      filters: { priceFrom: 1000, priceTo: 2000 },
      pageSize: 96,
    });
    expect(between.total).toBeGreaterThan(0);
    expect(between.items.filter(({ price }) => price.current < 1000 || price.current > 2000 || price.currency !== 'CZK')).toEqual([]);
    const orderable = await listProducts(shop.db, { ...inShoes, filters: { onlyOrderable: true }, pageSize: 96 });
    expect(orderable.items.filter(({ isOrderable }) => !isOrderable)).toEqual([]);
    const discounted = await listProducts(shop.db, { ...inShoes, filters: { onlyDiscounted: true }, pageSize: 96 });
    expect(discounted.items.filter(({ price }) => price.old === null || price.old <= price.current)).toEqual([]);
  });

  test('of the siblings hold only what is translated', async () => {
    const { items, total } = await listProducts(shop.db, { country: 'HU', pageSize: 96 });
    expect(total).toBeGreaterThanOrEqual(300);
    expect(total).toBeLessThan((await listProducts(shop.db, { country: 'SI' })).total);
    expect(everyOne(items, ({ price }) => price.currency === 'HUF' && Number.isInteger(price.current))).toBe(true);
  });

  test.each([
    [{ page: 0 }, 1],
    [{ page: -5 }, 1],
    [{ page: Number.NaN }, 1],
    [{ page: 1e12 }, 100_000],
    [{ pageSize: 1e9 }, 1],
  ])('survive %j', async (asked, page) => {
    const listing = await listProducts(shop.db, { ...inShoes, ...asked });
    expect(listing.page).toBe(page);
    expect(listing.items.length).toBeLessThanOrEqual(96);
  });

  test('of a brand and of a partner hold only theirs', async () => {
    const brand = await getBrand(shop.db, 'norvela');
    const partner = await getPartner(shop.db, 'tri-jelke');
    const ofBrand = await listProducts(shop.db, { country: 'SI', brandId: brand?.id ?? 0 });
    const ofPartner = await listProducts(shop.db, { country: 'SI', partnerId: partner?.id ?? 0 });
    expect(everyOne(ofBrand.items, (item) => item.brand?.title === 'Norvela')).toBe(true);
    expect(everyOne(ofPartner.items, (item) => item.partner?.title === 'Tri jelke')).toBe(true);
    expect([ofBrand.total > 0, ofPartner.total > 0]).toEqual([true, true]);
    expect(await getBrand(shop.db, 'nobody')).toBeNull();
  });
});

describe('a product', () => {
  const firstWhere = async (table: 'bundles' | 'productGifts', country: 'SI' | 'SK' = 'SI') => {
    const { urlKey } = await shop.db
      .selectFrom(table)
      .innerJoin('productTexts as t', 't.productId', `${table}.productId`)
      .select('t.urlKey')
      .where('t.country', '=', country)
      .orderBy('t.productId')
      .executeTakeFirstOrThrow();
    return getProduct(shop.db, country, urlKey, new Date('2026-11-18T09:00:00Z'));
  };

  test('has variants that differ, their colours with css, and the path to its category', async () => {
    const { items } = await listProducts(shop.db, { country: 'SI', categoryId: 80101 });
    const product = await getProduct(shop.db, 'SI', items[0]?.urlKey ?? '');
    expect(product?.path.map(({ title }) => title)).toEqual(['Čevlji in torbe', 'Športni čevlji', 'Tekaški čevlji']);
    const titles = product?.variants.map(({ title }) => title) ?? [];
    expect(new Set(titles).size).toBe(titles.length);
    expect(product?.variants[0]).toMatchObject({
      size: expect.stringMatching(/^\d\d$/),
      color: { css: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    });
    expect(product?.variants[0]?.params.map(({ key }) => key)).toEqual(['COLOR', 'SIZE']);
    expect(product?.alternatives.length).toBeGreaterThan(0);
    expect(product?.alternatives.some(({ id }) => id === product.id)).toBe(false);
  });

  test('may offer a longer warranty, insurance, a return guarantee and remote help', async () => {
    const product = await firstWhere('bundles', 'SK');
    expect(new Set(product?.bundles.map(({ type }) => type))).toEqual(new Set(['warranty', 'insurance', 'return_guarantee', 'digital']));
    expect(product?.bundles[0]).toMatchObject({ title: 'Predĺžená záruka, 12 mesiacov', price: expect.any(Number) });
  });

  test('may include a gift, which cannot be bought', async () => {
    const product = await firstWhere('productGifts');
    expect(product?.gifts[0]).toMatchObject({
      kind: 'gift',
      isOrderable: false,
      availabilityKey: 'not_sold_separately',
      price: { current: 0 },
    });
  });

  /** The first one whose set can be bought. */
  const firstInSet = async (country: 'SI' | 'SK') => {
    const rows = await shop.db
      .selectFrom('bonusSets')
      .innerJoin('productTexts as t', 't.productId', 'bonusSets.productId')
      .select('t.urlKey')
      .where('t.country', '=', country)
      .orderBy('t.productId')
      .execute();
    for (const { urlKey } of rows) {
      const product = await getProduct(shop.db, country, urlKey);
      if (product?.bonusSets.length) return product;
    }
    throw new Error('no set can be bought');
  };

  test('may be part of a bonus set that costs less than its parts', async () => {
    const product = await firstInSet('SK');
    const [set] = product.bonusSets;
    expect(set?.title).toMatch(/^Bonusová sada: /);
    expect(set?.products[0]?.id).toBe(product.id);
    expect(set?.price.current).toBeLessThan(set?.price.old ?? 0);
    expect((await getBonusSet(shop.db, 'SK', set?.urlKey ?? ''))?.id).toBe(set?.id);
    expect(await getBonusSet(shop.db, 'SK', 'nothing')).toBeNull();
  });

  test('is not offered in a set of which a part is sold out', async () => {
    const product = await firstInSet('SI');
    const [set] = product.bonusSets;
    expect(set?.isOrderable).toBe(true);
    await shop.db
      .updateTable('variants')
      .set({ stock: 0, availabilityKey: 'stock' })
      .where('productId', '=', set?.products[1]?.id ?? 0)
      .execute();
    expect((await getProduct(shop.db, 'SI', product.urlKey))?.bonusSets).toEqual([]);
    expect((await getBonusSet(shop.db, 'SI', set?.urlKey ?? ''))?.isOrderable).toBe(false);
    // Nor recommended with it, as long as there is something else.
    const accessoryVariants = set?.products.slice(1).map(({ variantId }) => variantId) ?? [];
    const recommended = await getRecommended(shop.db, 'SI', product.variantId, { count: 10, accessoryVariants });
    expect(recommended.map(({ isOrderable }) => isOrderable)).toEqual(Array(10).fill(true));
  });

  test('is found in the country of its address only', async () => {
    const { items } = await listProducts(shop.db, { country: 'HR', pageSize: 1 });
    const urlKey = items[0]?.urlKey ?? '';
    expect((await getProduct(shop.db, 'HR', urlKey))?.id).toBe(items[0]?.id);
    expect(await getProduct(shop.db, 'HU', `${urlKey}-x`)).toBeNull();
  });
});

test('the home page shows orderable goods, no duplicates, none for adults', async () => {
  for (const country of COUNTRY_CODES) {
    const { bestsellers, discounted, news, partnerOffers, digital, brands } = await getHomepage(shop.db, country);
    const shown = [bestsellers, discounted, news, partnerOffers, digital];
    expect(shown.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8]);
    const cards = shown.flat();
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.filter(({ isOrderable, isAdultOnly }) => !isOrderable || isAdultOnly)).toEqual([]);
    expect(brands.length).toBeGreaterThanOrEqual(10);
  }
});

test('importing a missing file changes nothing', async () => {
  const { total } = await listProducts(shop.db, { country: 'SI' });
  await expect(importCatalogue(shop.db, '/nowhere/products.csv')).rejects.toThrow('there is no such file');
  expect((await listProducts(shop.db, { country: 'SI' })).total).toBe(total);
});
