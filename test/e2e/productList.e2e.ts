import type { Locator, Page } from '@playwright/test';
import { storedCounts } from '../support/browser/cartWidget';
import { dragFingers } from '../support/browser/dragFingers';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

/** Of the generated catalogue: a watch that is sold in Slovenia and in Hungary, and another of Slovenia. */
const WATCHES = { '': '/pametna-ura-orvika-sava-200-40-mm', '/hu': '/hu/okosora-orvika-sava-200-40-mm' } as const;
const WATCH = WATCHES[''];
const OTHER = '/pametna-ura-kvantis-trio-590-46-mm';
const TITLE = 'Pametna ura Orvika Sava 200';
const OTHER_TITLE = 'Pametna ura Kvantis Trio 590';

const listOf = (page: Page, kind: string): Locator => page.locator(`[data-vitrina="product-list"][data-kind="${kind}"]`);
/** Of the widget, not of the server's list. */
const titlesOf = (list: Locator): Locator => list.locator('[part="link"]');

/** Scrolls until the list is just below the window, where it may take its place, and then to it. `hasList`: it has products to show. */
async function scrollTo(list: Locator, { hasList = true } = {}): Promise<void> {
  await list.evaluate((element) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - window.innerHeight - 200));
  await expect(list).toHaveAttribute('data-vitrina-status', 'ready');
  if (hasList) await expect(titlesOf(list).first()).toBeAttached();
  await list.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** Until the row has not moved for ten frames. */
const waitForScrollEnd = (row: Locator): Promise<void> =>
  row.evaluate(async (element) => {
    for (let still = 0, last = -1; still < 10; still = element.scrollLeft === last ? still + 1 : 0) {
      last = element.scrollLeft;
      await new Promise(requestAnimationFrame);
    }
  });

/** Opens a product; its view is remembered. */
async function view(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectStatus(page, 'availability', 'ready');
}

for (const [prefix, width] of [
  ['', 1280],
  ['/hu', 320],
] as const)
  test(`[R7.158] [R7.159] the lists of a product in ${prefix || '/si'} at ${width} px: nothing shifts, axe finds nothing`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(WATCHES[prefix]);
    await scrollTo(listOf(page, 'recommended'));
    await expect(titlesOf(listOf(page, 'recommended')).first()).toBeVisible();
    await scrollTo(listOf(page, 'similar'));
    await expect(titlesOf(listOf(page, 'similar')).first()).toBeVisible();
    await expect(titlesOf(listOf(page, 'similar')).getByText(TITLE, { exact: true })).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page, watch);
  });

test('the carousel by keyboard: two buttons announce what is shown, and the focus scrolls', async ({ page }) => {
  await page.goto(WATCH);
  const list = listOf(page, 'similar');
  await scrollTo(list);
  const [previous, next] = [
    list.getByRole('button', { name: 'Prejšnji izdelki' }),
    list.getByRole('button', { name: 'Naslednji izdelki' }),
  ];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toHaveText('Prikazani izdelki: 6–10 od 10');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.press('Enter');
  await expect(list.getByRole('status')).toHaveText('Prikazani izdelki: 1–5 od 10');
  const last = titlesOf(list).last();
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(list.getByRole('status')).toHaveText('Prikazani izdelki: 6–10 od 10');
});

for (const width of [600, 320])
  test(`wcag22/2.4.11: by Tab at ${width} px, each control of the carousel that gets the focus is shown whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(WATCH);
    const list = listOf(page, 'similar');
    await scrollTo(list);
    const controls = list.locator('.row').locator('a, button');
    await controls.first().focus();
    for (const control of (await controls.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await waitForScrollEnd(list.locator('.row'));
      await expect(control).toBeInViewport({ ratio: 0.99 });
    }
  });

test('[R7.161] [R9.49] a guest’s views are kept by the browser, by country; a list never shows the product of its page', async ({
  page,
}) => {
  await view(page, OTHER);
  await view(page, WATCH);
  const list = listOf(page, 'recently-viewed');
  await scrollTo(list);
  await expect(titlesOf(list)).toHaveText([OTHER_TITLE]);
  await page.goto('/');
  await scrollTo(list);
  await expect(titlesOf(list)).toHaveText([TITLE, OTHER_TITLE]);
  await page.goto('/hu/');
  await scrollTo(list, { hasList: false });
  await expectStatus(page, 'product-list', 'ready');
  await expect(titlesOf(list)).toHaveCount(0);
});

test('[R7.160] [R7.161] a customer’s views are the shop’s, with those from before the sign-in', async ({ page }) => {
  await view(page, OTHER);
  await enter(page, 'own-customer');
  await view(page, WATCH);
  await page.evaluate(() => localStorage.clear()); // another browser of the same customer
  await page.goto('/');
  const list = listOf(page, 'recently-viewed');
  await scrollTo(list);
  await expect(titlesOf(list)).toHaveText([TITLE]);
  await page.evaluate(() => localStorage.setItem('vitrina.recently-viewed:SI', JSON.stringify({ v: 1, views: [['500600', Date.now()]] })));
  await page.goto('/');
  await scrollTo(list);
  await expect(titlesOf(list)).toHaveCount(2);
  await expect(titlesOf(list).last()).toHaveText(TITLE);
});

test('[R9.50] [R0.09] [R0.10] a press adds one piece from the list, without leaving the page', GATE, async ({ page, context }) => {
  await page.goto(WATCH);
  const list = listOf(page, 'similar');
  await scrollTo(list);
  const add = list.locator('[part="add"]').first();
  await add.click();
  const variantId = (await add.getAttribute('data-variant-id')) ?? '';
  await expect.poll(() => storedCounts(context)).toEqual({ [variantId]: 1 });
  expect(new URL(page.url()).pathname).toBe(WATCH);
});

test('[R3.086] a customer’s heart in the list', async ({ page }) => {
  await enter(page, 'own-customer');
  await page.goto(WATCH);
  const list = listOf(page, 'similar');
  await scrollTo(list);
  const heart = list.getByRole('button', { name: /^Na seznam želja/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
  const stored: { pieces: number } = await (await page.request.get('/api/wishlist/findAll')).json();
  expect(stored.pieces).toBe(1);
});

test('[R3.086] a heart follows the wishlist where the page has not printed it', async ({ page }) => {
  await enter(page, 'own-customer');
  await page.goto(WATCH);
  const list = listOf(page, 'recommended');
  await scrollTo(list);
  const hearts = list.getByRole('button', { name: /^Na seznam želja/ });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.first()).not.toHaveAttribute('aria-busy');
  await page.goto(WATCH);
  await scrollTo(list);
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('[A084] when the shop does not answer, the server’s list stays and the others are not there; nothing shifts', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await page.goto(`${WATCH}?fault=500`);
  const server = listOf(page, 'similar').getByRole('heading', { name: 'Podobni izdelki' });
  for (const kind of ['recommended', 'similar']) await scrollTo(listOf(page, kind), { hasList: false });
  await expect.poll(() => watch.warnings.filter((text) => /no (similar|recommended) products/.test(text))).toHaveLength(2);
  await expect(server).toBeVisible();
  // Its place stays, empty, as long as it is in view.
  await expect(listOf(page, 'recommended').locator('h2')).toBeHidden();
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, watch);
});

test('a list without products in a window that shows its place: the margins of the empty place still collapse, nothing shifts', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto(`${WATCH}?fault=500`);
  await expectStatus(page, 'privacy-panel', 'ready');
  for (const kind of ['recommended', 'recently-viewed']) await expect(listOf(page, kind)).toHaveAttribute('data-vitrina-status', 'ready');
  await expect.poll(() => watch.warnings.filter((text) => /no (similar|recommended) products/.test(text))).toHaveLength(2);
  expect(await shiftsOf(page)).toEqual([]);
});

for (const [scenario, check] of [
  ['no-products', (list: Locator) => expect(list.locator('.card h3 a').first()).toHaveAttribute('href', /\/pametna-ura/)],
  ['many-products', (list: Locator) => expect(titlesOf(list)).toHaveCount(10)],
  ['adult-products', (list: Locator) => expect(list.locator('.thumbnail img')).toHaveCount(0)],
  ['sold-out-products', (list: Locator) => expect(list.getByText('Razprodano')).toHaveCount(10)],
  ['odd-products', (list: Locator) => expect(titlesOf(list).first()).toHaveText('Vrtna miza')],
] as const)
  test(`[R6.16] lists of products in the scenario ${scenario} at 320 px: nothing shifts, axe finds nothing`, async ({ page, watch }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await enter(page, scenario);
    await page.goto(WATCH);
    const list = listOf(page, 'similar');
    await scrollTo(list, { hasList: scenario !== 'no-products' });
    await check(list);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.title()).toContain(TITLE);
    await expectAccessible(page, watch);
  });

/** Widths of the pictures that the cards have requested; each is about as large as the screen shows it. */
async function pictureWidths(page: Page): Promise<number[]> {
  const list = listOf(page, 'similar');
  await page.goto(WATCH);
  await scrollTo(list);
  const pictures = list.locator('[part="card"] img');
  await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/media\//);
  const shown = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ currentSrc }) => currentSrc !== '')
      .map(({ currentSrc, clientWidth }) => [Number(/\d+$/.exec(currentSrc)?.[0]), clientWidth * devicePixelRatio] as const),
  );
  for (const [requested, needed] of shown) {
    expect(requested / needed).toBeGreaterThan(0.85);
    expect(requested / needed).toBeLessThan(1.4);
  }
  return shown.map(([requested]) => requested);
}

test('a desktop loads pictures as large as they are shown, and nothing shifts', async ({ page }) => {
  expect((await pictureWidths(page)).length).toBeGreaterThan(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, deviceScaleFactor: 2, hasTouch: true });

  test('pictures are as large as the phone shows them at twice the density, and nothing shifts', async ({ page }) => {
    expect((await pictureWidths(page)).length).toBeGreaterThan(0);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a swipe turns a list of 200, whose cards are filled as they come near, and does not move the page', async ({ page, watch }) => {
    await enter(page, 'many-products');
    await page.goto(WATCH);
    const list = listOf(page, 'similar');
    await list.evaluate((element) => element.setAttribute('data-count', '200'));
    await scrollTo(list);
    const cards = list.locator('[part="card"]');
    await expect(cards).toHaveCount(200);
    await expect(cards.nth(100)).toBeEmpty();
    const row = list.locator('.row');
    const { x, y, width } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const top = await page.evaluate(() => scrollY);
    for (let swipe = 0; swipe < 8; swipe += 1) {
      await dragFingers(page, [[x + width * 0.9, y + 60]], [[x + width * 0.1, y + 60]]);
      await waitForScrollEnd(row);
    }
    const first = await cards.evaluateAll((all) => all.findIndex((card) => card.getBoundingClientRect().left >= 0));
    expect(first).toBeGreaterThan(8); // beyond those that were filled at first
    await expect(cards.nth(first).getByRole('link').first()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await shiftsOf(page)).toEqual([]);
    await cards.nth(first).locator('[part="add"], .gone').first().scrollIntoViewIfNeeded();
    await expectAccessible(page, watch);
  });
});

/** What the widgets of a product's page may weigh beyond those of the home page until it is scrolled. */
const PRODUCT_MAX_BYTES = 16 * 1024;

test('before it is scrolled, the page of a product has neither code nor calls of its lists, and weighs at most 16 KB more than the home page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  for (const name of ['privacy-panel', 'newsletter', 'promo-strip']) {
    await placeholderOf(page, name).scrollIntoViewIfNeeded();
    await expectStatus(page, name, 'ready');
  }
  await page.waitForLoadState('networkidle'); // nothing is requested any more, here and on the page of the product
  const home = new Set(asked.splice(0));
  await view(page, '/tablicni-racunalnik-tavimo-trio-230-128-gb'); // with reviews, gifts, sets and instalments
  for (const name of ['star-rating', 'availability', 'financing-offer']) await expectStatus(page, name, 'ready');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /ProductList|similar-products|recommended-products|recently-viewed/.test(path))).toEqual([]);
  const { files } = (await (await page.request.get('/vitrina/manifest.json')).json()) as { files: Record<string, { brotli: number }> };
  const bytes = [...new Set(asked)].filter((path) => !home.has(path)).map((path) => files[path.replace('/vitrina/', '')]?.brotli ?? 0);
  expect(bytes.filter((each) => each > 0).length).toBeGreaterThan(4);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(PRODUCT_MAX_BYTES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the server’s similar products', async ({ page }) => {
    await page.goto(WATCH);
    await expect(placeholderOf(page, 'product-list').getByRole('heading', { name: 'Podobni izdelki' })).toBeVisible();
    await expect(
      placeholderOf(page, 'product-list')
        .getByRole('link', { name: /^Pametna ura/ })
        .first(),
    ).toBeVisible();
  });
});
