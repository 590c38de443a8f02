import type { Page } from '@playwright/test';
import { dragFingers } from '../support/browser/dragFingers';
import { routeFirst } from '../support/browser/routeFirst';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const step = (page: Page) => placeholderOf(page, 'checkout');
const dialogOf = (page: Page) => step(page).getByRole('dialog', { name: 'Prevzemna mesta' });
const mapOf = (page: Page) => dialogOf(page).getByRole('application');
const pinsOf = (page: Page) => mapOf(page).getByRole('button', { name: /^\D/ });

async function openList(page: Page, scenario = 'checkout-ready') {
  await enter(page, scenario);
  await page.goto('/kosarica/3');
  await expectStatus(page, 'checkout', 'ready');
  await step(page)
    .getByRole('radio', { name: /^Prevzemno mesto/ })
    .check();
  await step(page).locator('.option-branch button').first().click();
  await expect(dialogOf(page).getByRole('listitem').first()).toBeVisible();
}

/** What the page has moved by itself, beyond what follows a press at once. */
const watchShift = (page: Page) =>
  page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { vitrinaShift: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] })[])
        if (!entry.hadRecentInput)
          shifts.push(entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent)).join(', '));
    }).observe({ type: 'layout-shift', buffered: false });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as never as { vitrinaShift: string[] }).vitrinaShift);

/** The shop has tiles of its own. */
const setTileUrl = (page: Page, tileUrl: string) =>
  page.route('**/kosarica/3', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const settings = JSON.stringify({ tileUrl, attribution: 'Tiles' });
    await route.fulfill({
      response: answer,
      body: text.replace(/(<script id="vitrina-config"[^>]*>\{)/, (start) => `${start}"pickupMap":${settings},`),
    });
  });

test('[R7.063] [R9.51] the map is used by keyboard, and the branch chosen on it is ordered', GATE, async ({ page, watch }) => {
  watch.allowGlobals('vitrinaShift');
  await openList(page);
  await watchShift(page);
  await expect(pinsOf(page).first()).toBeVisible();
  await expectAccessible(page, watch);

  await mapOf(page).focus();
  const before = await dialogOf(page).locator('.map-note').textContent();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowUp');
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('+');
  await expect(dialogOf(page).locator('.map-note')).not.toHaveText(before ?? '');
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('-');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowDown');

  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');

  // Clusters are opened until one branch is under the focus.
  const focused = () => page.evaluate(() => document.querySelector('[data-vitrina="checkout"]')?.shadowRoot?.activeElement?.className);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toMatch(/^pin/);
  while ((await focused()) === 'pin pin-cluster') {
    const label = () =>
      page.evaluate(() => document.querySelector('[data-vitrina="checkout"]')?.shadowRoot?.activeElement?.getAttribute('aria-label'));
    const opened = await label();
    await page.keyboard.press('Enter');
    await expect.poll(label).not.toBe(opened);
    await expect.poll(focused).toMatch(/^(pin|map-stack-branch)/);
  }
  await page.keyboard.press('Enter');
  const take = dialogOf(page)
    .locator('.pickup-pointed')
    .getByRole('button', { name: /^Izberi: / });
  await expect(take).toBeFocused();
  await expectAccessible(page, watch);
  expect(await shiftsOf(page)).toEqual([]);

  const sent = page.waitForRequest((request) => /select-delivery-method/.test(request.url()) && request.method() !== 'GET');
  await page.keyboard.press('Enter');
  const { branchId } = ((await sent).postDataJSON() as { order: { branchId: string } }).order;
  expect(branchId).toMatch(/^SI-/);
  await expect(dialogOf(page)).toBeHidden();
  await expect(step(page).locator('.order-button').first()).toHaveAttribute('aria-disabled', 'false');
  await step(page).locator('.order-button').first().click();
  await expect(step(page).locator('.order-items')).toBeVisible();
  const orders = (await (await page.request.get('/__demo/orders')).json()) as unknown;
  expect(JSON.stringify(orders)).toContain(branchId);
});

test('[R9.51] presses in a quick row all count: while the map moves, they wait', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const zooms = new Set<string>();
  await page.route('**/tiles/**', (route) => {
    zooms.add(route.request().url().split('/tiles/')[1]?.split('/')[0] ?? '');
    return route.fulfill({ status: 404 });
  });
  await setTileUrl(page, '/tiles/{z}/{x}/{y}.png');
  await openList(page);
  await expect(pinsOf(page).first()).toBeVisible();
  const pressAtOnce = (keys: readonly string[]) =>
    mapOf(page).evaluate((map, row) => {
      for (const key of row) map.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    }, keys);
  // Leaflet asks for the tiles of the whole zoom that is next: 11.5 is where an address begins.
  await expect.poll(() => [...zooms]).toEqual(['12']);
  await pressAtOnce(['ArrowUp', '+', '+', 'ArrowUp', '+', '+', '+', '+', 'ArrowUp', '-', '-']);
  await expect.poll(() => Math.max(...[...zooms].map(Number))).toBe(15);
  await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');
  zooms.clear();
  await pressAtOnce(['-', '-', '-', '-', 'ArrowLeft', '+', '-', '-', 'ArrowRight', '-', '-', '-', '-']);
  await expect.poll(() => Math.min(...[...zooms].map(Number))).toBe(9);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('list and map are shown in turn, nothing is wider than the window, one finger scrolls and two move the map', async ({
    page,
    watch,
  }) => {
    await openList(page);
    await expect(mapOf(page)).toBeHidden();
    await dialogOf(page).getByRole('radio', { name: 'Zemljevid' }).press('Space');
    await expect(pinsOf(page).first()).toBeVisible();
    expect(await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, watch);

    const scrolled = () => dialogOf(page).evaluate((dialog) => dialog.querySelector('.modal-body')?.scrollTop);
    const note = dialogOf(page).locator('.map-note');
    const [view, before] = [await note.textContent(), await scrolled()];
    const middle = async () => {
      const { x, y, width, height } = (await mapOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2] as const;
    };
    const [x, y] = await middle();
    await dragFingers(page, [[x, y]], [[x, y - 100]]);
    await expect.poll(scrolled).toBeGreaterThan(before ?? 0);
    await expect(dialogOf(page).getByText('Zemljevid premikate z dvema prstoma.')).toBeVisible();
    await expect(note).toHaveText(view ?? '');

    const [left, top] = await middle();
    await dragFingers(
      page,
      [
        [left - 20, top],
        [left + 20, top],
      ],
      [
        [left - 120, top],
        [left + 120, top],
      ],
    );
    await expect(note).not.toHaveText(view ?? '');
    await expect(mapOf(page)).toHaveAttribute('aria-busy', 'false');

    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('on a phone of usual size', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('most of the height is the points’: no keyboard opens by itself, and the map ends with the window', async ({ page, watch }) => {
    await openList(page);
    const search = dialogOf(page).getByRole('searchbox', { name: 'Kraj, poštna številka ali naslov' });
    await expect(search).not.toBeFocused();
    await expect(search).toHaveAttribute('placeholder', 'Kraj, poštna številka ali naslov');
    const first = await dialogOf(page).locator('.branch').first().boundingBox();
    expect(first?.y).toBeLessThan(0.45 * 740);
    await expect(dialogOf(page).getByRole('button', { name: 'Uporabi mojo lokacijo' })).toBeVisible();
    await dialogOf(page).getByRole('radio', { name: 'Zemljevid' }).press('Space');
    await expect(mapOf(page)).toBeInViewport({ ratio: 0.99 });
    await expectAccessible(page, watch);
  });
});

test('a denied position is explained, and the list is as before', async ({ page, context }) => {
  await context.clearPermissions();
  await openList(page);
  const count = await dialogOf(page).locator('.pickup-count').textContent();
  await dialogOf(page).getByRole('button', { name: 'Uporabi mojo lokacijo' }).click();
  await expect(dialogOf(page).getByText(/^Brskalnik nam ne dovoli dostopa/)).toBeVisible();
  await expect(dialogOf(page).locator('.pickup-count')).toHaveText(count ?? '');
});

test('with the shopper’s permission the map shows the branches around the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 46.5547, longitude: 15.6459 });
  await openList(page);
  await dialogOf(page).getByRole('button', { name: 'Uporabi mojo lokacijo' }).click();
  await expect(dialogOf(page).getByText('Razdalje merimo od vaše lokacije.')).toBeVisible();
  await expect(dialogOf(page).getByRole('listitem').first()).toContainText('Maribor');
});

test('without the code of the map the list does everything, and the map can be tried again @full-chromium', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await routeFirst(page, '**/chunks/PickupMap-*', (route) => route.abort());
  await openList(page);
  await expect(dialogOf(page).getByText(/^Zemljevida trenutno ni mogoče prikazati/)).toBeVisible();
  await dialogOf(page).getByRole('searchbox').fill('celje');
  await expect(dialogOf(page).getByRole('listitem').first()).toContainText('Celje');
  await dialogOf(page).getByRole('button', { name: 'Poskusi znova' }).click();
  await expect(pinsOf(page).first()).toBeVisible();
});

test('tiles that are missing or huge leave the background, and odd coordinates do not move it', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST, /missing pickup icon/);
  const huge = Buffer.alloc(10 * 1024 * 1024);
  let asked = 0;
  await page.route('**/tiles/**', (route) => {
    asked += 1;
    return asked % 2 === 0 ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'image/png', body: huge });
  });
  await setTileUrl(page, '/tiles/{z}/{x}/{y}.png');
  await openList(page, 'odd-branches');
  await expect(pinsOf(page).first()).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(2);
  await expect(dialogOf(page).getByText('Tiles · Natural Earth, GeoNames')).toBeVisible();
  const isDrawn = await mapOf(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3]);
  expect(isDrawn).toBe(255);
});
