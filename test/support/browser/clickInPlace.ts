import type { Locator } from '@playwright/test';

/**
 * Clicks where an element of the server's HTML stands. The pointer that arrives there already fetches the widget,
 * which may take the element's place before the press, and Playwright's `click` would wait for the element forever.
 */
export async function clickInPlace(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not shown`);
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
