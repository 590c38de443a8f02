import { Key } from 'selenium-webdriver';
import { OLD_LIBRARIES } from '../support/browser/oldLibraries';
import { webkit } from './webkitTest';

const check = webkit();
const OFFERS = '/iskanje?s=grelnik';

for (const library of ['Prototype 1.5 and 1.6', 'Prototype 1.7', 'MooTools 1.4 with More'])
  check(`[D37] a page with ${library}: suggestions and an addition to the cart`, async (page, { proxy }) => {
    proxy.addScript(`if (window === top) { ${OLD_LIBRARIES[library]} }`);
    await page.open(OFFERS, { ready: 'cart-drawer' });
    const bar = page.in('search-bar');
    await bar.type('[role=combobox]', 'grelnik');
    await bar.see('[role=option]', /grelnik.*€/i);
    await page.in('').press('form[data-vitrina-action="add-to-cart"] button');
    await page.until('an addition', async () => page.calls(/cart\/put/).length === 1);
    await page.in('cart-drawer').press('button', /Košarica/);
    await page.in('cart-drawer').see('dialog', 'Košarica');
  });

check('[R1] without the bundle the server’s own search and cart work, and nothing is logged', async (page, { proxy }) => {
  proxy.refuse([/^\/vitrina\//, 404]);
  await page.open(OFFERS, { ready: '' });
  expect(await page.evaluate(() => document.querySelectorAll('[data-vitrina-status]').length)).toBe(0);
  await page.in('').press('form[data-vitrina-action="add-to-cart"] button');
  await page.until(
    'the server’s page with the article',
    async () => ((await page.ask('/__demo/cart')) as { lines: unknown[] }).lines.length === 1,
  );
  await page.in('').type('input[type=search]', 'kolo');
  await page.keys(Key.ENTER);
  await page.untilPath(/\/iskanje\?s=kolo/);
});

check('[D2] with the modules gone every placeholder says why, and the server’s HTML works', async (page, { proxy, expectErrors }) => {
  expectErrors(/not loaded/);
  proxy.refuse([/^\/vitrina\/(chunks|manifest)/, 404]);
  await page.open('/', { ready: '' });
  await page.in('search-bar').status('failed');
  expect(await page.in('search-bar').isSeen('input[type=search]')).toBe(true);
});

check('[A077] a changed module is refused by its integrity', async (page, { proxy, expectErrors }) => {
  expectErrors(/./);
  proxy.corrupt(/^\/vitrina\/chunks\/main-/);
  await page.open('/', { ready: '' });
  await page.in('search-bar').status('failed');
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
});

check('offline: the search says so, and goes on when the network is back', async (page, { proxy, expectErrors }) => {
  expectErrors(/suggest/);
  await page.open('/prijava');
  const bar = page.in('search-bar');
  proxy.refuse([/suggest/, 'lost']);
  await bar.type('[role=combobox]', 'grelnik');
  await bar.see('[role=listbox], [role=status], .state, p', /ni bilo mogoče|ne deluje|niso na voljo|napaka|povezav/i);
  proxy.refuse();
  await bar.type('[role=combobox]', 'grelniki');
  await bar.see('[role=option]', /grelnik.*€/i);
});

check('[D26] back to a page whose cart has changed meanwhile: the count is the shop’s', async (page) => {
  await page.open(OFFERS, { ready: 'cart-drawer' });
  await page.in('').press('form[data-vitrina-action="add-to-cart"] button');
  await page.in('cart-drawer').see('[part=count]', '1');
  await page.open('/prijava', { ready: 'cart-drawer' });
  await page.in('cart-drawer').press('button', /Košarica/);
  await page.in('cart-drawer').press('button', /^Odstrani: /);
  await page.until('an empty cart', async () => ((await page.ask('/__demo/cart')) as { lines: unknown[] }).lines.length === 0);
  await page.back(); // closes the drawer
  await page.in('cart-drawer').unseen('dialog');
  await page.back();
  await page.untilPath(/iskanje/);
  await page.in('cart-drawer').status('ready');
  await page.until('no count', async () => !(await page.in('cart-drawer').isSeen('[part=count]', '1')));
});

check('[R7] every widget of the public table mounts from its HTML there, and axe finds nothing', async (page, { expectErrors }) => {
  expectErrors(/loadPurchase|confirmation/i);
  await page.open('/__demo/widgets', { scenario: 'own-vip', ready: '' });
  const names = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLElement>('main [data-vitrina]')].map(({ dataset }) => dataset['vitrina'] ?? '')),
  ]);
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) {
    const reach = (wanted: string): string | null => {
      const snippet = document.querySelector(`main [data-vitrina="${wanted}"]`);
      snippet?.scrollIntoView({ behavior: 'instant' });
      snippet?.dispatchEvent(new PointerEvent('pointerenter'));
      return snippet?.getAttribute('data-vitrina-status') ?? null;
    };
    await page.until(`${name} ready`, async () => (await page.evaluate(reach, name)) === 'ready');
  }
  expect(await page.axe({ without: ['color-contrast'] })).toEqual([]);
});

check('[D26] a page that is left while its widgets load comes back from the back-forward cache and loads them', async (page, { proxy }) => {
  await page.open('/');
  proxy.refuse([/chunks\/LoginDrawer/, 'held']);
  await page.in('login-drawer').want();
  await page.until('the request', async () => page.calls(/LoginDrawer/).length > 0);
  await page.evaluate(() => void setTimeout(() => location.assign('/prijava')));
  await page.untilPath(/prijava$/);
  await page.in('search-bar').status('ready');
  proxy.refuse();
  await page.back();
  await page.until('the page as it was', () => page.evaluate(() => document.documentElement.getAttribute('data-restored') === 'true'));
  await page.in('login-drawer').want();
  await page.in('login-drawer').status('ready');
});

check(
  '[R9] without constructable stylesheets (Safari before 16.4) every widget says why it is not there, and the server’s HTML works',
  async (page, { proxy, expectErrors }) => {
    expectErrors(/failed; the server's own HTML stays|could not be loaded/);
    proxy.addScript('window.CSSStyleSheet = function CSSStyleSheet() { throw new TypeError("Illegal constructor"); };');
    await page.open('/', { ready: '' });
    await page.in('search-bar').status('failed');
    await page.in('cart-drawer').status('failed');
    expect(await page.evaluate(() => document.querySelector('[data-vitrina="search-bar"]')?.getAttribute('data-vitrina-reason'))).toContain(
      'Illegal constructor',
    );
    await page.in('search-bar').type('input[type=search]', 'kolo');
    await page.keys(Key.ENTER);
    await page.untilPath(/\/iskanje\?s=kolo/);
  },
);
