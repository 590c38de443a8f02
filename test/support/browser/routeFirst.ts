import type { Page, Route } from '@playwright/test';

/**
 * Handles the first requests of a URL. Not by Playwright's `times`: that ends the interception while other requests are on their
 * way, which on a busy machine now and then leaves a page pending for good.
 */
export async function routeFirst(page: Page, url: string | RegExp, handle: (route: Route) => unknown, count = 1): Promise<void> {
  let left = count;
  await page.route(url, (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    return handle(route);
  });
}
