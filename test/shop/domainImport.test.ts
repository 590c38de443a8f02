import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CatalogImportError, importCatalogue, type ImportOptions, type ImportResult } from '../../demo-pages/data/catalogImport';
import { parseNumber } from '../../demo-pages/data/import/parseProduct';
import { addVariant, createCart, getCart } from '../../demo-pages/domain/cart';
import { getCategoryTree, getProduct, listProducts } from '../../demo-pages/domain/catalogue';
import { openTestDatabase, type TestDatabase } from './domainDatabase';

let shop: TestDatabase;
let folder: string;

beforeAll(async () => {
  shop = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

function importText(name: string, content: string | Buffer, options: ImportOptions = {}): Promise<ImportResult> {
  const file = join(folder, name);
  writeFileSync(file, content);
  return importCatalogue(shop.db, file, options);
}

async function faultsOf(name: string, content: string | Buffer, options: ImportOptions = {}): Promise<string> {
  const error = await importText(name, content, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CatalogImportError);
  return error instanceof Error ? error.message : '';
}

const titles = async (country: 'SI' | 'CZ' = 'SI') => (await listProducts(shop.db, { country })).items.map(({ titleFull }) => titleFull);

describe('a faulty catalogue', () => {
  test('is refused with all its faults by line, and no row is imported', async () => {
    const before = await listProducts(shop.db, { country: 'SI' });
    const message = await faultsOf(
      'bad.csv',
      [
        'id,title,category,price,stock,adult',
        '1,Čevlji,Obutev,49.90,3,0',
        '2,,Obutev,abc,3,0',
        '3,Škornji,A > B > C > D,10,2.5,maybe',
        '1,Copati,Obutev,9,1,0',
        '5,Sandali,Obutev',
      ].join('\n'),
    );
    expect(message).toContain('line 3: title is missing');
    expect(message).toContain('line 3: price is "abc", expected a number from 0.01 to 1000000');
    expect(message).toContain('line 4: category is "A > B > C > D", expected one to 3 levels');
    expect(message).toContain('line 4: stock is "2.5", expected a whole number');
    expect(message).toContain('line 4: adult is "maybe", expected 1 or 0');
    expect(message).toContain('line 5: id "1" is already used in line 2');
    expect(message).toContain('line 6: 3 values where the header has 6 columns');
    expect(message).toContain('--skip-bad-lines');
    expect((await listProducts(shop.db, { country: 'SI' })).total).toBe(before.total);
  });

  test('shows the first 20 faults and counts the rest', async () => {
    const message = await faultsOf('many.csv', ['title,category,price', ...Array.from({ length: 50 }, () => 'A,B,zero')].join('\n'));
    expect(message).toContain('has 50 faults');
    expect(message.match(/line \d+:/g)).toHaveLength(20);
    expect(message).toContain('and 30 more');
  });

  test('counts lines correctly after quoted texts that span several', async () => {
    expect(await faultsOf('quoted.csv', 'title,category,price,description\nA,B,1,"one\ntwo\nthree"\nC,D,-5,x\n')).toContain(
      'line 5: price is "-5"',
    );
  });

  test.each([
    [
      'no-columns.csv',
      'foo,bar\n1,2\n',
      /no column for title; expected one of: title_sl, .*\n.*no column for category.*\n.*no column for price/,
    ],
    ['empty.csv', '', /it is empty/],
    ['header.csv', 'title,category,price\n', /it has no products/],
    ['quotes.csv', 'title,category,price\n"A,B,1\n', /line \d+: not readable as CSV/],
    ['latin.csv', Buffer.from([0x74, 0x69, 0x74, 0x6c, 0x65, 0x0a, 0xe8]), /not UTF-8/],
    ['broken.json', '[\n{"title": "A",\n]', /line \d: not readable as JSON/],
    ['number.json', '42', /expected an array of products/],
    ['mixed.json', '[{"title":"A","category":"B","price":1},\n 7]', /entry 2 \(line 2\): expected an object/],
    [
      'nested.json',
      '{"shop": [1, 2],\n "products": [\n {"title": "[,{", "spec": {"products": [\n1,2]}, "category":"B","price":1},\n\n {"title":"C"}]}',
      /entry 2 \(line 6\): category is missing/,
    ],
    ['polluted.json', '[{"__proto__":{"title":"A"},"category":"B","price":1}]', /no column for title/],
  ])('%s is refused with a reason', async (name, content, reason) => {
    expect(await faultsOf(name, content)).toMatch(reason);
  });

  test.each([
    ['currency', 'BTC'],
    ['image', 'shoe'],
    ['url_key', 'Ni Dobro'],
    ['spec', '[1]'],
    ['old_price', 'x'],
  ])('names the column %s with the value %s', async (column, value) => {
    expect(await faultsOf('one.csv', `title,category,price,${column}\nA,B,1,${value}\n`)).toContain(`line 2: ${column} is "${value}"`);
  });

  test('an unknown picture is a fault where the pictures are known', async () => {
    const pictures = new Set(['1f45f']);
    expect(await faultsOf('picture.csv', 'title,category,price,image\nA,B,1,👢\n', { pictures })).toContain('line 2: image is "👢"');
  });
});

describe('a catalogue', () => {
  test('in CSV with semicolons, BOM and quotes replaces the old one', async () => {
    const cart = await createCart(shop.db, 'SI', null);
    const owner = { cartId: cart, customerId: null };
    const [orderable] = (await listProducts(shop.db, { country: 'SI', filters: { onlyOrderable: true } })).items;
    await addVariant(shop.db, cart, owner, orderable?.variantId ?? 0);
    const text = [
      'ID;Naziv;Kategorija;Cena;Old price;Znamka;Zaloga;Slika;URL-key;Opis;Prodajalec;Adult;title_cs',
      '1;"Pohodniški čevlji; trpežni";Obutev > Športna;"1.049,90 €";1199;Tavimo;0;👟;pohodniki;Dobri.;Zeleni kot;0;Turistické boty',
      '2;Žganje;Pijače;12,5;;;7;;;;;da;',
    ].join('\r\n');
    expect(await importText('ok.csv', `\uFEFF${text}`)).toEqual({ products: 2, categories: 3, skipped: [] });
    expect(await titles()).toEqual(['Pohodniški čevlji; trpežni', 'Žganje']);
    expect(await titles('CZ')).toEqual(['Turistické boty']);
    expect(await getProduct(shop.db, 'SI', 'pohodniki')).toMatchObject({
      price: { current: 1049.9, old: 1199 },
      mediaId: '1f45f',
      stock: 0,
      availabilityKey: 'sold_out',
      brand: { title: 'Tavimo' },
      partner: { title: 'Zeleni kot' },
      description: 'Dobri.',
      path: [{ title: 'Obutev' }, { title: 'Športna' }],
    });
    expect((await listProducts(shop.db, { country: 'SI' })).items[1]).toMatchObject({
      isAdultOnly: true,
      stock: 7,
      price: { current: 12.5 },
    });
    expect((await getCart(shop.db, cart, owner))?.lines).toEqual([]);
  });

  test('from another system is recognized by its aliases', async () => {
    const text = [
      'id,type,brand,name,color,price_usd,title_sl,spec',
      'k1,mechanical-keyboard,Nexolin,Nexolin K1,Black,100,"Tipkovnica Nexolin K1, črna","{""keys"":104,""speed"":[1,2.5],""rgb"":true,""size"":null}"',
      'k2,mechanical-keyboard,Nexolin,Nexolin K2,Ocean,50,,',
    ].join('\n');
    await importText('export.csv', text);
    expect(await titles()).toEqual(['Tipkovnica Nexolin K1, črna', 'Nexolin K2']);
    expect((await getCategoryTree(shop.db, 'SI')).map(({ title }) => title)).toEqual(['Mechanical keyboard']);
    const product = await getProduct(shop.db, 'SI', 'tipkovnica-nexolin-k1-crna');
    expect(product).toMatchObject({ price: { current: 92, currency: 'EUR' }, mediaId: '2328-fe0f' });
    expect(product?.params).toEqual([
      { key: 'KEYS', title: 'Keys', value: '104' },
      { key: 'SPEED', title: 'Speed', value: '1 – 2,5' },
      { key: 'RGB', title: 'Rgb', value: '✓' },
    ]);
    expect(product?.variants[0]?.color).toMatchObject({ key: 'black', title: 'črna' });
    expect((await getProduct(shop.db, 'SI', 'nexolin-k2'))?.variants[0]?.title).toBe('Ocean');
  });

  test('in JSON keeps exact prices in their own currency', async () => {
    await importText(
      'ok.json',
      JSON.stringify({ products: [{ title: 'Boty', title_cz: 'Boty', category: 'Obuv', price: 1234.5, currency: 'CZK' }] }),
    );
    const [czech] = (await listProducts(shop.db, { country: 'CZ' })).items;
    const [slovenian] = (await listProducts(shop.db, { country: 'SI' })).items;
    expect([czech?.price.current, slovenian?.price.current]).toEqual([1234.5, 49.38]);
  });

  test('is imported without its bad lines on request', async () => {
    const result = await importText('some.csv', 'title,category,price\nA,B,1\n,B,1\nC,B,x\nD,B,4\n', { skipBadLines: true });
    expect(result).toMatchObject({ products: 2, skipped: [{ where: 'line 3' }, { where: 'line 4' }] });
    expect(await titles()).toEqual(['A', 'D']);
    expect(await faultsOf('all-bad.csv', 'title,category,price\n,B,1\n', { skipBadLines: true })).toContain('no product is left');
  });

  test('may repeat titles and use the shop’s route names as slugs', async () => {
    await importText('same.csv', 'title,category,price\nKošarica,Iskanje,1\nKošarica,Iskanje,2\nAPI,Iskanje,3\n😀,Iskanje,4\n');
    const keys = (await listProducts(shop.db, { country: 'SI' })).items.map(({ urlKey }) => urlKey);
    expect(keys).toEqual(['kosarica-2', 'kosarica-3', 'api-2', 'izdelek']);
  });

  test('analyzes its own tables and none of another schema', async () => {
    await sql`create schema another_program`.execute(shop.db);
    try {
      await sql`create table another_program.notes as select generate_series(1, 100) as id`.execute(shop.db);
      await importText('analyzed.csv', 'title,category,price\nA,B,1\nC,B,2\n');
      const { rows } = await sql<{ relname: string; rows: number }>`select relname, reltuples::int as rows from pg_class
        where oid in ('products'::regclass, 'another_program.notes'::regclass) order by relname`.execute(shop.db);
      expect(rows).toEqual([
        { relname: 'notes', rows: -1 }, // never analyzed
        { relname: 'products', rows: 2 },
      ]);
    } finally {
      await sql`drop schema another_program cascade`.execute(shop.db);
    }
  });

  test('of 6,000 rows is imported as a whole', async () => {
    const rows = Array.from(
      { length: 6000 },
      (_, index) =>
        `Izdelek ${index},Oddelek ${index % 12} > Skupina ${index % 60},${(index % 900) + 1}.99,Znamka ${index % 40},${index % 50}`,
    );
    const result = await importText('large.csv', ['title,category,price,brand,stock', ...rows].join('\n'));
    expect(result.products).toBe(6000);
  });
});

test.each([
  ['19,99', 19.99],
  ['19.99 €', 19.99],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1 290 Kč', 1290],
  ['12.990 Ft', 12_990],
  ['1.299', 1299],
  ['5', 5],
  ['', null],
  ['abc', null],
  ['-1', null],
  ['1e3', null],
  ['NaN', null],
])('the price %s is read as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
