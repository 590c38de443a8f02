import type { Page } from '@playwright/test';
import { gateYields } from '../support/browser/yieldGate';
import { expect, expectStatus, letRequestsPass, placeholder, stopClock, test, visit } from './hostTest';

test.describe('60 placeholders', () => {
  const NUMBERS = Array.from({ length: 60 }, (_, index) => index);
  const SIXTY = NUMBERS.map((number) => placeholder('good-widget', `id="p${number}" data-label="w${number}"`)).join('');
  const readyOnes = (page: Page) => page.locator('[data-vitrina-status="ready"]').evaluateAll((hosts) => hosts.map(({ id }) => id));
  const buttonsInEach = (page: Page) =>
    page.locator('[data-vitrina]').evaluateAll((hosts) => hosts.map((host) => host.shadowRoot?.querySelectorAll('button').length));

  test('one that is reached for jumps the queue: clicked, focused or under the pointer; each is mounted once', async ({
    page,
    host,
    watched,
  }) => {
    await stopClock(page);
    const yields = await gateYields(page, { isLoading: true });
    await visit(page, host, { body: SIXTY });
    for (const id of ['p0', 'p1', 'p2']) {
      await yields.held();
      await letRequestsPass(page); // all of them have the widget's code
      await yields.step();
      await expect(page.locator(`#${id}`)).toHaveAttribute('data-vitrina-status', 'ready');
    }
    await yields.held();
    expect(await readyOnes(page)).toEqual(['p0', 'p1', 'p2']);
    await page.getByRole('link', { name: 'good-widget' }).last().click();
    await page.mouse.move(0, 0);
    await yields.step();
    await expect(page.getByRole('button', { name: 'w59' })).toHaveText('w59 1');
    await yields.held();
    await page.locator('#p40').getByRole('link').focus();
    await yields.step();
    await expect(page.locator('#p40')).toHaveAttribute('data-vitrina-status', 'ready');
    await yields.held();
    await page.locator('#p50').getByRole('link').hover();
    await yields.step();
    await expect(page.locator('#p50')).toHaveAttribute('data-vitrina-status', 'ready');
    await yields.held();
    expect(await readyOnes(page)).toEqual(['p0', 'p1', 'p2', 'p40', 'p50', 'p59']);
    await yields.open();
    await expect(page.locator('[data-vitrina-status="ready"]')).toHaveCount(60);
    expect(await buttonsInEach(page)).toEqual(NUMBERS.map(() => 1));
    expect([watched.errors, watched.warnings]).toEqual([[], []]);
  });

  // Without a widget the tag waits for the first placeholder; beside one the loader finds those that are added.
  for (const [page, first] of [
    ['a page without a widget', ''],
    ['a page with one', placeholder('good-widget', 'id="first"')],
  ] as const)
    test(`added after the load of ${page}: each is mounted once`, async ({ page: tab, open, watched }) => {
      const isThere = first === '' ? 0 : 1;
      await open({ lax: true, body: `${first}<main></main>` });
      await expect(tab.locator('[data-vitrina-status="ready"]')).toHaveCount(isThere);
      await tab.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), SIXTY);
      await expect(tab.locator('[data-vitrina-status="ready"]')).toHaveCount(60 + isThere);
      expect(await buttonsInEach(tab)).toEqual(Array.from({ length: 60 + isThere }, () => 1));
      expect([watched.errors, watched.warnings]).toEqual([[], []]);
    });

  test('one that fails does not keep the others waiting', async ({ page, open }) => {
    await open({ body: placeholder('throws-at-mount') + placeholder('throws-in-render') + placeholder('throws-in-effect') + SIXTY });
    await expect(page.locator('[data-vitrina-status="ready"]')).toHaveCount(60);
    for (const name of ['throws-at-mount', 'throws-in-render', 'throws-in-effect']) await expectStatus(page, name, 'failed');
  });
});
