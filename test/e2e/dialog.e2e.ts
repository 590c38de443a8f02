import type { Page } from '@playwright/test';
import { waitForAnimations, waitForPaint } from '../support/browser/animations';
import { dialogConformance, focusOf as focus } from './dialogConformance';
import { expect, placeholder, test } from './hostTest';

/** A scrollable page with its own button and two roots. */
const PAGE = `<style>body { height: 3000px; margin: 0 }</style>
  <button id="page-button" type="button">Gumb strani</button>
  <div class="around">${placeholder('dialog-widget', 'id="a" data-title="A"')}</div>${placeholder('dialog-widget', 'id="b" data-title="B"')}`;

const opener = (page: Page, title: string) => page.getByRole('button', { name: `Odpri ${title}`, exact: true });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const events = (page: Page, id: string) => page.locator(`#${id} .v-root`).getAttribute('data-events');

/** Registers a test on a fresh page. */
const onPage = (body: string) => (title: string, run: (page: Page) => Promise<void>) =>
  test(title, async ({ page, open }) => {
    await open({ body: `<style>body { height: 3000px; margin: 0 }</style>${body}`, lax: true });
    await expect(page.locator('[data-vitrina]:not([data-vitrina-status="ready"])')).toHaveCount(0);
    await run(page);
  });

const two = onPage(PAGE);

dialogConformance('Dialog', { it: two, opener: (page) => opener(page, 'A'), dialog: (page) => dialog(page, 'A') });
dialogConformance('Drawer', {
  it: onPage(placeholder('drawer-widget', 'data-lines="3"')),
  opener: (page) => page.getByRole('button', { name: 'Odpri košarico' }),
  dialog: (page) => page.getByRole('dialog', { name: 'Košarica' }),
});

two('dialog/focus-return: where the opener has gone, the focus goes to a logical place, never to nothing', async (page) => {
  await opener(page, 'A').click();
  await page.getByRole('button', { name: 'Odstrani gumb' }).click();
  await page.keyboard.press('Escape');
  expect((await focus(page)).name).toBe('Za A');
});

two('a press on the backdrop does not take the focus out of the dialog', async (page) => {
  await opener(page, 'A').click();
  await page.mouse.move(10, 500);
  await page.mouse.down();
  expect((await focus(page)).around).toBe('A');
});

two('[R4.060] [R4.065] dialog/scroll-lock: the page keeps its place and its width, and cannot be scrolled', async (page) => {
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const before = await width();
  await page.locator('#a').evaluate((host) => host.shadowRoot?.querySelector('button')?.click());
  await expect(dialog(page, 'A')).toBeVisible();
  expect(await width()).toBe(before);
  await page.mouse.move(10, 500);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.keyboard.press('Escape');
  expect([await width(), await page.evaluate(() => scrollY)]).toEqual([before, 400]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

two('a second dialog above the first: the upper one closes first, and the focus is restored step by step', async (page) => {
  await opener(page, 'A').click();
  await page.getByRole('button', { name: 'Odpri drugega' }).click();
  await expect(dialog(page, 'Drugo: A')).toBeVisible();
  expect((await focus(page)).around).toBe('Drugo: A');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Drugo: A')).toBeHidden();
  expect(await focus(page)).toEqual({ name: 'Odpri drugega', around: 'A' });
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'A')).toBeHidden();
  expect((await focus(page)).name).toBe('Odpri A');
  expect(await events(page, 'a')).toBe(' close');
});

two("the lower dialog closes under the upper one: the focus stays, then goes to the lower one's opener", async (page) => {
  await opener(page, 'A').click();
  await page.locator('#b').evaluate((host) => host.shadowRoot?.querySelector('button')?.click());
  await page
    .locator('#a')
    .evaluate((host) => [...host.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent === 'Potrdi')?.click());
  await expect(dialog(page, 'A')).toBeHidden();
  expect((await focus(page)).around).toBe('B');
  await page.keyboard.press('Escape');
  expect((await focus(page)).name).toBe('Odpri A');
});

test('not closable: Escape four times, outside clicks and forms have no effect (A130)', async ({ page, open }) => {
  await open({ lax: true, body: placeholder('dialog-widget', 'id="a" data-title="A" data-closable="false"') });
  await opener(page, 'A').click();
  await expect(dialog(page, 'A').getByRole('button', { name: 'Zapri', exact: true })).toHaveCount(0);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(20, 500);
  await page.evaluate(() => {
    (document.activeElement?.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zapri obrazec' }).click();
  await waitForPaint(page);
  await waitForAnimations(dialog(page, 'A'));
  await expect(dialog(page, 'A')).toBeVisible();
  expect((await focus(page)).around).toBe('A');
  expect(await events(page, 'a')).toBe('');
  await page.getByRole('button', { name: 'Potrdi' }).click();
  await expect(dialog(page, 'A')).toBeHidden();
});

two('the top layer: no z-index, overflow or transform of the page reaches the dialog', async (page) => {
  await page.locator('#a').evaluate((host) => {
    const box = document.createElement('div');
    box.style.cssText = 'transform: rotate(20deg); overflow: hidden; width: 60px; height: 60px; position: relative; z-index: -1';
    host.parentNode!.insertBefore(box, host);
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red';
    document.body.append(cover);
    box.append(host);
  });
  await page.locator('#a').evaluate((host) => host.shadowRoot?.querySelector('button')?.click());
  await expect(dialog(page, 'A')).toBeVisible();
  const { x, width } = (await dialog(page, 'A').boundingBox())!;
  expect([x, width]).toEqual([240, 800]);
  await dialog(page, 'A').getByRole('button', { name: 'Zapri', exact: true }).click();
  await expect(dialog(page, 'A')).toBeHidden();
});

for (const [what, hide] of [
  ['hidden from the start', '.around { display: none !important }'],
  ['made transparent', null],
] as const) {
  two(`hostile page: a dialog that something has ${what} lets go of the page`, async (page) => {
    if (hide !== null) await page.addStyleTag({ content: hide });
    await page.locator('#a').evaluate((host) => host.shadowRoot?.querySelector('button')?.click());
    if (hide === null) await page.locator('#a dialog[open]').evaluate((element) => element.style.setProperty('opacity', '0', 'important'));
    await expect.poll(() => events(page, 'a')).toBe(' blocked');
    await page.mouse.move(10, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.locator('#page-button').evaluate((button) => button.focus());
    expect((await focus(page)).name).toBe('Gumb strani');
  });
}

test('an open dialog that stays visible stays open', async ({ page, open }) => {
  await page.clock.install();
  await open({ lax: true, body: placeholder('dialog-widget', 'data-title="A"') });
  await opener(page, 'A').click();
  await expect(dialog(page, 'A')).toBeVisible();
  await page.clock.runFor(5000);
  await waitForPaint(page);
  await expect(dialog(page, 'A')).toBeVisible();
});

test('a long dialog scrolls inside, title and buttons stay in view; md is the default', async ({ page, open }) => {
  await open({ lax: true, body: placeholder('dialog-widget', 'data-title="A" data-long="true" data-open="true"') });
  const { y, height, width } = (await dialog(page, 'A').boundingBox())!;
  expect(width).toBe(800);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(800);
  await expect(page.getByRole('button', { name: 'Potrdi' })).toBeInViewport();
});

two('a printed page does not contain the open dialog', async (page) => {
  await opener(page, 'A').click();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page, 'A')).toBeHidden();
});
