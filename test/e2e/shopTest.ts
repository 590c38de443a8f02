import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForAllAnimations } from '../support/browser/animations';
import { watchWholePage } from '../support/browser/shifts';
import { isWhole } from '../support/testScope';
import { SHOP_URL_VARIABLE } from '../support/e2eSetup';
import { expect, isOfPage, test as base } from './engineTest';

/** Errors in any page of a test. The test fails on every error that it did not expect. */
export interface Watch {
  readonly errors: string[];
  readonly warnings: string[];
  /** Console errors that the test causes on purpose. */
  expectErrors(...patterns: RegExp[]): void;
  /** Globals that the test itself adds to the page. */
  allowGlobals(...names: string[]): void;
}

/** Chromium's own message for a response that is not 2xx, or for a request that a test aborted. */
export const LOST_REQUEST = /^Failed to load resource/;

const GLOBALS_BEFORE = 'vitrina.e2e.globals';
/** Ours and the tag manager's list, those of the shop's jQuery, and of the test's clock. */
const KNOWN_GLOBALS = /^(vitrina|dataLayer|jQuery\d*|\$|__pwClock|__pw_bidiInsertText)$/;

/**
 * On a busy machine a widget may need longer than the 2 s that a first click waits for it before it follows the server's own link: here that click
 * waits longer. A test of that wait installs Playwright's clock, which replaces this.
 */
const waitLongerForWidgets = (): void => {
  const { setTimeout: start } = window;
  const isOfClick = (): boolean => Reflect.get(window, 'event')?.type === 'click';
  Reflect.set(window, 'setTimeout', (handler: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
    start(handler, delayMs === 2000 && isOfClick() ? 30_000 : delayMs, ...rest),
  );
};

/** The shop scrolls smoothly: a press on what still moves may hit what is beside it. A test of smooth scrolling sets it on the element. */
const scrollAtOnce = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { scroll-behavior: auto }');
  document.adoptedStyleSheets.push(sheet);
};

const shopUrl = (): string => {
  const url = process.env[SHOP_URL_VARIABLE];
  if (!url) throw new Error(`${SHOP_URL_VARIABLE} is not set`);
  return url;
};

/** Watches every page of a context: console, uncaught errors, violations of the content policy, globals. */
export async function watchContext(context: BrowserContext): Promise<Watch & { conclude(): Promise<void> }> {
  const [errors, warnings]: [string[], string[]] = [[], []];
  const expected: RegExp[] = [];
  const allowed = new Set<string>();
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  context.on('weberror', (thrown) => {
    if (isOfPage(thrown.error(), thrown.page())) errors.push(`uncaught: ${thrown.error().message}`);
  });
  await context.addInitScript(waitLongerForWidgets);
  await context.addInitScript(scrollAtOnce);
  await watchWholePage(context);
  await context.addInitScript((key) => {
    Object.defineProperty(window, Symbol.for(key), { value: Object.getOwnPropertyNames(window) });
    const { error } = console;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  }, GLOBALS_BEFORE);

  const strangeGlobals = (page: Page): Promise<string[]> =>
    page.evaluate((key) => {
      const before: string[] | undefined = Reflect.get(window, Symbol.for(key));
      return before ? Object.getOwnPropertyNames(window).filter((name) => !before.includes(name)) : [];
    }, GLOBALS_BEFORE);

  return {
    errors,
    warnings,
    expectErrors: (...patterns) => void expected.push(...patterns),
    allowGlobals: (...names) => names.forEach((name) => allowed.add(name)),
    async conclude() {
      const globals: string[] = [];
      for (const page of context.pages()) globals.push(...(await strangeGlobals(page).catch(() => strangeGlobals(page)))); // the test may have ended with a navigation
      // On a connection of its own: an idle one may be closed in the moment in which it is used again.
      const answer = await fetch(`${shopUrl()}/__demo/contract-drift`, { headers: { connection: 'close' } });
      const drift: unknown = await answer.json();
      expect
        .soft(
          errors.filter((text) => !expected.some((pattern) => pattern.test(text))),
          'console errors and policy violations',
        )
        .toEqual([]);
      expect
        .soft(
          globals.filter((name) => !KNOWN_GLOBALS.test(name) && !allowed.has(name)),
          'globals',
        )
        .toEqual([]);
      expect.soft(drift, 'answers unlike the contract').toEqual({ count: 0, drifts: [] });
    },
  };
}

/** Tests on pages of the run's reference shop. Each has its own session. */
export const test = base.extend<{ watch: Watch; open: (path?: string, options?: OpenOptions) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(shopUrl());
  },
  watch: [
    async ({ context, javaScriptEnabled }, use) => {
      const watch = await watchContext(context);
      await use(watch);
      await watch.conclude();
      // Promise 6 in the final state of the test; too slow for partial runs.
      if (isWhole && javaScriptEnabled !== false) for (const page of context.pages()) await expectAccessibleAtTheEnd(page, watch);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path = '/', { status = 'ready' } = {}) => {
      await page.goto(path);
      if (status !== null) await expectStatus(page, 'search-bar', status);
    });
  },
});

interface OpenOptions {
  /** The expected final status of the search bar; null: the page has none, or the test waits for it itself. */
  status?: 'ready' | 'off' | 'failed' | null;
}

/** The lightest page of the shop that has every widget; for tests that need any page. */
export const LIGHT_PAGE = '/prijava';

/** Sets the visit's scenario, without opening a page. */
export async function enter(page: Page, scenario: string, prefix = ''): Promise<void> {
  await page.request.get(`${prefix}/?scenario=${scenario}`, { maxRedirects: 0 });
}

export const placeholderOf = (page: Page | Locator, name: string): Locator => page.locator(`[data-vitrina="${name}"]`);

export const expectStatus = (page: Page, name: string, status: string): Promise<void> =>
  expect(placeholderOf(page, name).first()).toHaveAttribute('data-vitrina-status', status);

/** Hovers over the first such element of a placeholder once the boot has found it: only from then on hovering loads a widget. */
export async function hoverFound(placeholder: Locator, selector: string): Promise<void> {
  await expect(placeholder).toHaveAttribute('data-vitrina-status');
  await placeholder.locator(selector).first().hover();
}

/** The search bar, for shoppers and screen readers. */
export function searchBarOf(page: Page) {
  const bar = placeholderOf(page, 'search-bar');
  return {
    bar,
    field: bar.getByRole('combobox'),
    list: bar.getByRole('listbox'),
    options: bar.getByRole('option'),
    groups: bar.getByRole('group'),
    submit: bar.locator('button[type="submit"]').last(),
    status: bar.getByRole('status'),
    /** The server's HTML in the placeholder, shown or not. */
    fallbackField: bar.locator('input[type="search"]'),
  };
}

/** The suggest requests of the page from now on, by keyword. */
export function suggestCallsOf(page: Page): string[] {
  const keywords: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/searching/suggest')) keywords.push(url.searchParams.get('q') ?? '');
  });
  return keywords;
}

/** Calls the page's JS API; returns the number of placeholders. */
export const vitrina = (page: Page, method: 'mount' | 'unmount'): Promise<number> =>
  page.evaluate(async (name) => {
    const api = window.vitrina;
    if (api === undefined || Array.isArray(api)) throw new Error('vitrina is not there');
    return api[name]();
  }, method);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const elementsIn = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce((count, { shadowRoot }) => count + 1 + (shadowRoot ? elementsIn(shadowRoot) : 0), 0);
    return elementsIn(document);
  });

/** What axe finds in a page in which nothing appears meanwhile: what is half faded in has too little contrast. */
async function analyzeAtRest(page: Page, without: string[]): ReturnType<AxeBuilder['analyze']> {
  const count = await countElements(page);
  await waitForAllAnimations(page);
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // one node is enough for a rule that passes
    .withTags(WCAG)
    .disableRules(without)
    .setLegacyMode()
    .analyze();
  return (await countElements(page)) === count ? found : analyzeAtRest(page, without);
}

/** Promise 6: axe finds no violations, in the page and in every shadow root. */
export async function expectAccessible(page: Page, watch: Watch, { without = [] }: { without?: string[] } = {}): Promise<void> {
  watch.allowGlobals('axe', '__core-js_shared__');
  const { violations, passes } = await analyzeAtRest(page, without);
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
    ),
  ).toEqual([]);
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(10);
}

/** The page went on by itself; the last: and axe with it. */
const WENT_ON = ['Execution context was destroyed', 'has been closed', 'promise was garbage collected', "reading 'run'"];
/** On a page with a module loader, or with the built-ins of Prototype or MooTools, axe itself does not work. */
const AXE_CANNOT_RUN = ['Mismatched anonymous define()', "reading 'forEach'", 'Object.setPrototypeOf called on null'];

/** A page that is navigating, of another server or without placeholders (an error, JSON) is skipped; one without JavaScript cannot run axe. */
async function expectAccessibleAtTheEnd(page: Page, watch: Watch): Promise<void> {
  if (!page.url().startsWith(shopUrl())) return;
  try {
    await page.waitForLoadState('load');
    const { isOurs, isForced, hasModal, isShrunk, hasTestsClock } = await page.evaluate(() => ({
      isOurs: document.querySelector('[data-vitrina]') !== null,
      isForced: matchMedia('(forced-colors: active)').matches,
      // axe does not know the top layer and may compare a dialog's text with the page behind it.
      hasModal: [...document.querySelectorAll('[data-vitrina]')].some(({ shadowRoot }) => shadowRoot?.querySelector('dialog:modal')),
      // What the page has made smaller, its own links among it.
      isShrunk: [...document.querySelectorAll('*')].some(({ currentCSSZoom }) => currentCSSZoom < 1),
      hasTestsClock: '__pwClock' in window,
    }));
    if (!isOurs) return;
    if (hasTestsClock) await page.clock.resume(); // axe waits with the page's clock
    const without = [...(isForced || hasModal ? ['color-contrast'] : []), ...(isShrunk ? ['target-size'] : [])];
    await expectAccessible(page, watch, { without });
  } catch (error) {
    if (![...WENT_ON, ...AXE_CANNOT_RUN].some((words) => String(error).includes(words))) throw error;
  }
}

export { expect };
