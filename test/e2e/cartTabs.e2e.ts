import type { Page } from '@playwright/test';
import { addButton, cartWidgetOf, OFFERING_PAGE, offeredArticles, restock, storedCounts } from '../support/cartWidget';
import type { OfferedArticle } from '../support/cartWidget';
import { expect, test } from './shopTest';

const AGREE_MS = 1000;

test('two tabs that remove and add at once agree within a second, and with the database', async ({ page, context }) => {
  test.setTimeout(60_000);
  const other = await context.newPage();
  await page.goto(`${OFFERING_PAGE}&scenario=guest`);
  const [first, second, third] = await offeredArticles(page);
  if (first === undefined || second === undefined || third === undefined) throw new Error('the page offers too little');
  await restock(context, [first, second, third]);
  await page.goto(OFFERING_PAGE);
  await other.goto(OFFERING_PAGE);
  const [cart, otherCart] = [cartWidgetOf(page), cartWidgetOf(other)];

  /** Everything that both tabs and the database say, by title. */
  const found = async () => {
    const stored = await storedCounts(context);
    return [await cart.counts(), await otherCart.counts()].map((shown) => [
      shown,
      Object.fromEntries([first, second, third].flatMap(({ variantId, title }) => (stored[variantId] ? [[title, stored[variantId]]] : []))),
    ]);
  };
  const expectBoth = async (counts: Record<string, number>): Promise<void> => {
    await expect.poll(found, { timeout: AGREE_MS, intervals: [50] }).toEqual([
      [counts, counts],
      [counts, counts],
    ]);
  };
  const add = (tab: Page, article: OfferedArticle) => addButton(tab, article).evaluate((button: HTMLElement) => button.click());

  await cart.open();
  await otherCart.open();
  await add(page, first);
  await expect(cart.field(first.title)).toHaveValue('1');
  await add(page, second);
  await expect(cart.field(second.title)).toHaveValue('1');

  await Promise.all([cart.remove(first.title).click(), add(other, third)]);
  await expectBoth({ [second.title]: 1, [third.title]: 1 });
  await Promise.all([cart.increase(second.title).click(), otherCart.remove(third.title).click()]);
  await expectBoth({ [second.title]: 2 });
  await Promise.all([cart.undo.count(), otherCart.undo.click(), cart.remove(second.title).click()]);
  await expectBoth({ [third.title]: 1 });
  await Promise.all([otherCart.remove(third.title).click(), add(page, second)]);
  await expectBoth({ [second.title]: 1 });
});
