import type { Page } from '@playwright/test';
import { addButton, cartWidgetOf, OFFERING_PAGE, offeredArticles, restock, storedCounts } from '../support/browser/cartWidget';
import type { Counts, OfferedArticle } from '../support/browser/cartWidget';
import { expect, test } from './shopTest';
import { GATE } from '../support/testScope';

test('two tabs that remove and add at once end in the same state as the database', GATE, async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(`${OFFERING_PAGE}&scenario=guest`);
  const [first, second, third, fourth] = await offeredArticles(page);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('the page offers too little');
  await restock(context, [first, second, third, fourth]);
  await page.goto(OFFERING_PAGE);
  await other.goto(OFFERING_PAGE);
  const [cart, otherCart] = [cartWidgetOf(page), cartWidgetOf(other)];

  /** The counts in both tabs and the database, by title. */
  const found = async () => {
    const stored = await storedCounts(context);
    return [await cart.counts(), await otherCart.counts()].map((shown) => [
      shown,
      Object.fromEntries(
        [first, second, third, fourth].flatMap(({ variantId, title }) => (stored[variantId] ? [[title, stored[variantId]]] : [])),
      ),
    ]);
  };
  /** Concurrent edits, and the counts expected in both tabs and the database. */
  const expectBoth = async (edits: () => Promise<unknown>[], counts: Counts): Promise<void> => {
    await Promise.all(edits());
    await expect.poll(found).toEqual([
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

  await expectBoth(() => [cart.remove(first.title).click(), add(other, third)], { [second.title]: 1, [third.title]: 1 });
  await expectBoth(() => [cart.increase(second.title).click(), otherCart.remove(third.title).click()], { [second.title]: 2 });
  await expectBoth(() => [otherCart.undo.click(), cart.remove(second.title).click()], { [third.title]: 1 });
  // Another button: a second press of the same one is ignored for a moment (R9.18).
  await expectBoth(() => [otherCart.remove(third.title).click(), add(page, fourth)], { [fourth.title]: 1 });
});
