import type { Locator, Page } from '@playwright/test';
import { waitForAllAnimations } from '../support/browser/animations';
import { clickInPlace } from '../support/browser/clickInPlace';
import { SI } from '../support/browser/checkoutPage';
import { sample } from '../support/testScope';
import { enter, expect, expectStatus, hoverFound, placeholderOf, searchBarOf, test } from './shopTest';

/** What a shop may do for readability, or for a narrow screen: rectangles are then measured in other pixels than styles are written in. */
const ZOOMS = ['html{zoom:1.25}', 'body{zoom:1.25}', 'html{zoom:.8}', 'body{zoom:.8}'];
const FACTORS: Record<string, number> = { 'zoom:1.25': 1.25, 'zoom:.8': 0.8 };
const factorOf = (rule: string): number => Object.entries(FACTORS).find(([text]) => rule.includes(text))?.[1] ?? 1;

const [DESKTOP, PHONE] = [
  { width: 1280, height: 800 },
  { width: 375, height: 700 },
];
const NEAR_PX = 2;

/** A rule of the page, from the start. */
const stylePage = (page: Page, rule: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);

const boxOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    return { left, top, right, bottom, width, height };
  });

const expectNear = (actual: number, expected: number, what: string) =>
  expect(Math.abs(actual - expected), `${what}: ${actual}, expected ${expected}`).toBeLessThanOrEqual(NEAR_PX);

/** It begins below its anchor, its foot is in the window. */
async function expectBelow(box: Locator, anchor: Locator, gap: number, edge: 'left' | 'right'): Promise<void> {
  await expect(box).toBeVisible();
  await waitForAllAnimations(box.page());
  const [at, of] = [await boxOf(box), await boxOf(anchor)];
  expectNear(at.top, of.bottom + gap, 'upper edge');
  expectNear(at[edge], of[edge], `${edge} edge`);
  expect(at.bottom, 'foot in the window').toBeLessThanOrEqual(DESKTOP.height);
}

/** As high as the window. */
async function expectFullHeight(frame: Locator, { height }: { height: number }): Promise<void> {
  await expect(frame).toBeVisible();
  await waitForAllAnimations(frame.page());
  const { top, bottom } = await boxOf(frame);
  expectNear(top, 0, 'head');
  expectNear(bottom, height, 'foot');
}

/** Reported of other widgets: the zoom comes late, is around the header only, or on what the widget stands in. */
const LATE = {
  'by a button of the page': 'html{zoom:1.5}',
  'of the header': 'header{zoom:.85}',
  'of the placeholders': '[data-vitrina]{zoom:1.2}',
};

for (const [where, rule] of Object.entries(LATE))
  test(`a zoom ${where}: flyout and suggestions are at their openers, the drawer is as high as the window`, async ({ page, open }) => {
    const isLate = where === 'by a button of the page';
    if (!isLate) await stylePage(page, rule);
    await enter(page, 'filled-cart');
    await open('/');
    await expectStatus(page, 'cart-drawer', 'ready');
    if (isLate)
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, rule);
    const cart = placeholderOf(page, 'cart-drawer');
    await cart.hover();
    await expectBelow(cart.locator('.flyout:popover-open'), cart.locator('button.button'), 0, 'right');
    await cart.getByRole('button', { name: /^Košarica/ }).click();
    await expectFullHeight(cart.locator('dialog .modal-frame'), DESKTOP);
    await page.keyboard.press('Escape');
    const { field, list, bar } = searchBarOf(page);
    await field.fill('cevlji');
    await expect(list).toBeVisible();
    const gap = 4 * ({ 'html{zoom:1.5}': 1.5, 'header{zoom:.85}': 0.85 }[rule] ?? 1.2);
    await expectBelow(bar.locator('.panel:popover-open'), bar.locator('[part="form"]'), gap, 'left');
  });

for (const rule of sample(ZOOMS, 4)) {
  const factor = factorOf(rule);
  test.describe(`a page with ${rule}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(DESKTOP);
      await stylePage(page, rule);
    });

    test('the suggestions are at their field', async ({ page, open }) => {
      await open('/');
      const { field, list, bar } = searchBarOf(page);
      await field.fill('cevlji');
      await expect(list).toBeVisible();
      await expectBelow(bar.locator('.panel:popover-open'), bar.locator('[part="form"]'), 4 * factor, 'left');
    });

    test('the flyouts are at their openers', async ({ page }) => {
      await enter(page, 'filled-cart');
      await page.goto('/');
      for (const [name, opener] of Object.entries({
        'cart-drawer': 'button.button',
        'login-drawer': '.entry',
        'wishlist-flyout': '.opener',
      })) {
        const host = placeholderOf(page, name);
        await expect(host).toHaveAttribute('data-vitrina-status');
        await host.hover();
        await expectStatus(page, name, 'ready');
        await page.mouse.move(600, 790);
        await host.hover();
        await expectBelow(host.locator('.flyout:popover-open'), host.locator(opener).first(), 0, 'right');
      }
    });

    test('a panel of the menu is as wide as its bar', async ({ page }) => {
      await page.goto('/');
      const menu = placeholderOf(page, 'mega-menu');
      await hoverFound(menu, 'a');
      await expectStatus(page, 'mega-menu', 'ready');
      await menu.getByRole('button').first().press('Enter');
      const [panel, bar] = [menu.locator('.panel:popover-open .panel-box'), menu.locator('.bar')];
      await expect(panel.locator('.group').first()).toBeVisible();
      await expectBelow(panel, bar, 0, 'left');
    });

    test('the drawer is as high as the window, and what is below its content can be pressed', async ({ page, open }) => {
      await enter(page, 'filled-cart');
      await open('/');
      await expectStatus(page, 'cart-drawer', 'ready');
      const cart = placeholderOf(page, 'cart-drawer');
      await cart.getByRole('button', { name: /^Košarica/ }).click();
      const frame = cart.locator('dialog .modal-frame');
      await expectFullHeight(frame, DESKTOP);
      expectNear((await boxOf(frame)).right, (await boxOf(page.locator('html'))).right, 'right edge');
      await expect(cart.locator('dialog .modal-footer a').last()).toBeInViewport({ ratio: 1 });
      await page.mouse.click(20, 600);
      await expect(frame).toBeHidden();
    });

    test('the placeholders keep their height', async ({ page }) => {
      await page.goto('/');
      const before = await page.evaluate(() => document.querySelector('[data-vitrina="search-bar"]')?.getBoundingClientRect().height);
      for (const name of ['search-bar', 'cart-drawer']) await expectStatus(page, name, 'ready');
      expectNear((await boxOf(placeholderOf(page, 'search-bar'))).height, before ?? 0, 'height');
    });

    test('modals fit the window', async ({ page, open }) => {
      await page.route('**/posnetek', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Posnetek</title>' }));
      await open('/');
      for (const options of [
        { name: 'dolga', sourceUrl: '/vsebina/cene-dostave', title: 'Dolga', size: 'sm' },
        { name: 'posnetek', videoUrl: '/posnetek', title: 'Posnetek', size: 'xl' },
      ]) {
        await page.evaluate(
          (given) => (window.vitrina as { modal: { open(name: string, o: object): unknown } }).modal.open(given.name, given),
          options,
        );
        const frame = placeholderOf(page, 'page-modals').locator('dialog[open] .modal-frame');
        await expect(frame).toBeVisible();
        await waitForAllAnimations(page);
        const { top, bottom, left, right } = await boxOf(frame);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(DESKTOP.height);
        expectNear((left + right) / 2, DESKTOP.width / 2, 'middle');
        await frame.locator('.modal-close').click();
        await expect(frame).toBeHidden();
      }
    });

    test('the checkout covers the window', async ({ page }) => {
      await enter(page, 'filled-cart');
      await page.goto(SI.cart);
      const overlay = placeholderOf(page, 'checkout').locator('dialog.overlay');
      await expectFullHeight(overlay, DESKTOP);
      const { left, right } = await boxOf(overlay);
      expectNear(left, 0, 'left edge');
      expectNear(right, DESKTOP.width, 'right edge');
    });

    test('on a phone the menu is as high as the window', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/');
      const menu = placeholderOf(page, 'mobile-menu');
      await clickInPlace(menu.locator('summary'));
      await expectFullHeight(menu.locator('dialog .modal-frame'), PHONE);
    });
  });
}

test.describe('a phone whose page one table makes 1200 px wide', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test('[R4.106] is a phone: the button of the cart is a link, the menu fills the window', async ({ page }) => {
    await stylePage(page, 'main { min-width: 1200px }');
    await page.goto('/');
    expect(await page.evaluate(() => innerWidth)).toBeGreaterThan(1000);
    await expectStatus(page, 'cart-drawer', 'ready');
    await expect(placeholderOf(page, 'cart-drawer').locator('.vitrina-root')).toHaveClass(/is-mobile/);
    await expect(placeholderOf(page, 'cart-drawer').locator('a.button')).toBeVisible();
    const menu = placeholderOf(page, 'mobile-menu');
    await clickInPlace(menu.locator('summary'));
    await expectFullHeight(menu.locator('dialog .modal-frame'), PHONE);
    await menu.locator('.modal-close').last().click();
    await expect(menu.locator('dialog .modal-frame')).toBeHidden();

    await page.evaluate(() => {
      const { modal } = window.vitrina as { modal: { open(name: string, o: object): unknown } };
      modal.open('kratka', { sourceUrl: '/vsebina/cene-dostave', title: 'Kratka' });
    });
    const dialog = placeholderOf(page, 'page-modals').locator('dialog[open] .modal-frame');
    await expect(dialog).toBeVisible();
    await waitForAllAnimations(page);
    const { right, bottom } = await boxOf(dialog);
    expectNear(right, PHONE.width, 'right edge');
    expectNear(bottom, PHONE.height, 'foot');
  });
});

/** Contrast of an element's text with what is behind it, as painted: colours of any notation become pixels. */
const contrastOf = (element: Locator, part?: string) =>
  element.evaluate((one, pseudo) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    const layers: string[] = [];
    for (
      let at: Element | null = one;
      at !== null;
      at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null
    )
      layers.unshift(getComputedStyle(at).backgroundColor);
    const luminance = (colours: string[]): number => {
      canvas.fillStyle = 'white';
      canvas.fillRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [back, text] = [luminance(layers), luminance([...layers, getComputedStyle(one, pseudo).color])];
    return (Math.max(back, text) + 0.05) / (Math.min(back, text) + 0.05);
  }, part);

const DARK = `body, main, main *:not([data-vitrina]) { background: #0e1014 !important; --vitrina-surface: #16191f; --vitrina-text: #eceff4 }`;
const SCHEMES = {
  'by its stylesheet': ':root { color-scheme: light dark }',
  'with a dark theme': `:root { color-scheme: dark; --vitrina-color-scheme: dark } ${DARK}`,
  'with a dark theme that names no scheme': `:root { color-scheme: light dark } ${DARK}`,
};

for (const [way, rule] of Object.entries(SCHEMES))
  test(`wcag22/1.4.3: on a dark system, ${way}, fields, lists and errors can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await stylePage(page, rule);
    if (way === 'by its stylesheet')
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const meta = document.createElement('meta');
          Object.assign(meta, { name: 'color-scheme', content: 'light dark' });
          document.head.append(meta);
        }),
      );
    await enter(page, 'filled-cart');
    await page.goto(SI.cart);
    const checkout = placeholderOf(page, 'checkout');
    const note = checkout.locator('.invoice-note');
    await note.locator('summary').click();
    expect(await contrastOf(note.locator('textarea')), 'note').toBeGreaterThanOrEqual(4.5);
    await page.goto('/registracija');
    await expectStatus(page, 'registration', 'ready');
    const form = placeholderOf(page, 'registration');
    // A field of any widget whose stylesheet gives it a background only, as the note to an order.
    await form.evaluate(({ shadowRoot }) => {
      for (const name of ['textarea', 'select']) {
        const field = document.createElement(name);
        field.className = 'field-input bare';
        shadowRoot?.querySelector('.v-root')?.append(field);
      }
    });
    await form.locator('button.primary').click();
    for (const one of [
      form.locator('.field-problem:not(:empty)').first(),
      form.locator('select').first(),
      form.locator('option').first(),
      form.locator('.field-input').first(),
      ...(await form.locator('.bare').all()),
    ])
      expect(await contrastOf(one), await one.evaluate(({ tagName, className }) => `${tagName} ${className}`)).toBeGreaterThanOrEqual(4.5);
    await page.goto('about:blank'); // the theme names only the colours of fields, and the bare ones have no label: not a page for axe
  });

test('a library that morphs the page takes our attributes from the placeholders: the status comes back, the layout stays', async ({
  page,
  open,
}) => {
  await open('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  const bar = placeholderOf(page, 'search-bar');
  const before = await boxOf(bar);
  const font = () => bar.evaluate((host) => [getComputedStyle(host).fontFamily, getComputedStyle(host).color]);
  const reset = await font();
  const at = await page.evaluate(() => {
    const hosts = [...document.querySelectorAll('[data-vitrina]')];
    const rects = () => hosts.map((host) => Math.round(host.getBoundingClientRect().top));
    const place = rects();
    for (const host of hosts) for (const name of ['data-vitrina-status', 'data-vitrina-reason', 'style']) host.removeAttribute(name);
    return { place, stripped: rects(), color: hosts.map((host) => getComputedStyle(host).display) };
  });
  expect(at.stripped).toEqual(at.place);
  await expectStatus(page, 'search-bar', 'ready');
  expect(await boxOf(bar)).toEqual(before);
  expect(await font()).toEqual(reset);
});

test('a page that takes our attributes each time wins, and goes on', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver((records) => {
      for (const { target } of records) (target as Element).removeAttribute('data-vitrina-status');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-vitrina-status'] }),
  );
  await page.goto('/');
  const { field, list } = searchBarOf(page);
  await expect(placeholderOf(page, 'search-bar').locator('.vitrina-root')).toBeVisible();
  await field.fill('cevlji');
  await expect(list).toBeVisible();
});
