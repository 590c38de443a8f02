import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addButton, cartWidgetOf, OFFERING_PAGE, offeredArticles, restock, storedCounts } from '../support/browser/cartWidget';
import type { OfferedArticle } from '../support/browser/cartWidget';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { sample } from '../support/testScope';
import { enter, expect, LIGHT_PAGE, LOST_REQUEST, test } from './shopTest';

/** Between the press and the end of the page. */
const OFFSETS_MS = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

/** How a page ends. After a crash no listener of the page runs any more. */
const ENDINGS: Record<string, (page: Page) => Promise<unknown>> = {
  'the tab closes': (page) => page.close({ runBeforeUnload: false }),
  'the tab closes with beforeunload': async (page) => {
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  },
  'the shopper leaves for another page': (page) => page.goto('about:blank'),
  'the renderer is killed': async (page) => {
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined); // the response is lost with the renderer
    await crashed;
  },
};

const basketOf = (page: Page): Locator => page.locator('[data-vitrina="checkout"]');

/** Each view opens itself and returns the control that adds one piece. */
const PLACES: Record<string, (page: Page, article: OfferedArticle) => Promise<Locator>> = {
  async drawer(page, { title }) {
    await page.goto(LIGHT_PAGE);
    const cart = cartWidgetOf(page);
    await cart.open();
    return cart.increase(title);
  },
  async basket(page, { title }) {
    await page.goto('/kosarica');
    return basketOf(page).getByRole('button', { name: `Povečaj količino: ${title}` });
  },
  async 'product page'(page, article) {
    await page.goto(OFFERING_PAGE);
    const href = await page
      .locator('.card', { has: addButton(page, article) })
      .getByRole('link')
      .first()
      .getAttribute('href');
    await page.goto(href ?? '');
    return page.locator(`form[data-vitrina-action="add-to-cart"]`).first().locator('button[type="submit"], button:not([type])').first();
  },
  async listing(page, article) {
    await page.goto(OFFERING_PAGE);
    return addButton(page, article);
  },
};

/** The article, one piece of which is in the cart. */
async function onePieceOf(context: BrowserContext): Promise<OfferedArticle> {
  const page = await context.newPage();
  await enter(page, 'guest');
  await page.goto(OFFERING_PAGE);
  const [article] = await offeredArticles(page);
  if (article === undefined) throw new Error('the page offers nothing');
  await restock(context, [article]);
  await expect(cartWidgetOf(page).widget).toHaveAttribute('data-vitrina-status', 'ready');
  await addButton(page, article).click();
  await expect.poll(() => storedCounts(context)).toEqual({ [article.variantId]: 1 });
  await page.close();
  return article;
}

const cases = Object.keys(PLACES).flatMap((place) => Object.keys(ENDINGS).map((ending) => ({ place, ending })));

for (const [index, { place, ending }] of cases.entries()) {
  const offsets = sample(OFFSETS_MS, 1, index * 5);
  test(
    `[D29] one more piece in the ${place}, then ${ending}, ${offsets.join(', ')} ms later: the piece is in the cart`,
    FULL_CHROMIUM,
    async ({ context, watch }) => {
      watch.expectErrors(LOST_REQUEST);
      const article = await onePieceOf(context);
      for (const [nth, offset] of offsets.entries()) {
        const page = await context.newPage();
        const button = await PLACES[place]?.(page, article);
        await expect(cartWidgetOf(page).widget).toHaveAttribute('data-vitrina-status', 'ready');
        if (place === 'drawer' || place === 'basket')
          await expect(button ?? page.locator('none')).toHaveAttribute('aria-disabled', 'false');
        await button?.evaluate((element: HTMLElement) => element.click());
        await wait(offset); // not a wait for a state: the test is about the moment
        await ENDINGS[ending]?.(page);
        if (!page.isClosed()) await page.close();
        const next = await context.newPage();
        await next.goto(LIGHT_PAGE);
        await expect.poll(() => storedCounts(context), `after ${offset} ms`).toEqual({ [article.variantId]: nth + 2 });
        await next.close();
      }
    },
  );
}
