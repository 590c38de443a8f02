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
});

/** One keyword of a shop, and its announcement: the number of suggestions in the right plural form. */
const SHOPS = [
  { path: '/cz/', keyword: 'hodinky', search: '/cz/hledani', announcement: 'K dispozici je # návrhů.', money: /\d\sKč/ },
  { path: '/pl/', keyword: 'buty', search: '/pl/szukaj', announcement: 'Dostępnych jest # podpowiedzi.', money: /\d(,\d\d)?\szł/ },
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

test('(search-02) markup is text everywhere: asked for and searched encoded once, shown as typed by results and history', async ({
  page,
  open,
}) => {
  const keyword = '"><svg onload=window.__xss=1>';
  const query = '%22%3E%3Csvg%20onload%3Dwindow.__xss%3D1%3E';
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
  await expect(options.first()).toHaveAccessibleName(`${keyword.slice(0, 20)}...`);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/iskanje');
  expect(new URL(page.url()).search).toBe(`?s=${query}`);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
});
