import type { Page } from '@playwright/test';
import { isShiftFree, watchShifts } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, placeholderOf, test } from './shopTest';

const linksOf = (page: Page) => placeholderOf(page, 'shop-content').locator('[data-vitrina-content] a');

function contentCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shopContent/')) calls.push(request.url());
  });
  return calls;
}

const reach = async (page: Page): Promise<void> => {
  await placeholderOf(page, 'shop-content').hover();
  await page.mouse.move(0, 400);
  await expectStatus(page, 'shop-content', 'ready');
};

for (const [prefix, names] of [
  ['', ['Dostava', 'Vračila', 'Kontakt']],
  ['/hu', ['Szállítás', 'Visszaküldés', 'Kapcsolat']],
] as const)
  test(`[R7.170] [R7.023] the head links of ${prefix || '/si'}: by name, in the header's own type, once per tab, without a shift`, async ({
    page,
    watch,
  }) => {
    const calls = contentCalls(page);
    await watchShifts(page);
    await page.goto(`${prefix}/`);
    await expectStatus(page, 'search-bar', 'ready');
    const before = await placeholderOf(page, 'shop-content')
      .locator('a')
      .first()
      .evaluate((link) => getComputedStyle(link).font);
    expect(calls).toEqual([]);
    await reach(page);
    await expect(linksOf(page)).toHaveText([...names]);
    expect(
      await linksOf(page)
        .first()
        .evaluate((link) => getComputedStyle(link).font),
    ).toBe(before);
    expect(await isShiftFree(page)).toBe(true);
    await expectAccessible(page, watch);
    await page.goto(`${prefix}/`);
    await reach(page);
    await expect(linksOf(page)).toHaveText([...names]);
    expect(calls.map((url) => new URL(url).searchParams.get('title'))).toEqual(['head-links']);
  });

test('[R7.023] a content that the editors have changed is fetched again', async ({ page }) => {
  await page.goto('/');
  await reach(page);
  await expect(linksOf(page)).toHaveCount(3);
  await enter(page, 'content-changed');
  await page.goto('/');
  await reach(page);
  await expect(placeholderOf(page, 'shop-content').locator('[data-vitrina-content]')).toContainText('2.0');
});

test('[R8.23] without the content the server’s own links stay', async ({ page, watch }) => {
  await enter(page, 'content-missing');
  await page.goto('/');
  await reach(page);
  await expect(placeholderOf(page, 'shop-content').getByRole('link', { name: 'Stik z nami' })).toBeVisible();
  await expect.poll(() => watch.warnings.filter((text) => text.includes('no content "head-links"')).length).toBe(1);
});
