import type { Page } from '@playwright/test';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, LIGHT_PAGE, LOST_REQUEST, searchBarOf, test } from './shopTest';

/** Enables one of the shop's built-in faults, for suggest only. */
async function injectSuggestFault(page: Page, fault: string): Promise<void> {
  await page.context().addCookies([{ name: 'vitrina_fault', value: `${fault}:suggest`, url: new URL(page.url()).origin }]);
}

/** Keywords with results; each is new to the page's cache. */
const KEYWORDS = ['dom', 'kol', 'koz', 'zel', 'lum', 'vino', 'miz', 'stol', 'pos', 'sam', 'ces', 'tek', 'hla', 'sve', 'plas', 'noz', 'kom'];

/** Responses without suggestions, whatever their status. */
const LOST = [
  'offline',
  '401',
  '403',
  '404',
  '409',
  '419',
  '500',
  '502',
  '503',
  '504',
  'html',
  'html-json',
  'empty',
  'truncated',
  'nan',
  'rejected',
  'redirect-login',
];

const UNAVAILABLE = 'Predlogi trenutno niso na voljo. Za iskanje pritisnite Enter.';

test('[R8.25][D21] a failed suggest call is logged and shows one line of text: no flash, no alert, searching works', async ({
  page,
  open,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await open(LIGHT_PAGE);
  const { field, list, bar, status } = searchBarOf(page);
  for (const [place, fault] of LOST.entries()) {
    const keyword = KEYWORDS[place] ?? '';
    await injectSuggestFault(page, fault);
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('vitrina: no suggestions'),
    });
    await field.fill(keyword);
    expect((await logged).type(), fault).toBe('warning');
    await expect(bar.locator('p.note'), fault).toHaveText(UNAVAILABLE);
    await expect(list.getByRole('option'), fault).toHaveCount(1);
    await expect(field, fault).toHaveValue(keyword);
    await expect(status, fault).toHaveText(UNAVAILABLE);
    await expect(bar.getByRole('alert'), fault).toHaveCount(0);
  }
  await field.press('Enter');
  await page.waitForURL(`**/iskanje?s=${KEYWORDS[LOST.length - 1]}`);
  await expect(page.locator('main .card').first()).toBeVisible();
});

test(
  'offline the field is unchanged, and the server’s page loads when the network is back',
  FULL_CHROMIUM,
  async ({ page, open, watch, context }) => {
    watch.expectErrors(LOST_REQUEST);
    let isLost = true;
    await page.route('**/chunks/SearchPanels*', (route) => (isLost ? route.abort() : route.continue())); // also at idle
    await open(LIGHT_PAGE);
    const { field, list, options } = searchBarOf(page);
    await page.waitForLoadState('networkidle'); // nothing else is lost
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await field.fill('dom');
    await failed;
    await expect(list).toBeHidden();
    isLost = false;
    await context.setOffline(false);
    await field.fill('do');
    await expect.poll(() => options.count()).toBeGreaterThan(1);
  },
);
