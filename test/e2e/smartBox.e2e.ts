import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/browser/shifts';
import { enter, expect, expectAccessible, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const boxOf = (page: Page) => placeholderOf(page, 'smart-box').getByRole('region');

for (const [account, prefix, name] of [
  ['/moj-racun', '', 'Ugodnosti Smart'],
  ['/hu/fiokom', '/hu', 'Smart-kedvezmények'],
] as const)
  for (const width of [1280, 375])
    test(`[R4.102] the Smart box of ${prefix || '/si'} at ${width} px: nothing shifts, axe finds nothing`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, 'own-customer', prefix);
      await page.goto(account);
      await expectStatus(page, 'smart-box', 'ready');
      await expect(boxOf(page)).toHaveAccessibleName(name);
      expect(await shiftsOf(page)).toEqual([]);
      await expectAccessible(page, watch);
    });

test(
  '[R4.102] [R4.103] the consent given on the page of Smart ends the box; changed consents bring it back',
  GATE,
  async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST); // of the page whose session is replaced
    await enter(page, 'own-customer');
    await page.goto('/moj-racun');
    await expectStatus(page, 'smart-box', 'ready');
    await boxOf(page).getByRole('link', { name: 'Preizkusite Smart' }).click();
    await page.getByRole('button', { name: 'Preizkusite Smart' }).click();
    await expect(page).toHaveURL(/\/moj-racun$/);
    await expect(placeholderOf(page, 'smart-box')).toHaveCount(0);
    await enter(page, 'own-consent-changed');
    await page.goto('/moj-racun');
    await expectStatus(page, 'smart-box', 'ready');
    await expect(boxOf(page).getByRole('link', { name: 'Uredite Smart' })).toBeVisible();
  },
);
