import type { Locator, Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { enter, expect, expectStatus, LIGHT_PAGE, LOST_REQUEST, placeholderOf, test } from './shopTest';

/** The page scrolls in <body>, or in a box of its own, with the rest of the page beside it. */
const BOXES = {
  body: 'html { overflow: hidden; height: 100% } body { overflow: auto; height: 100%; margin: 0 }',
  main: 'html, body { overflow: hidden; height: 100% } main { overflow: auto; height: 600px }',
} as const;

for (const [box, css] of Object.entries(BOXES))
  test(`[R4.101] on a page that scrolls in ${box}, the button to the top appears and works`, async ({ page }) => {
    await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    const top = () => page.locator(box).evaluate((element) => element.scrollTop);
    const scroll = () => page.locator(box).evaluate((element) => element.scrollTo({ top: 1500, behavior: 'instant' }));
    await scroll();
    const button = page.getByRole('button', { name: 'Nazaj na vrh' });
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(top).toBe(0);
    await expect(button).toBeHidden();
  });

/** A library that scrolls the page smoothly. */
const SMOOTH_SCROLL = () => {
  const move = (event: Event, by: number): void => {
    event.preventDefault();
    window.scrollTo({ top: window.scrollY + by, behavior: 'instant' });
  };
  window.addEventListener('wheel', (event) => move(event, event.deltaY), { passive: false });
  window.addEventListener('keydown', (event) => event.key === 'PageDown' && move(event, 600));
};

test('a page that scrolls by a library stays behind an open drawer, whose own lines scroll', async ({ page }) => {
  await page.addInitScript(SMOOTH_SCROLL);
  await page.setViewportSize({ width: 1280, height: 400 });
  await enter(page, 'filled-cart');
  await page.goto('/');
  const cart = cartWidgetOf(page);
  await cart.open();
  const lines = cart.dialog.locator('.modal-body');
  await lines.hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => lines.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('PageDown');
  await page.mouse.move(50, 200); // over the backdrop
  await page.mouse.wheel(0, 300);
  await cart.close();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300); // it is theirs again
});

test('a page that a library goes on scrolling, or scrolls before our listeners, stays behind an open drawer', async ({ page }) => {
  await enter(page, 'filled-cart');
  await page.goto('/');
  const cart = cartWidgetOf(page);
  await cart.open();
  // Where it is after each frame: in the first of them our listeners know nothing yet.
  const tops = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const painted: number[] = [];
        const step = (): void => {
          window.scrollTo({ top: window.scrollY + 30, behavior: 'instant' });
          setTimeout(() => (painted.push(window.scrollY) < 20 ? undefined : done(painted)));
          if (painted.length < 20) requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  expect(tops.slice(1)).toEqual(tops.slice(1).map(() => 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** The page's own modal dialog, which closes at a press anywhere but on its button. */
async function openTheirs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.id = 'theirs';
    const button = document.createElement('button');
    button.textContent = 'Njihovo';
    dialog.append(button);
    document.addEventListener('click', ({ target }) => target === button || dialog.close());
    document.body.append(dialog);
    dialog.showModal();
  });
}

test('a message is shown in the page’s own modal dialog, where it can be read and closed, and outside of it when that closes', async ({
  page,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route('**/api/cart/put', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '60' }, body: '' }));
  await page.goto(LIGHT_PAGE);
  await expectStatus(page, 'search-bar', 'ready');
  const add = () =>
    page.evaluate(() => {
      if (window.vitrina && 'cart' in window.vitrina) window.vitrina.cart.add('100').catch(() => undefined);
    });
  const theirs = page.locator('#theirs');
  const messageIn = (place: Locator) => place.getByRole('status').locator('.flash');
  await openTheirs(page);
  await add();
  await messageIn(theirs).hover(); // in front of the backdrop; it stays while the pointer is on it
  await theirs.getByRole('button', { name: 'Zapri obvestilo' }).click();
  await expect(messageIn(theirs)).toHaveCount(0);
  await expect(theirs).toBeVisible();
  expect(await theirs.locator(':scope > *').count()).toBe(1);

  await add();
  await messageIn(theirs).hover();
  await theirs.evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await expect(messageIn(placeholderOf(page, 'flash-messages').first())).toBeVisible();
});
