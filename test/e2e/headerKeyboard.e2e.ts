import type { Page } from '@playwright/test';
import { enter, expect, expectStatus, test } from './shopTest';

interface Stop {
  label: string;
  isVisible: boolean;
}

/** Where the focus is; null once it has left the header. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    let active = document.activeElement;
    const isInHeader = active?.closest('header') !== null;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active === null || active === document.body) return { label: 'lost', isVisible: false };
    if (!isInHeader) return active.closest('main, footer') ? null : { label: 'outside', isVisible: true };
    const { width, height, bottom, top } = active.getBoundingClientRect();
    const { opacity } = getComputedStyle(active);
    const isOutlined = [active, active.parentElement].some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none'); // or the whole entry of the menu
    const label = active.getAttribute('aria-label') ?? active.getAttribute('placeholder') ?? active.textContent ?? '';
    const isOnScreen = width > 0 && height > 0 && bottom > 0 && top < innerHeight && opacity !== '0';
    return { label: label.trim().replace(/\s+/g, ' '), isVisible: isOnScreen && (isOutlined || active.matches('input')) };
  });

/** What Tab reaches from the top of the page until the header has been left. Reaching for a widget loads it: the focus is seen when it is there. */
async function tabThrough(page: Page): Promise<string[]> {
  const labels: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await readStop(page))?.isVisible ?? true, { message: `the focus after ${labels.at(-1)}` }).toBe(true);
    const stop = await readStop(page);
    if (stop === null) return labels;
    labels.push(stop.label);
  }
  throw new Error(`the header is never left: ${labels.join(', ')}`);
}

/** The same from the page's content back to the link that skips the header. */
async function tabBack(page: Page): Promise<string[]> {
  const labels: string[] = [];
  await page.locator('main a').first().focus();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await readStop(page))?.isVisible ?? true, { message: `the focus before ${labels.at(-1)}` }).toBe(true);
    if (await page.locator('.skip-link:focus').count()) return labels;
    const stop = await readStop(page);
    if (stop !== null) labels.push(stop.label);
  }
  throw new Error(`the header is never left: ${labels.join(', ')}`);
}

for (const [scenario, names] of [
  ['guest', [/^Iskanje$/, /^Prijava$/, /^Seznam želja/, /Košarica/, /^Elektronika/]],
  ['vip-plus', [/^Iskanje$/, /Najzvestejši$/, /^Seznam želja/, /Košarica/, /^Elektronika/]],
] as const)
  for (const width of [1280, 375])
    test(`by Tab alone, and back by Shift+Tab, a ${scenario} reaches and leaves every widget of the header at ${width} px, and always sees the focus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, scenario);
      await page.goto('/');
      await expectStatus(page, 'cart-drawer', 'ready');
      const labels = await tabThrough(page);
      const reached = names.slice(0, width === 375 ? 4 : 5).map((name): unknown => expect.stringMatching(name));
      expect(labels).toEqual(expect.arrayContaining(reached));
      expect(await tabBack(page)).toEqual(expect.arrayContaining(reached));
    });
