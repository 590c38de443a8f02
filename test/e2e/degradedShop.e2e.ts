import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { GATE, sample } from '../support/testScope';
import { buy, sendOrder } from '../support/shop/shopOrder';
import { expect, expectStatus, LIGHT_PAGE, LOST_REQUEST, placeholderOf, searchBarOf, test, watchContext } from './shopTest';

/** Searches in the server's field or ours, and opens the first product in stock. */
async function searchAndOpen(page: Page): Promise<void> {
  const field = page.locator('[data-vitrina="search-bar"]').locator('input:visible').first();
  await field.fill('kolo');
  await field.press('Enter');
  await page.waitForURL('**/iskanje?s=kolo');
  await expect(page.locator('main .card').first()).toBeVisible();
  await page
    .locator('main .card')
    .filter({ has: page.locator('form') })
    .first()
    .locator('a')
    .first()
    .click();
  await expect(page.locator('form.buy')).toBeVisible();
}

/** Adds the open product to the cart and sees it there. */
async function buyAndSee(page: Page): Promise<void> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await buy(page);
  // Without the drawer's code the widget itself navigates to the cart at this moment.
  await page.goto('/kosarica').catch(() => page.waitForURL('**/kosarica'));
  await expect(page.locator('.cart-title').first()).toContainText(title.split(',')[0] ?? title);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('govuk/no-js: a guest searches, reads, buys, changes the amount and orders', async ({ page, watch }) => {
    watch.expectErrors(/422/); // the order form, submitted empty
    await page.goto('/');
    await searchAndOpen(page);
    await buyAndSee(page);
    await page.locator('.cart-amount input[type="number"]').fill('2');
    await page.locator('.cart-amount button').click();
    await expect(page.locator('.cart-amount input[type="number"]')).toHaveValue('2');
    await page.locator('.cart-sums a.button').click();
    await page.locator('form.order button[type="submit"]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await sendOrder(page);
    await page.waitForURL('**/potrditev/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/kosarica');
    await expect(page.locator('.empty')).toBeVisible();
  });

  test('paging, sorting, sign-in and the recommended products work', async ({ page }) => {
    await page.goto('/?scenario=guest');
    await page.locator('a[data-recommended]').last().click();
    await expect(page.locator('#recommended-region')).toBeVisible();
    await page.goto('/iskanje?s=kolo');
    await page.locator('.sorting select').selectOption('price-asc');
    await page.locator('.sorting button').click();
    await page.waitForURL(/sort=price-asc/);
    await expect(page.locator('main .card').first()).toBeVisible();
    await page.goto('/prijava');
    await page.locator('main input[type="email"]').first().fill('kupec@vitrina.example');
    await page.locator('main input[type="password"]').fill('kupec-vitrina');
    await page.locator('main input[type="password"]').press('Enter');
    await expect(page.locator('.top-account')).toContainText('Redni');
  });
});

/** The stages of a visit; a missing file has no effect before the stage that requests it. */
const STAGES = ['search', 'buy', 'cart'] as const;
type Stage = (typeof STAGES)[number];

function stageOf(url: string): Stage {
  const { pathname } = new URL(url);
  if (pathname === '/kosarica') return 'cart';
  return [LIGHT_PAGE, '/iskanje'].includes(pathname) ? 'search' : 'buy';
}

/**
 * A shopper searches, buys a product and sees the cart without these files of the build; from a later stage on, with the product's
 * page or with a filled cart. Returns the product's page, and the stage in which each file was first requested.
 */
async function visitWithout(blocked: readonly string[], browser: Browser, baseURL = '', from: Stage = 'search', product = '') {
  const context = await browser.newContext({ baseURL });
  const watch = await watchContext(context);
  if (blocked.length > 0) watch.expectErrors(LOST_REQUEST, /vitrina: /);
  const page = await context.newPage();
  const asked = new Map<string, Stage>();
  page.on('request', (request) => {
    const file = /\/vitrina\/([^?]+)/.exec(request.url())?.[1];
    if (file !== undefined && !asked.has(file)) asked.set(file, stageOf(request.frame().url()));
  });
  for (const file of blocked) await page.route(`**/vitrina/${file}*`, (route) => route.abort());
  const settles = async (name: string): Promise<void> => {
    if (!blocked.includes('vitrina.js')) await expect(placeholderOf(page, name)).toHaveAttribute('data-vitrina-status', /^(ready|failed)$/);
  };
  if (from === 'cart') {
    await context.request.get(`${LIGHT_PAGE}?scenario=filled-cart`);
    await page.goto('/kosarica');
    await expect(page.locator('.cart-title').first()).toContainText(/\S/);
  } else {
    await page.goto(from === 'buy' ? product : LIGHT_PAGE);
    await settles('search-bar');
    if (from === 'search') await searchAndOpen(page);
    product = page.url();
    await buyAndSee(page);
  }
  await settles('checkout');
  const checkout = placeholderOf(page, 'checkout');
  if ((await checkout.getAttribute('data-vitrina-status')) === 'ready') await expect(checkout.getByRole('dialog')).toBeVisible();
  else await expect(page.locator('.cart-amount input[type="number"]').first()).toBeVisible();
  await watch.conclude();
  await context.close();
  return { asked, product };
}

for (const half of sample([0, 1], 1)) {
  test(`every second file of the bundle blocked in turn (${half + 1} of 2): the shop still searches and sells`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { asked, product } = await visitWithout([], browser, baseURL);
    // What idle prefetches leave to a later page depends on how fast the machine is.
    expect([...asked.values()]).toEqual(expect.arrayContaining(['search', 'cart']));
    // Files that are never requested are blocked together, in one visit.
    const unasked = (await filesOfTheBuild(request)).filter((file) => !asked.has(file));
    const alone = STAGES.flatMap((stage) => [...asked.keys(), 'manifest.json'].filter((file) => (asked.get(file) ?? 'search') === stage));
    for (const [place, files] of [...alone.map((file) => [file]), unasked].entries()) {
      if (place % 2 !== half) continue;
      await test.step(files.join(', '), () => visitWithout(files, browser, baseURL, asked.get(files[0] ?? ''), product));
    }
  });
}

async function filesOfTheBuild(request: APIRequestContext): Promise<string[]> {
  const { files }: { files: Record<string, unknown> } = await (await request.get('/vitrina/manifest.json')).json();
  return Object.keys(files).filter((file) => /\.(js|json)$/.test(file));
}

test('no chunk loads at all: the server’s markup works from the first moment', GATE, async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST, /vitrina: /);
  await page.route('**/vitrina/chunks/**', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await searchAndOpen(page);
  await buyAndSee(page);
});

/** Permanent failures of the API; with the last one the product is still added. */
const OUTAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'not reached': (page) => page.route('**/api/**', (route) => route.abort()),
  'answering nothing but errors': (page) => page.goto('/?scenario=failing'),
  'answering what nobody can read': (page) => page.goto('/?fault=truncated'),
};

for (const [how, breakDown] of Object.entries(OUTAGES)) {
  test(`the API ${how}: the shop still searches, and sells by its own form, once (ADR 008)`, async ({ page, open, watch }) => {
    watch.expectErrors(LOST_REQUEST, /vitrina: /);
    await breakDown(page);
    await open('/');
    await searchAndOpen(page);
    await expectStatus(page, 'search-bar', 'ready');
    await page.locator('form.buy input[name="count"]').fill('2');
    await page.locator('form.buy button[type="submit"]').click();
    await page.waitForURL('**/kosarica');
    await expect(page.locator('.cart-amount input[type="number"]')).toHaveValue('2');
  });
}

test('jQuery and the shop’s own script blocked: the widgets do not need them', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route(/\/assets\/(jquery|shop)\.js/, (route) => route.abort());
  await open('/');
  await searchBarOf(page).field.fill('dom');
  await expect(searchBarOf(page).groups).toHaveCount(4);
});

/** Names that common filter lists hide or block (docs/hostile-pages.md, "Content blockers"). */
const HIDDEN = [
  'cookie-bar',
  'cookie-banner',
  'cookies-modal',
  'gdpr-banner',
  'shop-cookie',
  'ad-box',
  'promo-box',
  'social-share',
  'newsletter-signup',
  'newsletter-box',
  'newsletter-popup',
  'legal-consent',
  'consent-panel',
  'above-header',
];
const BLOCKED =
  /\/[^/?]*(gtm|cookie|gdpr|consent|beacon|banner|advert|\bads?\b|track|analytics|newsletter|popup|promo|social)[^/?]*\.(js|css|json)(\?|$)/i;

test('a content blocker with the common lists does not break the search', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const blocked: string[] = [];
  await page.route(
    (url) => BLOCKED.test(url.pathname),
    (route) => {
      blocked.push(route.request().url());
      return route.abort();
    },
  );
  // Like an extension: one user stylesheet for the page and, by adoption, for every shadow root.
  await page.addInitScript((names) => {
    const rule = names.map((name) => `.${name}, #${name}, [class*="${name}"], [id*="${name}"]`).join(',');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rule} { display: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function attach(options) {
      const shadow = attachShadow.call(this, options);
      const sheets = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
      Object.defineProperty(shadow, 'adoptedStyleSheets', {
        get: () => sheets?.get?.call(shadow),
        set: (list: CSSStyleSheet[]) => {
          sheets?.set?.call(shadow, [...list, sheet]);
        },
      });
      return shadow;
    };
  }, HIDDEN);
  await open('/');
  const { field, groups, options, submit } = searchBarOf(page);
  await expect(submit).toBeVisible();
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
  for (const option of await options.all()) await expect(option).toBeVisible();
  expect(blocked).toEqual([]);
  await options.first().click();
  await page.waitForURL(/src=sug/);
});
