import { setTimeout as wait } from 'node:timers/promises';
import { expect, type BrowserContext, type Locator } from '@playwright/test';
import { chaosPlan } from '../../../demo-pages/demo/chaos';
import { createRandom } from '../../../demo-pages/data/random';
import { addButton, cartWidgetOf, OFFERING_PAGE, offeredArticles, storedCounts, TITLE } from './cartWidget';
import type { Counts, OfferedArticle } from './cartWidget';

export const EDITS = 30;
const WRITES = ['cartInsert', 'cartChangeAmount', 'cartDelete'];
/** Of the widget, before it says that a change is not saved. */
const TRIES = 4;
const MOST_TYPED = 20;
const MOST = 30;
/** R9.18: a button of the page does nothing for so long after it was clicked; some more for the way of the click. */
const SAME_BUTTON_MS = 1700;
const PAUSE_MAX_MS = 150;
const OFFLINE_MS = 700;

/** The first `count` seeds of the shop's chaos in which no call fails so often in a row that the widget may give up and say so. */
export function storySeeds(count: number): string[] {
  const isTooHard = (seed: string): boolean =>
    WRITES.some((operation) => {
      let row = 0;
      return Array.from({ length: 60 }, (_, nth) => nth).some((nth) => {
        row = chaosPlan(seed, operation, nth).failure === 'none' ? 0 : row + 1;
        return row === TRIES;
      });
    });
  const seeds: string[] = [];
  for (let seed = 1; seeds.length < count; seed += 1) if (!isTooHard(String(seed))) seeds.push(String(seed));
  return seeds;
}

/** What the shopper wants, kept by nothing but what was clicked and typed: title -> pieces, and what can be taken back. */
interface Wish {
  counts: Map<string, number>;
  removed: Map<string, number>;
}

/** What can be done in the drawer at this moment. */
interface Line {
  title: string;
  canGrow: boolean;
  canShrink: boolean;
}

/** By the page's own script: fast, and the same click for the widget. */
const click = (target: Locator): Promise<void> => target.evaluate((element: HTMLElement) => element.click());

/** Where there is one and no more. In one go: the offer may end while it is looked at. */
const clickOnly = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([first, ...more]) => {
    if (!(first instanceof HTMLElement) || more.length > 0) return false;
    first.click();
    return true;
  });

/** Two tabs of one visit, and a shopper who edits in the first one. Tells the story; answers how it should end. */
export async function tellStory(context: BrowserContext, baseURL: string, seed: string) {
  const random = createRandom(Number(seed));
  const wish: Wish = { counts: new Map(), removed: new Map() };
  const [page, other] = [await context.newPage(), await context.newPage()];
  const [cart, otherCart] = [cartWidgetOf(page), cartWidgetOf(other)];
  await context.request.get('/?scenario=guest', { maxRedirects: 0 });
  await context.addCookies([{ name: 'vitrina_fault', value: `chaos:${seed}`, url: baseURL }]);
  await Promise.all([page.goto(OFFERING_PAGE), other.goto(OFFERING_PAGE)]);
  const offered = await offeredArticles(page);
  await Promise.all([cart.open(), otherCart.open()]);

  const clickedAt = new Map<string, number>();
  /** What was done, for the message of a story that ends badly. */
  const userActions: string[] = [];
  const free = (): OfferedArticle[] =>
    offered.filter(
      ({ title }) =>
        Date.now() - (clickedAt.get(title) ?? 0) > SAME_BUTTON_MS && !wish.removed.has(title) && (wish.counts.get(title) ?? 0) < MOST_TYPED,
    );

  /** From the page itself, so that the drawer has to be closed; with it the offer to undo ends. */
  async function add(): Promise<boolean> {
    const article = free()[0];
    if (article === undefined) return false;
    const button = addButton(page, article);
    if ((await button.getAttribute('aria-busy')) !== null) return false;
    await cart.close();
    wish.removed.clear();
    await click(button);
    clickedAt.set(article.title, Date.now());
    userActions.push(`add ${article.title}`);
    wish.counts.set(article.title, (wish.counts.get(article.title) ?? 0) + 1);
    await click(cart.button);
    await expect(cart.dialog).toBeVisible();
    return true;
  }

  const editable = async (): Promise<Line[]> => {
    const lines = await cart.dialog.locator('.quantity').evaluateAll((groups) =>
      groups.map((group) => {
        const [less, more] = group.querySelectorAll('.quantity-step');
        return {
          name: group.getAttribute('aria-label') ?? '',
          canGrow: more?.getAttribute('aria-disabled') === 'false',
          canShrink: less?.getAttribute('aria-disabled') === 'false',
          isReturning: group.querySelector('input:disabled') !== null,
        };
      }),
    );
    return lines.filter(({ isReturning }) => !isReturning).map(({ name, ...line }) => ({ ...line, title: TITLE.exec(name)?.[1] ?? '' }));
  };

  async function edit(): Promise<boolean> {
    const kind = random.pick(['more', 'more', 'more', 'less', 'less', 'type', 'type', 'remove', 'undo', 'add'] as const);
    if (kind === 'add') return add();
    if (kind === 'undo') {
      if (wish.removed.size === 0 || !(await clickOnly(cart.undo))) return false;
      for (const [title, count] of wish.removed) wish.counts.set(title, count);
      userActions.push(`undo ${[...wish.removed].join(' and ')}`);
      wish.removed.clear();
      return true;
    }
    const lines = (await editable()).filter(({ title }) => wish.counts.has(title));
    if (lines.length === 0) return add();
    const { title, canGrow, canShrink } = random.pick(lines);
    const count = wish.counts.get(title) ?? 0;
    if (kind === 'more') {
      if (!canGrow || count >= MOST) return false;
      await click(cart.increase(title));
      wish.counts.set(title, count + 1);
    } else if (kind === 'less') {
      if (!canShrink) return false;
      await click(cart.decrease(title));
      wish.counts.set(title, count - 1);
    } else if (kind === 'type') {
      const typed = random.integer(1, MOST_TYPED);
      await cart.field(title).fill(String(typed));
      wish.counts.set(title, typed);
    } else {
      await click(cart.remove(title));
      wish.removed.set(title, count);
      wish.counts.delete(title);
    }
    userActions.push(`${kind} ${title} ${count} -> ${wish.counts.get(title) ?? 0}`);
    return true;
  }

  const offlineAt = random.integer(5, EDITS - 5);
  let online: Promise<void> = Promise.resolve();
  const flip = async (): Promise<void> => {
    await context.setOffline(true);
    userActions.push('offline');
    online = wait(OFFLINE_MS).then(() => context.setOffline(false));
  };
  for (let done = 0; done < EDITS;) {
    if (done === offlineAt) await flip();
    if (await edit()) done += 1;
    await wait(random.integer(0, PAUSE_MAX_MS));
  }
  await online;

  return {
    userActions,
    wanted: Object.fromEntries(wish.counts),
    /** How it is now, in both tabs and in the database, by title. */
    async found(): Promise<{ widget: Counts; otherTab: Counts; database: Counts }> {
      const stored = await storedCounts(context);
      const titled = Object.entries(stored).map(([variantId, count]) => [offered.find((one) => one.variantId === variantId)?.title, count]);
      return { widget: await cart.counts(), otherTab: await otherCart.counts(), database: Object.fromEntries(titled) };
    },
  };
}
