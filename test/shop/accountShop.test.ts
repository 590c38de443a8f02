import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;
let visitor: ShopClient;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  visitor = createShopClient(shop.url);
});

const account = async (): Promise<Record<string, unknown>> => Object(await (await visitor.call('POST', '/api/widgets/account', {})).json());

test.each([
  ['', '/narocila', '/obvescanje', ['Dostavljeno', 'Preklicano', 'Odposlano', 'Sprejeto']],
  ['/cz', '/cz/moje-objednavky', '/cz/hlidac', ['Doručena', 'Zrušena', 'Odeslána', 'Přijata']],
])('account-history at %s/: a customer with orders in every state and two watchdogs', async (prefix, orders, watchdogs, states) => {
  await visitor.get(`${prefix}/?scenario=account-history`);
  const list = await (await visitor.get(orders)).text();
  const cells = [...list.matchAll(/<td>([^<]+)<\/td><td class="sum">/g)].map(([, state]) => state);
  expect(cells).toHaveLength(5);
  expect(new Set(cells)).toEqual(new Set(states));
  const alerts = await (await visitor.get(watchdogs)).text();
  expect(alerts.match(/name="id"/g)).toHaveLength(2);
});

test('trial: a customer who tries Smart', async () => {
  await visitor.get('/?scenario=trial');
  expect(await account()).toMatchObject({ isLogged: true, loyaltyClub: { register: true, isTrial: true, trialUsed: true } });
});

test('session-expiring: the session ends after 30 seconds', async () => {
  const response = await visitor.get('/?scenario=session-expiring');
  const [cookie = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('shop_session'));
  const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(30);
  expect(await account()).toMatchObject({ isLogged: true });
});

describe('single sign-on (A043)', () => {
  /** Signs in as far as the page of the single sign-on; returns its address. */
  async function leadToProvider(): Promise<URL> {
    await visitor.get('/?scenario=single-sign-on');
    const response = await visitor.call('POST', '/api/auth/login/', { username: 'anyone@vitrina.example', password: 'x' });
    const { wso2LoginUrl, isLogged } = Object(await response.json());
    expect(isLogged).toBe(false);
    return new URL((await visitor.get(String(wso2LoginUrl))).headers.get('location') ?? '');
  }

  async function confirm(provider: URL): Promise<string> {
    const form = new URLSearchParams({ email: 'vip@vitrina.example', ...Object.fromEntries(provider.searchParams) });
    const confirmed = await fetch(new URL('/sign-on', provider), { method: 'POST', body: form, redirect: 'manual' });
    const back = new URL(confirmed.headers.get('location') ?? '');
    return back.pathname + back.search;
  }

  test('the login leads to it, and it returns the customer', async () => {
    const provider = await leadToProvider();
    expect(provider.origin).not.toBe(shop.url);
    expect(await (await fetch(provider)).text()).toContain('vip@vitrina.example');
    await visitor.get(await confirm(provider));
    expect(await account()).toMatchObject({ isLogged: true, customer: { vipType: 'vip_program', firstname: 'Zvesti' } });
  });

  test('a token of another visit, or a forged one, signs nobody in', async () => {
    const back = await confirm(await leadToProvider());
    visitor = createShopClient(shop.url);
    await leadToProvider();
    await visitor.get(back);
    expect(await account()).toMatchObject({ isLogged: false });
    await visitor.get('/__sign-on/return?token=e30.e30');
    expect(await account()).toMatchObject({ isLogged: false });
  });

  test('it returns to no other site', async () => {
    const provider = await leadToProvider();
    provider.searchParams.set('back', 'https://elsewhere.invalid/');
    expect((await fetch(provider)).status).toBe(404);
  });
});
