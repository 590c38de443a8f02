import type { Page, Route } from '@playwright/test';

/** Holds a chunk back, of pages that are opened from now on; the returned function lets it arrive. */
export async function holdChunk(page: Page, chunk: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(`**/chunks/${chunk}-*.js`, (route) => (isReleased ? route.continue() : void held.push(route)));
  return async () => {
    isReleased = true;
    for (const route of held) await route.continue();
  };
}
