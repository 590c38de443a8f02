import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { PAGES } from '../support/shopPages';
import { expect, expectStatus, LOST_REQUEST, test, watchContext } from './shopTest';

/** 400 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Visits at once: each waits for its network most of the time. */
const AT_ONCE = 2;

/** At the width of a phone, a page of every kind. */
const KINDS = ['home', 'listing, sorted, second page', 'search results', 'filled cart', 'account', 'editor’s page', 'sign-in'];

interface Shift {
  value: number;
  sources: string[];
}

/**
 * What moved in the page since our tag arrived, whoever was at fault; not what follows the shopper's own input. Before, it
 * can only be the server's HTML that arrives piece by piece: a card that the next one of its row makes taller.
 */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        const tag = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/vitrina/vitrina.js'));
        const since = tag instanceof PerformanceResourceTiming ? tag.responseEnd : 0;
        // What lies in a shadow tree has no name here; its place tells which widget it is of.
        const nameOf = (node: Node | null): string =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'unnamed');
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          // The list is never empty: an element that the observer may always see comes with it.
          const shifts = list.getEntries().filter((entry): entry is Entry => entry.entryType === 'layout-shift');
          resolve(
            shifts
              .filter(({ startTime, hadRecentInput }) => startTime >= since && !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                sources: sources.map(
                  ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
                ),
              })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 100)));
      }),
  );

/** Shifts of a first visit to a page, from the first byte until everything is there and was scrolled past. */
async function shiftsOfVisit(browser: Browser, options: BrowserContextOptions, address: string): Promise<Shift[]> {
  const context = await browser.newContext(options);
  const watch = await watchContext(context);
  watch.expectErrors(LOST_REQUEST); // of the page that is not there
  const path = new URL(address, 'http://shop');
  const scenario = path.searchParams.get('scenario');
  if (scenario !== null) await context.request.get(`/prijava?scenario=${scenario}`); // no redirect in the visit that is measured
  path.searchParams.delete('scenario');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // Before the first byte there is nothing to do, and slowing a processor down takes the processor.
  const slowed = page.waitForEvent('response').then(() => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }));
  await Promise.all([page.goto(path.pathname + path.search), slowed]);
  await expectStatus(page, 'search-bar', 'ready');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const shifts = await shiftsOf(page);
  await watch.conclude();
  await context.close();
  return shifts;
}

for (const [width, height, names] of [
  [1280, 800, Object.keys(PAGES)],
  [375, 700, KINDS],
] as const) {
  for (let first = 0; first < names.length; first += AT_ONCE) {
    const together = names.slice(first, first + AT_ONCE);
    test(`nothing moves at ${width} px on a cold visit by slow 4G and a slow processor: ${together.join('; ')}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const options = { baseURL: baseURL ?? '', viewport: { width, height } };
      const shifts = await Promise.all(together.map(async (name) => [name, await shiftsOfVisit(browser, options, PAGES[name] ?? '/')]));
      expect(shifts).toEqual(together.map((name) => [name, []]));
    });
  }
}

test('the measure sees what moves', async ({ page, open }) => {
  await open('/prijava');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'late';
    document.querySelector('main')?.prepend(late);
  });
  const [shift] = await shiftsOf(page);
  expect(shift?.value).toBeGreaterThan(0);
});

test('opening and closing the list of suggestions moves nothing of the page', async ({ page, open }) => {
  await open('/');
  const bar = page.locator('[data-vitrina="search-bar"]');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main > *')].map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  const before = await boxes();
  await bar.getByRole('combobox').fill('dom');
  await expect(bar.getByRole('group')).toHaveCount(4);
  expect(await boxes()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await boxes()).toEqual(before);
});
