import { Key } from 'selenium-webdriver';
import { COUNTRIES } from '../support/browser/checkoutPage';
import type { WebKitPage } from '../support/webkit/WebKitPage';
import { webkit } from './webkitTest';

const check = webkit();
const HEADER = ['search-bar', 'login-drawer', 'wishlist-flyout', 'cart-drawer', 'mega-menu'];
const OFFERS = '/iskanje?s=grelnik';

for (const { code, prefix } of COUNTRIES)
  check(`${code}: every widget of the home page's header is ready, and the page finds no error`, async (page) => {
    await page.open(`${prefix}/`);
    for (const name of HEADER) {
      await page.in(name).want();
      await page.in(name).status('ready');
    }
  });

check('[R5.20] suggestions appear while typing, the arrow keys choose among them, and Enter opens one', async (page) => {
  await page.open('/');
  const bar = page.in('search-bar');
  await bar.press('[role=combobox]');
  await page.keys(...'grelnik');
  await bar.see('[role=option]', /grelnik.*€/i);
  expect(page.calls(/suggest\?/)).toHaveLength(1);
  await page.keys(Key.ARROW_DOWN);
  await bar.see('[role=option][aria-selected=true]', /grelnik/i);
  await page.untilFocus({ kind: 'combobox' });
  await page.keys(Key.ESCAPE);
  await bar.unseen('[role=option]');
  expect(await bar.value('[role=combobox]')).toBe('');
  await page.keys(...'grelnik');
  await bar.see('[role=option]', /grelnik.*€/i);
  await page.keys(Key.ARROW_DOWN, Key.ENTER);
  await page.untilPath(/src=sug/);
});

check('a suggestion is chosen by the pointer', async (page) => {
  await page.open('/prijava');
  const bar = page.in('search-bar');
  await bar.type('[role=combobox]', 'grelnik');
  await bar.press('[role=option]', /grelnik.*€/i);
  await page.untilPath(/src=sug/);
});

const storedCounts = async (page: WebKitPage): Promise<number[]> =>
  ((await page.ask('/__demo/cart')) as { lines: { count: number }[] }).lines.map(({ count }) => count);

check('[R1.01] an article is added, shown in the drawer, changed and removed; the shop stores each; the focus returns', async (page) => {
  await page.open(OFFERS, { ready: 'cart-drawer' });
  const cart = page.in('cart-drawer');
  await page.in('').press('form[data-vitrina-action="add-to-cart"] button');
  await page.until('one piece in the database', async () => (await storedCounts(page))[0] === 1);
  await cart.press('button', /Košarica/);
  await cart.see('dialog', 'Košarica');
  await page.untilFocus({ dialog: 'Košarica' });
  expect(await page.isLocked()).toBe(true);
  await cart.press('button', /^Povečaj količino/);
  await page.until('two pieces in the database', async () => (await storedCounts(page))[0] === 2);
  expect(await cart.value('input.quantity-field')).toBe('2');
  expect(await page.axe({ without: ['color-contrast'] })).toEqual([]);
  await cart.press('button', /^Odstrani: /);
  await page.until('an empty cart in the database', async () => (await storedCounts(page)).length === 0);
  await page.keys(Key.ESCAPE);
  await cart.unseen('dialog');
  await page.untilFocus(/Košarica/);
  expect(await page.isLocked()).toBe(false);
});

check('[R2.68] the drawer is closed by a press beside it, and by the back button; the page stays', async (page) => {
  await page.open(OFFERS, { ready: 'cart-drawer', scenario: 'filled-cart' });
  const cart = page.in('cart-drawer');
  for (const close of [() => page.clickAt(20, 500), () => page.back()]) {
    await cart.press('button', /Košarica/);
    await cart.see('dialog', 'Košarica');
    await page.until('a drawer at rest', () => page.isAtRest());
    await close();
    await cart.unseen('dialog');
    await page.untilFocus(/Košarica/);
    expect(await page.path()).toBe(OFFERS);
  }
});

check('[R1.01] an amount is typed; a call that fails is named at the line, and tried again', async (page, { proxy, expectErrors }) => {
  expectErrors(/cartChangeAmount: http 500/);
  await page.open(OFFERS, { ready: 'cart-drawer', scenario: 'filled-cart' });
  const cart = page.in('cart-drawer');
  await cart.press('button', /Košarica/);
  await cart.see('dialog', 'Košarica');
  proxy.refuse([/cart\/(put|change|update)/, 500]);
  await cart.type('input.quantity-field', '3');
  await page.keys(Key.ENTER);
  await cart.see('button', /Poskusi znova/i);
  proxy.refuse();
  await cart.press('button', /Poskusi znova/i);
  await page.until('three pieces in the database', async () => (await storedCounts(page)).includes(3));
});

check('[R2.50] the mega menu opens by the pointer and by keys, and Escape leads back', async (page) => {
  await page.open('/');
  const menu = page.in('mega-menu');
  await menu.want();
  await menu.status('ready');
  await menu.hover('button', 'Elektronika');
  await menu.see('.panel-box a', 'Zvok');
  await page.keys(Key.ESCAPE);
  await menu.unseen('.panel-box a', 'Zvok');
  await menu.focus('button', 'Elektronika');
  await page.keys(Key.ENTER);
  await menu.see('.panel-box a', 'Zvok');
  await page.keys(Key.ARROW_DOWN);
  await page.until('a link in focus', async () => (await page.focus()).kind === 'a');
  await page.keys(Key.ESCAPE);
  await page.untilFocus('Elektronika');
  expect(await page.axe()).toEqual([]);
});

check(
  '[R2.52] the mobile menu leads through two levels to a page; nothing is wider than the window',
  async (page) => {
    await page.open('/');
    const menu = page.in('mobile-menu');
    await page.in('').press('[data-vitrina="mobile-menu"] summary');
    await menu.status('ready');
    await menu.press('dialog button', 'Elektronika');
    await menu.press('dialog button', 'Nazaj: Vse kategorije');
    await menu.press('dialog button', 'Elektronika');
    await menu.press('dialog button', 'Zvok');
    await menu.see('dialog a', 'Vse kategorije: Zvok');
    expect(await page.axe({ without: ['color-contrast'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await menu.press('dialog a', 'Vse kategorije: Zvok');
    await page.untilPath(/zvok/);
  },
  375,
);

check('[R1.04] a heart adds to the wishlist and removes from it', async (page) => {
  await page.open('/elektronika', { scenario: 'own-customer' });
  const pieces = async (): Promise<number> => ((await page.ask('/api/wishlist/findAll')) as { pieces: number }).pieces;
  await page.in('').press('.card .heart button');
  await page.in('').has('.card .heart button', 'aria-pressed', 'true');
  await page.until('one article on the list', async () => (await pieces()) === 1);
  await page.in('flash-messages').see('p, li, div', /Izdelek je na seznamu želja/);
  await page.open('/elektronika'); // the server prints the state
  await page.in('').has('.card .heart button', 'aria-pressed', 'true');
  await page.in('').press('.card .heart button');
  await page.until('no article on the list', async () => (await pieces()) === 0);
});

check('[R1.06] reviews are filtered by stars, sorted and continued', async (page) => {
  await page.open('/kosarkarska-zoga-urbexa-briza-770-23-cm');
  const reviews = page.in('product-reviews');
  await reviews.reveal();
  await reviews.status('ready');
  await reviews.press('button', /^4 zvezdice/);
  await reviews.press('button', 'Prikaži vse ocene');
  await reviews.press('button', 'Prikaži več mnenj');
  await page.until('more reviews', async () => (await reviews.texts('article')).length > 6);
  expect(await page.axe()).toEqual([]);
});

check('[R7.158] the buttons of the list of similar products scroll it', async (page) => {
  await page.open('/pametna-ura-orvika-sava-200-40-mm');
  const similar = page.in('product-list');
  await page.evaluate(() => document.querySelector('[data-kind="similar"]')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await similar.press('button', 'Naslednji izdelki');
  await similar.see('[role=status]', /^Prikazani izdelki: [2-9]/);
});

check('[R1.28] the promotions appear when the shopper scrolls, and the floating one stays hidden', async (page) => {
  await page.open('/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.in('promo-strip').status('ready');
  await page.in('promo-strip').see('a', /ZIMA10/);
  await page.in('promo-float').press('button', 'Skrij akcijo');
  await page.in('promo-float').unseen('button');
  await page.open('/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.in('promo-float').status('ready');
  expect(await page.in('promo-float').isSeen('button')).toBe(false);
});
