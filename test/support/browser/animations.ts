import type { Locator, Page } from '@playwright/test';

/** Waits until an element has stopped moving and fading. */
export const waitForAnimations = async (element: Locator): Promise<void> => {
  await element.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
};

/** Waits until nothing in the page or in a shadow root moves or fades, except what never ends, such as a spinner. */
export const waitForAllAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const roots = () => [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const running = () =>
      roots()
        .flatMap((root) => root.getAnimations())
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let animations = running(); animations.length > 0; animations = running())
      await Promise.allSettled(animations.map(({ finished }) => finished));
  });

/** Waits until everything that the last event has changed is rendered and painted; used before "nothing happened". */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Turns the wheel by so many pixels; resolves when the page has handled it and had time to scroll. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const wheeled = await page.evaluateHandle(() => ({
    painted: new Promise<void>((resolve) => {
      addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
        capture: true,
        once: true,
        passive: true,
      });
    }),
  }));
  await page.mouse.wheel(0, pixels);
  await wheeled.evaluate(({ painted }) => painted);
}
