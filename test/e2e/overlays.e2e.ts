import type { Locator, Page } from '@playwright/test';
import { clickInPlace } from '../support/browser/clickInPlace';
import { holdChunk } from '../support/browser/holdChunk';
import { focusOf, hasFocusInside } from './dialogConformance';
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

const WAYS: Record<string, (page: Page, overlay: Pick<Overlay, 'dialog'>, outside: { x: number; y: number }) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page, { dialog }) => dialog(page).getByRole('button', { name: 'Zapri', exact: true }).click(),
  'a click outside': (page, _overlay, { x, y }) => page.mouse.click(x, y),
  'the back button': (page) => page.evaluate(() => history.back()),
};

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
const focusAround = async (page: Page) => (await focusOf(page)).around?.trim() ?? null;

/** A control of the page, which has the focus when the first overlay opens. */
async function focusOpener(page: Page): Promise<string> {
  await page.evaluate(() => document.querySelector<HTMLElement>('main input:not([type=hidden]), main a')?.focus());
  return (await focusOf(page)).name;
}

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
    const opener = await focusOpener(page);
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

async function prepareMenu(page: Page): Promise<void> {
  await clickInPlace(placeholderOf(page, 'mobile-menu').locator('summary')); // loads its code
  await expect(menu.dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.dialog(page)).toBeHidden();
}

/** Every rank before and after every other one is in `test/component/ui/conductor.test.tsx`; here what the browser has a part in. */
test.describe('[R2.67] [R2.68] [R2.69] [R4.060] [R4.065] pairs of overlays', () => {
  const drawerReady = (page: Page) => expectStatus(page, 'cart-drawer', 'ready');
  for (const [first, second] of [
    [drawer, prices], // both are shown, of two placeholders
    [prices, drawer],
    [prices, frame], // both are shown, of one placeholder; one has a document of its own
    [frame, prices],
    [drawer, mallpay], // interrupted
    [mallpay, prices], // waits
  ] as const)
    describePair(first, second, { x: 20, y: 500 }, drawerReady);

  test('a modal closes below another one: the focus stays, and goes to the first opener at the end', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const opener = await focusOpener(page);
    for (const { open: show, dialog } of [prices, sizes]) {
      await show(page);
      await expect(dialog(page)).toBeVisible();
    }
    await page.evaluate((name) => (window.vitrina as { modal: { close(name: string): Promise<void> } }).modal.close(name), prices.title);
    await expect(prices.dialog(page)).toBeHidden();
    expect(await focusAround(page)).toBe(sizes.title);
    expect(await isLocked(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sizes.dialog(page)).toBeHidden();
    await expect.poll(async () => (await focusOf(page)).name).toBe(opener);
    await expect.poll(() => isLocked(page)).toBe(false);
  });

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
    describePair(prices, menu, null, prepareMenu);
    describePair(menu, mallpay, null, prepareMenu);
  });
});

test('a native dialog of the page above ours closes first by Escape, and ours stays', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await prices.open(page);
  const dialog = prices.dialog(page);
  await expect(dialog).toBeVisible();
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

/** What the page opens by itself: the test holds its code back until its turn. */
interface Question extends Omit<Overlay, 'open' | 'rank'> {
  scenario: string;
  chunk: string;
  /** What closes it; null: it can be left in each way. */
  answer: RegExp | null;
}

const question = (title: string, scenario: string, chunk: string, answer: RegExp | null = null): Question => ({
  title,
  scenario,
  chunk,
  answer,
  dialog: (page) => placeholderOf(page, title).locator('dialog').first(),
});

const vipWelcome = question('vip-welcome', 'vip-welcome', 'VipWelcome');
const gdpr = question('gdpr-modal', 'collection-consent-missing', 'GModal');
const legal = question('legal-modal', 'unapproved-legal', 'LModal', /^Strinjam se$/);
const adult = question('adult-modal', 'adult-page', 'AdultModal', /Imam 18/);

/** How many darken the page. */
const backdrops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-vitrina]')]
        .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('dialog:modal') ?? [])])
        .filter((dialog) => !getComputedStyle(dialog, '::backdrop').backgroundColor.endsWith(' 0)')).length,
  );

/** Each neighbour in the order of the ranks, once; the later one waits, or is shown instead. */
const IN_TURN: readonly { lower: Overlay | Question; upper: Question; isUpperFirst: boolean; way: keyof typeof WAYS }[] = [
  { lower: drawer, upper: adult, isUpperFirst: false, way: 'the back button' },
  { lower: prices, upper: legal, isUpperFirst: true, way: 'Escape' },
  { lower: mallpay, upper: vipWelcome, isUpperFirst: false, way: 'the back button' },
  { lower: vipWelcome, upper: gdpr, isUpperFirst: true, way: 'its button' },
  { lower: gdpr, upper: legal, isUpperFirst: false, way: 'a click outside' },
  { lower: legal, upper: adult, isUpperFirst: true, way: 'Escape' },
];

for (const { lower, upper, isUpperFirst, way } of IN_TURN) {
  const [first, second] = isUpperFirst ? [upper, lower] : [lower, upper];
  const what = isUpperFirst ? 'waits for its turn' : 'is shown instead';

  test(`[A130] [R4.060] [R4.065] ${first.title}, then ${second.title}: ${what}; closed by ${way}`, async ({ page }) => {
    const prepare = async (overlay: Overlay | Question): Promise<() => Promise<void>> =>
      'chunk' in overlay ? holdChunk(page, overlay.chunk) : () => overlay.open(page);
    const close = async (overlay: Overlay | Question): Promise<void> => {
      const answer = 'answer' in overlay ? overlay.answer : null;
      if (answer === null) await WAYS[way]?.(page, overlay, { x: 20, y: 500 });
      else await overlay.dialog(page).getByRole('button', { name: answer }).click();
    };
    const hasFocus = ({ dialog, title }: Overlay | Question) => expect.poll(() => hasFocusInside(dialog(page)), title).toBe(true);

    await enter(page, [first, second].flatMap((overlay) => ('scenario' in overlay ? overlay.scenario : [])).join());
    const [openFirst, openSecond] = [await prepare(first), await prepare(second)];
    await page.goto('/vsebina/cene-dostave');
    await expectStatus(page, 'cart-drawer', 'ready');

    await openFirst();
    await expect(first.dialog(page)).toBeVisible();
    await hasFocus(first);
    await openSecond();
    if (isUpperFirst && 'chunk' in second) await expectStatus(page, second.title, 'ready');
    await expect(upper.dialog(page)).toBeVisible();
    await hasFocus(upper);
    await expect(lower.dialog(page)).toBeHidden();
    await expect.poll(() => backdrops(page)).toBe(1);
    expect(await isLocked(page)).toBe(true);

    await close(upper);
    await expect(upper.dialog(page)).toBeHidden();
    await expect(lower.dialog(page)).toBeVisible();
    await expect.poll(() => backdrops(page)).toBe(1);
    await hasFocus(lower);
    expect(await isLocked(page)).toBe(true);

    await close(lower);
    await expect(lower.dialog(page)).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/vsebina/cene-dostave');
  });
}
