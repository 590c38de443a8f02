import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { isLoopbackHost } from '../../demo-pages/http/loopback';
import { all, formTo, mainOf, textOf } from '../support/shop/pageText';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

const LIMIT = 4;
const PAGE = '/pozabljeno-geslo';
const LINK = /href="(\/pozabljeno-geslo\/new\?token=[^"]*)"/g;
const { email } = DEMO_CUSTOMERS.regular;
let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ env: { SHOP_LOGIN_LIMIT: String(LIMIT) } });
});
afterAll(() => shop.stop());

const requestRecovery = (visitor: ShopClient, address: string): Promise<Response> => visitor.submit(PAGE, { email: address });
const mailsOf = async (visitor: ShopClient): Promise<string> => (await visitor.get('/__demo/mails')).text();

/** The same visitor's mails, requested with other headers, as through a proxy. */
function mailsWith(headers: Record<string, string>, visitor: ShopClient): Promise<string> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const call = request(`${shop.url}/__demo/mails`, { headers: { cookie, accept: 'text/html', ...headers } }, (response) => {
      let page = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (page += chunk));
      response.on('end', () => resolve(page));
    });
    call.on('error', reject).end();
  });
}

test('[D38] the recovery link is only in the mails of the visitor who requested it', async () => {
  const visitor = createShopClient(shop.url);
  const answer = await (await requestRecovery(visitor, email)).text();
  expect(answer).not.toContain('token=');
  const mails = await mailsOf(visitor);
  expect(textOf(mainOf(mails))).toContain(email);
  const [link = ''] = all(mails, LINK);
  expect(formTo(await (await visitor.get(link)).text(), `${PAGE}/new`).fields.token).not.toBe('');
  expect(await mailsOf(createShopClient(shop.url))).not.toContain('token=');
  expect(await mailsWith({}, visitor)).toContain('token=');
  for (const headers of [
    { host: 'shop.example' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'shop.example' },
    { forwarded: 'for=203.0.113.7' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.7' },
    { referer: 'https://shop.example/pozabljeno-geslo' },
  ])
    expect(await mailsWith({ host: '127.0.0.1', ...headers }, visitor)).not.toContain('token=');
});

test('[D38] the response for an unknown e-mail is the same, and no mail is sent', async () => {
  const visitor = createShopClient(shop.url);
  const withoutTokens = (page: string): string => textOf(mainOf(page));
  const unknown = withoutTokens(await (await requestRecovery(visitor, 'nobody@vitrina.example')).text());
  expect(await mailsOf(visitor)).not.toContain('token=');
  expect(withoutTokens(await (await requestRecovery(visitor, email)).text())).toBe(unknown);
});

test('[D38] password recovery is limited by address', async () => {
  const statuses = [];
  for (let count = 0; count < 3 * LIMIT; count += 1) {
    statuses.push((await requestRecovery(createShopClient(shop.url), `shopper${count}@vitrina.example`)).status);
  }
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['shop.example', false],
  ['127.0.0.1.example', false],
])('[D38] a shop that listens on %s keeps recovery links: %s', (host, isLocal) => {
  expect(isLoopbackHost(host)).toBe(isLocal);
});
