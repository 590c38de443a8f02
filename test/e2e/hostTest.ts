import type { Page } from '@playwright/test';
import { expect, isOfPage, test as base } from './engineTest';
import { FIXTURE_DIST } from '../support/e2eSetup';
import { HostPages, type HostPage } from '../support/browser/hostPages';

export interface Watched {
  errors: string[];
  warnings: string[];
  /** The widgets named by `vitrina:widget-failed` in this page, in order. */
  failed(): Promise<string[]>;
}

const FAILED = 'vitrina.e2e.failed';

/** Tests of boot tag and loader on bare pages with fixture widgets. */
export const test = base.extend<{ host: HostPages; watched: Watched; open: (page: HostPage) => Promise<void> }>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await HostPages.start(FIXTURE_DIST);
    await use(host);
    await host.stop();
  },
  watched: async ({ page }, use) => {
    const failed = () => page.evaluate((key) => Reflect.get(window, Symbol.for(key)) as string[], FAILED);
    const watched: Watched = { errors: [], warnings: [], failed };
    await page.addInitScript((key) => {
      const names: string[] = [];
      Object.defineProperty(window, Symbol.for(key), { value: names });
      document.addEventListener('vitrina:widget-failed', (event) => names.push((event as CustomEvent<{ widget: string }>).detail.widget));
    }, FAILED);
    page.on('console', (message) => {
      if (message.type() === 'error') watched.errors.push(message.text());
      if (message.type() === 'warning') watched.warnings.push(message.text());
    });
    page.on('pageerror', (error) => isOfPage(error, page) && watched.errors.push(`uncaught: ${error.message}`));
    await use(watched);
  },
  open: async ({ page, host }, use) => {
    await use(async (content) => void (await page.goto(host.serve('/', content))));
  },
});

export const status = (page: Page, name: string) => page.locator(`[data-vitrina="${name}"]`);
export const expectStatus = (page: Page, name: string, value: string) =>
  expect(status(page, name)).toHaveAttribute('data-vitrina-status', value);

/** A placeholder around a fallback link. */
export const placeholder = (name: string, attributes = ''): string =>
  `<div data-vitrina="${name}" ${attributes}><a href="/fallback-${name}">${name}</a></div>`;

/** The page's timers run only when the test advances them: the first click waits for its widget without a time limit. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Opens a page without waiting for its scripts. */
export const visit = (page: Page, host: HostPages, content: HostPage) => page.goto(host.serve('/', content), { waitUntil: 'commit' });

/** Whatever is in progress gets the time of several requests, e.g. a second runtime that starts. */
export const letRequestsPass = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) await (await fetch('/vitrina/vitrina.js', { cache: 'no-store' })).text();
  });

export { expect };
