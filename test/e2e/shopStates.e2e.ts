import type { BrowserContextOptions, Page } from '@playwright/test';
import { dragFingers } from '../support/browser/dragFingers';
import { answerSuggest, holdSuggest, suggestedItem, suggestedProduct } from '../support/browser/suggestRoutes';
import { textCutBySpacing } from '../support/browser/textSpacing';
import { expect, expectAccessible, LIGHT_PAGE, LOST_REQUEST, searchBarOf, test } from './shopTest';

/** Puts the search bar of an open page into a state. */
type Enter = (page: Page) => Promise<void>;

const typeDom: Enter = async (page) => {
  const { field, groups } = searchBarOf(page);
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
};

const STATES: Readonly<Record<string, Enter>> = {
  'history open': async (page) => {
    await page.evaluate(() => localStorage.setItem('suggestFragments', JSON.stringify(['kolo', 'tekaški čevlji za dolge proge'])));
    await page.reload();
    await searchBarOf(page).field.focus();
    await expect(searchBarOf(page).options).toHaveCount(2);
  },
  waiting: async (page) => {
    await holdSuggest(page, () => ({}));
    await searchBarOf(page).field.fill('dom');
    await expect(searchBarOf(page).list).toHaveAttribute('aria-busy', 'true');
  },
  'suggestions in groups': typeDom,
  'an active option': async (page) => {
    await typeDom(page);
    await page.keyboard.press('ArrowDown');
    await expect(searchBarOf(page).options.first()).toHaveAttribute('aria-selected', 'true');
  },
  'no suggestions': async (page) => {
    await searchBarOf(page).field.fill('qwxyz');
    await expect(searchBarOf(page).status).toHaveText('Za »qwxyz« ni predlogov');
  },
  'a failure': async (page) => {
    await page.route('**/api/searching/suggest?*', (route) => route.abort());
    await searchBarOf(page).field.fill('dom');
    await expect(searchBarOf(page).bar).toContainText('Predlogi trenutno niso na voljo.'); // D21
  },
  'long words': async (page) => {
    const long = 'Donaudampfschiffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
    await answerSuggest(page, () => ({
      products: [suggestedProduct(long, { price: { current: 123_456_789 } })],
      items: ['category', 'brand', 'partner', 'other'].map((type) => suggestedItem(type, long)),
    }));
    await searchBarOf(page).field.fill('donau'.repeat(20));
    await expect(searchBarOf(page).groups).toHaveCount(5);
  },
};

const VIEWS: Readonly<Record<string, { options: BrowserContextOptions; states: readonly string[] }>> = {
  'at 1280 px': { options: {}, states: ['an active option'] },
  'in forced colours': { options: { forcedColors: 'active' }, states: ['an active option'] },
  'at 320 px': {
    options: { viewport: { width: 320, height: 640 }, hasTouch: true },
    states: Object.keys(STATES),
  },
  'at 400 % zoom': {
    options: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    states: ['history open', 'no suggestions'],
  },
};

for (const [view, { options, states }] of Object.entries(VIEWS)) {
  test.describe(`combobox/axe: the search bar is accessible ${view}`, () => {
    test.use(options);
    for (const state of states) {
      test(state, async ({ page, open, watch }) => {
        watch.expectErrors(LOST_REQUEST);
        await open(LIGHT_PAGE);
        await STATES[state]?.(page);
        // In forced colours axe still reads some of the page's own colours and compares those.
        await expectAccessible(page, watch, { without: options.forcedColors ? ['color-contrast'] : [] });
        await expectReflow(page);
        expect(await textCutBySpacing(page), 'wcag22/1.4.12').toEqual([]);
      });
    }
  });
}

/** WCAG 1.4.10: no scrolling in two directions; the focused element is visible (2.4.11). */
async function expectReflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'scrolls sideways').toBe(
    0,
  );
  const { field, bar } = searchBarOf(page);
  const panel = bar.locator('[part="panel"]');
  if (await panel.isVisible()) {
    const [box, view] = [await panel.boundingBox(), page.viewportSize()];
    expect(box && view && box.x >= 0 && box.x + box.width <= view.width && box.height > 60, JSON.stringify(box)).toBe(true);
  }
  await expect(field).toBeInViewport();
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the active option, the field and the button can still be distinguished', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    await typeDom(page);
    await page.keyboard.press('ArrowDown');
    const { options, field, submit } = searchBarOf(page);
    const backgroundOf = (place: number) => options.nth(place).evaluate((option) => getComputedStyle(option).backgroundColor);
    expect(await backgroundOf(0)).not.toBe(await backgroundOf(1));
    for (const part of [field, submit]) await expect(part).toHaveCSS('border-top-style', 'solid');
  });
});

test('at 400 % zoom the active option is always visible', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(LIGHT_PAGE);
  await typeDom(page);
  const { options } = searchBarOf(page);
  for (const option of await options.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(option).toBeInViewport({ ratio: 0.6 });
  }
});

test.describe('by touch, at 375 px', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('wcag22/2.5.8: tapping searches, selects, removes and closes; targets are 44 px', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    const { field, options, groups, bar, list, submit } = searchBarOf(page);
    await field.tap();
    await page.keyboard.insertText('dom');
    await expect(groups).toHaveCount(4);
    const panel = await bar.locator('[part="panel"]').boundingBox();
    expect(panel).toMatchObject({ x: 0, width: 375 });
    for (const target of [...(await options.all()), submit]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options.nth(2).tap();
    await page.waitForURL(/\?src=sug&s=dom$/);
    await expect(field).toHaveValue('');
    await field.tap();
    await page.keyboard.insertText('kolo');
    await submit.tap();
    await page.waitForURL('**/iskanje?s=kolo');
    await bar.getByRole('button', { name: 'Počisti iskalno polje' }).tap();
    await expect(options).toHaveText(['kolo', 'dom']);
    for (const keyword of ['kolo', 'dom']) await bar.getByRole('button', { name: `Odstrani »${keyword}«` }).tap();
    await expect(list).toBeHidden();
  });

  test('a finger that drags over the list scrolls it, and a tap beside it closes it', async ({ page, open }) => {
    await open(LIGHT_PAGE);
    await searchBarOf(page).field.tap();
    await page.keyboard.insertText('dom');
    await expect(searchBarOf(page).groups).toHaveCount(4);
    await page.setViewportSize({ width: 375, height: 320 }); // as above a keyboard
    const scrolled = () => searchBarOf(page).list.evaluate((list) => list.scrollTop);
    await dragFingers(page, [[170, 280]], [[170, 180]]);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(searchBarOf(page).list).toBeVisible();
    // The list is as wide as the screen: beside it there is only the margin above the header's first row.
    await page.touchscreen.tap(170, 2);
    await expect(searchBarOf(page).list).toBeHidden();
    await expect(searchBarOf(page).field).toHaveValue('dom');
  });
});

test('[R4.090] the whole search works by keyboard only, from the top of the page', async ({ page, open }) => {
  await open(LIGHT_PAGE);
  const { field, groups, options } = searchBarOf(page);
  for (let presses = 0; presses < 20 && !(await field.evaluate((input) => input.matches(':focus'))); presses += 1)
    await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await page.keyboard.type('dom');
  await expect(groups).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('kolo');
  await page.keyboard.press('Tab');
  await expect(searchBarOf(page).submit).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/iskanje?s=kolo');
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('dom');
  await expect(groups).toHaveCount(4);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.waitForURL('**/iskanje?s=dom');
});
