import type { Page } from '@playwright/test';
import { addButton, cartWidgetOf, OFFERING_PAGE, offeredArticles, restock, storedCounts, TITLE } from '../support/browser/cartWidget';
import type { Counts, OfferedArticle } from '../support/browser/cartWidget';
import { expect, test } from './shopTest';

/** From the moment in which the last of them has the shop's answer to its edit. */
const AGREE_MS = 1000;

/** When a tab shows these counts, by its own clock: what a busy test process sees of it comes later. */
const shownAt = (tab: Page, counts: Counts): Promise<number> =>
  tab.evaluate(
    ({ wanted, title }) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const root = document.querySelector('[data-vitrina="cart-drawer"]')?.shadowRoot;
          const fields = Array.from(root?.querySelectorAll('input.quantity-field') ?? []);
          const shown = fields.map((field) => `${new RegExp(title).exec(field.ariaLabel ?? '')?.[1]} ${field.ariaValueNow}`);
          if (shown.sort().join() === wanted) resolve(performance.timeOrigin + performance.now());
          else setTimeout(look, 5);
        };
        look();
      }),
    {
      wanted: Object.entries(counts)
        .map((entry) => entry.join(' '))
        .sort()
        .join(),
      title: TITLE.source,
    },
  );

/** When the last edit of a tab was answered. */
const answeredAt = (tab: Page): Promise<number> =>
  tab.evaluate(() => {
    const edits = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/cart/'));
    return performance.timeOrigin + Math.max(0, ...edits.map((edit) => (edit as PerformanceResourceTiming).responseEnd));
  });

test('two tabs that remove and add at once agree within a second of the shop’s answer, and with the database', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(`${OFFERING_PAGE}&scenario=guest`);
  const [first, second, third, fourth] = await offeredArticles(page);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('the page offers too little');
  await restock(context, [first, second, third, fourth]);
  await page.goto(OFFERING_PAGE);
  await other.goto(OFFERING_PAGE);
  const [cart, otherCart] = [cartWidgetOf(page), cartWidgetOf(other)];

  /** Everything that both tabs and the database say, by title. */
  const found = async () => {
    const stored = await storedCounts(context);
    return [await cart.counts(), await otherCart.counts()].map((shown) => [
      shown,
      Object.fromEntries(
        [first, second, third, fourth].flatMap(({ variantId, title }) => (stored[variantId] ? [[title, stored[variantId]]] : [])),
      ),
    ]);
  };
  /** Edits at once, and what both tabs and the database have to say then. */
  const expectBoth = async (edits: () => Promise<unknown>[], counts: Counts): Promise<void> => {
    await Promise.all(edits());
    const agreed = Math.max(...(await Promise.all([shownAt(page, counts), shownAt(other, counts)])));
    const answered = Math.max(...(await Promise.all([answeredAt(page), answeredAt(other)])));
    expect(agreed - answered, 'ms from the last answer').toBeLessThan(AGREE_MS);
    expect(await found()).toEqual([
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
  // Another one: a button that was pressed a moment ago takes another press for the same one (R9.18).
  await expectBoth(() => [otherCart.remove(third.title).click(), add(page, fourth)], { [fourth.title]: 1 });
});
