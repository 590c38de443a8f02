import type { Page } from '@playwright/test';
import { enter, expect, expectStatus, test } from './shopTest';

const LISTING = '/kolesarstvo';
const PREFETCHED = 'navigational-prefetch';

/** The pages that the browser has prefetched, in order. */
function prefetchesOf(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function openListing(page: Page): Promise<void> {
  await page.goto(LISTING);
  await expectStatus(page, 'search-bar', 'ready');
  await expect(page.locator('head script[type="speculationrules"]')).toHaveCount(1);
}

const firstProduct = (page: Page) => page.getByRole('main').locator('.card-title').getByRole('link').first();

test('a product is prefetched when the pointer rests on its link, makes no call, and the click shows that page', async ({ page }) => {
  const prefetched = prefetchesOf(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await openListing(page);
  const link = firstProduct(page);
  const path = await link.getAttribute('href');
  // On its way the pointer may have rested on another link.
  const answered = page
    .context()
    .waitForEvent(
      'requestfinished',
      (request) => request.headers()['sec-purpose'] === 'prefetch' && new URL(request.url()).pathname === path,
    );
  await link.hover();
  await answered;
  expect(prefetched).toContain(path);
  expect(calls).toEqual([]);
  await link.click();
  await page.waitForURL(`**${path}`);
  await expectStatus(page, 'search-bar', 'ready');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')))).toEqual([
    PREFETCHED,
  ]);
});

test('links to the cart, to sign in or out, with a switch or with an action are never prefetched, although they are pressed', async ({
  page,
}) => {
  const prefetched = prefetchesOf(page);
  await enter(page, 'customer');
  await openListing(page);
  const product = await firstProduct(page).getAttribute('href');
  const addresses = [
    '/kosarica',
    '/kosarica/1',
    '/odjava?csrftoken=x',
    '/prijava',
    '/moj-racun',
    '/seznam-zelja-detail/1',
    `${product}?scenario=guest`,
  ];
  await page.evaluate(
    ([hrefs, last]) => {
      const links = [...hrefs, '/#action', last].map((href) => {
        const link = document.createElement('a');
        Object.assign(link, { href, textContent: `link ${href}` });
        if (href === '/#action') Object.assign(link.dataset, { vitrinaAction: 'back-to-top' });
        const paragraph = document.createElement('p'); // as far from each other as targets have to be
        paragraph.append(link);
        return paragraph;
      });
      document.querySelector('main')?.prepend(...links);
    },
    [addresses, product ?? ''] as const,
  );
  for (const address of [...addresses, product]) {
    await page.getByRole('link', { name: `link ${address}`, exact: true }).hover();
    await page.mouse.down(); // requests a page at once
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  // Chromium may prefetch other links that are prominent in the viewport.
  const { origin } = new URL(page.url());
  const pressed = new Set([...addresses, '/'].map((address) => new URL(address, origin).pathname));
  await expect.poll(() => prefetched.filter((path) => pressed.has(path))).toEqual([product]);
});
