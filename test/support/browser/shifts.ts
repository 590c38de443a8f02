import type { BrowserContext, Page } from '@playwright/test';

export interface Shift {
  value: number;
  sources: string[];
}

const PAINTED = 'whole page painted';

/** Marks the first frame that has the whole of the page's HTML. Runs first in a page. */
const markWholePage = (name: string): void =>
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(() => performance.mark(name))));

/** Lets `shiftsOf` know from when on it counts. */
export const watchWholePage = (context: BrowserContext): Promise<unknown> => context.addInitScript(markWholePage, PAINTED);

/**
 * What shifted in the page since our tag came and the whole of the page's HTML was painted, whatever the cause, except after the shopper's own
 * input. Before, it is the server's HTML that arrives piece by piece: a card that the next one of its row makes taller. What a busy browser
 * laid out before its first paint, without the stylesheet, nobody has seen.
 */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    (wholePage) =>
      new Promise<Shift[]>((resolve) => {
        interface Entry extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        const tag = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/vitrina/vitrina.js'));
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        const [visit] = performance.getEntriesByType('navigation');
        const [whole] = performance.getEntriesByName(wholePage);
        const since = Math.max(
          whole?.startTime ?? 0,
          tag instanceof PerformanceResourceTiming ? tag.responseEnd : 0,
          painted?.startTime ?? 0,
          visit instanceof PerformanceNavigationTiming ? visit.domInteractive : 0,
        );
        // Nodes in a shadow tree have no name here; their position identifies the widget.
        const nameOf = (node: Node | null): string =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'unnamed');
        const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
        const observer = new PerformanceObserver((list) => {
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
        });
        // The mark calls the observer also when nothing has shifted.
        const observe = () => {
          observer.observe({ type: 'layout-shift', buffered: true });
          observer.observe({ type: 'mark' });
          performance.mark('shifts requested');
        };
        requestAnimationFrame(() => requestAnimationFrame(observe));
      }),
    PAINTED,
  );

/** Resolves when what moves is no longer taken for the effect of a press or a key: 500 ms later (Layout Instability, `hadRecentInput`). */
export const afterRecentInput = (page: Page): Promise<unknown> =>
  page.evaluate(() => performance.now()).then((from) => page.waitForFunction((since) => performance.now() > since + 500, from));
