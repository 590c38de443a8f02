import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectStatus, test } from './shopTest';
import { GATE } from '../support/testScope';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Nazaj na vrh' });
const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);
/** The contrast between the two colours of the focus ring. With 9:1 one of them has 3:1 to any background (technique C40 of WCAG). */
const ringContrastOf = (element: Locator): Promise<number> =>
  element.evaluate((focused) => {
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(focused);
    const inner = /^(rgb\(.*?\)) 0px 0px 0px 2px$/.exec(boxShadow)?.[1];
    if (outlineStyle !== 'solid' || inner === undefined) throw new Error(`no ring in two colours: ${outlineStyle}, ${boxShadow}`);
    const luminances = [outlineColor, inner].map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
  });
const topOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 500 }));

test('[R4.101][R9.69] the button appears only beyond 1000 px', async ({ page, open }) => {
  await open('/');
  await scrollTo(page, 1000);
  await expectStatus(page, 'back-to-top', 'ready');
  await expect(buttonOf(page)).toBeHidden();
  await scrollTo(page, 1001);
  await expect(buttonOf(page)).toBeVisible();
  await scrollTo(page, 400);
  await expect(buttonOf(page)).toBeHidden();
});

test('[R9.71] it scrolls to the top in 700 ms, not at once, and moves the keyboard focus there', async ({ page, open }) => {
  await page.clock.install();
  await open('/');
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-behavior', 'smooth')); // as of many shops
  await scrollTo(page, 1500);
  await expect(buttonOf(page)).toBeVisible();
  // The scroll also loads these; an hour later they would have failed.
  for (const name of ['promo-strip', 'promo-float', 'product-list']) await expectStatus(page, name, 'ready');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await buttonOf(page).click();
  await page.clock.runFor(350);
  const halfway = await topOf(page);
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(1500);
  await page.clock.runFor(366); // 700 ms and the frame that follows
  expect(await topOf(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a press jumps to the top at once', async ({ page, open }) => {
    await open('/');
    await scrollTo(page, 1500);
    const button = buttonOf(page);
    await expect(button).toBeVisible();
    await button.evaluate((element) => {
      element.addEventListener('click', () =>
        queueMicrotask(() => requestAnimationFrame(() => document.documentElement.setAttribute('data-top', String(window.scrollY)))),
      );
    });
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-top', '0');
  });
});

test(
  'wcag22/2.4.7, wcag22/1.4.11: it works by keyboard, its focus is visible on every background, and it disappears when used',
  GATE,
  async ({ page, open }) => {
    await open('/');
    await scrollTo(page, 1500);
    await expect(buttonOf(page)).toBeVisible();
    await page.keyboard.press('Shift'); // switches to keyboard modality
    await buttonOf(page).focus();
    expect(await ringContrastOf(buttonOf(page))).toBeGreaterThanOrEqual(9);
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page)).toBe(0);
    await expect(buttonOf(page)).toBeHidden();
  },
);

for (const [width, height] of [
  [1280, 500],
  [375, 600],
  [320, 256],
] as const) {
  test(`shown at ${width} px, axe finds no violations and it covers no edge`, async ({ page, open, watch }) => {
    await page.setViewportSize({ width, height });
    await open('/');
    await scrollTo(page, 1600);
    await expect(buttonOf(page)).toBeVisible();
    await expect(buttonOf(page)).toHaveCSS('opacity', '1');
    await expectAccessible(page, watch);
    const box = await buttonOf(page).boundingBox();
    expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  });
}

test('a page reloaded while scrolled far down shows the button', async ({ page, open }) => {
  await open('/');
  await scrollTo(page, 1500);
  await expect(buttonOf(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => topOf(page)).toBeGreaterThan(1000);
  await expect(buttonOf(page)).toBeVisible();
});
