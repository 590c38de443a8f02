import { answerSuggest, suggestedItem, suggestedProduct } from '../support/browser/suggestRoutes';
import { expect, LIGHT_PAGE, searchBarOf, suggestCallsOf, test } from './shopTest';
import { GATE } from '../support/testScope';

test.describe('suggestions', () => {
  test('[R1.03][R6.01][R3.097][R3.098] a guest sees products, categories, brands and partners in groups', GATE, async ({ page, open }) => {
    await open('/');
    const { field, groups, options } = searchBarOf(page);
    await field.fill('dom');
    await expect(groups).toHaveCount(4);
    for (const [place, name] of ['Izdelki', 'Kategorije', 'Blagovne znamke', 'Partnerji'].entries())
      await expect(groups.nth(place)).toHaveAccessibleName(name);
    const product = options.first();
    await expect(product).toContainText('Domarix');
    await expect(product).toContainText(/\d,\d\d\s€/);
    await expect(product).toContainText(/zalog|naročil|prodaj/i);
    await expect(options.last()).toHaveText('Prikaži vse zadetke za »dom«');
  });

  test('[R2.37][R2.38][R2.40][R2.41][R2.42][R2.43][R2.45] every suggestion links to an existing page, with the URL of section 2', async ({
    page,
    open,
    request,
  }) => {
    await open('/');
    const { field, groups, options } = searchBarOf(page);
    await field.fill('dom');
    await expect(groups).toHaveCount(4);
    const hrefs = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const shapes = [
      /^\/[\w-]+\?src=sug&s=dom$/,
      /^\/iskanje\?s=dom&src=sug&c\[\]=\d+&categoryLabel=/,
      /^\/znamka\/[\w-]+\?src=sug$/,
      /^\/partner\/[\w-]+/,
      /^\/iskanje\?s=dom$/,
    ];
    for (const shape of shapes)
      expect(
        hrefs.filter((href) => shape.test(href)),
        String(shape),
      ).not.toEqual([]);
    for (const href of hrefs) {
      expect(
        shapes.filter((shape) => shape.test(href)),
        href,
      ).toHaveLength(1);
      const answer = await request.get(href);
      expect([href, answer.status()]).toEqual([href, 200]);
    }
  });

  test('[R2.39] a brand with an absolute URL of the shop links to it', async ({ page, open, baseURL }) => {
    await answerSuggest(page, () => ({
      products: [],
      items: [suggestedItem('brand', 'Cordela', { absoluteUrl: `${baseURL}/znamka/cordela` })],
    }));
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    await field.fill('cor');
    await options.filter({ hasText: 'Cordela' }).click();
    await page.waitForURL('**/znamka/cordela?src=sug');
  });

  test('[R9.75][R9.76] pictures are 59 px, with twice as many pixels at 2x', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', deviceScaleFactor: 2, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    const asked = page.waitForRequest((request) => request.resourceType() === 'image' && request.url().endsWith('/118'));
    await field.fill('dom');
    expect((await (await asked).response())?.status()).toBe(200);
    const picture = options.first().locator('img');
    await expect(picture).toHaveAttribute('src', /\/59$/);
    expect(await picture.boundingBox()).toMatchObject({ width: 59, height: 59 });
    await context.close();
  });

  test('[R6.16] pictures for adults are hidden until the shopper has confirmed the age', async ({ page, open, context, baseURL }) => {
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    const adult = options.filter({ hasText: 'Suho belo vino' }).first();
    const other = options.filter({ hasText: 'Kozarci' }).first();
    await field.fill('vino');
    await expect(adult.getByTitle('Slika je skrita (samo za odrasle)')).toBeVisible();
    await expect(adult.locator('img')).toHaveCount(0);
    await expect(other.locator('img')).toBeVisible();

    await context.addCookies([{ name: 'allowAdult', value: '1', url: baseURL ?? '' }]);
    await open(LIGHT_PAGE);
    await field.fill('vino');
    await expect(adult.locator('img')).toBeVisible();
  });

  test('diacritics are optional, and the matching part is marked', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const { field, options } = searchBarOf(page);
    await field.fill('zeliscni');
    await expect(options.first()).toContainText('Zeliščni čaj');
    await expect(options.first().locator('b')).toHaveText('Zeliščni');
  });

  test("[R5.22] the suggest status '0' of the page disables suggestions only, without a request; full-text search works", async ({
    page,
    open,
  }) => {
    await open('/prijava?scenario=suggest-off');
    const calls = suggestCallsOf(page);
    const { field, list } = searchBarOf(page);
    await field.pressSequentially('kolo');
    await expect(list).toBeHidden();
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=kolo');
    expect(calls).toEqual([]);
  });
});

/** One keyword of each shop, and its announcement: the number of suggestions in the right plural form. */
const SHOPS = [
  { path: '/', keyword: 'dom', search: '/iskanje', announcement: 'Na voljo je # predlogov.', money: /\d,\d\d\s€/ },
  { path: '/cz/', keyword: 'hodinky', search: '/cz/hledani', announcement: 'K dispozici je # návrhů.', money: /\d\sKč/ },
  { path: '/sk/', keyword: 'hodinky', search: '/sk/hladanie', announcement: 'K dispozícii je # návrhov.', money: /\d(,\d\d)?\s€/ },
  { path: '/pl/', keyword: 'buty', search: '/pl/szukaj', announcement: 'Dostępnych jest # podpowiedzi.', money: /\d(,\d\d)?\szł/ },
  { path: '/hu/', keyword: 'cip', search: '/hu/kereses', announcement: '# javaslat érhető el.', money: /\d\sFt/ },
  { path: '/hr/', keyword: 'cipele', search: '/hr/pretraga', announcement: 'Dostupno je # prijedloga.', money: /\d(,\d\d)?\s€/ },
] as const;

for (const { path, keyword, search, announcement, money } of SHOPS) {
  test(`${path}: suggestions in the shop's language and currency, their number announced`, async ({ page, open, request }) => {
    await open(path);
    const language = (await page.locator('html').getAttribute('lang')) ?? '';
    const { field, options, status, bar, list } = searchBarOf(page);
    await field.fill(keyword);
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const shown = (await options.count()) - 1; // the last one leads to all results
    expect(shown).toBeGreaterThanOrEqual(5);
    await expect(status).toHaveText(announcement.replace('#', String(shown)));
    expect(await bar.evaluate((host) => host.shadowRoot?.querySelector('[lang]')?.getAttribute('lang'))).toBe(language);
    await expect(options.first()).toContainText(money);
    const href = (await options.first().getAttribute('href')) ?? '';
    expect((await request.get(href)).status()).toBe(200);
    expect(href.startsWith(path)).toBe(true);
    await field.press('Enter');
    await page.waitForURL((url) => url.pathname === search && url.searchParams.get('s') === keyword);
  });
}

test('every plural form is announced in Slovenian', async ({ page, open }) => {
  await answerSuggest(page, (keyword) => ({
    products: Array.from({ length: Number(keyword.slice(1)) }, (_, place) => suggestedProduct(`Kolo ${place}`)),
    items: [],
  }));
  await open(LIGHT_PAGE);
  const { field, status } = searchBarOf(page);
  const forms = {
    k1: 'Na voljo je 1 predlog.',
    k2: 'Na voljo sta 2 predloga.',
    k3: 'Na voljo so 3 predlogi.',
    k5: 'Na voljo je 5 predlogov.',
    k0: 'Za »k0« ni predlogov',
  };
  for (const [keyword, text] of Object.entries(forms)) {
    await field.fill(keyword);
    await expect(status).toHaveText(text);
  }
});

for (const [id, keyword, query] of [
  ['(search-02)', '"><svg onload=window.__xss=1>', '%22%3E%3Csvg%20onload%3Dwindow.__xss%3D1%3E'],
  ['(search-03)', '${7*7}{{7*7}}#{7*7}', '%24%7B7*7%7D%7B%7B7*7%7D%7D%23%7B7*7%7D'],
  ['(search-04)', '%3Cscript%3E', '%253Cscript%253E'],
  ['(search-05)', 'a&b=c#d', 'a%26b%3Dc%23d'],
  ['[R2.40]', '../../odjava?x', '..%2F..%2Fodjava%3Fx'],
  ['[R2.40]', '100 % + 5 €', '100%20%25%20%2B%205%20%E2%82%AC'],
  ['[R2.40]', "';alert(1)//\\", '%27%3Balert(1)%2F%2F%5C'],
] as const)
  test(`${id} ${keyword} is text everywhere: asked for and searched encoded once, shown as typed by results and history`, async ({
    page,
    open,
  }) => {
    const calls = suggestCallsOf(page);
    await open(LIGHT_PAGE);
    const { field, options, list, status } = searchBarOf(page);
    await field.fill(keyword);
    await expect.poll(() => calls).toEqual([keyword]);
    await expect(list.or(status).filter({ hasText: keyword }).first()).toBeVisible();
    await field.press('Enter');
    await page.waitForURL((url) => url.pathname === '/iskanje');
    expect(new URL(page.url()).search).toBe(`?s=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Rezultati iskanja: ${keyword}`);
    await open(LIGHT_PAGE);
    await field.focus();
    await expect(options.first()).toHaveAccessibleName(keyword.length > 20 ? `${keyword.slice(0, 20)}...` : keyword);
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL((url) => url.pathname === '/iskanje');
    expect(new URL(page.url()).search).toBe(`?s=${query}`);
    expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  });
