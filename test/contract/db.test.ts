import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockFolder } from '../../demo-pages/db/folderLock';
import { openDatabase } from '../../demo-pages/db/openDatabase';
import { OpenDatabaseError } from '../../demo-pages/db/openDatabaseError';
import { OPEN_TIMEOUT_MS, openTestDatabase, type TestDatabase } from './domainDatabase';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';

describe('the data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test(
    'keeps what shoppers did between starts, and a start that was cut short is made good',
    async () => {
      // What a killed first start leaves: files without the mark that they are whole.
      rmSync(folder, { recursive: true });
      const unlock = lockFolder(folder);
      unlock();
      writeFileSync(join(folder, 'pg'), 'half');
      const first = await openDatabase({ dataFolder: folder });
      await first.updateTable('variants').set({ stock: 77 }).where('id', '=', 500001).execute();
      await first.destroy();
      const second = await openDatabase({ dataFolder: folder });
      const variant = await second.selectFrom('variants').select('stock').where('id', '=', 500001).executeTakeFirst();
      const { products } = await second
        .selectFrom('products')
        .select(sql<number>`count(*)::int`.as('products'))
        .executeTakeFirstOrThrow();
      await second.destroy();
      expect(variant).toEqual({ stock: 77 });
      expect(products).toBeGreaterThanOrEqual(5000);
    },
    OPEN_TIMEOUT_MS,
  );

  test('that another shop uses is refused in one line that names the process', async () => {
    const unlock = lockFolder(folder);
    const opening = openDatabase({ dataFolder: folder });
    await expect(opening).rejects.toThrow(OpenDatabaseError);
    await expect(opening).rejects.toThrow(`in use by another shop (process ${process.pid})`);
    unlock();
  });

  test('whose lock was left by a killed process is taken over', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'another life' }));
    expect(() => lockFolder(folder)()).not.toThrow();
    writeFileSync(join(folder, 'lock'), '{"pid":');
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  test(
    'that is broken is refused in one line that says how to start afresh',
    async () => {
      writeFileSync(join(folder, 'ready'), '');
      writeFileSync(join(folder, 'pg'), 'no folder');
      const error = await openDatabase({ dataFolder: folder }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OpenDatabaseError);
      expect(String(error)).toMatch(new RegExp(`To start afresh run: SHOP_DATA='${folder}' npm run demo:reset$`));
      expect(String(error)).not.toContain('\n');
    },
    OPEN_TIMEOUT_MS,
  );

  test('that is a file is refused', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataFolder: file })).rejects.toThrow(/cannot be written .* SHOP_DATA names another one/);
  });
});

describe('DATABASE_URL', () => {
  test.each([
    ['postgres://shop:s3cret@127.0.0.1:1/vitrina', /no PostgreSQL answers there \(host 127\.0\.0\.1:1, database vitrina\)/],
    ['mysql://shop:s3cret@127.0.0.1/vitrina', /no PostgreSQL address/],
    ['s3cret', /no PostgreSQL address/],
  ])('%s is refused in one line without the password', async (databaseUrl, message) => {
    const error = await openDatabase({ databaseUrl }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OpenDatabaseError);
    expect(String(error)).toMatch(message);
    expect(String(error)).not.toMatch(/s3cret|\n/);
  });
});

describe('the database', () => {
  let shop: TestDatabase;

  beforeAll(async () => {
    shop = await openTestDatabase();
  }, OPEN_TIMEOUT_MS);

  afterAll(() => shop.close());

  test('takes a failed transaction back as a whole', async () => {
    const { db } = shop;
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('variants').set({ stock: 1234 }).where('id', '=', 500001).execute();
      throw new Error('after the change');
    });
    await expect(failing).rejects.toThrow('after the change');
    expect(await db.selectFrom('variants').select('stock').where('id', '=', 500001).executeTakeFirst()).not.toEqual({ stock: 1234 });
  });

  test('keeps others out of a transaction in progress', async () => {
    const { db } = shop;
    const before = await db.selectFrom('settings').select('key').execute();
    let readMeanwhile: Promise<{ key: string }[]> = Promise.resolve([]);
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('settings').values({ key: 'draft', value: '{}' }).execute();
      readMeanwhile = db.selectFrom('settings').select('key').execute();
      await trx.deleteFrom('settings').where('key', '=', 'draft').execute();
    });
    expect(await readMeanwhile).toEqual(before);
  });

  test('reads bigints as text, times as dates and JSON as values', async () => {
    const { rows } = await sql`select 9007199254740993 as big, now() as time, '{"a":[1]}'::jsonb as json`.execute(shop.db);
    expect(rows[0]).toEqual({ big: '9007199254740993', time: expect.any(Date), json: { a: [1] } });
  });

  test.each([
    ['a NUL character', 'a\0b', 'ab'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
    ['text that looks like an escape', 'a\\u0000b \\ud83d', 'a\\u0000b \\ud83d'],
    ['quotes and an emoji', '\'";--👟', '\'";--👟'],
  ])('takes %s in JSON without an error', async (_, text, kept) => {
    const value = JSON.stringify({ text });
    await shop.db
      .insertInto('settings')
      .values({ key: 'text', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    expect(await shop.db.selectFrom('settings').select('value').where('key', '=', 'text').executeTakeFirst()).toEqual({
      value: { text: kept },
    });
  });
});

const onPostgres = process.env.DATABASE_URL ? test : test.skip;

onPostgres(
  'two processes that start at once share one seed',
  async () => {
    const databaseUrl = process.env.DATABASE_URL ?? '';
    const schema = `test_twice_${process.pid}`;
    const [one, two] = await Promise.all([openDatabase({ databaseUrl, schema }), openDatabase({ databaseUrl, schema })]);
    const { customers } = await two
      .selectFrom('customers')
      .select(sql<number>`count(*)::int`.as('customers'))
      .executeTakeFirstOrThrow();
    await sql`drop schema ${sql.id(schema)} cascade`.execute(one);
    await Promise.all([one.destroy(), two.destroy()]);
    expect(customers).toBe(Object.keys(DEMO_CUSTOMERS).length);
  },
  OPEN_TIMEOUT_MS,
);
