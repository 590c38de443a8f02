import type { Page } from '@playwright/test';
import { cartWidgetOf } from '../support/browser/cartWidget';
import { expectNoLeak, type LeakCase } from '../support/browser/heap';
import type { HostPage } from '../support/browser/hostPages';
import { isWhole } from '../support/testScope';
import { expectStatus as expectFixture, placeholder, test as onBarePage } from './hostTest';
import { expect, expectStatus, LIGHT_PAGE, placeholderOf, searchBarOf, test as inShop, vitrina } from './shopTest';

/** One life cycle of the search bar: it mounts, opens, shows suggestions, closes, and unmounts. */
async function mountSearchBar(page: Page): Promise<void> {
  await vitrina(page, 'mount');
  await expectStatus(page, 'search-bar', 'ready');
  const { field, groups } = searchBarOf(page);
  await field.fill('dom');
  await expect(groups).toHaveCount(4);
  await field.press('Escape');
  expect(await vitrina(page, 'unmount')).toBeGreaterThan(0);
  await expect(placeholderOf(page, 'search-bar')).not.toHaveAttribute('data-vitrina-status');
}

/** Opens and closes the drawer so often, each time painted. */
const openAndCloseDrawer = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(async (count) => {
    const root = document.querySelector('[data-vitrina="cart-drawer"]')?.shadowRoot;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const until = async (isOpen: boolean) => {
      for (let frames = 0; root?.querySelector('dialog')?.open !== isOpen; frames += 1) {
        if (frames > 600) throw new Error(`the drawer is not ${isOpen ? 'open' : 'closed'}`);
        await frame();
      }
    };
    for (let round = 0; round < count; round += 1) {
      root?.querySelector<HTMLElement>('button.button')?.click();
      await until(true);
      root?.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
      await until(false);
    }
  }, rounds);

const openAndCloseDialog = (page: Page, rounds: number): Promise<void> =>
  page.locator('#a').evaluate(async (host, count) => {
    for (let round = 0; round < count; round += 1) {
      host.shadowRoot?.querySelector('button')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      [...host.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent === 'Potrdi')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, rounds);

/** Replaces the region as an AJAX answer does: the old root unmounts, a new one mounts. */
const replaceRegion = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(async (times) => {
    const region = document.getElementById('region') as HTMLElement;
    const template = region.firstElementChild as HTMLElement;
    for (let round = 0; round < times; round += 1) {
      const fresh = template.cloneNode(true) as HTMLElement;
      region.replaceChildren(fresh);
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (fresh.getAttribute('data-vitrina-status') === 'ready') {
            observer.disconnect();
            resolve();
          }
        });
        observer.observe(fresh, { attributes: true });
      });
    }
  }, rounds);

const IN_SHOP: Record<string, LeakCase & { prepare: (page: Page) => Promise<void> }> = {
  'the search bar, mounted and unmounted': {
    async prepare(page) {
      await page.goto(LIGHT_PAGE);
      await expectStatus(page, 'search-bar', 'ready');
      await vitrina(page, 'unmount');
    },
    warmUp: 1,
    rounds: 10,
    limits: { nodes: 50, listeners: 10 },
    sameListenersOf: [
      'window',
      'document',
      'document.body',
      'document.documentElement',
      `document.querySelector('[data-vitrina="search-bar"]')`,
    ],
    async play(page, times) {
      for (let count = 0; count < times; count += 1) await mountSearchBar(page);
    },
  },
  'the drawer, opened and closed': {
    async prepare(page) {
      await page.setViewportSize({ width: 640, height: 400 }); // painting dominates the time
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${LIGHT_PAGE}?scenario=filled-cart`);
      const cart = cartWidgetOf(page);
      await cart.open();
      await expect(cart.dialog.getByRole('spinbutton').first()).toBeVisible();
      await cart.close();
    },
    warmUp: 50,
    rounds: isWhole ? 1000 : 100,
    limits: { nodes: 50, listeners: 20 },
    play: openAndCloseDrawer,
  },
};

const ON_BARE_PAGE: Record<string, LeakCase & { content: HostPage; name: string }> = {
  'a region that is replaced': {
    content: { body: `<div id="region">${placeholder('good-widget')}</div>` },
    name: 'good-widget',
    warmUp: 20,
    rounds: 1000,
    limits: { nodes: 50, listeners: 50, functions: 50 },
    isRepeated: true,
    play: replaceRegion,
  },
  'a dialog, opened and closed': {
    content: { lax: true, body: placeholder('dialog-widget', 'id="a" data-title="A"') },
    name: 'dialog-widget',
    warmUp: 5,
    rounds: 100,
    limits: { nodes: 20, listeners: 5 },
    play: openAndCloseDialog,
  },
};

for (const [what, { prepare, ...leak }] of Object.entries(IN_SHOP))
  inShop(`${leak.rounds} times ${what}: nothing is left behind`, async ({ page }) => {
    await prepare(page);
    await expectNoLeak(page, leak);
  });

for (const [what, { content, name, ...leak }] of Object.entries(ON_BARE_PAGE))
  onBarePage(`${leak.rounds} times ${what}: nothing is left behind`, async ({ page, open }) => {
    await open(content);
    await expectFixture(page, name, 'ready');
    await expectNoLeak(page, leak);
  });
