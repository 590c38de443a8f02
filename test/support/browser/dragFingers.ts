import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Fingers that go from one place to another, all at once: Playwright itself can only tap. Needs `hasTouch`. */
export async function dragFingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  const between = (part: number) =>
    from.map(([x, y], finger): Point => {
      const [endX, endY] = to[finger] ?? [x, y];
      return [x + part * (endX - x), y + part * (endY - y)];
    });
  await send('touchStart', from);
  for (let nth = 1; nth <= 10; nth += 1) await send('touchMove', between(nth / 10));
  await send('touchEnd', []);
  await session.detach();
}
