import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const PRIVACY = '/api/privacy-setting';
const LEGAL = '/api/legal-conditions';

async function inScenario(name: string, prefix = ''): Promise<ShopClient> {
  const visitor = createShopClient(shop.url);
  expect((await visitor.get(`${prefix}/?scenario=${name}`)).status).toBe(303);
  return visitor;
}

/** Status and JSON of a call. */
async function call(visitor: ShopClient, method: string, path: string, body?: object, headers = {}) {
  const response = await visitor.call(method, path, body, headers);
  return [response.status, await response.json()] as const;
}

async function configOf(visitor: ShopClient, path = '/') {
  const html = await (await visitor.get(path)).text();
  return JSON.parse(/<script id="vitrina-config" type="application\/json">([^<]*)</.exec(html)?.[1] ?? 'null');
}

const consentsOf = async (visitor: ShopClient): Promise<Record<string, boolean>> => (await configOf(visitor)).customer.consents;

describe('consents', () => {
  test('[R7.088] [R4.085] setConsent stores one consent of a customer who lacks it', async () => {
    const visitor = await inScenario('collection-consent-missing');
    expect(await consentsOf(visitor)).toMatchObject({ collection: false });
    expect((await configOf(visitor)).consentCode).toBe('collection');
    const [status, answer] = await call(visitor, 'POST', `${PRIVACY}/setConsent`, { consentCode: 'collection', consentValue: true });
    expect([status, answer]).toMatchObject([200, { status: true, consents: { collection: true } }]);
    expect(await consentsOf(visitor)).toMatchObject({ collection: true, register: true });
  });

  test('the other demo customers have given the consent `collection` and seen the welcome', async () => {
    for (const name of ['customer', 'vip-plus', 'own-vip'])
      expect(await consentsOf(await inScenario(name))).toMatchObject({ collection: true, vip_modal_consent: true });
  });

  test('refused: guests, unknown codes, a missing token, a value that is none', async () => {
    const visitor = await inScenario('own-customer');
    const consent = { consentCode: 'collection', consentValue: true };
    expect((await call(createShopClient(shop.url), 'POST', `${PRIVACY}/setConsent`, consent))[0]).toBe(401);
    expect((await call(visitor, 'POST', `${PRIVACY}/setConsent`, { ...consent, consentCode: '__proto__' }))[0]).toBe(422);
    expect((await call(visitor, 'POST', `${PRIVACY}/setConsent`, consent, { 'x-csrf-token': 'wrong' }))[0]).toBe(419);
    expect((await call(visitor, 'POST', `${PRIVACY}/setConsent`, { ...consent, consentValue: 'yes' }))[0]).toBe(400);
  });

  test('[R7.089] [A063] a guest decides about personal offers: a cookie for a year, and a page that no cache shares', async () => {
    const visitor = createShopClient(shop.url);
    expect(await configOf(visitor)).toMatchObject({ personalisation: null });
    const response = await visitor.call('POST', `${PRIVACY}/setPanelConsent`, { consentValue: false });
    expect(await response.json()).toEqual({ status: true, consents: { personal_data_3p: false } });
    expect(response.headers.getSetCookie().find((line) => line.startsWith('personalisation'))).toMatch(
      /^personalisation=0; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    );
    expect(await configOf(visitor)).toMatchObject({ personalisation: false });
    expect((await visitor.get('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  test('[A063] a customer decides: the account knows it, too', async () => {
    const visitor = await inScenario('own-customer');
    const [, answer] = await call(visitor, 'POST', `${PRIVACY}/setPanelConsent`, { consentValue: true });
    expect(answer.consents).toMatchObject({ personal_data_3p: true, register: true });
    expect(await consentsOf(visitor)).toMatchObject({ personal_data_3p: true });
  });

  test('[R7.090] update-consents stores the whole map, or nothing of it', async () => {
    const visitor = await inScenario('own-customer');
    const consents = { ...(await consentsOf(visitor)), emailNl: true, marketing_1p: true, personal_data_3p: true };
    expect(await call(visitor, 'POST', `${PRIVACY}/update-consents`, { consents })).toEqual([200, { status: true, consents }]);
    expect((await call(visitor, 'POST', `${PRIVACY}/update-consents`, { consents: { emailNl: false, nonsense: true } }))[0]).toBe(422);
    expect(await consentsOf(visitor)).toEqual(consents);
    expect(await configOf(visitor)).toMatchObject({ personalisation: true });
  });

  test('[A061] odd-consents: what the answers and the page state is of every wrong type', async () => {
    const visitor = await inScenario('own-customer,odd-consents');
    expect((await configOf(visitor)).customer.consents).toMatchObject({ collection: { granted: 'no' }, marketing_1p: 'yes' });
    const [, answer] = await call(visitor, 'POST', '/api/widgets/account', {});
    expect(answer.customer.consents).toMatchObject({ marketing_3p: 2 });
  });

  test('consent-not-saved: status false, and nothing is stored', async () => {
    const visitor = await inScenario('collection-consent-missing,consent-not-saved');
    const consent = { consentCode: 'collection', consentValue: true };
    expect(await call(visitor, 'POST', `${PRIVACY}/setConsent`, consent)).toEqual([200, { status: false }]);
    expect(await consentsOf(visitor)).toMatchObject({ collection: false });
  });
});

describe('legal conditions', () => {
  test('[R7.033] [R7.035] those to approve, in the shop’s language, until each is approved', async () => {
    const visitor = await inScenario('unapproved-legals', '/hu');
    const [, { legals }] = await call(visitor, 'GET', `/hu${LEGAL}/uncleared-legals`);
    expect(legals.map(({ legal_id }: { legal_id: string }) => legal_id)).toEqual(['4', '5', '6']);
    expect(legals[0].text).toContain('<h2>Új felhasználási feltételek</h2>');
    expect(legals[0].text).toContain('href="/hu/tartalom/felhasznalasi-feltetelek"');
    expect(legals[2].text.length).toBeGreaterThan(6000);
    for (const { legal_id: legalId } of legals)
      expect(await call(visitor, 'POST', `/hu${LEGAL}/approve`, { legalId })).toEqual([200, { status: true }]);
    expect(await call(visitor, 'POST', `${LEGAL}/approve`, { legalId: '4' })).toEqual([200, { status: true }]);
    expect(await call(visitor, 'GET', `${LEGAL}/uncleared-legals`)).toEqual([200, { legals: [] }]);
  });

  test('one, and one of more than 200 KB', async () => {
    const texts = async (name: string): Promise<string[]> => {
      const [, { legals }] = await call(await inScenario(name), 'GET', `${LEGAL}/uncleared-legals`);
      return legals.map(({ text }: { text: string }) => text);
    };
    expect(await texts('unapproved-legal')).toHaveLength(1);
    const [endless = ''] = await texts('endless-legal');
    expect(Buffer.byteLength(endless)).toBeGreaterThan(200 * 1024);
    expect((await texts('hostile-legals,unapproved-legal'))[0]).toContain('onerror=');
  });

  test('refused: guests, conditions that the customer was never asked about', async () => {
    const guest = createShopClient(shop.url);
    expect((await call(guest, 'GET', `${LEGAL}/uncleared-legals`))[0]).toBe(401);
    const visitor = await inScenario('own-customer');
    expect(await call(visitor, 'GET', `${LEGAL}/uncleared-legals`)).toEqual([200, { legals: [] }]);
    for (const path of ['approve', 'deactivate-account'])
      expect((await call(visitor, 'POST', `${LEGAL}/${path}`, { legalId: '4' }))[0]).toBe(404);
    expect((await visitor.get('/moj-racun')).status).toBe(200);
  });

  test('[R7.036] deactivating signs out everywhere, and nobody can sign in until a scenario opens the account again', async () => {
    const visitor = await inScenario('unapproved-legal');
    const otherDevice = createShopClient(shop.url);
    otherDevice.setCookie('shop_session', decodeURIComponent(visitor.cookies.get('shop_session') ?? ''));
    expect((await otherDevice.get('/moj-racun')).status).toBe(200);
    expect(await call(visitor, 'POST', `${LEGAL}/deactivate-account`, { legalId: '4' })).toEqual([200, { status: true }]);
    for (const client of [visitor, otherDevice]) expect((await client.get('/moj-racun')).status).toBe(303);
    expect(await configOf(visitor)).toMatchObject({ customer: null });
  });

  test('[A065] legal-not-approved: status false, the account stays', async () => {
    const visitor = await inScenario('unapproved-legal,legal-not-approved');
    for (const path of ['approve', 'deactivate-account'])
      expect(await call(visitor, 'POST', `${LEGAL}/${path}`, { legalId: '4' })).toEqual([200, { status: false }]);
    expect((await call(visitor, 'GET', `${LEGAL}/uncleared-legals`))[1].legals).toHaveLength(1);
  });

  test('[A064] the base is configuration; without it the feature is off', async () => {
    expect(await configOf(createShopClient(shop.url))).toMatchObject({ legalConditionsApi: '/api/legal-conditions' });
    expect(await configOf(await inScenario('no-legal-api'))).toMatchObject({ legalConditionsApi: null });
  });
});

describe('contents by title', () => {
  const content = async (visitor: ShopClient, title: string, prefix = '') =>
    (await call(visitor, 'GET', `${prefix}/api/shopContent/findByTitle?title=${title}`))[1].content;

  test.each([
    ['', 'Dobrodošli v klubu!', 'Vračila'],
    ['/cz', 'Vítejte v klubu!', 'Vrácení'],
    ['/sk', 'Vitajte v klube!', 'Vrátenie'],
    ['/pl', 'Witamy w klubie!', 'Zwroty'],
    ['/hu', 'Üdvözöljük a klubban!', 'Visszaküldés'],
    ['/hr', 'Dobrodošli u klub!', 'Povrati'],
  ])(
    '[R7.021] [R7.022] [A115] %s/: the welcome and the head links, with the hashes of the page configuration',
    async (prefix, hello, link) => {
      const visitor = createShopClient(shop.url);
      const { contentHashes } = await configOf(visitor, `${prefix}/`);
      const welcome = await content(visitor, 'vip-welcome-modal', prefix);
      expect(welcome).toMatchObject({ title: 'vip-welcome-modal', hash: contentHashes['vip-welcome-modal'] });
      for (const part of [`<h2>${hello}</h2>`, '<table', '<ul>', '<img ', '<a href="']) expect(welcome.body).toContain(part);
      const links = await content(visitor, 'head-links', prefix);
      expect(links).toMatchObject({ hash: contentHashes['head-links'], body: expect.stringContaining(link) });
    },
  );

  test('[A114] content-changed: another body under another hash, in the page configuration, too', async () => {
    const before = await content(createShopClient(shop.url), 'head-links');
    const visitor = await inScenario(`content-changed`);
    const after = await content(visitor, 'head-links');
    expect(after.body).not.toBe(before.body);
    expect(after.hash).not.toBe(before.hash);
    expect((await configOf(visitor)).contentHashes).toMatchObject({ 'head-links': after.hash });
  });

  test('an unknown title, the shop’s other pages and content-missing are null; hostile-content is hostile', async () => {
    const visitor = createShopClient(shop.url);
    for (const title of ['nothing', 'maintenance', 'kontakt']) expect(await content(visitor, title)).toBeNull();
    expect(await content(await inScenario('content-missing'), 'head-links')).toBeNull();
    expect((await content(await inScenario('hostile-content'), 'vip-welcome-modal')).body).toContain('<script>');
  });
});

describe('the VIP welcome', () => {
  const VIEWED = '/api/vip/save-modal-viewed';
  const withToken = async (visitor: ShopClient) => ({ 'x-csrf-token': await visitor.csrfToken() });

  test('[R7.031] [A056] a customer who has not seen it; the call stores that, also from a sibling', async () => {
    const visitor = await inScenario('vip-welcome', '/cz');
    const { customer } = await configOf(visitor, '/cz/');
    expect(customer).toMatchObject({ vipType: 'vip_program', consents: { vip_modal_consent: false } });
    expect(await call(visitor, 'GET', `/cz${VIEWED}`, undefined, await withToken(visitor))).toEqual([200, { status: true }]);
    expect(await consentsOf(visitor)).toMatchObject({ vip_modal_consent: true });
  });

  test('refused without a token and for guests; vip-viewed-fails fails and stores nothing', async () => {
    const visitor = await inScenario('vip-welcome,vip-viewed-fails');
    expect((await call(visitor, 'GET', VIEWED, undefined, await withToken(visitor)))[0]).toBe(500);
    expect(await consentsOf(visitor)).toMatchObject({ vip_modal_consent: false });
    const other = await inScenario('vip-welcome');
    expect((await call(other, 'GET', VIEWED))[0]).toBe(419);
    const guest = createShopClient(shop.url);
    expect((await call(guest, 'GET', VIEWED, undefined, await withToken(guest)))[0]).toBe(401);
  });

  test('the scenarios join in one customer', async () => {
    const visitor = await inScenario('vip-plus,unapproved-legals,collection-consent-missing,vip-welcome');
    expect((await configOf(visitor)).customer).toMatchObject({
      vipType: 'vip_plus_program',
      consents: { collection: false, vip_modal_consent: false },
    });
    expect((await call(visitor, 'GET', `${LEGAL}/uncleared-legals`))[1].legals).toHaveLength(3);
    expect(await consentsOf(await inScenario('vip-plus'))).toMatchObject({ collection: true });
  });
});
