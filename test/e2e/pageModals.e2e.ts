import type { Locator, Page } from '@playwright/test';
import { waitForAllAnimations, waitForAnimations } from '../support/browser/animations';
import { focusOf } from './dialogConformance';
import { expect, expectAccessible, LIGHT_PAGE, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const host = (page: Page) => placeholderOf(page, 'page-modals');
const modal = (page: Page, name: string) => host(page).getByRole('dialog', { name, exact: true });
const link = (page: Page, name: string) => page.locator(`a[data-name="${name}"]`).first();
const content = (page: Page) => host(page).locator('> [data-vitrina-content]');
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');

/** A link of the page to a source that the demo shop has for tests. */
async function addLink(page: Page, path: string, attributes: Record<string, string> = {}): Promise<Locator> {
  await page.evaluate(
    ([href, more]) => {
      const element = document.createElement('a');
      element.id = 'test-link';
      element.href = href;
      element.textContent = 'Preizkus';
      for (const [name, value] of Object.entries({ 'data-vitrina-action': 'open-modal', 'data-name': 'preizkus', ...more }))
        element.setAttribute(name, value);
      document.querySelector('main')?.prepend(element);
    },
    [path, attributes] as const,
  );
  return page.locator('#test-link');
}

const openByScript = (page: Page, name: string, sourceUrl: string, title: string) =>
  page.evaluate(
    (given) => (window.vitrina as { modal: { open(name: string, options: object): Promise<void> } }).modal.open(given.name, given),
    { name, sourceUrl, title },
  );

test(
  '[R2.60] [R2.70] [R7.029] [R7.030] a link opens its page as a modal, styled by the shop; only its code, its texts and its content load',
  GATE,
  async ({ page, open, watch }) => {
    await open(LIGHT_PAGE);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
    expect(await host(page).getAttribute('data-vitrina-status')).toBe('found');
    await link(page, 'deliveryPrices').click();
    await expect(content(page).locator('table.params')).toBeVisible();
    expect(requests.filter((path) => path.includes('modal='))).toEqual(['/vsebina/cene-dostave?modal=1']);
    expect(new URL(page.url()).pathname).toBe(LIGHT_PAGE);
    await waitForAllAnimations(page);
    await expectAccessible(page, watch);
  },
);

for (const [row, size, width] of [
  ['[R9.01]', 'sm', 600],
  ['[R9.02]', 'md', 800],
  ['[R9.03]', 'lg', 1000],
  ['[R9.04]', 'xl', 1200],
] as const)
  test(`${row} the size ${size} is ${width} px wide`, async ({ page, open }) => {
    await open(LIGHT_PAGE);
    await (await addLink(page, '/vsebina/cene-dostave', { 'data-size': size, 'data-title': 'Cene' })).click();
    await expect(content(page)).toBeVisible();
    await waitForAnimations(modal(page, 'Cene'));
    expect((await modal(page, 'Cene').boundingBox())?.width).toBe(width);
  });

test.describe('on a phone of 320 px, and at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('every part can be reached, and nothing is wider than the window', async ({ page, open, watch }) => {
    await open(LIGHT_PAGE);
    await link(page, 'sizeGuide').click();
    await expect(content(page).locator('table')).toBeVisible();
    const dialog = modal(page, 'Tabela velikosti');
    await waitForAnimations(dialog);
    await dialog.getByRole('button', { name: 'Zapri' }).click({ trial: true });
    await content(page).getByText('106–114').scrollIntoViewIfNeeded();
    await expect(content(page).getByText('106–114')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await dialog.boundingBox())?.width).toBe(320);
    await expectAccessible(page, watch);
  });

  test('the button of a form, and the link below a frame, can be pressed', async ({ page, open }) => {
    await page.route('**/okvir', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Okvir</title><p>Okvir' }),
    );
    await open(LIGHT_PAGE);
    await link(page, 'question').click();
    await expect(modal(page, 'Vprašajte nas')).toBeVisible();
    await content(page).getByRole('button', { name: 'Pošlji vprašanje' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await (await addLink(page, '/okvir', { 'data-title': 'Okvir', 'data-external-source': '1' })).click();
    const dialog = modal(page, 'Okvir');
    await expect(dialog).toBeVisible();
    await waitForAnimations(dialog);
    await dialog.getByRole('link').click({ trial: true });
    await dialog.getByRole('button', { name: 'Zapri' }).click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('[R2.66] mallpayModal goes before the modals of the page: one that is opened meanwhile waits for its turn', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await link(page, 'mallpayModal').click();
  const first = modal(page, 'Nakup na obroke');
  await expect(first).toBeVisible();
  await openByScript(page, 'pogoji', '/vsebina/pogoji-na-kratko', 'Pogoji');
  await expect(modal(page, 'Pogoji')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Pogoji')).toBeVisible();
  expect((await focusOf(page)).around).toBe('Pogoji');
});

test('[A131] [R4.061] [R4.062] callbacks of the page that throw are logged and stop nothing', async ({ page, open, watch }) => {
  watch.expectErrors(/a listener of vitrina:modal-(shown|closed) threw/, /uncaught: from the document/);
  await open(LIGHT_PAGE);
  await page.evaluate(() => {
    const api = window.vitrina as { on(name: string, listener: () => void): void };
    for (const name of ['modal-shown', 'modal-closed']) {
      api.on(name, () => {
        throw new Error('from the page');
      });
      document.addEventListener(`vitrina:${name}`, () => {
        throw new Error('from the document');
      });
    }
  });
  for (let time = 0; time < 2; time += 1) {
    await link(page, 'deliveryPrices').click();
    await expect(content(page).locator('table')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Cene dostave')).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await expect(link(page, 'deliveryPrices')).toBeFocused();
  }
  for (const name of ['modal-shown', 'modal-closed'])
    await expect.poll(() => watch.errors.filter((text) => text.includes(`vitrina:${name} threw`)).length).toBe(2);
});

test.describe('[R8.26] a source that fails: the link is followed, so the shopper sees what the server has', () => {
  for (const [name, path] of [
    ['failing', '/__demo/modal/failing'],
    ['empty', '/__demo/modal/empty'],
    ['huge', '/__demo/modal/huge'],
    ['json', '/__demo/modal/json'],
    ['elsewhere', '/modal'],
    ['elsewhere-later', '/modal'],
  ] as const)
    test(name, async ({ page, open, watch }) => {
      watch.expectErrors(LOST_REQUEST, /the modal preizkus has no content/, /Unsafe attempt to load URL/);
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.isNavigationRequest() && !request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url());
      });
      await open(LIGHT_PAGE);
      await (await addLink(page, `/__demo/modal/${name}`)).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      expect(foreign.filter((url) => url.includes('modal=1'))).toEqual([]);
    });

  test('its code cannot be loaded', async ({ page, open, watch }) => {
    watch.expectErrors(LOST_REQUEST, /page-modals/);
    await page.route('**/chunks/PageModals-*', (route) => route.abort());
    await open(LIGHT_PAGE);
    await link(page, 'deliveryPrices').click();
    await expect(page).toHaveURL(/\/vsebina\/cene-dostave$/);
  });

  test('a source that never answers can be left by the close button', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    await (await addLink(page, '/__demo/modal/hanging', { 'data-title': 'Čakanje' })).click();
    const dialog = modal(page, 'Čakanje');
    await expect(dialog.getByRole('status')).toHaveText(/Nalagamo vsebino/);
    await dialog.getByRole('button', { name: 'Zapri' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#test-link')).toBeFocused();
  });
});

test('the form in a modal is submitted as the server means it', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await open(LIGHT_PAGE);
  await link(page, 'question').click();
  await content(page).getByLabel('E-naslov').fill('ana');
  await content(page).getByRole('button', { name: 'Pošlji vprašanje' }).click();
  await expect(page).toHaveURL(/\/vprasanje$/);
  await expect(page.getByRole('main').getByLabel('E-naslov')).toHaveValue('ana');
});

test('a source that redirects within the shop: a form without an action posts to where the content came from', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await (await addLink(page, '/__demo/modal/moved', { 'data-title': 'Nova stran' })).click();
  await expect(content(page).locator('input[type="password"]')).toBeVisible();
  const urlOf = (url: string) => new URL(url, page.url()).href;
  expect(await content(page).locator('form').getAttribute('action')).toBe(urlOf('/__demo/modal/moved-here?from=moved'));
  expect(await content(page).locator('a').getAttribute('href')).toBe(urlOf('/__demo/modal/placeholders'));
});

test('widgets and actions in the content work; Escape closes an open list first', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await (await addLink(page, '/__demo/modal/placeholders', { 'data-title': 'Iskanje' })).click();
  await expect(content(page).locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready');
  const field = content(page).getByRole('combobox');
  await field.fill('kolo');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(modal(page, 'Iskanje')).toBeVisible();
  const added = page.waitForResponse((response) => response.url().includes('/api/') && response.request().method() === 'POST');
  await content(page).getByRole('button', { name: '+ 1' }).click();
  expect((await added).ok()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Iskanje')).toBeHidden();
});

test('attacks in the content do nothing under the shop’s policy', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes('attacker.invalid') ? requests.push(request.url()) : null));
  await open(LIGHT_PAGE);
  await (await addLink(page, '/__demo/modal/attacks', { 'data-title': 'Napadi' })).click();
  await expect(content(page)).toContainText('link-javascript');
  await expect(modal(page, 'Napadi')).toBeVisible();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-vitrina-content] *'))
      for (const type of ['pointerover', 'mouseover', 'focus', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await waitForAllAnimations(page);
  expect(requests).toEqual([]);
  expect(await page.locator('html').getAttribute('data-attacked')).toBeNull();
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Napadi')).toBeHidden();
});

test('vitrina.modal.open from before the tag: both that were asked for in one tick are shown, the second on top', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    window.vitrina = [
      ['modal.open', 'ena', { sourceUrl: '/vsebina/cene-dostave', title: 'Ena' }],
      ['modal.open', 'dve', { sourceUrl: '/vsebina/tabela-velikosti', title: 'Dve' }],
    ];
  });
  await open(LIGHT_PAGE);
  await expect(modal(page, 'Dve')).toBeVisible();
  await expect.poll(async () => (await focusOf(page)).around).toBe('Dve');
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Dve')).toBeHidden();
  await expect(modal(page, 'Ena')).toBeVisible();
  await expect.poll(async () => (await focusOf(page)).around).toBe('Ena');
});

test('[R1.30] [A133] a video is requested when its modal opens and stops when it closes; without us the link leads to it', async ({
  page,
  open,
}) => {
  await open(LIGHT_PAGE);
  const paths: string[] = [];
  for (let number = 1; paths.length < 60; number += 1) {
    const listing = await (await page.request.get(`/kolesarstvo?page=${number}`)).text();
    paths.push(...[...listing.matchAll(/class="card-title"><a href="([^"]*)"/g)].map(([, path = '']) => path));
  }
  let product = '';
  for (const path of paths) if (product === '' && (await (await page.request.get(path)).text()).includes('video-link')) product = path;
  await open(product);
  const opener = page.locator('.video-link');
  const href = (await opener.getAttribute('href')) ?? '';
  const players: string[] = [];
  page.on('request', (request) => void (request.url() === href ? players.push(request.url()) : null));
  const dialog = host(page).getByRole('dialog', { name: /^Video: / });
  await opener.focus();
  expect(page.frames()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('iframe')).toBeVisible();
  await expect.poll(() => players).toEqual([href]);
  await dialog.getByRole('button', { name: 'Zapri' }).press('Enter');
  await expect(dialog).toBeHidden();
  expect(page.frames()).toHaveLength(1);
  await expect(opener).toBeFocused();
});

test('a content blocker that hides the modal: the page is released and the link is followed', async ({ page, open, watch }) => {
  watch.expectErrors(/the modal deliveryPrices has no content/);
  await open(LIGHT_PAGE);
  await openByScript(page, 'ena', '/vsebina/tabela-velikosti', 'Ena');
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Ena')).toBeHidden();
  await host(page).evaluate((element) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.modal-frame { display: none !important }');
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
  });
  await link(page, 'deliveryPrices').click();
  await expect(page).toHaveURL(/\/vsebina\/cene-dostave$/);
  expect(await isLocked(page)).toBe(false);
});

test('the opener is gone when the modal closes: the focus goes to a control near it', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await (await addLink(page, '/vsebina/cene-dostave', { 'data-title': 'Cene dostave' })).click();
  await expect(modal(page, 'Cene dostave')).toBeVisible();
  await page.evaluate(() => {
    const neighbour = document.createElement('button');
    Object.assign(neighbour, { id: 'neighbour', textContent: 'Sosed' });
    document.querySelector('#test-link')?.replaceWith(neighbour);
  });
  await page.keyboard.press('Escape');
  await expect(modal(page, 'Cene dostave')).toBeHidden();
  await expect(page.locator('#neighbour')).toBeFocused();
});

test('on a page with CSS zoom the modal is inside the window, and its button is in reach', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await page.evaluate(() => (document.documentElement.style.zoom = '1.5'));
  await openByScript(page, 'ena', '/vsebina/cene-dostave', 'Ena');
  const dialog = modal(page, 'Ena');
  await waitForAnimations(dialog);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  await dialog.getByRole('button', { name: 'Zapri' }).click();
  await expect(dialog).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test('transform, filter, overflow and z-index around the placeholder change nothing', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await host(page).evaluate((element) => {
    const around = element.parentElement as HTMLElement;
    Object.assign(around.style, { transform: 'rotate(3deg)', filter: 'blur(0)', overflow: 'hidden', zIndex: '1', position: 'relative' });
    const cover = document.createElement('div');
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', opacity: '0.1' });
    cover.id = 'cover';
    document.body.append(cover);
  });
  await openByScript(page, 'ena', '/vsebina/cene-dostave', 'Ena');
  const dialog = modal(page, 'Ena');
  await waitForAnimations(dialog);
  expect(await dialog.boundingBox()).toMatchObject({ x: 240, width: 800 });
  await dialog.getByRole('button', { name: 'Zapri' }).click();
  await expect(dialog).toBeHidden();
});
