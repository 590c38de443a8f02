import type { Locator, Page } from '@playwright/test';
import { turnWheel } from '../support/browser/animations';
import { routeFirst } from '../support/browser/routeFirst';
import { hasFocusInside } from './dialogConformance';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const dialogOf = (page: Page, name: string): Locator => placeholderOf(page, name).locator('dialog');
const SERVER_ERROR = /status of 500/;

/** Every button and link of the dialog can be scrolled into the window and pressed. */
async function expectReachable(page: Page, dialog: Locator): Promise<void> {
  for (const control of await dialog.locator('button, a').all()) {
    await control.scrollIntoViewIfNeeded();
    await control.click({ trial: true });
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  const overflow = await dialog.locator('.modal-frame').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
  const { width = 0 } = (await dialog.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

const MODALS = [
  ['adult-modal', 'adult-page', 'Vsebina za odrasle', 'Felnőtt tartalom'],
  ['legal-modal', 'unapproved-legal', 'Novi pogoji', 'Új feltételek'],
  ['gdpr-modal', 'collection-consent-missing', 'Soglasje za zbiranje podatkov', 'Hozzájárulás adatgyűjtéshez'],
] as const;

/** Read with the title; conditions are too long for that and have the focus instead. */
const DESCRIPTIONS: Record<string, readonly [string, string]> = {
  'adult-modal': ['starejšim od 18.let', '18.éven felülieknek'],
  'gdpr-modal': ['Podatke o vaših nakupih', 'Szeretnénk adatokat gyűjteni'],
};

for (const [name, scenario, ...titles] of MODALS)
  for (const [index, prefix] of ['', '/hu'].entries())
    test(`[R1.25] [R1.26] [R1.27] ${name} of ${prefix || '/si'}: axe finds nothing, and each answer is in reach at 320 px and 400 % zoom`, async ({
      page,
      watch,
    }) => {
      await enter(page, scenario, prefix);
      await page.goto(`${prefix}/`);
      const dialog = dialogOf(page, name);
      await expect(dialog).toHaveAccessibleName(titles[index] ?? '');
      await expect(dialog).toHaveAccessibleDescription(name === 'legal-modal' ? '' : new RegExp(DESCRIPTIONS[name]?.[index] ?? 'none'));
      if (name === 'legal-modal') await expect(page.locator('[data-vitrina-content]')).toBeVisible();
      await expectAccessible(page, watch, { without: ['color-contrast'] });
      await page.setViewportSize({ width: 320, height: 256 });
      await expectReachable(page, dialog);
      if (name !== 'legal-modal') return;
      await dialog.getByRole('button').last().click(); // asks whether to close the account
      await expect(dialog).not.toHaveAccessibleName(titles[index] ?? '');
      await expectReachable(page, dialog);
    });

for (const [name, scenario, isClosable] of [
  ['legal-modal', 'unapproved-legal', false],
  ['gdpr-modal', 'collection-consent-missing', true],
] as const)
  test(`dialog/* for ${name}, which the page opens: Tab stays inside, the page is locked, Escape ${isClosable ? 'closes it' : 'does nothing'}`, async ({
    page,
    watch,
  }) => {
    await enter(page, scenario);
    await page.goto('/');
    const dialog = dialogOf(page, name);
    await expect(dialog).toBeVisible();
    await expect(page.locator('[data-vitrina-status="loading"]')).toHaveCount(0);
    if (name === 'legal-modal') await expect(page.locator('[data-vitrina-content]')).toBeVisible();
    expect(await hasFocusInside(dialog)).toBe(true);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(key);
        expect(await hasFocusInside(dialog), `after ${press + 1} times ${key}`).toBe(true);
      }
    await page.mouse.move(5, 500);
    await turnWheel(page, 300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(page, watch);
    await page.keyboard.press('Escape');
    if (!isClosable) {
      expect(await hasFocusInside(dialog)).toBe(true);
      return expect(dialog).toBeVisible();
    }
    await expect(dialog).toBeHidden();
    await expect(page.locator('main').getByRole('link').first()).toBeFocused(); // nothing had the focus before
    await turnWheel(page, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

test(
  '[R4.075] [R4.078] [R4.079] [R6.16] an adult page asks, and after the answer its own pictures appear without a reload',
  GATE,
  async ({ page, context }) => {
    await enter(page, 'adult-page');
    await page.goto('/');
    const dialog = dialogOf(page, 'adult-modal');
    await expect(dialog).toBeVisible();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      const image = document.createElement('img');
      Object.assign(image, { id: 'own', src: '/assets/adult.svg', alt: '' });
      image.setAttribute('data-vitrina-adult', '/assets/lipa.svg');
      image.setAttribute('data-vitrina-adult-alt', 'Vino');
      document.body.append(image);
    });
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    const answer = page.waitForResponse((response) => response.url().includes('do=confirmAdultContent'));
    await dialog.getByRole('button', { name: /Imam 18/ }).click();
    expect((await (await answer).json()) as unknown).toEqual({ status: true });
    await expect(dialog).toBeHidden();
    await expect(page.locator('#own')).toHaveAttribute('src', '/assets/lipa.svg');
    expect(loads).toBe(0);
    expect((await context.cookies()).find(({ name }) => name === 'allowAdult')?.value).toBe('1');
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    await expect(dialog).toHaveCount(0);
  },
);

test('[R1.25] the server’s note below the question looks as before: its letters, its size, its place', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const note = page.locator('.adult-note');
  const look = () =>
    note.evaluate((element) => {
      const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(element);
      const { height, top } = element.getBoundingClientRect();
      return { fontFamily, fontSize, lineHeight, color, height, top };
    });
  await routeFirst(page, '**/vitrina/vitrina.js', (route) => route.abort());
  await enter(page, 'adult-page');
  await page.goto('/vino');
  const before = await look();
  await page.goto('/vino');
  await expectStatus(page, 'adult-modal', 'ready');
  expect(await look()).toEqual(before);
});

test('[R4.079] [A066] a refusal keeps the question open, with a message inside', async ({ page }) => {
  await enter(page, 'adult-page,adult-confirm-refused');
  await page.goto('/');
  const dialog = dialogOf(page, 'adult-modal');
  await dialog.getByRole('button', { name: /Imam 18/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Prišlo je do napake. Prosimo, poskusite znova.');
  await expect(dialog).toBeVisible();
});

test('[R4.077] a visitor who is under age is led to the home page of the country', async ({ page }) => {
  await enter(page, 'adult-page', '/hu');
  await page.goto('/hu/?x=1');
  await dialogOf(page, 'adult-modal').getByRole('button', { name: 'A kezdőlapra' }).click();
  await expect(page).toHaveURL(/\/hu\/?$/);
});

test('[R4.076] [A067] any answer of the shop with the header adult-content opens the question of age', async ({ page }) => {
  await page.route('**/api/searching/suggest**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'adult-content': '1' } });
  });
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  await expect(placeholderOf(page, 'adult-modal')).toHaveAttribute('data-vitrina-status', 'found');
  await placeholderOf(page, 'search-bar').getByRole('combobox').fill('grelnik');
  await expect(dialogOf(page, 'adult-modal')).toBeVisible();
});

test(
  '[R4.080] [R4.081] [R4.082] [A065] three conditions one after the other, by the keyboard; the next page asks for none',
  GATE,
  async ({ page }) => {
    await enter(page, 'unapproved-legals');
    await page.goto('/');
    const dialog = dialogOf(page, 'legal-modal');
    const approve = dialog.getByRole('button', { name: 'Strinjam se', exact: true });
    for (const number of [1, 2, 3]) {
      await expect(dialog).toHaveAccessibleName(`Novi pogoji (${number} od 3)`);
      await expect(approve).not.toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
      await approve.press('Enter');
    }
    await expect(dialog).toBeHidden();
    await page.goto('/');
    const answer = page.waitForResponse('**/uncleared-legals');
    expect((await (await answer).json()) as unknown).toEqual({ legals: [] });
  },
);

test('[R4.069] [R4.080] [R4.081] [R4.085] [R6.08] [R6.09] a customer on a page from a cache, which names none, is asked and welcomed there, not on the next page', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const cached = await guest.get('/');
  await enter(page, 'unapproved-legal,collection-consent-missing,vip-welcome');
  await page.goto('/');
  await expect(dialogOf(page, 'legal-modal')).toBeVisible(); // this tab knows the customer now
  await context.route('/', async (route) => route.fulfill({ response: cached }));
  await page.goto('/');
  expect(await page.locator('#vitrina-config').textContent()).toContain('"customer":null');
  await expect(dialogOf(page, 'legal-modal')).toBeVisible();
  await dialogOf(page, 'legal-modal').getByRole('button', { name: 'Strinjam se', exact: true }).click();
  await dialogOf(page, 'gdpr-modal').getByRole('button', { name: 'Soglašam' }).click();
  await expect(dialogOf(page, 'vip-welcome')).toBeVisible();
  await guest.dispose();
});

test('[R4.081] [R4.085] approved and given in one tab, neither is asked for in the other one any more', async ({ page, context }) => {
  await enter(page, 'unapproved-legal,collection-consent-missing');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/vsebina/cene-dostave');
    await expect(dialogOf(tab, 'legal-modal')).toBeVisible();
    await expectStatus(tab, 'gdpr-modal', 'ready');
  }
  await dialogOf(page, 'legal-modal').getByRole('button', { name: 'Strinjam se', exact: true }).click();
  await dialogOf(page, 'gdpr-modal').getByRole('button', { name: 'Soglašam' }).click();
  await expect(dialogOf(page, 'gdpr-modal')).toBeHidden();
  // A headless browser shows all tabs at once: this is what the shopper's return to one is for the page.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(dialogOf(other, 'legal-modal')).toBeHidden();
  await expect(dialogOf(other, 'gdpr-modal')).toBeHidden();
  await expect.poll(() => other.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
});

test('[R4.081] a text of 200 KB is scrolled by keys at once, and its last line is in reach', async ({ page }) => {
  await enter(page, 'endless-legal');
  await page.goto('/');
  const dialog = dialogOf(page, 'legal-modal');
  await expect(page.locator('[data-vitrina-content]')).toBeVisible();
  const top = () => dialog.locator('.modal-body').evaluate(({ scrollTop }) => scrollTop);
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(100);
  await page.keyboard.press('End');
  await expect(page.locator('[data-vitrina-content] > :last-child')).toBeInViewport();
});

test('[R4.083] [R4.084] [A065] a failure to close the account, then the account is closed and the page loaded again, signed out', async ({
  page,
  watch,
}) => {
  watch.expectErrors(SERVER_ERROR);
  await enter(page, 'unapproved-legal');
  await page.goto('/');
  const dialog = dialogOf(page, 'legal-modal');
  await dialog.getByRole('button', { name: 'Ne strinjam se' }).click();
  await expect(dialog).toHaveAccessibleName('Želite zapreti račun?');
  await routeFirst(page, '**/deactivate-account', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: 'Zapri račun' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  const reloaded = page.waitForEvent('framenavigated');
  await dialog.getByRole('button', { name: 'Zapri račun' }).press('Enter');
  await reloaded;
  await expectStatus(page, 'search-bar', 'ready');
  expect(await page.locator('#vitrina-config').textContent()).toContain('"customer":null');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Vaš račun je zaprt. Odjavili smo vas.')).toBeVisible();
});

test('[R4.086] [R7.147] [A062] closing the question is no decision; submitting is, for good', GATE, async ({ page }) => {
  await enter(page, 'collection-consent-missing');
  await page.goto('/');
  const dialog = dialogOf(page, 'gdpr-modal');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/');
  await expect(dialog).toBeVisible();
  const sent = page.waitForRequest('**/api/privacy-setting/setConsent');
  await dialog.getByRole('button', { name: 'Soglašam' }).click();
  expect((await sent).postDataJSON()).toEqual({ consentCode: 'collection', consentValue: true });
  await expect(dialog).toBeHidden();
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  await expect(dialog).toHaveCount(0);
});

test('[R4.087] [A162] the link sets the consent and opens the page about privacy beside it, which does not ask', async ({ page }) => {
  await enter(page, 'collection-consent-missing');
  await page.goto('/');
  const dialog = dialogOf(page, 'gdpr-modal');
  const sent = page.waitForRequest('**/api/privacy-setting/setConsent');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link').click();
  expect((await sent).postDataJSON()).toEqual({ consentCode: 'collection', consentValue: true });
  await expect(dialog).toBeHidden();
  const beside = await opened;
  await expect(beside).toHaveURL(/varstvo-podatkov/);
  await expectStatus(beside, 'search-bar', 'ready');
  await expect(dialogOf(beside, 'gdpr-modal').and(beside.locator('[open]'))).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('"collection":true');
});

test('[A162] a shopper can read the page of the conditions before approving them, beside the question', async ({ page }) => {
  await enter(page, 'unapproved-legals');
  await page.goto('/');
  const opened = page.waitForEvent('popup');
  await page.locator('[data-vitrina-content]').getByRole('link').first().click();
  const beside = await opened;
  await expectStatus(beside, 'search-bar', 'ready');
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialogOf(beside, 'legal-modal').and(beside.locator('[open]'))).toHaveCount(0);
  await expect(dialogOf(page, 'legal-modal')).toBeVisible();
});

test('[R4.075] [R4.081] [R4.085] opened together: the age first, then the conditions, then the consent', async ({ page }) => {
  await enter(page, 'unapproved-legal,collection-consent-missing,adult-page');
  const conditions = page.waitForResponse('**/uncleared-legals*');
  await page.goto('/');
  const [adult, legal, gdpr] = ['adult-modal', 'legal-modal', 'gdpr-modal'].map((name) => dialogOf(page, name)) as [
    Locator,
    Locator,
    Locator,
  ];
  await expect(adult).toBeVisible();
  await expectStatus(page, 'legal-modal', 'ready');
  await expectStatus(page, 'gdpr-modal', 'ready');
  await (await conditions).finished(); // they wait for their turn
  await adult.getByRole('button', { name: /Imam 18/ }).click();
  await expect(adult).toBeHidden();
  await expect(legal).toBeVisible();
  await expect(gdpr).toBeHidden();
  await expect(page.locator('[data-vitrina-content]')).toBeVisible();
  await legal.getByRole('button', { name: 'Strinjam se', exact: true }).click();
  await expect(legal).toBeHidden();
  await expect(gdpr).toBeVisible();
});

test('[R4.081] [R4.085] opened together, the conditions are the first question that is seen, however late they come', async ({ page }) => {
  await enter(page, 'unapproved-legal,collection-consent-missing');
  await page.addInitScript(() =>
    document.addEventListener('vitrina:modal-shown', (event) => {
      const { dataset } = document.documentElement;
      dataset['shown'] = `${dataset['shown'] ?? ''} ${(event as CustomEvent<{ name: string }>).detail.name}`;
    }),
  );
  let goOn = (): void => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/uncleared-legals*', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/');
  await expectStatus(page, 'legal-modal', 'ready');
  await expectStatus(page, 'gdpr-modal', 'ready');
  goOn();
  await expect(dialogOf(page, 'legal-modal')).toBeVisible();
  await dialogOf(page, 'legal-modal').getByRole('button', { name: 'Strinjam se', exact: true }).click();
  await expect(dialogOf(page, 'gdpr-modal')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-shown', ' legal-modal gdpr-modal');
});

test('[R4.081] [R4.060] a modal that a style of the page hides releases the page and counts as closed', async ({ page }) => {
  await enter(page, 'adult-page');
  await page.goto('/');
  await expect(dialogOf(page, 'adult-modal')).toBeVisible();
  await placeholderOf(page, 'adult-modal').evaluate((host) => host.style.setProperty('display', 'none', 'important'));
  await expect(dialogOf(page, 'adult-modal')).toBeHidden();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('[A014] [R1.22] during maintenance the shop still asks for the age', async ({ page, watch }) => {
  watch.expectErrors(/status of 503/);
  await enter(page, 'maintenance,adult-page');
  await page.goto('/');
  await expect(dialogOf(page, 'adult-modal')).toBeVisible();
});

test('[R4.080] guests and customers who have approved everything load no code of these modals', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  for (const name of ['adult-modal', 'legal-modal', 'gdpr-modal'])
    await expect(placeholderOf(page, name)).toHaveAttribute('data-vitrina-status', 'found');
  expect(files.filter((url) => /AdultModal|GModal|LModal|uncleared-legals/.test(url))).toEqual([]);
});

const hasRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active !== null && getComputedStyle(active).outlineStyle !== 'none';
  });

for (const [name, scenario] of [...MODALS, ['vip-welcome', 'vip-welcome']] as const)
  test(`${name} has no ring of the focus until a key is pressed`, async ({ page }) => {
    await enter(page, scenario);
    await page.mouse.move(5, 300);
    await page.goto('/vsebina/cene-dostave');
    await expect(dialogOf(page, name)).toBeVisible();
    await expect.poll(() => hasFocusInside(dialogOf(page, name))).toBe(true);
    expect(await hasRing(page)).toBe(false);
    await page.keyboard.press('Shift');
    expect(await hasRing(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await hasRing(page)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasRing(page)).toBe(true);
  });

test('a shopper who uses Tab sees the focus ring in the question that the page opens', async ({ page }) => {
  await enter(page, 'unapproved-legal');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/chunks/LModal-*.js', (route) => void held.push(() => route.continue()));
  await page.goto('/vsebina/cene-dostave');
  await page.keyboard.press('Tab');
  expect(await hasRing(page)).toBe(true);
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) await release();
  await expect(dialogOf(page, 'legal-modal')).toBeVisible();
  await expect.poll(() => hasFocusInside(dialogOf(page, 'legal-modal'))).toBe(true);
  expect(await hasRing(page)).toBe(true);
});

test('a question that takes the place of another one has no ring either', async ({ page }) => {
  await enter(page, 'unapproved-legal,collection-consent-missing');
  const held: (() => Promise<void>)[] = [];
  await page.route('**/chunks/LModal-*.js', (route) => void held.push(() => route.continue()));
  await page.goto('/vsebina/cene-dostave');
  await expect(dialogOf(page, 'gdpr-modal')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) await release();
  await expect(dialogOf(page, 'legal-modal')).toBeVisible();
  await expect(dialogOf(page, 'gdpr-modal')).toBeHidden();
  await expect.poll(() => hasFocusInside(dialogOf(page, 'legal-modal'))).toBe(true);
  expect(await hasRing(page)).toBe(false);
  await dialogOf(page, 'legal-modal').getByRole('button', { name: 'Strinjam se', exact: true }).click();
  await expect(dialogOf(page, 'gdpr-modal')).toBeVisible();
  await expect.poll(() => hasFocusInside(dialogOf(page, 'gdpr-modal'))).toBe(true);
  expect(await hasRing(page)).toBe(false);
});
