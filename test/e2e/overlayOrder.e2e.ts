import type { Locator, Page, Route } from '@playwright/test';
import { hasFocusInside } from './dialogConformance';
import { enter, expect, expectStatus, placeholderOf, test } from './shopTest';

/** From the lowest to the highest, as `src/ui/overlays/conductor.ts` ranks them. */
const ORDER = ['cart-drawer', 'cene', 'mallpayModal', 'vip-welcome', 'gdpr-modal', 'legal-modal', 'adult-modal'] as const;
type Name = (typeof ORDER)[number];
/** Two of the page's own rank: the later one is above. */
const rankOf = (name: Name): number => Math.max(1, ORDER.indexOf(name));

/** What the page opens by itself: the scenario, the chunk that the test holds back until its turn, and the answer that closes it. */
const ASKED: Partial<Record<Name, { scenario: string; chunk: string; answer: RegExp | null }>> = {
  'vip-welcome': { scenario: 'vip-welcome', chunk: 'VipWelcome', answer: null },
  'gdpr-modal': { scenario: 'collection-consent-missing', chunk: 'GModal', answer: null },
  'legal-modal': { scenario: 'unapproved-legal', chunk: 'LModal', answer: /^Strinjam se$/ },
  'adult-modal': { scenario: 'adult-page', chunk: 'AdultModal', answer: /Imam 18/ },
};
const SOURCES: Partial<Record<Name, string>> = { cene: '/vsebina/cene-dostave', mallpayModal: '/vsebina/nakup-na-obroke' };
const WAYS = ['Escape', 'its button', 'a click outside', 'the back button'] as const;

const dialogOf = (page: Page, name: Name): Locator =>
  SOURCES[name] === undefined
    ? placeholderOf(page, name).locator('dialog').first()
    : placeholderOf(page, 'page-modals').getByRole('dialog', { name, exact: true });

const isLocked = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden'));

/** How many darken the page. */
const backdrops = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-vitrina]')]
        .flatMap((host) => [...(host.shadowRoot?.querySelectorAll('dialog:modal') ?? [])])
        .filter((dialog) => !getComputedStyle(dialog, '::backdrop').backgroundColor.endsWith(' 0)')).length,
  );

/** Holds the chunk of what opens by itself; the returned function opens it, or presses and calls what a shopper or script would. */
async function prepare(page: Page, name: Name): Promise<() => Promise<unknown>> {
  const asked = ASKED[name];
  const sourceUrl = SOURCES[name];
  if (asked !== undefined) {
    const held: Route[] = [];
    let isReleased = false;
    await page.route(`**/chunks/${asked.chunk}-*.js`, (route) => (isReleased ? route.continue() : void held.push(route)));
    return async () => {
      isReleased = true;
      for (const route of held) await route.continue();
    };
  }
  if (sourceUrl === undefined)
    return () => placeholderOf(page, name).evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>('button, a')?.click());
  return () =>
    page.evaluate(
      (given) => void (window.vitrina as { modal: { open(name: string, options: object): Promise<void> } }).modal.open(given.title, given),
      { title: name, sourceUrl, size: 'sm' },
    );
}

async function close(page: Page, name: Name, way: (typeof WAYS)[number]): Promise<void> {
  const dialog = dialogOf(page, name);
  const answer = ASKED[name]?.answer ?? null;
  if (answer !== null) await dialog.getByRole('button', { name: answer }).click();
  else if (way === 'Escape') await page.keyboard.press('Escape');
  else if (way === 'its button') await dialog.getByRole('button', { name: 'Zapri', exact: true }).click();
  else if (way === 'a click outside') await page.mouse.click(20, 500);
  else await page.evaluate(() => history.back());
}

const hasFocus = (page: Page, name: Name) => expect.poll(() => hasFocusInside(dialogOf(page, name)), name).toBe(true);

let number = 0;
for (const first of ORDER)
  for (const second of ORDER) {
    if (first === second || (ASKED[first] === undefined && ASKED[second] === undefined)) continue;
    const way = WAYS[(number += 1) % WAYS.length] ?? 'Escape';
    const isWaiting = rankOf(first) > rankOf(second);
    const [upper, lower] = isWaiting ? [first, second] : [second, first];

    test(`[A130] [R4.060] [R4.065] ${first}, then ${second}: ${isWaiting ? 'waits for its turn' : 'is shown instead'}; closed by ${way}`, async ({
      page,
    }) => {
      await enter(page, [first, second].flatMap((name) => ASKED[name]?.scenario ?? []).join());
      const openFirst = await prepare(page, first);
      const openSecond = await prepare(page, second);
      await page.goto('/vsebina/cene-dostave');
      await expectStatus(page, 'cart-drawer', 'ready');

      await openFirst();
      await expect(dialogOf(page, first)).toBeVisible();
      await hasFocus(page, first);
      await openSecond();
      if (isWaiting && ASKED[second] !== undefined) await expectStatus(page, second, 'ready');
      await expect(dialogOf(page, upper)).toBeVisible();
      await hasFocus(page, upper);
      await expect(dialogOf(page, lower)).toBeHidden();
      await expect.poll(() => backdrops(page)).toBe(1);
      expect(await isLocked(page)).toBe(true);

      await close(page, upper, way);
      await expect(dialogOf(page, upper)).toBeHidden();
      await expect(dialogOf(page, lower)).toBeVisible();
      await expect.poll(() => backdrops(page)).toBe(1);
      await hasFocus(page, lower);
      expect(await isLocked(page)).toBe(true);

      await close(page, lower, way);
      await expect(dialogOf(page, lower)).toBeHidden();
      await expect.poll(() => isLocked(page)).toBe(false);
      expect(new URL(page.url()).pathname).toBe('/vsebina/cene-dostave');
    });
  }
