import type { Page } from '@playwright/test';
import { enter, expect, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const boxOf = (page: Page) => placeholderOf(page, 'smart-box').getByRole('region');

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
