import type { Page } from '@playwright/test';

/** Records what shifts in the page, from its start; not what the shopper's own press or key moves. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.defineProperty(window, Symbol.for('shifts'), { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const isShiftFree = (page: Page): Promise<boolean> =>
  page.evaluate(() => (Reflect.get(window, Symbol.for('shifts')) as number[]).length === 0);
