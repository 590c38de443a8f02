import { fold, foldedWords, slug, sortKey } from '../../demo-pages/domain/fold';
import { searchProducts } from '../../demo-pages/domain/search';
import { findEntries, queryWords, type IndexEntry } from '../../demo-pages/domain/searchIndex';
import { createSearchIndexes, suggest, type SearchIndexes } from '../../demo-pages/domain/suggest';
import { openTestDatabase, type TestDatabase } from './domainDatabase';
import { everyOne } from '../support/everyOne';

describe('folding', () => {
  test.each([
    ['Čevlji', 'cevlji'],
    ['c\u030cevlji', 'cevlji'],
    ['ŽIVALI ŠE', 'zivali se'],
    ['Łódź', 'lodz'],
    ['đumbir', 'dumbir'],
    ['főző űr', 'fozo ur'],
    ['Příliš žluťoučký kůň', 'prilis zlutoucky kun'],
    ['Straße Ærø', 'strasse aero'],
    ['ﬁlter ²', 'filter 2'],
    ['İstanbul', 'istanbul'],
  ])('%s is found as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('splits words at everything but letters and digits', () => {
    expect(foldedWords(' 1,7 l – "Grelnik"/vode\u00a0(moč) 😀')).toEqual(['1', '7', 'l', 'grelnik', 'vode', 'moc']);
  });

  test('makes slugs from words, cut at word boundaries', () => {
    expect(slug('Čevlji & torbe, 42″')).toBe('cevlji-torbe-42');
    expect(slug('ena dve tri', 8)).toBe('ena-dve');
    expect(slug('😀')).toBe('');
  });

  test.each([
    ['sl', ['cvet', 'čaj', 'dan', 'sod', 'šah', 'torba', 'zob', 'žar']],
    ['pl', ['lody', 'łatka', 'mak', 'oko', 'ósmy', 'zero', 'źrebak', 'żaba']],
    ['hu', ['olaj', 'öv', 'ujj', 'üveg']],
    ['cs', ['chleba', 'čaj', 'dům', 'ruka', 'řeka', 'sůl', 'šála']],
  ] as const)('sorts %s as its alphabet does', (language, words) => {
    const mixed = [...words].reverse();
    expect(mixed.sort((a, b) => (sortKey(a, language) < sortKey(b, language) ? -1 : 1))).toEqual(words);
  });
});

describe('ranking', () => {
  const entry = (value: string, weight = 0, more = ''): IndexEntry<string> => ({
    value,
    title: foldedWords(value)
      .map((word) => ` ${word}`)
      .join(''),
    more: foldedWords(more)
      .map((word) => ` ${word}`)
      .join(''),
    weight,
  });
  const found = (entries: readonly IndexEntry<string>[], query: string): string[] =>
    findEntries(entries, queryWords(query)).map(({ value }) => value);

  test('whole words rank before prefixes, prefixes before infixes, other fields last', () => {
    const entries = [entry('Mikrofon'), entry('Pametni telefoni'), entry('Fon Kolvant'), entry('Fontana'), entry('Sušilnik', 0, 'fon')];
    expect(found(entries, 'fon')).toEqual(['Fon Kolvant', 'Fontana', 'Mikrofon', 'Pametni telefoni', 'Sušilnik']);
  });

  test('all words must match, in any order', () => {
    const entries = [entry('Telefon Norvela 128 GB'), entry('Telefon Tavimo 128 GB'), entry('Norvela radio')];
    expect(found(entries, '128 norvela')).toEqual(['Telefon Norvela 128 GB']);
    expect(found(entries, 'norvela manjka')).toEqual([]);
  });

  test('the more popular of equals ranks first', () => {
    expect(found([entry('Nož A', 0.1), entry('Nož B', 0.9)], 'noz')).toEqual(['Nož B', 'Nož A']);
  });

  test('two letters do not match inside words', () => {
    expect(found([entry('Mikrofon'), entry('Okno')], 'ok')).toEqual(['Okno']);
  });
});

describe('suggestions', () => {
  let shop: TestDatabase;
  let indexes: SearchIndexes;
  const ask = (query: string) => suggest(shop.db, indexes, 'SI', query);

  beforeAll(async () => {
    shop = await openTestDatabase();
    indexes = await createSearchIndexes(shop.db);
  });

  afterAll(() => shop.close());

  test('are the same with and without diacritics, composed or not', async () => {
    const [plain, proper, apart] = await Promise.all([ask('cevlji'), ask('Čevlji'), ask('c\u030cevlji')]);
    expect(plain.products).toHaveLength(6);
    expect(everyOne(plain.products, ({ titleFull }) => /čevlji/i.test(titleFull ?? ''))).toBe(true);
    expect(proper).toEqual(plain);
    expect(apart).toEqual(plain);
  });

  test('name products, categories, brands and partners with all that their links need', async () => {
    expect((await ask('slušalke')).products[0]).toEqual({
      urlKey: expect.stringMatching(/^[a-z0-9-]+$/),
      title: expect.any(String),
      titleFull: expect.any(String),
      mediaId: expect.any(String),
      isAdultOnly: false,
      availabilityKey: expect.any(String),
      ranking: expect.any(Number),
      price: { current: expect.any(Number) },
    });
    expect((await ask('slušalke')).items).toContainEqual(
      expect.objectContaining({ type: 'category', id: expect.stringMatching(/^\d+$/), titleFull: 'Zvok › Slušalke' }),
    );
    expect((await ask('norvela')).items).toContainEqual(expect.objectContaining({ type: 'brand', urlKey: 'norvela', title: 'Norvela' }));
    expect((await ask('modri hrib')).items).toContainEqual(
      expect.objectContaining({ type: 'partner', urlKey: 'modri-hrib', partnerId: 1 }),
    );
  });

  test('have the current price and availability', async () => {
    const [before] = (await ask('pametni telefon')).products;
    const { productId } = await shop.db
      .selectFrom('productTexts')
      .select('productId')
      .where('urlKey', '=', before?.urlKey ?? '')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('variants').set({ stock: 0 }).where('productId', '=', productId).execute();
    const [after] = (await ask('pametni telefon')).products;
    expect([before?.availabilityKey === 'sold_out', after?.urlKey, after?.availabilityKey]).toEqual([false, before?.urlKey, 'sold_out']);
  });

  test('are in the language of the country', async () => {
    const answer = await suggest(shop.db, indexes, 'HU', 'futocipo');
    expect(answer.products[0]?.title).toMatch(/^Futócipő /);
    expect((await suggest(shop.db, indexes, 'HU', 'čevlji')).products).toEqual([]);
  });

  test('gifts are never suggested', async () => {
    expect((await ask('darilo obesek')).products).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['quotes', `'";--`],
    ['wildcards', '%_*.?'],
    ['a regular expression', '(?=('],
    ['a script', '<script>alert(1)</script>'],
    ['emoji', '😀👟'],
    ['right-to-left text', '\u202eחנות متجر'],
    ['combining characters alone', '\u030c\u0301'],
    ['NUL', 'a\0\0'],
    ['half a surrogate pair', '\ud83d'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 characters of words', 'čevlji ab '.repeat(1000)],
    ['prototype words', '__proto__ constructor'],
  ])('survive %s', async (_, query) => {
    const answer = await ask(query);
    expect(Array.isArray(answer.products) && Array.isArray(answer.items)).toBe(true);
    expect((await searchProducts(shop.db, indexes, { country: 'SI', query })).total).toBeGreaterThanOrEqual(0);
  });

  test('follow the catalogue when it is rebuilt', async () => {
    await shop.db
      .updateTable('productTexts')
      .set({ titleFull: 'Enkratnik' })
      .where('productId', '=', 10001)
      .where('country', '=', 'SI')
      .execute();
    expect((await ask('enkratnik')).products).toEqual([]);
    await indexes.rebuild();
    expect((await ask('enkratnik')).products).toHaveLength(1);
  });
});

describe('the search page', () => {
  let shop: TestDatabase;
  let indexes: SearchIndexes;

  beforeAll(async () => {
    shop = await openTestDatabase();
    indexes = await createSearchIndexes(shop.db);
  });

  afterAll(() => shop.close());

  test('finds what the suggestions find, best first, page by page', async () => {
    const first = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', pageSize: 6 });
    const second = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', pageSize: 6, page: 2 });
    const suggested = await suggest(shop.db, indexes, 'SI', 'cevlji');
    expect(first.items.map(({ urlKey }) => urlKey)).toEqual(suggested.products.map(({ urlKey }) => urlKey));
    expect(first.pages).toBe(Math.ceil(first.total / 6));
    expect(second.items.filter(({ id }) => first.items.some((item) => item.id === id))).toEqual([]);
  });

  test('narrows to the categories of c[] and all below, and still offers the others', async () => {
    const all = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji' });
    const [biggest] = all.categories;
    const one = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', categoryIds: [biggest?.id ?? 0] });
    expect(one.total).toBe(biggest?.count);
    expect(one.total).toBeLessThan(all.total);
    expect(one.categories).toEqual(all.categories);
    const department = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', categoryIds: [8] });
    expect(department.total).toBeGreaterThan(one.total);
    expect((await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', categoryIds: [999_999] })).total).toBe(0);
  });

  test('sorts by price on request, and filters by brand', async () => {
    const cheap = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', sort: 'price-asc', pageSize: 48 });
    const prices = cheap.items.map(({ price }) => price.current);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const [brand] = cheap.brands;
    const ofBrand = await searchProducts(shop.db, indexes, { country: 'SI', query: 'cevlji', filters: { brandIds: [brand?.id ?? 0] } });
    expect(ofBrand.total).toBe(brand?.count);
    expect(everyOne(ofBrand.items, (item) => item.brand?.id === brand?.id)).toBe(true);
  });
});
