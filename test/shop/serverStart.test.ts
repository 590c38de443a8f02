import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseOptions } from '../../demo-pages/server/options';
import { runFailingShop, startShop } from '../support/shop/shopProcess';
import { createShopClient } from '../support/shop/shopClient';

const ROOT = resolve(__dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function occupiedPort(host = '127.0.0.1'): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((open, fail) => {
    server.once('error', fail).listen(0, host, open);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('problems that the user can fix are printed in one line', () => {
  test('a taken port', async () => {
    const { server, port } = await occupiedPort();
    const { code, logs } = await runFailingShop({ env: { PORT: String(port) } });
    server.close();
    expect(code).toBe(1);
    expect(logs.trim()).toBe(`Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
  });

  test('a port that is taken on the other address of localhost', async () => {
    const taken = await occupiedPort('::1').catch(() => null);
    if (!taken) return; // a machine without IPv6 has no other
    const { server, port } = taken;
    const { logs } = await runFailingShop({ env: { HOST: 'localhost', PORT: String(port) } });
    server.close();
    expect(logs.trim()).toMatch(new RegExp(`^Port ${port} is taken\\. .*$`));
  });

  test('a PORT that is no number', async () => {
    const { code, logs } = await runFailingShop({ env: { PORT: 'http' } });
    expect(code).toBe(1);
    expect(logs.trim()).toBe('PORT is "http", expected a whole number up to 65535.');
  });

  test('a DATABASE_SCHEMA that PostgreSQL would take for another name', () => {
    const schemaOf = (name: string) => parseOptions([], { DATABASE_SCHEMA: name }).databaseSchema;
    expect(schemaOf('shop_2')).toBe('shop_2');
    const message = (name: string) => `DATABASE_SCHEMA is "${name}", expected small letters, digits and _, a letter first.`;
    for (const name of ['Shop', 'my-shop', 'shop,public', 'shop -c role=admin', '2nd']) expect(() => schemaOf(name)).toThrow(message(name));
  });

  test('an unknown option', async () => {
    const { logs } = await runFailingShop({ args: ['--catalogue', 'x.csv'] });
    expect(logs.trim()).toBe('Unknown option --catalogue. Known: --catalog FILE, --skip-bad-lines, --watch.');
  });

  test('a DATABASE_URL without a reachable PostgreSQL, without repeating its password', async () => {
    const { code, logs } = await runFailingShop({ databaseUrl: 'postgres://shop:hush@127.0.0.1:9/shop' });
    expect(code).toBe(1);
    expect(logs).toMatch(/^DATABASE_URL: .*127\.0\.0\.1.*\n$/);
    expect(logs).not.toContain('hush');
  });

  test('a DATABASE_URL that is no address', async () => {
    const { logs } = await runFailingShop({ databaseUrl: 'localhost' });
    expect(logs).toMatch(/^DATABASE_URL is no PostgreSQL address; expected postgres:\/\/.*\n$/);
  });

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, logs } = await runFailingShop({ dataFolder: file });
    expect(code).toBe(1);
    expect(logs).toMatch(/^The data folder .*file cannot be written .* SHOP_DATA names another one\.\n$/);
  });

  test('a data folder with a broken database', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(join(broken, 'pg'), { recursive: true });
    writeFileSync(join(broken, 'ready'), '');
    writeFileSync(join(broken, 'pg', 'PG_VERSION'), 'nonsense\n');
    const { code, logs } = await runFailingShop({ dataFolder: broken });
    expect(code).toBe(1);
    expect(logs).toMatch(/^The data folder .*broken cannot be opened .*\n$/);
    // the advice works
    const [, variable = '', command = ''] = /run: SHOP_DATA='(.*)' npm run demo:(reset)\n/.exec(logs) ?? [];
    const reset = spawnSync(process.execPath, [`tools/shop/${command}.mjs`], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_DATA: variable, DATABASE_URL: '' },
    });
    expect([reset.stdout, existsSync(join(broken, 'pg'))]).toEqual(['The shop starts afresh.\n', false]);
  });

  test('a reset of a folder that is not the shop’s deletes nothing', () => {
    const foreign = join(folder, 'foreign');
    mkdirSync(join(foreign, 'pg'), { recursive: true });
    const file = join(foreign, 'lock');
    writeFileSync(file, '4711');
    for (const [dataFolder, output] of [
      [foreign, 'Nothing to reset.\n'],
      [file, `SHOP_DATA is ${file}, which is no folder.\n`],
    ] as const) {
      const reset = spawnSync(process.execPath, ['tools/shop/reset.mjs'], {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, SHOP_DATA: dataFolder, DATABASE_URL: '' },
      });
      expect(reset.stdout + reset.stderr).toBe(output);
    }
    expect(readdirSync(foreign).sort()).toEqual(['lock', 'pg']);
  });
});

describe('--catalog', () => {
  const HEAD = 'title,category,price,stock';

  test('faults are listed with their lines, and no row is imported', async () => {
    const file = join(folder, 'bad.csv');
    writeFileSync(file, [HEAD, 'Žoga,Šport > Žoge,12.50,3', 'Kij,Šport > Žoge,drago,3', ',Šport,5,1'].join('\n'));
    const { code, logs } = await runFailingShop({ args: ['--catalog', file] });
    expect(code).toBe(1);
    expect(logs).toMatch(/bad\.csv has 2 faults:\n {2}line 3: .*price.*\n {2}line 4: .*title.*\nNothing was imported\. .*--skip-bad-lines/);
  });

  test('a file that is not there', async () => {
    const { code, logs } = await runFailingShop({ args: ['--catalog', join(folder, 'none.csv')] });
    expect(code).toBe(1);
    expect(logs).toMatch(/none\.csv/);
    expect(logs).not.toMatch(/\n\s+at /); // no stack
  });

  test('--catalog without a file', async () => {
    expect((await runFailingShop({ args: ['--catalog'] })).logs.trim()).toBe('--catalog needs a file: npm start -- --catalog products.csv');
  });

  test('--skip-bad-lines skips them, lists them, and imports the rest', async () => {
    const file = join(folder, 'bad.csv');
    const shop = await startShop({ args: ['--catalog', file, '--skip-bad-lines'] });
    expect(shop.logs()).toMatch(/Left out, line 3: .*\nLeft out, line 4: .*\nImported 1 products in 2 categories/);
    const { products } = await (await createShopClient(shop.url).call('GET', '/api/searching/suggest?q=zoga')).json();
    expect(products).toMatchObject([{ title: 'Žoga', price: { current: 12.5 } }]);
    await shop.stop();
  });
});

describe('state', () => {
  test('a cart and its session survive a restart; a second shop and a reset keep off a folder in use', async () => {
    const dataFolder = join(folder, 'data');
    const first = await startShop({ dataFolder });
    const visitor = createShopClient(first.url);
    await visitor.get('/?scenario=filled-cart');
    const before = await (await visitor.call('POST', '/api/widgets/cart')).json();
    expect(before.pieces).toBeGreaterThan(0);

    const second = await runFailingShop({ dataFolder });
    expect(second.logs).toMatch(/^The data folder .* is in use by another shop \(process \d+\)\..*\n$/);

    const reset = spawnSync(process.execPath, ['tools/shop/reset.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_DATA: dataFolder, DATABASE_URL: '' },
    });
    expect(reset.status).toBe(1);
    expect(reset.stderr).toMatch(/^A shop is running on .*Stop it first.*\n$/);

    expect(await first.stop('SIGINT')).toBe(0);

    const again = await startShop({ dataFolder });
    const returning = createShopClient(again.url);
    for (const [name, value] of visitor.cookies) returning.setCookie(name, decodeURIComponent(value));
    const after = await (await returning.call('POST', '/api/widgets/cart')).json();
    expect(after).toEqual(before);
    expect(await again.stop()).toBe(0);

    const cleared = spawnSync(process.execPath, ['tools/shop/reset.mjs'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, SHOP_DATA: dataFolder, DATABASE_URL: '' },
    });
    expect([cleared.status, cleared.stdout]).toEqual([0, 'The shop starts afresh.\n']);
  });
});

test('npm start prints the addresses worth opening', async () => {
  const shop = await startShop();
  const logs = shop.logs();
  for (const path of ['/', '/iskanje?s=', '/kosarica', '/prijava', '/cz/', '/hr/', '/?scenario=', '/?fault='])
    expect(logs).toContain(shop.url + path);
  expect(await shop.stop()).toBe(0);
});
