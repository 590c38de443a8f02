import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { root, SHOP_URL_VARIABLE } from '../support/e2eSetup';

/** Each needs something else of the catalogue: a field, a press, a link beside the placeholder, many placeholders. All 33 would take minutes. */
const WIDGETS = ['search-bar', 'cart-drawer', 'page-modals', 'all'];

const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }; // prettier-ignore

let folder: string;
let server: Server;
let url: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'vitrina-catalogue-')), 'pages');
  const options = ['--shop', process.env[SHOP_URL_VARIABLE] ?? '', '--countries', 'hu', '--widgets', WIDGETS.join(), '--out', folder];
  await promisify(execFile)(process.execPath, ['tools/catalogue/catalogue.mjs', ...options], { cwd: root });
  server = createServer(({ url: path = '/' }, response) => {
    try {
      const file = join(folder, new URL(path, 'http://files').pathname);
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await new Promise((started) => server.once('listening', started));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

test('the catalogue has a page of each widget with every state in its frames', async ({ page }) => {
  expect(readdirSync(join(folder, 'hu')).sort()).toEqual([...WIDGETS.map((widget) => `${widget}.html`), 'frames'].sort());
  for (const widget of WIDGETS) {
    await page.goto(`${url}/hu/${widget}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(widget);
    await expect(page.getByRole('heading', { name: 'Not recorded' })).toHaveCount(0);
    const state = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(state('off').getByRole('figure').first()).toContainText(widget === 'all' ? '' : 'off: the shop is under maintenance');
    await state('failed').scrollIntoViewIfNeeded();
    await expect(state('failed').getByRole('figure').first()).toContainText('failed: ');
  }
});

test('a frame replays what the shop answered, also to what a visitor of the catalogue does', async ({ page }) => {
  await page.goto(`${url}/hu/cart-drawer.html`);
  await page.getByRole('radio', { name: '1280', exact: true }).check();
  const ready = page.getByRole('region', { name: 'ready', exact: true });
  await ready.scrollIntoViewIfNeeded();
  const frame = ready.frameLocator('iframe').first();
  const dialog = frame.getByRole('dialog');
  await dialog.getByRole('link').last().click();
  await expect(ready.getByRole('list')).toContainText('1280 px: Leads to /hu/kosar');
});

test('a mistake in the HTML is shown with what the console says about it', async ({ page }) => {
  await page.goto(`${url}/hu/cart-drawer.html`);
  const mistake = page.getByRole('region', { name: 'a mistake', exact: true });
  await mistake.scrollIntoViewIfNeeded();
  await expect(mistake.getByRole('list')).toContainText('data-after-add="?" is not one of open, bump; "bump" is used instead');
});

test('the page around can be exchanged for a hostile one', async ({ page }) => {
  await page.goto(`${url}/hu/page-modals.html`);
  const body = page.getByRole('region', { name: 'ready', exact: true }).frameLocator('iframe').first().locator('body');
  await expect(body).toHaveCSS('text-transform', 'none');
  await page.getByRole('radio', { name: 'hostile' }).check();
  await expect(body).toHaveCSS('text-transform', 'uppercase');
});
