import type { Page } from '@playwright/test';

const GATE = 'vitrina.e2e.yields';

interface Gate {
  held: (() => void)[];
  isClosed(): boolean;
}

/** When the page's yields to input begin to be held: after this many of them, or when the first widget is being loaded. */
interface ClosesAt {
  yields?: number;
  isLoading?: boolean;
}

/** Holds the slices of our work in a page, so that a test decides what happens between two of them. To be called before `goto`. */
export async function gateYields(page: Page, { yields = Number.MAX_SAFE_INTEGER, isLoading = false }: ClosesAt = {}) {
  await page.addInitScript(
    ([key, most, closesAtLoading]) => {
      const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
      const own = scheduler?.yield?.bind(scheduler) ?? (() => Promise.resolve());
      let count = 0;
      const gate = {
        held: [] as (() => void)[],
        isClosed: () => count > most || (closesAtLoading && document.querySelector('[data-vitrina-status="loading"]') !== null),
      };
      const gated = (): Promise<void> => {
        count += 1;
        return gate.isClosed() ? new Promise((resolve) => gate.held.push(resolve)) : own();
      };
      Object.defineProperty(window, 'scheduler', { configurable: true, value: { yield: gated } });
      Object.defineProperty(window, Symbol.for(key), { value: gate });
    },
    [GATE, yields, isLoading] as const,
  );
  const change = (isClosed: boolean) =>
    page.evaluate(
      ([key, closed]) => {
        const gate = Reflect.get(window, Symbol.for(key)) as Gate;
        gate.isClosed = () => closed;
        if (!closed) for (const resolve of gate.held.splice(0)) resolve();
      },
      [GATE, isClosed] as const,
    );
  return {
    close: () => change(true),
    open: () => change(false),
    /** Waits until our code has yielded and is held. */
    held: () => page.waitForFunction((key) => (Reflect.get(window, Symbol.for(key)) as Gate).held.length > 0, GATE),
    /** Runs the slices that are held now. */
    step: () => page.evaluate((key) => (Reflect.get(window, Symbol.for(key)) as Gate).held.splice(0).forEach((resolve) => resolve()), GATE),
  };
}
