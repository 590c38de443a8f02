import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';
import { root } from '../support/e2eSetup';
import { focusOf, hasFocusInside } from './dialogConformance';
import { expect, placeholder, test } from './hostTest';

/** Dialogs of the page itself, by the libraries as they are published. With scroll bars, which Playwright hides otherwise. */
test.use({ launchOptions: { ...(await findChromium()), ignoreDefaultArgs: ['--hide-scrollbars'] } });

const fileOf = (path: string): string => join(root, 'node_modules', path);
const ours = (page: Page) => page.getByRole('dialog', { name: 'A', exact: true });
const theirs = (page: Page) => page.getByRole('dialog', { name: 'Njihovo', exact: true });
const openOurs = async (page: Page): Promise<void> => {
  await page.locator('#a').evaluate((host) => host.shadowRoot?.querySelector('button')?.click());
  await expect(ours(page)).toBeVisible();
};
const closeOurs = async (page: Page): Promise<void> => {
  await page
    .locator('#a')
    .evaluate((host) => [...host.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Potrdi')?.click());
  await expect(ours(page)).toBeHidden();
};
/** Whether the window scrolls, as a shopper's wheel does it. */
const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { overflowY } = getComputedStyle(document.documentElement);
    return (overflowY === 'visible' ? getComputedStyle(document.body).overflowY : overflowY) !== 'hidden';
  });
const inlineOf = (page: Page) =>
  page.evaluate(() => [document.body, document.documentElement].map((element) => element.getAttribute('style') ?? ''));
/** Where the content of the page ends: it moves when the scroll bar goes and nothing takes its place, or two things do. */
const contentEnd = (page: Page) => page.locator('.filler').evaluate((filler) => filler.getBoundingClientRect().right);

const FILLER = '<div class="filler"></div>';
const HEAD = '<style>body { margin: 0 } .filler { height: 3000px } #fixed { position: fixed; right: 0; bottom: 0 }</style>';
const BODY = `<button id="page-button" type="button">Gumb strani</button>${placeholder('dialog-widget', 'id="a" data-title="A"')}<p id="fixed">Klepet</p>`;

interface Library {
  body: string;
  load: (page: Page) => Promise<void>;
  show: (page: Page) => Promise<void>;
  hide: (page: Page) => Promise<void>;
}

const LIBRARIES: Record<string, Library> = {
  'Bootstrap 5': {
    body: '<div class="modal" id="theirs" tabindex="-1" aria-label="Njihovo"><div class="modal-dialog"><div class="modal-content"><input aria-label="Njihovo polje"></div></div></div>',
    async load(page) {
      await page.addStyleTag({ path: fileOf('bootstrap/dist/css/bootstrap.min.css') });
      await page.addScriptTag({ path: fileOf('bootstrap/dist/js/bootstrap.bundle.min.js') });
    },
    show: (page) => page.evaluate(() => void Reflect.get(window, 'bootstrap').Modal.getOrCreateInstance('#theirs').show()),
    hide: (page) => page.evaluate(() => void Reflect.get(window, 'bootstrap').Modal.getInstance('#theirs').hide()),
  },
  'jQuery UI': {
    body: '<div id="theirs" title="Njihovo" hidden><input aria-label="Njihovo polje"></div>',
    async load(page) {
      await page.addStyleTag({ path: fileOf('jquery-ui/dist/themes/base/jquery-ui.min.css') });
      await page.addScriptTag({ path: fileOf('jquery/dist/jquery.min.js') });
      await page.addScriptTag({ path: fileOf('jquery-ui/dist/jquery-ui.min.js') });
    },
    show: (page) => page.evaluate(() => void Reflect.get(window, 'jQuery')('#theirs').prop('hidden', false).dialog({ modal: true })),
    hide: (page) => page.evaluate(() => void Reflect.get(window, 'jQuery')('#theirs').dialog('close')),
  },
  'a native <dialog>': {
    body: '<dialog id="theirs" aria-label="Njihovo"><input aria-label="Njihovo polje"></dialog>',
    load: async () => {},
    show: (page) => page.locator('#theirs').evaluate((element) => (element as HTMLDialogElement).showModal()),
    hide: (page) => page.locator('#theirs').evaluate((element) => (element as HTMLDialogElement).close()),
  },
};

for (const [name, { body, load, show, hide }] of Object.entries(LIBRARIES))
  test.describe(name, () => {
    test.beforeEach(async ({ page, open }) => {
      await open({ head: HEAD, body: BODY + body + FILLER, lax: true });
      await expect(page.locator('[data-vitrina="dialog-widget"]')).toHaveAttribute('data-vitrina-status', 'ready');
      await load(page);
    });

    const showTheirs = async (page: Page): Promise<void> => {
      await show(page);
      await expect(theirs(page)).toBeVisible();
    };
    const hideTheirs = async (page: Page): Promise<void> => {
      await hide(page);
      await expect(theirs(page)).toBeHidden();
    };

    for (const isOursAbove of [true, false])
      test(`[R4.060] [R4.065] ${isOursAbove ? 'ours above theirs' : 'theirs above ours'}, closed in both orders: the page scrolls again at the end, and only then, and is as wide all the time`, async ({
        page,
      }) => {
        const before = await inlineOf(page);
        const end = await contentEnd(page);
        const opening = isOursAbove ? [showTheirs, openOurs] : [openOurs, showTheirs];
        for (const [first, last] of [
          [closeOurs, hideTheirs],
          [hideTheirs, closeOurs],
        ] as const) {
          for (const open of opening) await open(page);
          if (isOursAbove) expect(await hasFocusInside(ours(page))).toBe(true);
          expect(await scrolls(page)).toBe(false);
          expect(await contentEnd(page)).toBe(end);
          await first(page);
          if (first === hideTheirs) expect(await scrolls(page)).toBe(false);
          expect(await contentEnd(page)).toBe(end);
          await last(page);
          await expect.poll(() => scrolls(page)).toBe(true);
          await expect.poll(() => inlineOf(page)).toEqual(before);
          expect(await contentEnd(page)).toBe(end);
        }
      });

    test('[A130] above theirs, ours keeps the focus and takes keys; closed, theirs has the focus again and works', async ({ page }) => {
      await showTheirs(page);
      const field = page.getByLabel('Njihovo polje');
      await field.focus();
      await openOurs(page);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        expect(await hasFocusInside(ours(page)), `after ${press + 1} times Tab`).toBe(true);
      }
      await ours(page).getByLabel('Polje').click();
      await page.keyboard.type('dela');
      await expect(ours(page).getByLabel('Polje')).toHaveValue('dela');
      await page.keyboard.press('Escape');
      await expect(ours(page)).toBeHidden();
      await expect(theirs(page)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.type('tudi');
      await expect(field).toHaveValue('tudi');
    });
  });

test('[A130] above a dialog of ours that cannot be closed, a <dialog> of the page closes by Escape, and ours stays', async ({
  page,
  open,
}) => {
  const unclosable = placeholder('dialog-widget', 'id="a" data-title="A" data-closable="false"');
  await open({ body: `${unclosable}<dialog id="theirs" aria-label="Njihovo"><button type="button">Njihov gumb</button></dialog>` });
  await expect(page.locator('#a')).toHaveAttribute('data-vitrina-status', 'ready');
  await openOurs(page);
  await page.locator('#theirs').evaluate((element) => (element as HTMLDialogElement).showModal());
  await expect(page.getByRole('button', { name: 'Njihov gumb' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(theirs(page)).toBeHidden();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await expect(ours(page)).toBeVisible();
  expect(await hasFocusInside(ours(page))).toBe(true);
});

test('[R4.060] [R4.065] with classic scroll bars nothing of the page moves while a dialog is open, fixed parts neither', async ({
  page,
  open,
}) => {
  await open({ head: HEAD, body: BODY + FILLER, lax: true });
  await expect(page.locator('[data-vitrina="dialog-widget"]')).toHaveAttribute('data-vitrina-status', 'ready');
  const places = () =>
    page.evaluate(() =>
      ['#fixed', '#page-button', 'body'].map((selector) => document.querySelector(selector)!.getBoundingClientRect().right),
    );
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await places();
  await openOurs(page);
  expect(await places()).toEqual(before);
  await closeOurs(page);
  expect(await places()).toEqual(before);
});

test('[R4.060] a page that forces its scroll bar by !important is locked, too', async ({ page, open }) => {
  await open({ head: `${HEAD}<style>html { overflow-y: scroll !important }</style>`, body: BODY + FILLER, lax: true });
  await expect(page.locator('[data-vitrina="dialog-widget"]')).toHaveAttribute('data-vitrina-status', 'ready');
  await openOurs(page);
  expect(await scrolls(page)).toBe(false);
  await closeOurs(page);
  expect(await scrolls(page)).toBe(true);
  expect((await focusOf(page)).name).not.toBe('');
});
