import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, hoverFound, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const linksOf = (page: Page) => placeholderOf(page, 'shop-content').locator('[data-vitrina-content] a');

function contentCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shopContent/')) calls.push(request.url());
  });
  return calls;
}

const reach = async (page: Page): Promise<void> => {
  await hoverFound(placeholderOf(page, 'shop-content'), '*');
  await page.mouse.move(0, 400);
  await expectStatus(page, 'shop-content', 'ready');
};

test("[R7.170] [R7.023] the head links: by name, in the header's own type, once per tab, without a shift", async ({ page, watch }) => {
  const calls = contentCalls(page);
  await page.goto('/');
  await expectStatus(page, 'search-bar', 'ready');
  const before = await placeholderOf(page, 'shop-content')
    .locator('a')
    .first()
    .evaluate((link) => getComputedStyle(link).font);
  expect(calls).toEqual([]);
  await reach(page);
  await expect(linksOf(page)).toHaveText(['Dostava', 'Vračila', 'Kontakt']);
  expect(
    await linksOf(page)
      .first()
      .evaluate((link) => getComputedStyle(link).font),
  ).toBe(before);
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, watch);
  await page.goto('/');
  await reach(page);
  await expect(linksOf(page)).toHaveText(['Dostava', 'Vračila', 'Kontakt']);
  expect(calls.map((url) => new URL(url).searchParams.get('title'))).toEqual(['head-links']);
});

test('[R7.023] a content that the editors have changed is fetched again', GATE, async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await expect(linksOf(page)).toHaveCount(3);
  await enter(page, 'content-changed');
  await page.goto('/');
  await reach(page);
  await expect(placeholderOf(page, 'shop-content').locator('[data-vitrina-content]')).toContainText('2.0');
});

test('(shape-14) [R7.022] a hash that looks like a path is one value of the query, and what comes under it is kept for the tab', async ({
  page,
}) => {
  const hash = 'a/../../x?y&title=other#z';
  const calls = contentCalls(page);
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/("contentHashes":\{[^}]*"head-links":)"[^"]*"/, (_, before) => `${before}${JSON.stringify(hash)}`),
    });
  });
  await page.route(/findByTitle/, async (route) => {
    const response = await route.fetch();
    const { content } = await response.json();
    await route.fulfill({ response, json: { content: { ...content, hash } } });
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/');
    await expectStatus(page, 'search-bar', 'ready');
    await reach(page);
    await expect(linksOf(page)).toHaveCount(3);
  }
  expect(calls.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
    `/api/shopContent/findByTitle?title=head-links&hash=${encodeURIComponent(hash)}`,
  ]);
});
