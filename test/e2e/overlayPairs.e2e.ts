import type { Locator, Page } from '@playwright/test';
import { clickInPlace } from '../support/browser/clickInPlace';
import { focusOf } from './dialogConformance';
import { enter, expect, expectStatus, LIGHT_PAGE, placeholderOf, test } from './shopTest';

interface Overlay {
  title: string;
  /** What waits for what: `src/ui/overlays/conductor.ts`. */
  rank: number;
  dialog: (page: Page) => Locator;
  /** As a script or a shopper would, also while another overlay is open. */
  open: (page: Page) => Promise<void>;
}

const [PAGE, MALLPAY] = [1, 2];

const pageModal = (name: string, sourceUrl: string, options: { title?: string; externalSource?: boolean } = {}): Overlay => ({
  title: options.title ?? name,
  rank: name === 'mallpayModal' ? MALLPAY : PAGE,
  dialog: (page) => placeholderOf(page, 'page-modals').getByRole('dialog', { name: options.title ?? name, exact: true }),
  open: (page) =>
    page.evaluate(
      // Resolves when its content is shown: a frame that waits for its turn would be awaited.
      (given) => void (window.vitrina as { modal: { open(name: string, options: object): Promise<void> } }).modal.open(given.name, given),
      { name, title: name, sourceUrl, size: 'sm', ...options },
    ),
});

const prices = pageModal('Cene', '/vsebina/cene-dostave');
const sizes = pageModal('Velikosti', '/vsebina/tabela-velikosti');
const mallpay = pageModal('mallpayModal', '/vsebina/nakup-na-obroke', { title: 'Nakup na obroke' });
const frame = pageModal('Okvir', '/okvir', { externalSource: true });
const drawer: Overlay = {
  title: 'Košarica',
  rank: PAGE,
  dialog: (page) => placeholderOf(page, 'cart-drawer').getByRole('dialog', { name: 'Košarica' }),
  open: (page) => placeholderOf(page, 'cart-drawer').evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>('button, a')?.click()),
};
const menu: Overlay = {
  title: 'Vse kategorije',
  rank: PAGE,
  dialog: (page) => placeholderOf(page, 'mobile-menu').getByRole('dialog'),
  open: (page) => placeholderOf(page, 'mobile-menu').evaluate((host) => host.shadowRoot?.querySelector('button')?.click()),
};

const WAYS: Record<string, (page: Page, overlay: Overlay, outside: { x: number; y: number }) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page, { dialog }) => dialog(page).getByRole('button', { name: 'Zapri', exact: true }).click(),
  'a click outside': (page, _overlay, { x, y }) => page.mouse.click(x, y),
  'the back button': (page) => page.evaluate(() => history.back()),
};

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
const focusAround = async (page: Page) => (await focusOf(page)).around?.trim() ?? null;

/** Opens both; the upper one has the focus, what is below is inert, and what has to wait or was interrupted is hidden. */
async function openBoth(page: Page, first: Overlay, second: Overlay): Promise<{ upper: Overlay; lower: Overlay }> {
  const isWaiting = first.rank > second.rank;
  const [upper, lower] = isWaiting ? [first, second] : [second, first];
  await first.open(page);
  await expect(first.dialog(page)).toBeVisible();
  await second.open(page);
  await expect(upper.dialog(page)).toBeVisible();
  await expect(lower.dialog(page)).toBeVisible({ visible: first.rank === second.rank }); // one question at a time
  await expect.poll(() => focusAround(page)).toBe(upper.title);
  await lower.dialog(page).evaluateAll(([dialog]) => dialog?.querySelector<HTMLElement>('button')?.focus());
  expect(await focusAround(page)).toBe(upper.title);
  expect(await isLocked(page)).toBe(true);
  return { upper, lower };
}

function describePair(
  first: Overlay,
  second: Overlay,
  outside: { x: number; y: number } | null,
  prepare: (page: Page) => Promise<void>,
): void {
  test(`${first.title}, then ${second.title}: closed by each way, each below the other`, async ({ page, open }) => {
    await page.route('**/okvir', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Okvir</title><p>Okvir' }),
    );
    await open(LIGHT_PAGE);
    await prepare(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main input:not([type=hidden]), main a')?.focus());
    const opener = (await focusOf(page)).name;
    const entries = await page.evaluate(() => history.length);
    const url = page.url();
    for (const [way, close] of Object.entries(WAYS)) {
      if (way === 'a click outside' && outside === null) continue;
      await test.step(way, async () => {
        const { upper, lower } = await openBoth(page, first, second);
        await close(page, upper, outside ?? { x: 0, y: 0 });
        await expect(upper.dialog(page)).toBeHidden();
        await expect(lower.dialog(page)).toBeVisible();
        await expect.poll(() => focusAround(page)).toBe(lower.title);
        expect(await isLocked(page)).toBe(true);

        await close(page, lower, outside ?? { x: 0, y: 0 });
        await expect(lower.dialog(page)).toBeHidden();
        await expect.poll(async () => (await focusOf(page)).name).toBe(opener);
        await expect.poll(() => isLocked(page)).toBe(false);
        expect(page.url()).toBe(url);
      });
    }
    // no dead entry stays: one step back leads to where the shopper came from
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 2);
  });
}

/** The lower one is closed by a script while the upper one is open. */
function describeLower(first: Overlay, second: Overlay, prepare: (page: Page) => Promise<void>): void {
  test(`${first.title} closes below ${second.title}: the focus stays, and goes to the first opener at the end`, async ({ page, open }) => {
    await open(LIGHT_PAGE);
    await prepare(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main input:not([type=hidden]), main a')?.focus());
    const opener = (await focusOf(page)).name;
    await first.open(page);
    await expect(first.dialog(page)).toBeVisible();
    await second.open(page);
    await expect(second.dialog(page)).toBeVisible();
    await page.evaluate((name) => (window.vitrina as { modal: { close(name: string): Promise<void> } }).modal.close(name), first.title);
    await expect(first.dialog(page)).toBeHidden();
    expect(await focusAround(page)).toBe(second.title);
    expect(await isLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(second.dialog(page)).toBeHidden();
    await expect.poll(async () => (await focusOf(page)).name).toBe(opener);
    await expect.poll(() => isLocked(page)).toBe(false);
  });
}

async function prepareMenu(page: Page): Promise<void> {
  await clickInPlace(placeholderOf(page, 'mobile-menu').locator('summary')); // loads its code
  await expect(menu.dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.dialog(page)).toBeHidden();
}

test.describe('[R2.67] [R2.68] [R2.69] [R4.060] [R4.065] pairs of overlays', () => {
  const drawerReady = (page: Page) => expectStatus(page, 'cart-drawer', 'ready');
  const all = [drawer, prices, sizes, mallpay, frame];
  for (const first of all) for (const second of all) if (first !== second) describePair(first, second, { x: 20, y: 500 }, drawerReady);
  describeLower(prices, drawer, drawerReady);
  describeLower(prices, sizes, drawerReady);

  test('the login in the header closes when a modal opens; the focus returns to its button', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const host = placeholderOf(page, 'login-drawer');
    await clickInPlace(host.locator('a, button').first());
    await expect(host.getByRole('textbox').first()).toBeFocused();
    await prices.open(page);
    await expect(prices.dialog(page)).toBeVisible();
    await expect(host.locator('[part~="flyout"]')).toBeHidden();
    expect(await focusAround(page)).toBe(prices.title);
    await page.keyboard.press('Escape');
    await expect(prices.dialog(page)).toBeHidden();
    await expect(host.locator('.entry-button')).toBeFocused();
    await expect.poll(() => isLocked(page)).toBe(false);
  });

  test('what opens by hovering, cart, list, account and menu, closes when a modal opens, and opens nothing below it', async ({
    page,
    open,
  }) => {
    await enter(page, 'own-customer,filled-cart');
    await open('/');
    for (const [name, part] of [
      ['cart-drawer', 'flyout'],
      ['wishlist-flyout', 'flyout'],
      ['account-dashboard', 'flyout'],
      ['mega-menu', 'panel'],
    ] as const)
      await test.step(name, async () => {
        const host = placeholderOf(page, name);
        const flyout = host.locator(`[part~="${part}"]:visible`);
        const at = { position: { x: 20, y: 15 } };
        await host.hover(at);
        await expect(flyout).toBeVisible();
        await prices.open(page);
        await expect(prices.dialog(page)).toBeVisible();
        await expect(flyout).toHaveCount(0);
        await expect.poll(() => focusAround(page)).toBe(prices.title);
        await host.hover({ ...at, force: true });
        await page.mouse.move(600, 700);
        await page.keyboard.press('Escape');
        await expect(prices.dialog(page)).toBeHidden();
        await expect(flyout).toHaveCount(0);
        await expect.poll(() => isLocked(page)).toBe(false);
      });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 740 } });
    // The cart is a page there, and nothing of the page is outside the menu.
    for (const other of [prices, mallpay, frame]) {
      describePair(menu, other, null, prepareMenu);
      describePair(other, menu, null, prepareMenu);
    }
    describeLower(prices, menu, prepareMenu);
  });
});

test.describe('beside dialogs of the page', () => {
  const openedAbove = async (page: Page): Promise<Locator> => {
    await prices.open(page);
    await expect(prices.dialog(page)).toBeVisible();
    return prices.dialog(page);
  };

  for (const [kind, trap] of [
    ['Bootstrap’s: brings the focus back on focusin', 'focusin'],
    ['jQuery UI’s: takes focusin away and focuses its first field', 'focusin-capture'],
  ] as const)
    test(kind, async ({ page, open }) => {
      await open(LIGHT_PAGE);
      await page.evaluate((type) => {
        const box = document.createElement('div');
        box.id = 'theirs';
        box.tabIndex = -1;
        const field = document.createElement('input');
        field.setAttribute('aria-label', 'Njihovo polje');
        box.append(field);
        document.body.append(box);
        let turns = 0;
        const bringBack = (event: FocusEvent): void => {
          if (event.target === document || box.contains(event.target as Node)) return;
          box.dataset['turns'] = String((turns += 1));
          if (type === 'focusin-capture') event.preventDefault();
          field.focus();
        };
        document.addEventListener('focusin', bringBack, type === 'focusin-capture');
        field.focus();
      }, trap);
      const dialog = await openedAbove(page);
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
      expect(await focusAround(page)).toBe('Cene');
      expect(Number((await page.locator('#theirs').getAttribute('data-turns')) ?? 0)).toBeLessThan(50);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel('Njihovo polje')).toBeFocused();
      await page.keyboard.type('dela');
      await expect(page.getByLabel('Njihovo polje')).toHaveValue('dela');
    });

  test('a native dialog of the page above ours closes first, and ours stays', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const dialog = await openedAbove(page);
    await page.evaluate(() => {
      const theirs = document.createElement('dialog');
      const heading = document.createElement('h2');
      heading.textContent = 'Njihovo';
      const button = document.createElement('button');
      button.textContent = 'V redu';
      theirs.append(heading, button);
      theirs.setAttribute('aria-label', 'Njihovo');
      document.body.append(theirs);
      theirs.showModal();
    });
    expect(await focusAround(page)).toBe('Njihovo');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Njihovo' })).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
  });
});
