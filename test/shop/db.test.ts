import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { lockFolder } from '../../demo-pages/db/folderLock';
import { openDatabase } from '../../demo-pages/data/openDatabase';
import { OpenDatabaseError } from '../../demo-pages/db/openDatabaseError';
import { openTestDatabase, type TestDatabase } from './domainDatabase';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';

describe('the data folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('keeps its data between starts, and recovers from an interrupted start', async () => {
    // A killed first start leaves files without the completion mark.
    rmSync(folder, { recursive: true });
    const unlock = lockFolder(folder);
    unlock();
    writeFileSync(join(folder, 'making'), '');
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
    expect(readdirSync(folder).sort()).toEqual(['pg', 'ready']);

    // A migration unknown to this version: its tables may differ.
    const newer = await openDatabase({ dataFolder: folder });
    await sql`insert into migrations (name) values ('999-later')`.execute(newer);
    await newer.destroy();
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} cannot be opened (a newer version of the shop has made it: 999-later). To start afresh run: SHOP_DATA=`,
    );
  });

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

  test('that is broken is refused with one line on how to start afresh', async () => {
    writeFileSync(join(folder, 'ready'), '');
    writeFileSync(join(folder, 'pg'), 'no folder');
    const error = await openDatabase({ dataFolder: folder }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OpenDatabaseError);
    expect(String(error)).toMatch(new RegExp(`To start afresh run: SHOP_DATA='${folder}' npm run demo:reset$`));
    expect(String(error)).not.toContain('\n');
  });

  // No folder can be created below /proc, and Node's recursive mkdir hangs there.
  test.each(['/etc/hostname', '/etc/hostname/below', '/proc/nowhere', '/proc/nowhere/below'])(
    'that is %s is refused',
    async (dataFolder) => {
      const error = await openDatabase({ dataFolder }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(OpenDatabaseError);
      expect(String(error)).toMatch(
        /cannot be written \(E.*\)\. It has to be a folder that you may write to; SHOP_DATA names another one\.$/,
      );
    },
  );

  test('with parents that are not there is made', () => {
    const deep = join(folder, 'a/b/c');
    lockFolder(deep)();
    expect(existsSync(deep)).toBe(true);
  });

  test('with files of another program is refused, and they stay', async () => {
    mkdirSync(join(folder, 'pg'));
    writeFileSync(join(folder, 'pg/PG_VERSION'), '15');
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} holds a "pg" that no shop has made. SHOP_DATA names another folder; delete it if nobody needs it.`,
    );
    writeFileSync(join(folder, 'lock'), '4711');
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(/holds a "lock" that no shop has made/);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['lock', 'pg', 'pg/PG_VERSION']);
  });

  test('on a full disk is refused before anything is made', async () => {
    const free = jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 5000, bsize: 4096 } as fs.StatsFs);
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
      `The data folder ${folder} is on a disk with 20 MB left; the shop needs 100 MB. Make room, or name another folder with SHOP_DATA.`,
    );
    free.mockRestore();
    expect(readdirSync(folder)).toEqual([]);
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
  });

  afterAll(() => shop.close());

  test('rolls a failed transaction back', async () => {
    const { db } = shop;
    const failing = db.transaction().execute(async (trx) => {
      await trx.updateTable('variants').set({ stock: 1234 }).where('id', '=', 500001).execute();
      throw new Error('after the change');
    });
    await expect(failing).rejects.toThrow('after the change');
    expect(await db.selectFrom('variants').select('stock').where('id', '=', 500001).executeTakeFirst()).not.toEqual({ stock: 1234 });
  });

  test('isolates a transaction in progress', async () => {
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

onPostgres('two processes that start at once share one seed', async () => {
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
});

onPostgres('a database that holds tables of another program is refused in one line, and they stay', async () => {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const schema = `test_foreign_${process.pid}`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create schema ${schema}; create table ${schema}.settings (theirs int)`);
  const error = await openDatabase({ databaseUrl, schema }).catch((reason: unknown) => reason);
  const { rows } = await client.query(`select column_name from information_schema.columns where table_schema = '${schema}'`);
  await client.query(`drop schema ${schema} cascade`);
  await client.end();
  expect(error).toBeInstanceOf(OpenDatabaseError);
  expect(String(error)).toMatch(
    /^OpenDatabaseError: DATABASE_URL: the tables cannot be made .*"settings" already exists; .* DATABASE_SCHEMA\.$/,
  );
  expect(rows).toEqual([{ column_name: 'theirs' }]);
});
