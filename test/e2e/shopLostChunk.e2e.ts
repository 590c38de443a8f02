import type { Page } from '@playwright/test';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, LOST_REQUEST, searchBarOf, suggestCallsOf, test } from './shopTest';
import { GATE } from '../support/testScope';

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

/** Fulfils or aborts the request for the popup's code when the test decides. */
async function holdPopup(page: Page): Promise<(outcome: 'arrives' | 'is lost' | 'is of another release') => void> {
  let release = (_outcome: string): void => undefined;
  const released = new Promise<string>((resolve) => (release = resolve));
  await page.route('**/chunks/SearchPanels*', async (route) => {
    const outcome = await released;
    if (outcome === 'is lost') return route.abort();
    if (outcome === 'arrives') return route.continue();
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'export const panel = null;',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return release;
}

const storedHistory = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('suggestFragments'));

test('[R7.038] text typed before the popup’s code is there is suggested when it arrives', FULL_CHROMIUM, async ({ page, open }) => {
  const release = await holdPopup(page);
  await open('/');
  const { field, groups } = searchBarOf(page);
  const calls = suggestCallsOf(page);
  await field.pressSequentially('dom');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(calls).toEqual([]);
  release('arrives');
  await expect(groups).toHaveCount(4);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('dom');
  expect(calls).toEqual(['dom']);
});

test('[R5.23] [R5.24] a submit before the popup’s code is there opens the results and stores the keyword', GATE, async ({ page, open }) => {
  const release = await holdPopup(page);
  await open('/');
  const { field } = searchBarOf(page);
  await field.fill('domači');
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('s') === 'domači');
  expect(await storedHistory(page)).toBe('["domači"]');
  release('arrives'); // also what the page of results has requested meanwhile
});

for (const outcome of ['is lost', 'is of another release'] as const)
  test(`[R5.23] the popup’s code ${outcome}: no popup, no message, and searching works`, async ({ page, open, watch }) => {
    watch.expectErrors(outcome === 'is lost' ? LOST_REQUEST : /integrity/);
    const release = await holdPopup(page);
    await open('/');
    const { field, bar } = searchBarOf(page);
    await field.fill('dom');
    release(outcome);
    await field.pressSequentially('ači');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(bar.getByRole('status').or(bar.getByRole('alert'))).toHaveCount(0);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('s') === 'domači');
    expect(await storedHistory(page)).toBe('["domači"]');
  });

test(
  '[R5.23] after a deploy the popup’s code starts the new release, and the typed text is suggested there',
  FULL_CHROMIUM,
  async ({ page, open, watch, baseURL }) => {
    watch.expectErrors(LOST_REQUEST);
    let isRestarted = false;
    await page.route('**/chunks/SearchPanels*', (route) => (isRestarted ? route.continue() : route.abort()));
    await open('/');
    const manifest = await (await page.request.get(`${baseURL}/vitrina/manifest.json`)).json();
    const main: string = manifest.main;
    const next = 'chunks/main-NEXT.js';
    const entry = await page.request.get(`${baseURL}/vitrina/${main}`);
    const files = { ...manifest.files, [next]: manifest.files[main] };
    const eager = manifest.eager.map((path: string) => (path === main ? next : path));
    await page.route('**/manifest.json', (route) => route.fulfill({ json: { ...manifest, main: next, eager, files } }));
    await page.route(`**/${next}`, (route) => {
      isRestarted = true;
      return route.fulfill({ response: entry });
    });
    const { field, groups } = searchBarOf(page);
    await field.pressSequentially('dom');
    await expect.poll(() => isRestarted).toBe(true);
    await expect(groups).toHaveCount(4);
    await expect(field).toHaveValue('dom');
    await expect(field).toBeFocused();
  },
);
