import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const stripOf = (page: Page) => placeholderOf(page, 'promo-strip');
const floatOf = (page: Page) => placeholderOf(page, 'promo-float').getByRole('complementary');

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** The shopper scrolls: promotions are loaded. */
async function scroll(page: Page): Promise<void> {
  await scrollTo(page, 300);
  for (const name of ['promo-strip', 'promo-float']) await expectStatus(page, name, 'ready');
}

for (const width of [1280, 375])
  test(`[R1.28] [R1.31] [R3.100] [R7.024] promotions at ${width} px: nothing shifts, axe finds nothing`, async ({ page, open, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    const server = await stripOf(page).boundingBox();
    await scroll(page);
    const link = stripOf(page).getByRole('link', { name: 'S kodo ZIMA10 je vse 10 % ceneje' });
    await expect(link).toHaveCSS('background-color', 'rgb(18, 60, 87)');
    await expect(link).toHaveCSS('background-image', new RegExp(`/media/offer-winter${width === 375 ? '-narrow/750' : '/1920'}"`));
    await expect(floatOf(page)).toBeVisible();
    await scrollTo(page, 0);
    expect(await stripOf(page).boundingBox()).toEqual(server);
    expect(await shiftsOf(page)).toEqual([]);
    await expectAccessible(page, watch);
  });

test('the place of the floating promotion is empty while it is shown: the margins around it collapse as without it', async ({
  page,
  open,
}) => {
  await open('/');
  const gap = (): Promise<number> =>
    placeholderOf(page, 'promo-float').evaluate((place) => {
      const edges = [place.previousElementSibling, place.nextElementSibling].map((box) => box?.getBoundingClientRect());
      return (edges[1]?.top ?? 0) - (edges[0]?.bottom ?? 0);
    });
  await placeholderOf(page, 'promo-float').evaluate((place) => {
    for (const where of ['beforebegin', 'afterend'] as const) {
      const box = document.createElement('p');
      box.style.margin = '20px 0';
      box.style.height = '10px';
      place.insertAdjacentElement(where, box);
    }
  });
  expect(await gap()).toBe(20);
  await scroll(page);
  await expect(floatOf(page)).toBeVisible();
  expect(await gap()).toBe(20);
});

test('a press that is under way as the floating promotion comes goes to what it covers', async ({ page, open }) => {
  await open('/');
  await scroll(page);
  const touched = await floatOf(page).evaluate((box) => {
    box.style.animation = 'none';
    box.getBoundingClientRect(); // so that it starts again
    box.style.animation = '';
    const events = () => getComputedStyle(box).pointerEvents;
    const atFirst = events();
    for (const animation of box.getAnimations()) animation.finish();
    return [atFirst, events()];
  });
  expect(touched).toEqual(['none', 'auto']);
});

test(
  '[R4.088] [R4.089] [R9.72] hidden by the keyboard, the floating promotion stays away for three months',
  GATE,
  async ({ page, open, context }) => {
    await open('/');
    await scroll(page);
    await floatOf(page).getByRole('button', { name: 'Skrij akcijo' }).press('Enter');
    await expect(floatOf(page)).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'isFloatingBannerDisabled');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(cookie).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
    expect(Math.round(days)).toBeGreaterThanOrEqual(88);
    expect(Math.round(days)).toBeLessThanOrEqual(92);
    await open('/');
    await scroll(page);
    await expect(stripOf(page).locator('.strip')).toBeVisible();
    await expect(floatOf(page)).toHaveCount(0);
  },
);

for (const [width, what] of [
  [1280, 'footer'],
  [375, 'input'],
] as const)
  test(`[R4.088] the floating promotion steps aside for a ${what}, at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    await page.evaluate((tag) => {
      const room = document.createElement('div');
      room.style.height = '6000px';
      room.style.paddingTop = '3000px';
      const covered = document.createElement(tag);
      covered.id = 'covered';
      covered.style.cssText = 'display: block; width: 100%; height: 40px';
      if (tag === 'input') covered.setAttribute('aria-label', 'Pod akcijo');
      else covered.append('Pod akcijo');
      room.append(covered);
      document.querySelector('main')?.append(room);
    }, what);
    const top = await page.locator('#covered').evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    await scrollTo(page, top - 400);
    await expect(floatOf(page)).toHaveCSS('opacity', '1');
    await scrollTo(page, top - 740);
    await expect(floatOf(page)).toHaveCSS('opacity', '0');
    await expect(floatOf(page)).toHaveCSS('pointer-events', 'none');
    await floatOf(page).getByRole('button').focus();
    await expect(floatOf(page)).toHaveCSS('opacity', '1');
    await floatOf(page).getByRole('button').blur();
    await scrollTo(page, top + 100);
    await expect(floatOf(page)).toHaveCSS('opacity', '1');
  });

test('[R3.100] hostile colours, pictures and links load and run nothing', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'hostile-promotions');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('shop.invalid/')) elsewhere.push(request.url());
  });
  await open('/');
  await scroll(page);
  const strip = stripOf(page).locator('.strip');
  await expect(strip).toHaveText('Akcija');
  await expect(strip).toHaveCSS('background-repeat', 'no-repeat');
  await expect(stripOf(page).getByRole('link')).toHaveCount(0);
  await expect(floatOf(page)).toHaveCount(0);
  expect(elsewhere.filter((url) => new URL(url).hostname === 'shop.invalid')).toEqual([]);
});

test('wcag22/2.4.11 [R4.088]: nothing that floats covers the control that the keyboard is at', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await open('/');
  await scroll(page);
  await scrollTo(page, 1200);
  await expect(page.locator('[data-vitrina="back-to-top"] .floating')).toBeVisible();
  // A control of the page in each of the two corners.
  await page.evaluate(() => {
    for (const right of [200, 20]) {
      const control = document.createElement('button');
      control.textContent = 'Tu';
      control.style.cssText = `position: absolute; top: 1800px; right: ${right}px; width: 40px; height: 30px`;
      document.querySelector('main')?.append(control);
    }
  });
  for (const [index, floating] of [floatOf(page), page.locator('[data-vitrina="back-to-top"] .floating')].entries()) {
    const control = page.getByRole('button', { name: 'Tu' }).nth(index);
    await page.keyboard.press('Tab'); // the keyboard is in use
    await control.focus();
    const at = await control.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await scrollTo(page, Math.round(at) - 400);
    await expect(floating).toHaveCSS('opacity', '1');
    await scrollTo(page, Math.round(at) - 585);
    await expect(floating).toHaveCSS('opacity', '0');
    await floating.locator('a, button').first().focus(); // still there for the keyboard
    await expect(floating).toHaveCSS('opacity', '1');
  }
});
