import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import { chaosPlan } from '../../../demo-pages/demo/chaos';
import { cartWidgetOf, OFFERING_PAGE, offeredArticles, restock, storedCounts } from '../browser/cartWidget';
import type { Counts, OfferedArticle } from '../browser/cartWidget';
import { START } from './cartSteps';
import type { CartStep } from './cartSteps';

const WRITES = ['cartInsert', 'cartChangeAmount', 'cartDelete'];
/** The widget gives up on a change after this many failures. */
const TRIES = 4;
/** Of one jump of the clock: longer than the debounce. */
const WAIT_MAX_MS = 300;
/**
 * Of all jumps while a call is pending: well below the client's time-out of 5 s. An addition that times out is dropped with a message (A082), which this
 * story does not expect.
 */
const PENDING_WAIT_MAX_MS = 2500;
/** More calls than a story makes. */
const CALLS_MAX = 60;

/** Seeds of the shop's chaos without so many failures in a row that the widget gives up. */
export function chaosSeeds(count: number): string[] {
  const givesUp = (seed: string): boolean =>
    WRITES.some((operation) => {
      let failures = 0;
      return Array.from({ length: CALLS_MAX }, (_, nth) => nth).some((nth) => {
        failures = chaosPlan(seed, operation, nth).failure === 'none' ? 0 : failures + 1;
        return failures === TRIES;
      });
    });
  const seeds: string[] = [];
  for (let seed = 1; seeds.length < count; seed += 1) if (!givesUp(String(seed))) seeds.push(String(seed));
  return seeds;
}

/** Clicks by script; false without the element. In one call, because the element may vanish between two. */
const clickNow = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([element]) => {
    if (!(element instanceof HTMLElement)) return false;
    element.click();
    return true;
  });

const addByScript = (page: Page, { variantId }: OfferedArticle, count: number): Promise<void> =>
  page.evaluate(
    ([id, pieces]) => {
      const api = window.vitrina;
      if (api === undefined || Array.isArray(api)) throw new Error('vitrina is not ready');
      void api.cart.add(id, pieces).catch(() => undefined); // the page may be left before the response
    },
    [variantId, count] as const,
  );

/** A shopper who edits the cart in one tab, and what both tabs and the database must show in the end. The steps are those of {@link CartStory}. */
export class BrowserCartStory {
  readonly #expectedCounts = new Map<string, number>();
  /** What the undo button would restore. */
  readonly #removed = new Map<string, number>();
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #other: Page;
  /** By article names in the steps. */
  readonly #articles: ReadonlyMap<string, OfferedArticle>;
  readonly #pendingCalls = new Set<Request>();
  /** How far the clock has jumped since no call was pending. */
  #jumpedMs = 0;

  private constructor(context: BrowserContext, page: Page, other: Page, articles: ReadonlyMap<string, OfferedArticle>) {
    [this.#context, this.#page, this.#other, this.#articles] = [context, page, other, articles];
    for (const [article, count] of Object.entries(START)) this.#expectedCounts.set(this.#article(article).title, count);
    page.on('request', (request) => {
      if (request.url().includes('/api/')) this.#pendingCalls.add(request);
    });
    const onEnd = (request: Request) => void this.#pendingCalls.delete(request);
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  static async open(context: BrowserContext, baseURL: string, chaos: string): Promise<BrowserCartStory> {
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.clock.install();
    await context.request.get('/?scenario=guest', { maxRedirects: 0 });
    await page.goto(OFFERING_PAGE);
    const offered = await offeredArticles(page);
    await restock(context, offered);
    const articles = new Map(['100', '200', '300', '400'].map((name, place) => [name, offered[place]!]));
    const story = new BrowserCartStory(context, page, other, articles);
    await cartWidgetOf(page).open();
    for (const [article, count] of Object.entries(START)) await addByScript(page, story.#article(article), count);
    await expect.poll(() => story.found()).toMatchObject({ database: story.expectedCounts(), widget: story.expectedCounts() });
    await context.addCookies([{ name: 'vitrina_fault', value: `chaos:${chaos}`, url: baseURL }]);
    await other.goto(OFFERING_PAGE);
    await cartWidgetOf(other).open();
    return story;
  }

  async play(steps: readonly CartStep[]): Promise<void> {
    for (const step of steps) await this.#run(step);
    await this.#context.setOffline(false);
  }

  expectedCounts = (): Counts => Object.fromEntries(this.#expectedCounts);

  async found(): Promise<{ widget: Counts; otherTab: Counts; database: Counts }> {
    const titles = new Map([...this.#articles.values()].map(({ variantId, title }) => [variantId, title]));
    const stored = Object.entries(await storedCounts(this.#context));
    return {
      widget: await cartWidgetOf(this.#page).counts(),
      otherTab: await cartWidgetOf(this.#other).counts(),
      database: Object.fromEntries(stored.map(([variantId, count]) => [titles.get(variantId) ?? variantId, count])),
    };
  }

  #article(name: string): OfferedArticle {
    const article = this.#articles.get(name);
    if (article === undefined) throw new Error(`the page offers no article ${name}`);
    return article;
  }

  async #wait(ms: number): Promise<void> {
    if (this.#pendingCalls.size === 0) this.#jumpedMs = 0;
    const jumpMs = Math.min(ms, WAIT_MAX_MS, PENDING_WAIT_MAX_MS - this.#jumpedMs);
    this.#jumpedMs += jumpMs;
    await this.#page.clock.runFor(jumpMs);
  }

  /** Steps that are impossible at that moment are skipped, and so are failures: here they come from the shop's chaos. */
  async #run(step: CartStep): Promise<void> {
    const cart = cartWidgetOf(this.#page);
    switch (step.do) {
      case 'increase': {
        const { title } = this.#article(step.article);
        if (await clickNow(cart.increase(title).and(this.#page.locator('[aria-disabled="false"]'))))
          this.#expectedCounts.set(title, (this.#expectedCounts.get(title) ?? 0) + 1);
        return;
      }
      case 'change amount': {
        const { title } = this.#article(step.article);
        if (!(await cart.field(title).isVisible()) || !(await cart.field(title).isEnabled())) return;
        await cart.field(title).fill(String(step.amount));
        this.#expectedCounts.set(title, step.amount);
        return;
      }
      case 'remove':
        for (const name of step.articles) {
          const { title } = this.#article(name);
          if (!(await clickNow(cart.remove(title).and(this.#page.locator('[aria-disabled="false"]'))))) continue;
          this.#removed.set(title, this.#expectedCounts.get(title) ?? 0);
          this.#expectedCounts.delete(title);
        }
        return;
      case 'undo':
        if (this.#removed.size === 0 || !(await clickNow(cart.undo))) return;
        for (const [title, count] of this.#removed) this.#expectedCounts.set(title, count);
        return this.#removed.clear();
      case 'add': {
        const article = this.#article(step.article);
        if (this.#removed.has(article.title)) return; // its undo would restore an unknown number
        await addByScript(this.#page, article, step.count);
        this.#expectedCounts.set(article.title, (this.#expectedCounts.get(article.title) ?? 0) + step.count);
        return;
      }
      case 'wait':
        return this.#wait(step.ms);
      case 'go offline':
      case 'go online':
        return this.#context.setOffline(step.do === 'go offline');
      case 'open next page':
        await this.#context.setOffline(false);
        await this.#page.reload();
        this.#removed.clear();
        return cart.open();
      default:
    }
  }
}
