import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HTML_ATTACKS } from '../../demo-pages/demo/htmlAttacks';
import { all, first, formsTo, formTo, mainOf, textOf } from '../support/shop/pageText';
import { createShopClient, type ShopClient } from '../support/shop/shopClient';
import { startShop, type RunningShop } from '../support/shop/shopProcess';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const newVisitor = (): ShopClient => createShopClient(shop.url);
const page = async (visitor: ShopClient, path: string): Promise<string> => (await visitor.get(path)).text();

/** A plain form as a browser of this shop submits it, without a token. */
const submitOwn = (visitor: ShopClient, path: string, fields: Record<string, string>): Promise<Response> => {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
  return fetch(shop.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
};

const PREFIXES = ['', '/cz', '/sk', '/pl', '/hu', '/hr'];

describe('adult content', () => {
  const adultPath = async (visitor: ShopClient): Promise<string> => {
    const { products } = await (await visitor.call('GET', '/api/searching/suggest?q=vino&timestamp=1')).json();
    const adult = products.find(({ isAdultOnly }: { isAdultOnly: boolean }) => isAdultOnly);
    return `/${adult.urlKey}`;
  };

  test('[A066] goods and their category are adult pages; the plain form shows their pictures', async () => {
    const visitor = newVisitor();
    const path = await adultPath(visitor);
    const product = await page(visitor, path);
    const category = all(product, /<a href="(\/[\w-]+)">[^<]*<\/a><\/li>\s*<li aria-current="page">/g)[0] ?? '';
    for (const html of [product, await page(visitor, category)]) {
      expect(html).toContain('"isAdultPage":true');
      expect(mainOf(html)).toContain('/assets/adult.svg');
      expect(formTo(html, '/polnoletnost').fields.back).toMatch(/^\/[\w-]+/);
    }
    expect(await page(visitor, '/kolesarstvo')).toContain('"isAdultPage":false');
    const confirmed = await submitOwn(visitor, '/polnoletnost', { back: path });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, path]);
    expect(confirmed.headers.getSetCookie().join()).toMatch(/allowAdult=1; Max-Age=31536000; Path=\/; SameSite=Lax/);
    visitor.setCookie('allowAdult', '1');
    const shown = await page(visitor, path);
    expect(shown).not.toContain('/assets/adult.svg');
    expect(formsTo(shown, '/polnoletnost')).toEqual([]);
  });

  test('another site cannot confirm for a shopper, and the form leads nowhere else', async () => {
    const visitor = newVisitor();
    const foreign = await fetch(`${shop.url}/polnoletnost`, {
      method: 'POST',
      body: new URLSearchParams({ back: '/' }),
      headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.invalid' },
      redirect: 'manual',
    });
    expect(foreign.status).toBe(419);
    expect((await submitOwn(visitor, '/polnoletnost', { back: '//elsewhere.invalid/' })).headers.get('location')).toBe('/');
  });

  test('[A067] adult-content-header: answers with goods for adults carry it until adult content is allowed', async () => {
    const headerOf = async (visitor: ShopClient, keyword: string): Promise<string | null> =>
      (await visitor.call('GET', `/api/searching/suggest?q=${keyword}&timestamp=1`)).headers.get('adult-content');
    expect(await headerOf(newVisitor(), 'vino')).toBeNull();
    const visitor = newVisitor();
    await visitor.get('/?scenario=adult-content-header');
    expect(await headerOf(visitor, 'kolo')).toBeNull();
    expect(await headerOf(visitor, 'vino')).toBe('1');
    visitor.setCookie('allowAdult', '1');
    expect(await headerOf(visitor, 'vino')).toBeNull();
  });

  test('[A066] adult-confirm-refused: status false, no cookie', async () => {
    const visitor = newVisitor();
    await visitor.get('/?scenario=adult-confirm-refused');
    const token = await visitor.csrfToken();
    const response = await visitor.get('/?do=confirmAdultContent&confirm=1', { 'x-csrf-token': token });
    expect(await response.json()).toEqual({ status: false });
    expect(visitor.cookies.has('allowAdult')).toBe(false);
  });
});

describe('consents without JavaScript', () => {
  test.each(PREFIXES)('[R6.17] [R6.18] %s/: a guest accepts or rejects personal offers at the foot of every page', async (prefix) => {
    const html = await page(newVisitor(), `${prefix}/`);
    const action = first(html, /<form class="personal-choice" action="([^"]*)"/);
    const visitor = newVisitor();
    const saved = await submitOwn(visitor, action, { accept: '0', back: `${prefix}/` });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${prefix}/`]);
    expect(saved.headers.getSetCookie().join()).toContain('personalisation=0;');
    visitor.setCookie('personalisation', '0');
    expect(await page(visitor, `${prefix}/`)).not.toContain('personal-choice');
  });

  test('the two buttons of the choice are alike', async () => {
    const form = formTo(await page(newVisitor(), '/'), '/soglasja/personal').html;
    expect(all(form, /<button class="([^"]*)"/g)).toEqual(['button button-quiet', 'button button-quiet']);
  });

  test('[A063] the page of consents: a customer saves the map, a guest sees the choice alone', async () => {
    expect(formsTo(mainOf(await page(newVisitor(), '/soglasja')), '/soglasja')).toEqual([]);
    const visitor = newVisitor();
    await visitor.get('/?scenario=own-customer');
    expect(formTo(mainOf(await page(visitor, '/soglasja')), '/soglasja').fields).toMatchObject({ collection: '1' });
    expect((await visitor.submit('/soglasja', { emailNl: '1', personal_data_3p: '1' })).status).toBe(303);
    const html = mainOf(await page(visitor, '/soglasja'));
    expect(formTo(html, '/soglasja').fields).toEqual({ csrftoken: expect.any(String), emailNl: '1', personal_data_3p: '1' });
    expect(textOf(html)).toContain('Vaša odločitev: sprejeto.');
    await visitor.submit('/soglasja/personal', { accept: '0', back: '/soglasja' });
    expect(textOf(mainOf(await page(visitor, '/soglasja')))).toContain('Vaša odločitev: zavrnjeno.');
  });
});

describe('news by e-mail', () => {
  const linksIn = async (visitor: ShopClient, kind: string): Promise<string[]> =>
    all(await page(visitor, '/__demo/mails'), new RegExp(`href="(/e-novice/${kind}\\?token=[^"]*)"`, 'g'));
  const configured = (path: string) => new URL(path, shop.url).searchParams.get('token') ?? '';

  test('asked, confirmed by the mail, and left again', async () => {
    const visitor = newVisitor();
    const asked = await visitor.submit('/e-novice', { email: 'ana.novice@vitrina.example' });
    expect(textOf(mainOf(await asked.text()))).toContain('ana.novice@vitrina.example');
    const [link = ''] = await linksIn(visitor, 'subscribe');
    expect(textOf(mainOf(await page(visitor, link)))).toContain('Ali želite novice trgovine prejemati na ana.novice@vitrina.example?');
    expect((await visitor.submit('/e-novice/subscribe', { token: configured(link) })).status).toBe(303);

    // asked again: the owner learns that the news come already, the visitor does not
    const again = await visitor.submit('/e-novice', { email: 'Ana.Novice@vitrina.example' });
    expect(again.status).toBe(200);
    const [leave = ''] = await linksIn(visitor, 'leave');
    expect((await visitor.submit('/e-novice/leave', { token: configured(leave) })).status).toBe(303);
    expect((await visitor.get(leave)).headers.get('location')).toBe('/e-novice');
  });

  test('a wrong address is refused with the form and its value', async () => {
    const response = await newVisitor().submit('/e-novice', { email: 'ana' });
    const html = await response.text();
    expect([response.status, formTo(html, '/e-novice').fields.email]).toEqual([422, 'ana']);
    expect(html).toContain('aria-invalid="true"');
  });

  test('[A015] updateSubscription asks a guest’s address by mail, and withdraws what this visit asked', async () => {
    const visitor = newVisitor();
    const update = async (subscribe: boolean, who = visitor): Promise<unknown> =>
      (await who.call('POST', '/api/newsletter/updateSubscription', { subscribe, email: 'gost@vitrina.example' })).json();
    expect(await update(true)).toEqual({ status: true });
    expect(await linksIn(visitor, 'subscribe')).toHaveLength(1);
    expect(await update(false, newVisitor())).toEqual({ status: true });
    const [link = ''] = await linksIn(visitor, 'subscribe');
    expect((await visitor.get(link)).status).toBe(200);
    expect(await update(false)).toEqual({ status: true });
    expect(await linksIn(visitor, 'subscribe')).toEqual([]);
    expect((await visitor.get(link)).status).toBe(303);
  });
});

describe('pages for modals', () => {
  const LINK =
    /<a href="([^"]*)" data-vitrina-action="open-modal" data-name="(?:deliveryPrices|sizeGuide|termsExcerpt|mallpayModal|question)"/g;

  test.each(PREFIXES)('[R7.029] [R2.66] %s/: links of the footer lead to pages, and with modal=1 to their content', async (prefix) => {
    const visitor = newVisitor();
    const html = await page(visitor, `${prefix}/`);
    expect(html).toContain('data-name="mallpayModal"');
    const paths = all(html, LINK);
    expect(paths).toHaveLength(5);
    for (const path of paths) {
      const [whole, part] = [await page(visitor, path), await page(visitor, `${path}?modal=1`)];
      expect(whole).toContain('<h1>');
      expect(part).not.toMatch(/<html|<h1|vitrina-config|demo-panel/);
      expect(textOf(mainOf(whole))).toContain(textOf(part));
      expect(textOf(part).length).toBeGreaterThan(80);
    }
  });

  test('the form for a question: errors and thanks, as a page and as the content of a modal', async () => {
    const visitor = newVisitor();
    const variant = Object.values(await (await visitor.get('/__demo/quiet-variants')).json()).flat()[0];
    const part = await page(visitor, `/vprasanje?v=${variant}&modal=1`);
    expect(formTo(part, '/vprasanje').fields).toMatchObject({ v: variant, csrftoken: await visitor.csrfToken() });
    for (const suffix of ['', '?modal=1']) {
      const wrong = await visitor.submit(`/vprasanje${suffix}`, { email: 'ana', question: '', v: String(variant) });
      const html = await wrong.text();
      expect([wrong.status, html.includes('<html'), formTo(html, '/vprasanje').fields]).toMatchObject([
        422,
        suffix === '',
        { email: 'ana', v: variant },
      ]);
      expect(html).toContain('id="f-question-error"');
      const sent = await visitor.submit(`/vprasanje${suffix}`, { email: 'ana@vitrina.example', question: '<b>Ali je voden?</b>' });
      expect([sent.status, textOf(await sent.text()).includes('ana@vitrina.example')]).toEqual([200, true]);
    }
  });

  test('[R8.26] sources that go wrong: another origin, errors, nothing, 5 MB', async () => {
    const visitor = newVisitor();
    const source = (name: string) => visitor.get(`/__demo/modal/${name}?modal=1`);
    const elsewhere = (await source('elsewhere')).headers.get('location') ?? '';
    expect(new URL(elsewhere).origin).not.toBe(shop.url);
    const framed = await fetch(elsewhere);
    expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors http://${new URL(shop.url).hostname}:*`);
    expect((await visitor.get('/')).headers.get('content-security-policy')).toContain(`frame-src 'self' ${new URL(elsewhere).origin};`);
    expect((await source('failing')).status).toBe(500);
    expect((await source('missing')).status).toBe(404);
    expect(await (await source('empty')).text()).toBe('');
    expect(Buffer.byteLength(await (await source('huge')).text())).toBeGreaterThan(5 * 1024 * 1024);
    expect(await (await source('placeholders')).text()).toMatch(/data-vitrina-action="add-to-cart".*data-vitrina="search-bar"/s);
    const waiting = new AbortController();
    const hanging = fetch(`${shop.url}/__demo/modal/hanging`, { signal: waiting.signal }).catch(() => 'given up');
    waiting.abort();
    expect(await hanging).toBe('given up');
  });

  test('at least 60 attacks, each by its id and only as the content of a modal', async () => {
    const visitor = newVisitor();
    expect(HTML_ATTACKS.length).toBeGreaterThanOrEqual(60);
    for (const { id, html } of HTML_ATTACKS.slice(0, 3)) {
      expect(await page(visitor, `/__demo/modal/attack/${id}?modal=1`)).toBe(html);
      expect((await visitor.get(`/__demo/modal/attack/${id}`)).status).toBe(404);
    }
  });

  test('[A133] some products link to a video at the provider, which counts who asked for it', async () => {
    const visitor = newVisitor();
    const hrefs: string[] = [];
    for (let number = 1; hrefs.length === 0 && number <= 5; number += 1) {
      const paths = all(await page(visitor, `/kolesarstvo?page=${number}`), /class="card-title"><a href="([^"]*)"/g);
      for (const path of paths) hrefs.push(...all(await page(visitor, path), /<a class="video-link" href="([^"]*)"/g));
    }
    const [href = ''] = hrefs;
    const counted = async (): Promise<number> => {
      const { requested } = await (await fetch(new URL('/video-requests', href))).json();
      return requested.filter((id: string) => href.endsWith(id)).length;
    };
    expect(await counted()).toBe(0);
    expect((await fetch(href)).status).toBe(200);
    expect(await counted()).toBe(1);
  });
});
