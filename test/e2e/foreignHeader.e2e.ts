import type { Page } from '@playwright/test';
import { layoutErrorsOf } from '../support/browser/layoutErrors';
import { enter, expect, expectStatus, hoverFound, placeholderOf, test } from './shopTest';

/** As many as the shop's menu has, so that the bar has them from the start. */
const MENU = [
  'Elektronika', 'Računalništvo', 'Gospodinjski aparati', 'Dom in pohištvo', 'Kuhinja in jedilnica', 'Vrt in orodje', 'Moda', 'Čevlji in torbe', 'Šport',
  'Otroci in igrače', 'Lepota in zdravje', 'Hrana in pijača', 'Knjige, igre in programi', 'Avto in živali',
]; // prettier-ignore

/** Account, menu, wishlist and offers of the header from the HTML of the public table, on a page that Vitrina has not styled. */
const FALLBACKS = {
  'login-drawer': '<a href="/prijava">Prijava</a>',
  'account-dashboard': '<a href="/moj-racun">Ana</a>',
  'user-menu': '<a href="/prijava">Prijava</a>',
  'mobile-menu': '<details><summary>Kategorije</summary><ul><li><a href="/moda">Moda</a></li></ul></details>',
  'mega-menu': `<ul>${MENU.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`,
  'wishlist-flyout': '<a href="/seznam-zelja">Seznam želja</a>',
  'promo-strip': '<a href="/akcija">Zimska akcija</a>',
  'promo-float': '',
  'vip-strip': '<p>VIP: pri nakupu veljajo vaše članske ugodnosti.</p>',
  'smart-box': '<a href="/preizkus">Preizkusite Smart</a>',
} as const;

type Name = keyof typeof FALLBACKS;

const FRAMES = {
  'without a stylesheet': (box: string) => `<div>${box}</div>`,
  'in a column of 150 px': (box: string) => `<div style="width:150px">${box}</div>`,
  'in a cell of a table': (box: string) => `<table><tr><td>${box}</td><td>blago</td></tr></table>`,
} as const;

async function openForeign(page: Page, names: readonly Name[], frame: (box: string) => string, customer: object | null): Promise<void> {
  const urlKeys = {
    login: '/prijava',
    clientMyAccount: '/moj-racun',
    clientWishlist: '/seznam-zelja',
    logout: '/odjava',
    cart: '/kosarica',
    smartTrial: '/preizkus',
  };
  const config = JSON.stringify({ country: 'SI', urlKeys, customer });
  const boxes = names.map((name) => `<p>before</p>${frame(`<div data-vitrina="${name}">${FALLBACKS[name]}</div>`)}`);
  await page.route('**/foreign', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="sl"><head><title>Tuja stran</title><script id="vitrina-config" type="application/json">${config}</script>
<script async src="/vitrina/vitrina.js"></script></head><body>${boxes.join('')}<p style="height:1500px">text</p></body></html>`,
    }),
  );
  await page.goto('/foreign');
}

const ENTRIES = [
  { scenario: 'guest', width: 1280, names: ['login-drawer'], customer: null },
  { scenario: 'guest', width: 375, names: ['user-menu', 'mobile-menu'], customer: null },
  { scenario: 'vip-plus', width: 1280, names: ['account-dashboard'], customer: { id: '1', firstname: 'Ana' } },
] as const;

for (const [where, frame] of Object.entries(FRAMES))
  test(`[D25] [D30] [D31] ${where}: login, account and menu fit, are large enough to press and move nothing`, async ({ page }) => {
    for (const { scenario, width, names, customer } of ENTRIES) {
      await page.unroute('**/foreign');
      await page.setViewportSize({ width, height: 800 });
      await enter(page, scenario);
      await openForeign(page, names, frame, customer);
      for (const name of names) {
        const host = placeholderOf(page, name);
        const before = await host.boundingBox();
        await hoverFound(host, 'a, summary');
        await expectStatus(page, name, 'ready');
        await page.mouse.move(0, 790);
        expect(await layoutErrorsOf(host), name).toEqual([]);
        const after = await host.boundingBox();
        // D25: a line of text becomes a target of 24 px; the README reserves more.
        expect(after?.width, name).toBe(before?.width);
        expect(after?.height, name).toBeGreaterThanOrEqual(before?.height ?? 0);
        expect(after?.height, name).toBeLessThanOrEqual(Math.max(24, before?.height ?? 0));
      }
    }
  });

/** Their heights are exactly the server's; the notices below grow where the page has reserved nothing (widgets/README.md). */
const UNMOVED = ['mega-menu', 'wishlist-flyout', 'promo-strip'] as const;

for (const [where, frame] of Object.entries(FRAMES))
  test(`[D25] [D30] [D31] ${where}: menu, wishlist and promotions of a customer fit, and move nothing below them`, async ({ page }) => {
    await enter(page, 'vip-plus');
    const customer = { id: '1', firstname: 'Ana', vipType: 'vip_plus_program', consents: {} };
    await openForeign(page, [...UNMOVED, 'vip-strip', 'smart-box', 'promo-float'], frame, customer);
    for (const name of UNMOVED) {
      const host = placeholderOf(page, name);
      await expectStatus(page, name, 'found');
      const before = await host.boundingBox();
      await host.locator('a').first().hover();
      await expectStatus(page, name, 'ready');
      if (name === 'mega-menu') await expect(host.getByRole('button', { name: 'Moda' })).toBeVisible();
      await page.mouse.move(1200, 790); // nothing takes the place of a link below the pointer
      if (name === 'promo-strip') await expect(host.locator('[part="strip"]')).toBeVisible();
      const after = await host.boundingBox();
      expect(after?.width, name).toBe(before?.width);
      expect(after?.height, name).toBe(name === 'promo-strip' ? Math.max(24, before?.height ?? 0) : before?.height);
      // As low as the server's own entries, and a text longer than the server's has no more place than that one: nothing may move.
      const layoutErrors = (await layoutErrorsOf(host)).filter((error) => !/^small: BUTTON entry|^cut: A strip/.test(error));
      expect(layoutErrors, name).toEqual([]);
    }
    for (const name of ['vip-strip', 'smart-box']) {
      await placeholderOf(page, name).scrollIntoViewIfNeeded();
      await expectStatus(page, name, 'ready');
      expect(await layoutErrorsOf(placeholderOf(page, name)), name).toEqual([]);
    }
    await page.mouse.wheel(0, 10);
    await expect(placeholderOf(page, 'promo-float').locator('[part="root"]')).toBeVisible();
    expect(await layoutErrorsOf(placeholderOf(page, 'promo-float'))).toEqual([]);
  });
