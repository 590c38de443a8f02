import type { Page } from '@playwright/test';
import { likeZone, throwingMonitor } from '../support/browser/hostileScripts';
import { expect, expectStatus, placeholderOf, searchBarOf, test } from './shopTest';
import { GATE } from '../support/testScope';

test(
  'the page’s built-ins, prototypes and markup outside the placeholders are unchanged',
  GATE,
  async ({ page, open, browser, baseURL }) => {
    const shapeOf = (shown: Page) =>
      shown.evaluate(() => {
        const owners = [
          Object,
          Array,
          String,
          Number,
          Function,
          Promise,
          Date,
          Element,
          HTMLElement,
          Node,
          Document,
          EventTarget,
          Storage,
          XMLHttpRequest,
        ];
        const members = owners.map((owner) =>
          Reflect.ownKeys(owner.prototype).map(String).concat(Reflect.ownKeys(owner).map(String)).join(),
        );
        const outside = document.body.cloneNode(true) as HTMLElement;
        for (const placeholder of outside.querySelectorAll('[data-vitrina]')) placeholder.replaceWith('placeholder');
        for (const field of outside.querySelectorAll('[name="csrftoken"], a[href*="csrftoken"]')) field.remove();
        return { members, outside: outside.innerHTML.replace(/\s+/g, ' ') };
      });
    await open('/prijava');
    const withWidgets = await shapeOf(page);
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const plain = await context.newPage();
    await plain.route('**/vitrina/**', (route) => route.abort());
    await plain.goto('/prijava');
    expect(withWidgets).toEqual(await shapeOf(plain));
    await context.close();
  },
);

test('[R0.11] the AJAX region of the home page is replaced and nothing is lost', GATE, async ({ page, open }) => {
  await open('/');
  const region = page.locator('#recommended-region');
  const before = await region.innerText();
  const links = region.locator('a[data-recommended]:not([aria-current])');
  await links.first().click();
  await expect.poll(() => region.innerText()).not.toBe(before);
  await expectStatus(page, 'search-bar', 'ready');
  await expect(page.locator('html')).toHaveAttribute('data-shop-widgets', 'ready'); // set by a jQuery event handler
});

/** Widgets that work also under maintenance (A014). */
const AT_ANY_TIME = ['adult-modal', 'legal-modal', 'gdpr-modal', 'privacy-panel'];

/** The page's widgets, those that are not off by name. */
const widgetsOf = (page: Page): Promise<{ off: string[]; others: string[] }> =>
  page.locator('[data-vitrina]').evaluateAll((hosts) => {
    const named = (isOff: boolean) =>
      hosts
        .filter((host) => (host.getAttribute('data-vitrina-status') === 'off') === isOff)
        .map((host) => host.getAttribute('data-vitrina') ?? '');
    return { off: named(true), others: named(false) };
  });

test('[R1.24] the page of a shop under maintenance runs no widget and sends no request', async ({ page, open, watch }) => {
  watch.expectErrors(/503/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open('/?scenario=maintenance', { status: null });
  await page.waitForLoadState('networkidle'); // nothing is requested any more
  const { off, others } = await widgetsOf(page);
  expect(off).toContain('flash-messages');
  expect(others.filter((name) => !AT_ANY_TIME.includes(name))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

for (const path of ['/', '/kosarica'])
  test(`[R1.22] [R1.23] [R1.24] on ${path} a configuration with maintenance leaves the server’s HTML, without a request`, async ({
    page,
    open,
  }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace('"maintenance":false', '"maintenance":"1"'); // as PHP prints true
      return route.fulfill({ response, body: html });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(path, { status: null });
    await page.waitForLoadState('networkidle'); // nothing is requested any more
    const { off, others } = await widgetsOf(page);
    expect(off).toEqual(
      expect.arrayContaining(['search-bar', 'mega-menu', 'mobile-menu', 'login-drawer', 'user-menu', 'cart-drawer', 'wishlist-flyout']),
    );
    expect(others.filter((name) => !AT_ANY_TIME.includes(name))).toEqual([]);
    expect(asked.filter((url) => url.startsWith('/api/'))).toEqual([]);
    await expect(placeholderOf(page, 'search-bar').locator('input[name="s"]')).toBeVisible();
  });

for (const [scenario, message] of [
  ['broken-config', /configuration|JSON/],
  ['unknown-country', /country|XX/],
  ['no-config', /configuration|country/],
] as const) {
  test(`a page with ${scenario} keeps the server’s search and logs the error`, async ({ page, open, watch }) => {
    watch.expectErrors(/vitrina/);
    await open(`/?scenario=${scenario}`, { status: null });
    await expect.poll(() => [...watch.errors, ...watch.warnings].join('\n')).toMatch(message);
    const field = page.locator('[data-vitrina="search-bar"] input:visible').first();
    await field.fill('kolo');
    await field.press('Enter');
    await page.waitForURL('**/iskanje?s=kolo');
    await expect(page.locator('main .card').first()).toBeVisible();
  });
}

test('a click on a search action of the page’s own markup searches', async ({ page, open }) => {
  await open('/prijava');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/te-strani-ni';
    link.textContent = 'Vsi čaji';
    link.setAttribute('data-vitrina-action', 'search');
    link.setAttribute('data-keyword', 'čaj');
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Vsi čaji' }).click();
  await page.waitForURL((url) => url.pathname === '/iskanje' && url.searchParams.get('s') === 'čaj');
});

test('on a page whose promises, listeners, timers and requests are wrapped, a shopper searches and buys', async ({ page, open, watch }) => {
  watch.expectErrors(/^uncaught: monitor of /); // none of it is attributed to us
  await page.addInitScript(likeZone);
  await page.addInitScript(throwingMonitor);
  await open('/moska-majica-tindaro-opal-130-bombaz');
  const { field, groups } = searchBarOf(page);
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.locator('form.buy button[type="submit"]').click();
  await expect(placeholderOf(page, 'cart-drawer').getByRole('dialog')).toContainText('Majica Tindaro Opal', { ignoreCase: true });
});
