import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, LOST_REQUEST, searchBarOf, test } from './shopTest';

test('after a failed preload the popup’s code loads at the next keystroke', FULL_CHROMIUM, async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  let isLost = true;
  await page.route('**/chunks/SearchPanels*', (route) => (isLost ? route.abort() : route.continue()));
  await open('/');
  const { field, groups } = searchBarOf(page);
  const failed = page.waitForEvent('requestfailed');
  await field.fill('do');
  await failed;
  isLost = false;
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
});
