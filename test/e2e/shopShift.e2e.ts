import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { GATE, isWhole, spread } from '../support/testScope';
import { checkoutOf, SI } from '../support/browser/checkoutPage';
import { type Shift, shiftsOf } from '../support/browser/shifts';
import { openSlowRelay } from '../support/browser/slowRelay';
import { formTo } from '../support/shop/pageText';
import { PAGES, SIBLINGS } from '../support/shop/shopPages';
import { expect, expectStatus, LOST_REQUEST, test, watchContext } from './shopTest';

/** 1.6 Mbit/s. */
const SLOW_4G = { latencyMs: 400, bytesPerSecond: 200_000 };

const WIDTHS = [
  [1280, 800],
  [375, 700],
] as const;

const CONFIRMATION = 'confirmation of an order';
const MAINTENANCE = 'under maintenance';
const NOT_THERE = 'no such page';

/** What is no 200. */
const STATUS: Readonly<Record<string, number>> = { [NOT_THERE]: 404, [MAINTENANCE]: 503 };

const ADDRESSES: Readonly<Record<string, string>> = {
  ...PAGES,
  [CONFIRMATION]: '', // of the order that the test makes
  [MAINTENANCE]: '/?scenario=maintenance',
  ...Object.fromEntries(
    Object.entries(SIBLINGS).flatMap(([sibling, pages]) =>
      Object.entries({ home: `/${sibling}/`, ...pages }).map(([kind, address]) => [`${sibling}: ${kind}`, address]),
    ),
  ),
};

/** Some of the pages, among them one of each sibling, at one of the widths in turn; all of them at both where tables are run whole. */
const SHOWN = [
  ...spread(
    Object.keys(ADDRESSES).filter((name) => !name.includes(': ')),
    7,
  ),
  'cz: product',
  'sk: search',
  'pl: cart',
  'hu: home',
  'hr: listing',
];

/** By two tabs at once: each waits for its network most of the time. */
const PAGES_OF_A_TEST = 8;

/** Places an order without a browser; returns the address of its confirmation. */
async function orderOf({ request }: BrowserContext, shop: string): Promise<string> {
  const page = await request.get(`${shop}/narocilo?scenario=own-customer,filled-cart`);
  const { action, fields } = formTo(await page.text(), '/narocilo');
  const answer = await request.post(new URL(action, shop).href, { form: fields, maxRedirects: 0 });
  return answer.headers()['location'] ?? '';
}

/**
 * Shifts of a first visit to a page, from the first byte until everything is there and was scrolled past. What prepares the visit goes
 * to the shop directly: Playwright's own requests do not survive a slow connection that the shop closes meanwhile.
 */
async function shiftsOfVisit(context: BrowserContext, shop: string, name: string): Promise<Shift[]> {
  await context.clearCookies();
  const [path = '/', scenario] = (name === CONFIRMATION ? await orderOf(context, shop) : (ADDRESSES[name] ?? '/')).split(/[?&]scenario=/);
  if (scenario !== undefined)
    await context.request.get(`${shop}/?scenario=${scenario}`, { maxRedirects: 0, headers: { connection: 'close' } }); // no redirect in the visit that is measured
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Throttled only from the first byte: throttling itself uses CPU.
  const slowed = page.waitForEvent('response').then(() => session.send('Emulation.setCPUThrottlingRate', { rate: 4 }));
  const [answer] = await Promise.all([page.goto(path), slowed]);
  expect(answer?.status(), name).toBe(STATUS[name] ?? 200);
  await (name === MAINTENANCE ? expectStatus(page, 'flash-messages', 'off') : expectStatus(page, 'search-bar', 'ready'));
  await page.waitForLoadState('networkidle'); // nothing is requested any more: what arrives last may shift something, too
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const shifts = await shiftsOf(page);
  await page.close();
  return shifts;
}

/** A visitor opens page after page, each time without cookies and with an empty cache. */
async function shiftsOfVisits(browser: Browser, options: BrowserContextOptions, names: readonly string[]): Promise<[string, Shift[]][]> {
  const shop = options.baseURL ?? '';
  const network = await openSlowRelay(shop, SLOW_4G);
  const context = await browser.newContext({ ...options, baseURL: network.url });
  const watch = await watchContext(context);
  watch.expectErrors(LOST_REQUEST); // of the page that is not there
  const shifts: [string, Shift[]][] = [];
  for (const name of names) shifts.push([name, await shiftsOfVisit(context, shop, name)]);
  await watch.conclude();
  await context.close();
  network.close();
  return shifts;
}

for (const [turn, [width, height]] of WIDTHS.entries()) {
  const names = isWhole ? Object.keys(ADDRESSES) : SHOWN.filter((_, place) => place % WIDTHS.length === turn);
  for (let first = 0; first < names.length; first += PAGES_OF_A_TEST) {
    const together = names.slice(first, first + PAGES_OF_A_TEST);
    test(`nothing shifts at ${width} px on a cold visit with slow 4G and a slow CPU: ${together.join('; ')}`, async ({
      browser,
      baseURL,
    }) => {
      const options = { baseURL: baseURL ?? '', viewport: { width, height } };
      const half = Math.ceil(together.length / 2);
      const lanes = [together.slice(0, half), together.slice(half)].map((lane) => shiftsOfVisits(browser, options, lane));
      expect((await Promise.all(lanes)).flat()).toEqual(together.map((name) => [name, []]));
    });
  }
}

/** Nothing loads, and every picture in view is there. */
async function expectAllSettled(page: Page): Promise<void> {
  await expect(page.locator('[data-vitrina-status="loading"]')).toHaveCount(0);
  const missing = () =>
    [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return !picture.complete && bottom > 0 && top < innerHeight;
    }).length;
  await expect.poll(() => page.evaluate(missing)).toBe(0);
}

for (const [width, height] of WIDTHS)
  test(`nothing shifts on the home page at ${width} px, also after its whole length was scrolled past`, GATE, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open('/');
    await expectAllSettled(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAllSettled(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await shiftsOf(page)).toEqual([]);
  });

test('the measure sees what moves', async ({ page, open }) => {
  await open('/prijava');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'late';
    document.querySelector('main')?.prepend(late);
  });
  const [shift] = await shiftsOf(page);
  expect(shift?.value).toBeGreaterThan(0);
});

test('opening and closing the suggestions shifts nothing in the page', async ({ page, open }) => {
  await open('/');
  const bar = page.locator('[data-vitrina="search-bar"]');
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, main > *')].map((element) => JSON.stringify(element.getBoundingClientRect())),
    );
  const before = await boxes();
  await bar.getByRole('combobox').fill('dom');
  await expect(bar.getByRole('group')).toHaveCount(4);
  expect(await boxes()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await boxes()).toEqual(before);
});

test('nothing shifts by itself when the checkout opens the next step on a phone, however slow the response', async ({ page }) => {
  const { toAddress, order, thanks, heading } = checkoutOf(page);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/?scenario=checkout-ready&fault=late-before:nextStep');
  await page.goto(SI.cart);
  await toAddress.click();
  await expect(heading('txt_cart_navigation_login_delivery')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await page.goto(`${SI.cart}/3`);
  await order.click();
  await expect(thanks).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});
