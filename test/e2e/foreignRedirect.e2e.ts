import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SHOP_URL_VARIABLE } from '../support/e2eSetup';
import { expect, expectStatus, searchBarOf, test } from './shopTest';
import { everyOne } from '../support/everyOne';

async function listen(handler: RequestListener): Promise<{ origin: string; close: () => void }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const TOKEN = 'token-of-the-page';
const CONFIG = JSON.stringify({ country: 'SI', csrfToken: TOKEN, urlKeys: { search: '/iskanje', cart: '/kosarica' } });
const PAGE = `<!doctype html><html lang="sl"><head><title>Trgovina</title><script id="vitrina-config" type="application/json">${CONFIG}</script>
<script async src="/vitrina/vitrina.js"></script></head><body>
<div data-vitrina="search-bar"><form action="/iskanje"><input name="s"></form></div>
<div data-vitrina="cart-drawer"><a href="/kosarica">Košarica</a></div>
<button data-vitrina-action="add-to-cart" data-variant-id="7">V košarico</button></body></html>`;

test('[R7.002] [D32] when every call of the shop is redirected to another origin, that origin is never contacted and the search field still searches', async ({
  page,
  watch,
}) => {
  const seen: string[] = [];
  const foreign = await listen((request, response) => {
    seen.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.writeHead(200, {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'x-csrf-token, x-requested-with, content-type',
      'access-control-allow-credentials': 'true',
      'content-type': 'application/json',
    });
    response.end('{}');
  });
  const calls: IncomingMessage[] = [];
  const shop = await listen(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/vitrina/')) {
      const file = await fetch(`${process.env[SHOP_URL_VARIABLE]}${path}`);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
    } else if (path.startsWith('/api/')) {
      calls.push(request);
      response.writeHead(307, { location: `${foreign.origin}${path}` }).end();
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(path === '/' ? PAGE : '<h1>Rezultati</h1>');
  });
  watch.expectErrors(/Failed to load resource|redirect|Not allowed|Unsafe attempt/i);

  await page.goto(shop.origin);
  await expectStatus(page, 'search-bar', 'ready');
  await expectStatus(page, 'cart-drawer', 'ready');
  await page.getByRole('button', { name: 'V košarico', exact: true }).click();
  await expect.poll(() => calls.some(({ method }) => method === 'POST')).toBe(true);
  await searchBarOf(page).field.fill('grelnik');
  await expect.poll(() => calls.some(({ url }) => url?.startsWith('/api/searching/suggest'))).toBe(true);
  await expect(searchBarOf(page).bar.locator('p.note')).toHaveText('Predlogi trenutno niso na voljo. Za iskanje pritisnite Enter.');
  await expect.poll(() => everyOne(calls, ({ headers }) => headers['x-csrf-token'] === TOKEN)).toBe(true);
  await searchBarOf(page).field.press('Enter');
  await page.waitForURL('**/iskanje?s=grelnik');

  expect(seen).toEqual([]);
  shop.close();
  foreign.close();
});
