import type { Page } from '@playwright/test';
import { answerSuggest, suggestedItem, suggestedProduct } from '../support/browser/suggestRoutes';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { expect, LIGHT_PAGE, LOST_REQUEST, openWithStoppedClock, searchBarOf, suggestCallsOf, test } from './shopTest';

/** Enables one of the shop's built-in faults, for suggest only. */
async function injectSuggestFault(page: Page, fault: string): Promise<void> {
  await page.context().addCookies([{ name: 'vitrina_fault', value: `${fault}:suggest`, url: new URL(page.url()).origin }]);
}

/** Keywords with results; each is new to the page's cache. */
const KEYWORDS = [
  'dom',
  'kol',
  'koz',
  'zel',
  'lum',
  'vino',
  'miz',
  'stol',
  'pos',
  'sam',
  'ces',
  'tek',
  'hla',
  'sve',
  'plas',
  'noz',
  'kom',
  'kop',
  'gar',
  'zak',
  'pral',
  'ogl',
];

/** Responses that can still be parsed. */
const SALVAGED = ['php-notice', 'php-notice-after', 'bom', 'guard', 'csrf-once', 'odd-fields', 'slow', 'reorder'];
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

test('responses with noise around or in them still show suggestions, without NaN or undefined', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await open(LIGHT_PAGE);
  const { field, list, options } = searchBarOf(page);
  for (const [place, fault] of SALVAGED.entries()) {
    await injectSuggestFault(page, fault);
    await field.fill(KEYWORDS[place] ?? '');
    await expect(list, fault).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => options.count(), fault).toBeGreaterThan(1);
    expect((await options.allInnerTexts()).join('\n'), fault).not.toMatch(/NaN|undefined|null|\[object|Notice/);
  }
});

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

test('after a failure the same keyword is requested again when the shopper continues', async ({ page, open, watch, context }) => {
  watch.expectErrors(LOST_REQUEST);
  await open(LIGHT_PAGE);
  const calls = suggestCallsOf(page);
  const { field, bar, options } = searchBarOf(page);
  await injectSuggestFault(page, '500');
  const answered = page.waitForResponse('**/api/searching/suggest?*');
  await field.fill('dom');
  await answered;
  await context.clearCookies({ name: 'vitrina_fault' });
  await expect(bar.locator('p.note')).toHaveText(UNAVAILABLE);
  await field.fill('domi');
  await field.fill('dom');
  await expect(options).toHaveCount(11);
  expect(calls.filter((keyword) => keyword === 'dom')).toHaveLength(2);
});

test('after a 429 no request is sent before Retry-After', async ({ page, watch, context }) => {
  watch.expectErrors(LOST_REQUEST);
  await openWithStoppedClock(page);
  const calls = suggestCallsOf(page);
  const { field, options } = searchBarOf(page);
  await injectSuggestFault(page, '429');
  /** The browser reports the response, too; ours is only the first. */
  const refused = () => page.waitForEvent('console', (message) => /vitrina: no suggestions.*429/.test(message.text()));
  const type = async (keyword: string): Promise<void> => {
    await field.fill(keyword);
    await page.clock.runFor(250);
  };
  const first = refused();
  await type('dom');
  await first;
  await context.clearCookies({ name: 'vitrina_fault' });
  const second = refused();
  await type('kol');
  await second;
  expect(calls).toEqual(['dom']);
  await page.clock.runFor(3_000);
  await type('koz');
  await page.clock.resume();
  await expect.poll(() => options.count()).toBeGreaterThan(1);
  expect(calls).toEqual(['dom', 'koz']);
});

test('without a response, the shopper can still search', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  await injectSuggestFault(page, 'timeout');
  const { field, list, options, status } = searchBarOf(page);
  await field.fill('dom');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(options).toHaveText(['Prikaži vse zadetke za »dom«']);
  await expect(status).toHaveText('');
  await field.press('Enter');
  await page.waitForURL('**/iskanje?s=dom');
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

test('an old csrf token, as on a cached page, is refreshed silently', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await open('/prijava?scenario=stale-token');
  const { field, options } = searchBarOf(page);
  await field.fill('dom');
  await expect(options).toHaveCount(11);
});

test('[R3.097][R3.098] missing, null, extra and wrongly typed fields: everything valid is shown', async ({ page, open }) => {
  await answerSuggest(page, () => ({
    products: [
      suggestedProduct('Pravi izdelek'),
      null, 7, 'niz', [], {},
      { title: 'Brez naslova strani' },
      suggestedProduct('', { titleFull: null }),
      suggestedProduct('Brez cene', { price: null }),
      suggestedProduct('Cena je beseda', { price: { current: 'poceni' } }),
      suggestedProduct('Cena je neskončna', { price: { current: '1e999' } }),
      suggestedProduct('Cena je negativna', { price: { current: -1 } }),
      suggestedProduct('Brez slike', { mediaId: null }),
      suggestedProduct('Neznana zaloga', { availabilityKey: 'constructor', isAdultOnly: 0, extra: { deep: [1] } }),
    ],
    items: [suggestedItem('category', 'Prava kategorija'), null, { type: 'brand' }, suggestedItem('brand', 'Brez ključa', { urlKey: null }), suggestedItem('__proto__', 'Čudna vrsta')],
    extra: 1,
  })); // prettier-ignore
  await open(LIGHT_PAGE);
  const { field, options } = searchBarOf(page);
  await field.fill('kar koli');
  await expect(options.filter({ hasText: 'Pravi izdelek' })).toBeVisible();
  const texts = await options.allInnerTexts();
  for (const title of [
    'Brez cene',
    'Cena je beseda',
    'Cena je neskončna',
    'Cena je negativna',
    'Brez slike',
    'Neznana zaloga',
    'Prava kategorija',
    'Čudna vrsta',
  ]) {
    expect(
      texts.filter((text) => text.includes(title)),
      title,
    ).toHaveLength(1);
  }
  expect(texts.join()).not.toMatch(/Brez naslova strani|Brez ključa|NaN|∞|undefined|null|-1/);
});

test('a response of another shape ends the loading state', async ({ page, open }) => {
  const answers: readonly unknown[] = [[], null, 'x', 7, {}, { products: 'x', items: 7 }, { products: null, items: null }];
  await answerSuggest(page, (keyword) => answers[Number(keyword.slice(-1))]);
  await open(LIGHT_PAGE);
  const { field, bar } = searchBarOf(page);
  for (const [place, body] of answers.entries()) {
    const answered = page.waitForResponse('**/api/searching/suggest?*');
    await field.fill(`vrsta ${place}`);
    await answered;
    await expect(bar.locator('[aria-busy="true"]'), JSON.stringify(body)).toHaveCount(0);
  }
  await field.press('Enter');
  await page.waitForURL(/\/iskanje\?s=vrsta/);
});

test('titles are text without the server’s marks, and links are web URLs or none', async ({ page, open }) => {
  const evil = [
    '<img src=x onerror="window.__xss=1">', '<object data="javascript:window.__xss=1"></object>', '<!-- --!><img src=x onerror="window.__xss=1"> -->', '${7*7}{{7*7}}#{7*7}',
  ]; // prettier-ignore
  const addresses = [
    'javascript:window.__xss=1',
    'JaVaScRiPt:window.__xss=1',
    'java\tscript:window.__xss=1',
    'data:text/html,<script>window.__xss=1</script>',
    'vbscript:msgbox(1)',
    '//evil.example/',
    'https://a@evil.example/',
  ];
  await answerSuggest(page, (keyword) => ({
    products: evil.map((title) => suggestedProduct(title)),
    items: addresses
      .slice(keyword === 'dva' ? 4 : 0)
      .map((address, place) => suggestedItem('brand', `Naslov ${place}`, { absoluteUrl: address, urlKey: address })),
  }));
  await open(LIGHT_PAGE);
  const { field, options, bar } = searchBarOf(page);
  for (const keyword of ['ena', 'dva']) {
    await field.fill(keyword);
    await expect(options.last()).toContainText(keyword);
    await expect(bar.getByText('${7*7}{{7*7}}#{7*7}', { exact: true })).toBeVisible();
    for (const href of await options.evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : 'no link')),
    ))
      expect(href).toMatch(/^https?:\/\/[^@]*$/);
    await expect(bar.locator('object, script, iframe')).toHaveCount(0);
  }
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBe(undefined);
});

test('keywords of every kind are sent once encoded, and never throw', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/searching/suggest')) asked.push(new URL(request.url()).search);
  });
  await open(LIGHT_PAGE);
  const { field, list } = searchBarOf(page);
  const keywords: Record<string, RegExp> = {
    '<script>window.__xss=1</script>': /[?&]q=%3Cscript%3Ewindow\.__xss(=|%3D)1%3C\/?(%2F)?script%3E(&|$)/i,
    '"><svg onload=window.__xss=1>': /q=%22%3E%3Csvg(\+|%20)onload/,
    '%3Cscript%3E': /q=%253Cscript%253E/,
    'a&b=c#d': /q=a%26b%3Dc%23d/,
    'd\'Or "XL"': /q=d('|%27)Or(\+|%20)%22XL%22/,
    '👟👟👟': /q=(%F0%9F%91%9F){3}/,
    נעליים: /q=%D7%A0/,
    'c\u030cevlji': /q=%C4%8Devlji/,
    'ab\ud800': /q=ab%EF%BF%BD/,
    'vrstica\u0000ena': /q=vrstica/,
  };
  for (const [keyword, sent] of Object.entries(keywords)) {
    // Not by `fill`: the protocol between test and browser cannot transfer half a surrogate pair.
    const answered = page.waitForResponse('**/api/searching/suggest?*');
    await field.evaluate(
      (input, units) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String.fromCharCode(...units));
        input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      },
      [...Array(keyword.length).keys()].map((place) => keyword.charCodeAt(place)),
    );
    expect((await answered).status(), keyword).toBe(200);
    expect(asked.at(-1), keyword).toMatch(sent);
    await expect(list).toHaveAttribute('aria-busy', 'false');
  }
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBe(undefined);
});

test('a keyword of 10,000 characters is cut to the maximum length', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  const calls = suggestCallsOf(page);
  const { field, bar } = searchBarOf(page);
  await field.focus();
  const answered = page.waitForResponse('**/api/searching/suggest?*');
  await field.fill('č'.repeat(10_000));
  expect((await answered).status()).toBe(200);
  expect(calls).toEqual(['č'.repeat(200)]);
  await expect(bar.getByRole('status')).toContainText('ni predlogov');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await field.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('s') === 'č'.repeat(200));
});
