import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, LOST_REQUEST, searchBarOf, test } from './shopTest';

test('the popup’s code lost at the first reach comes at the next key', FULL_CHROMIUM, async ({ page, open, watch }) => {
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
