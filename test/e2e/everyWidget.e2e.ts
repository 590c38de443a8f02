import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { gateIf } from '../support/testScope';

const NAMES = readdirSync('widgets', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const snippetOf = (page: Page, name: string) => placeholderOf(page.getByRole('region', { name, exact: true }), name);

for (const [prefix, width] of [
  ['', 1280],
  ['', 320],
  ['/hu', 1280],
  ['/hu', 320],
] as const)
  test(
    `every widget of the public table mounts from its HTML there, in ${prefix || '/si'} at ${width} px: nothing scrolls sideways, and axe finds nothing`,
    gateIf(prefix === '' && width === 1280),
    async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 800 });
      watch.expectErrors(LOST_REQUEST); // the purchase in the example of `confirmation` is nobody's
      await enter(page, 'own-vip', prefix);
      await page.goto(`${prefix}/__demo/widgets`);
      for (const name of NAMES) {
        const placeholder = snippetOf(page, name);
        await expect(placeholder, name).toHaveAttribute('data-vitrina-status', /./);
        await placeholder.evaluate((element) => element.scrollIntoView());
        await placeholder.dispatchEvent('pointerenter');
        await expect(placeholder, name).toHaveAttribute('data-vitrina-status', 'ready');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page, watch);
    },
  );
