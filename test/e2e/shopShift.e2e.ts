import type { Page } from '@playwright/test';
import { PAGES } from '../support/shopPages';
import { expect, test } from './shopTest';

/** 400 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const SAMPLE = ['home', 'listing, sorted, second page', 'search results', 'filled cart', 'account', 'editor’s page', 'sign-in'];

interface Shift {
  value: number;
  sources: string[];
}

/** What moved in the page since it began to load, whoever was at fault; not what follows the shopper's own input. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        // What lies in a shadow tree has no name here; its place tells which widget it is of.
        const nameOf = (node: Node | null): string =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'unnamed');
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          // The list is never empty: an element that the observer may always see comes with it.
          const shifts = list.getEntries().filter((entry): entry is Entry => entry.entryType === 'layout-shift');
          resolve(
            shifts
              .filter(({ hadRecentInput }) => !hadRecentInput)
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

for (const [width, height] of [
  [1280, 800],
  [375, 700],
] as const) {
  test.describe(`nothing moves at ${width} px on a cold visit by slow 4G and a slow processor`, () => {
    test.use({ viewport: { width, height } });

    for (const name of SAMPLE) {
      test(name, async ({ page, context, open }) => {
        test.slow();
        const path = new URL(PAGES[name] ?? '/', 'http://shop');
        const scenario = path.searchParams.get('scenario');
        if (scenario !== null) await context.request.get(`/prijava?scenario=${scenario}`); // no redirect in the visit that is measured
        path.searchParams.delete('scenario');
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', SLOW_4G);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await open(path.pathname + path.search, { status: null });
        await expect(page.locator('[data-vitrina="search-bar"]')).toHaveAttribute('data-vitrina-status', 'ready', { timeout: 40_000 });
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  });
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
