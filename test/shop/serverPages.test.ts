import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { SCENARIOS } from '../../demo-pages/demo/scenarios';
import { startShop, type RunningShop } from '../support/shop/shopProcess';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';

let shop: RunningShop;
let visitor: ShopClient;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(() => {
  visitor = createShopClient(shop.url);
});

/** The page configuration as the widgets read it. */
async function configOf(path: string, who = visitor): Promise<Record<string, unknown>> {
  const html = await (await who.get(path)).text();
  return JSON.parse(configTextOf(html));
}

function configTextOf(html: string): string {
  const text = /<script id="vitrina-config" type="application\/json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  if (text === undefined) throw new Error(`No configuration element in:\n${html.slice(0, 2000)}`);
  return text;
}

describe('a prefetch', () => {
  const PREFETCH = { 'sec-purpose': 'prefetch' };
  const statuses = (paths: string[], headers = {}): Promise<number[]> =>
    Promise.all(paths.map(async (path) => (await visitor.get(path, headers)).status));

  test('products and listings are answered and start no session; all other pages are refused, and not kept by caches', async () => {
    expect(await statuses(['/kolesarstvo', '/moska-majica-tindaro-opal-130-bombaz', '/cz/boty-a-tasky'], PREFETCH)).toEqual([
      200, 200, 200,
    ]);
    expect(await statuses(['/', '/kosarica', '/prijava', '/odjava', '/moj-racun', '/__demo/cart'], PREFETCH)).toEqual(Array(6).fill(503));
    expect((await visitor.get('/kosarica', PREFETCH)).headers.get('cache-control')).toBe('no-store');
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  test('it does not change the scenario of a visit, and leaves a waiting message to the page that is shown', async () => {
    await visitor.get('/?scenario=customer');
    expect(
      await statuses(['/kolesarstvo?scenario=guest', '/kolesarstvo?fault=500', '/kolesarstvo?do=confirmAdultContent'], PREFETCH),
    ).toEqual([503, 503, 503]);
    expect(await statuses(['/moj-racun'])).toEqual([200]);
    await visitor.get(`/odjava?csrftoken=${await visitor.csrfToken()}`);
    expect(await statuses(['/kolesarstvo'], PREFETCH)).toEqual([503]);
    expect(await (await visitor.get('/kolesarstvo')).text()).toContain('class="flash flash-success"');
    expect(await statuses(['/kolesarstvo'], PREFETCH)).toEqual([200]);
  });
});

describe('headers of every page', () => {
  test("the strict policy with a fresh nonce, which the page's scripts carry", async () => {
    const pages = await Promise.all(['/', '/cz/', '/kosarica', '/no-such-page'].map((path) => visitor.get(path)));
    const nonces = new Set<string>();
    for (const page of pages) {
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(
        /^default-src 'self'; script-src 'nonce-[^']{20,}' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; frame-src 'self' http:\/\/127\.0\.0\.1:\d+; connect-src 'self' http:\/\/127\.0\.0\.1:\d+; object-src 'none'; base-uri 'none';.*require-trusted-types-for 'script'; report-uri \/csp-report$/,
      );
      expect(policy).toContain("; frame-ancestors 'self';"); // ui-01: no clickjacking of the order button
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      const html = await page.text();
      for (const [tag] of html.matchAll(/<script(?! id="vitrina-config")[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
      expect(html).not.toMatch(/ style="| on[a-z]+="/);
    }
    expect(nonces.size).toBe(pages.length);
  });

  test('an address that cannot be read gets a page that leads back to the shop', async () => {
    for (const path of ['/%E0%A4%A', '/cz/%']) {
      const page = await visitor.get(path);
      const prefix = path.startsWith('/cz') ? '/cz' : '';
      expect([page.status, page.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
      expect(await page.text()).toContain(`<a href="${prefix}/">`);
    }
  });

  test('every page is eligible for the back-forward cache', async () => {
    const page = await visitor.get('/');
    expect(page.headers.get('cache-control')).not.toMatch(/no-store/);
    expect(await page.text()).not.toMatch(/unload/);
  });

  test('violations of the policy are stored for tests', async () => {
    const report = { 'csp-report': { 'blocked-uri': 'inline' } };
    const sent = await fetch(`${shop.url}/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(report),
    });
    expect(sent.status).toBe(204);
    expect(await (await fetch(`${shop.url}/__demo/csp-reports`)).json()).toEqual({ reports: [report] });
    await fetch(`${shop.url}/__demo/csp-reports`, { method: 'DELETE' });
    expect(await (await fetch(`${shop.url}/__demo/csp-reports`)).json()).toEqual({ reports: [] });
  });
});

describe('the page configuration', () => {
  test.each([
    ['/', 'SI', '', '/iskanje'],
    ['/cz/', 'CZ', '/cz', '/cz/hledani'],
    ['/sk/', 'SK', '/sk', '/sk/hladanie'],
    ['/pl/', 'PL', '/pl', '/pl/szukaj'],
    ['/hu/', 'HU', '/hu', '/hu/kereses'],
    ['/hr/', 'HR', '/hr', '/hr/pretraga'],
  ])('%s is the shop of %s: its endpoints under "%s", addresses in its language', async (path, country, endpointBase, search) => {
    const config = await configOf(path);
    expect(config).toMatchObject({
      country,
      endpointBase,
      csrfHeader: 'X-CSRF-Token',
      maintenance: false,
      suggestStatus: '1',
      cartMaxArticleItems: 30,
    });
    expect(config.urlKeys).toMatchObject({ search });
  });

  test('[R2.25][R2.26][R2.27][R2.28][R2.29][R2.30][R2.31][R2.32][R2.33][R2.34][R2.35] the url-key map of Slovenia', async () => {
    expect((await configOf('/')).urlKeys).toEqual({
      privacy: '/vsebina/varstvo-podatkov',
      search: '/iskanje',
      brand: '/znamka',
      register: '/registracija',
      passwordRecovery: '/pozabljeno-geslo',
      logout: '/odjava',
      clientMyAccount: '/moj-racun',
      clientWishlist: '/seznam-zelja',
      clientPurchaseList: '/narocila',
      clientWatchdog: '/obvescanje',
      bonusSetDetail: '/bonus',
      cart: '/kosarica',
      partner: '/partner',
      smartTrial: expect.any(String),
      login: '/prijava',
      terms: '/vsebina/splosni-pogoji',
    });
  });

  test('[R1.12] flags are printed, without the cookies that override them', async () => {
    visitor.setCookie('vip_notice', '0');
    expect((await configOf('/')).flags).toMatchObject({
      vip_notice: true,
      qr_payment_thank_you: false,
      confirmation_redirect_loader_time: 3000,
    });
  });

  test('(cookie-01) flags by cookie are for the looks: all of them together make no guest a customer', async () => {
    const { flags } = await configOf('/');
    for (const name of Object.keys(flags as object)) visitor.setCookie(name, '1');
    visitor.setCookie('vip_notice_closed', '0');
    expect((await configOf('/')).customer ?? null).toBeNull();
    for (const path of ['/narocila', '/moj-racun', '/seznam-zelja']) expect((await visitor.get(path)).status).toBe(303);
    expect((await (await visitor.call('POST', '/api/widgets/cart')).json()).pieces).toBe(0);
  });

  test('a name cannot end the script element', async () => {
    const email = `eva-${Date.now()}@vitrina.example`;
    const data = { email, password: 'zelo dolgo geslo', firstname: '</script><script>alert(1)</script>', lastname: '<!--' };
    expect((await visitor.call('POST', '/api/reg/submit', { data })).status).toBe(200);
    const html = await (await visitor.get('/')).text();
    expect(html).not.toContain('<script>alert(1)');
    expect(JSON.parse(configTextOf(html)).customer).toMatchObject({ firstname: data.firstname, lastname: '<!--' });
  });
});

describe('sessions', () => {
  test('(cookie-07) the cookie is HttpOnly, SameSite=Lax, and its value is not stored in the database', async () => {
    const page = await visitor.get('/kosarica');
    expect(page.headers.getSetCookie().join()).toMatch(/shop_session=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  test('an unknown session id is not adopted', async () => {
    visitor.setCookie('shop_session', 'planted');
    await visitor.get('/kosarica');
    expect(visitor.cookies.get('shop_session')).not.toBe('planted');
  });

  test("signing in changes session id and csrf token, and keeps the guest's cart", async () => {
    await visitor.get('/?scenario=filled-cart');
    const cart = await (await visitor.call('POST', '/api/widgets/cart')).json();
    const before = { id: visitor.cookies.get('shop_session'), token: await visitor.csrfToken() };
    const { email, password } = DEMO_CUSTOMERS.fresh;
    const answer = await visitor.call('POST', '/api/auth/login/', { username: email, password });
    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('shop_session')).not.toBe(before.id);
    expect(await visitor.csrfToken()).not.toBe(before.token);
    const after = await (await visitor.call('POST', '/api/widgets/cart')).json();
    expect(after.pieces).toBeGreaterThanOrEqual(cart.pieces);

    const old = createShopClient(shop.url);
    old.setCookie('shop_session', before.id ?? '');
    expect(await (await old.call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: false });
  });

  test('[R7.168] the logout link needs the csrf token', async () => {
    await visitor.get('/?scenario=customer');
    await visitor.get('/odjava?csrftoken=wrong');
    expect(await (await visitor.call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: true });
    await visitor.get(`/odjava?csrftoken=${await visitor.csrfToken()}`);
    expect(await (await visitor.call('POST', '/api/widgets/account')).json()).toMatchObject({ isLogged: false });
  });

  test("requests side by side do not undo each other's changes of the session", async () => {
    await visitor.get('/kosarica');
    const variantId = await someVariantId(visitor);
    await Promise.all([1, 2, 3].map(() => visitor.call('POST', '/api/cart/put', { variantId })));
    expect(await (await visitor.call('POST', '/api/widgets/cart')).json()).toMatchObject({ pieces: 3 });
  });
});

async function someVariantId(who: ShopClient): Promise<string> {
  const other = createShopClient(shop.url);
  await other.get('/?scenario=filled-cart');
  const cart = await (await other.call('POST', '/api/widgets/cart')).json();
  await who.get('/kosarica');
  return cart.articles[0].variantId;
}

describe('forms', () => {
  test("a form without the session's token is refused with a message in the language of the shop", async () => {
    const answer = await fetch(`${shop.url}/cz/prihlaseni`, {
      method: 'POST',
      body: new URLSearchParams({ csrftoken: 'old' }),
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(419);
    expect(await answer.text()).toContain('Platnost formuláře vypršela.');
  });

  test('an endpoint is refused with JSON', async () => {
    const answer = await visitor.call('POST', '/api/auth/login/', { username: 'a', password: 'b' }, { 'x-csrf-token': 'old' });
    expect([answer.status, await answer.json()]).toEqual([419, { error: 'csrf' }]);
  });

  test('the flag form sets and removes the cookie, and leads back to a page of ours only', async () => {
    const set = await visitor.submit('/__demo/flag', { name: 'vip_notice', value: 'off', back: '/kosarica' });
    expect([set.status, set.headers.get('location'), visitor.cookies.get('vip_notice')]).toEqual([303, '/kosarica', 'off']);
    const away = await visitor.submit('/__demo/flag', { name: 'vip_notice', value: '', back: '//evil.example/' });
    expect([away.headers.get('location'), visitor.cookies.has('vip_notice')]).toEqual(['/', false]);
    expect((await visitor.submit('/__demo/flag', { name: 'shop_session', value: 'x' })).status).toBe(400);
  });
});

describe('?scenario=', () => {
  test('leads to the clean address', async () => {
    const answer = await visitor.get('/iskanje?s=kava&scenario=vip');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/iskanje?s=kava']);
  });

  test.each(Object.keys(SCENARIOS))('%s can be reached', async (name) => {
    expect((await visitor.get(`/?scenario=${name}`)).status).toBe(303);
  });

  test.each([
    ['customer', 'regular'],
    ['vip', 'vip_program'],
    ['vip-plus', 'vip_plus_program'],
  ])('%s is signed in as %s', async (name, vipType) => {
    await visitor.get(`/?scenario=${name}`);
    expect((await configOf('/')).customer).toMatchObject({ vipType });
  });

  test.each(['/cz', '/hr'])('customers of %s live there, and each visit has another one', async (prefix) => {
    const addressOf = async (scenario: string) => {
      await visitor.get(`${prefix}/?scenario=${scenario}`);
      const { addresses } = await (await visitor.call('POST', `${prefix}/api/widgets/account`)).json();
      const { customer } = await configOf(`${prefix}/`);
      return { customer, country: addresses.types.shipping[0]?.country, billing: addresses.types.billing[0] };
    };
    const [regular, again, vip, company] = [
      await addressOf('customer'),
      await addressOf('own-customer'),
      await addressOf('own-vip'),
      await addressOf('company'),
    ];
    expect([regular.country, vip.country]).toEqual([prefix.slice(1).toUpperCase(), prefix.slice(1).toUpperCase()]);
    expect(again.customer).not.toEqual(regular.customer);
    expect([regular.customer, vip.customer]).toMatchObject([{ vipType: 'regular' }, { vipType: 'vip_program' }]);
    expect([regular.billing.billingProfileId === -1, company.billing.billingProfileId]).toEqual([false, -1]);
  });

  test("mixed-basket holds own goods, a partner's and a digital article", async () => {
    await visitor.get('/?scenario=mixed-basket');
    const cart = await (await visitor.call('POST', '/api/widgets/cart')).json();
    expect(cart).toMatchObject({ exists: true, hasDigitalContent: true });
    expect(Object.keys(cart.marketplacePartners)).toHaveLength(1);
    expect(cart.articles.map(({ marketplacePartnerId }: { marketplacePartnerId: number | null }) => marketplacePartnerId)).toContain(null);
  });

  test('sold-out holds more than is left', async () => {
    await visitor.get('/?scenario=sold-out');
    const { articles } = await (await visitor.call('POST', '/api/widgets/cart')).json();
    expect(articles[0].count).toBeGreaterThan(articles[0].availability.inStock);
  });

  test('adult-page, suggest-off, dual-price and unknown-country appear in the page configuration', async () => {
    await visitor.get('/?scenario=adult-page,suggest-off,dual-price,unknown-country');
    expect(await configOf('/')).toMatchObject({
      isAdultPage: true,
      suggestStatus: '0',
      alternativePrice: { currency: 'HRK' },
      country: 'XX',
    });
  });

  test('broken-config prints broken JSON', async () => {
    await visitor.get('/?scenario=broken-config');
    const html = await (await visitor.get('/')).text();
    expect(() => JSON.parse(configTextOf(html))).toThrow();
  });

  test('[R1.22] maintenance shows a page without the shop, and the endpoints refuse', async () => {
    await visitor.get('/?scenario=maintenance');
    const page = await visitor.get('/');
    expect(page.status).toBe(503);
    expect(JSON.parse(configTextOf(await page.text())).maintenance).toBe(true);
    expect((await visitor.call('GET', '/api/searching/suggest?q=kava')).status).toBe(503);
    await visitor.get('/?scenario=guest');
    expect((await visitor.get('/')).status).toBe(200);
  });

  test('an unknown one names the known', async () => {
    const answer = await visitor.get('/?scenario=vipp');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/No such scenario: vipp\nKnown: guest, customer, vip/);
  });
});

describe('?fault=', () => {
  test("puts the page's later calls in the fault until it is ended", async () => {
    const answer = await visitor.get('/?fault=500:suggest');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect((await visitor.get('/')).status).toBe(200);
    expect((await visitor.call('GET', '/api/searching/suggest?q=kava')).status).toBe(500);
    expect((await visitor.call('POST', '/api/widgets/cart')).status).toBe(200);
    await visitor.get('/?fault=');
    expect((await visitor.call('GET', '/api/searching/suggest?q=kava')).status).toBe(200);
  });

  test("the panel's form names fault and operation apart", async () => {
    await visitor.get('/?fault=502&operation=suggest');
    expect((await visitor.call('GET', '/api/searching/suggest?q=kava')).status).toBe(502);
  });

  test('an unknown one names the known', async () => {
    const answer = await visitor.get('/?fault=teapot');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/No such fault: teapot\nKnown: .*slow/)]);
  });
});

describe('the developer panel', () => {
  test('offers scenarios, faults, countries and flags on every page, without inline style or script', async () => {
    const html = await (await visitor.get('/kosarica')).text();
    const panel = /<aside class="demo-panel"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    for (const text of ['?scenario=vip', 'php-notice', 'href="/hu/"', 'newsletter_subscribe_in_cart']) expect(panel).toContain(text);
    expect(html).toContain('/__demo/panel.css');
  });

  test('an address cannot inject into it', async () => {
    const html = await (await visitor.get('/iskanje?s=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(html).not.toContain('<script>alert(1)');
  });
});

describe('adult content', () => {
  const signal = '/?do=confirmAdultContent&confirm=1';

  test('[R7.032] is confirmed on any page by the signal, with the csrf token', async () => {
    expect((await visitor.call('GET', signal)).status).toBe(419);
    const answer = await visitor.call('GET', signal, undefined, { 'x-csrf-token': await visitor.csrfToken() });
    expect([answer.status, await answer.json(), visitor.cookies.get('allowAdult')]).toEqual([200, { status: true }, '1']);
    expect((await configOf('/')).allowAdult).toBe('1');
  });

  test('anything but confirm=1 is status false', async () => {
    const answer = await visitor.call('GET', '/?do=confirmAdultContent&confirm=0', undefined, {
      'x-csrf-token': await visitor.csrfToken(),
    });
    expect(await answer.json()).toEqual({ status: false });
  });
});
