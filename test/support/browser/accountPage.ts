import type { Locator, Page } from '@playwright/test';
import { DEMO_CUSTOMERS } from '../../../demo-pages/domain/demoCustomers';
import { enter, expect, expectStatus, placeholderOf } from '../../e2e/shopTest';

export const loginOf = (page: Page): Locator => placeholderOf(page, 'login-drawer');
export const accountOf = (page: Page): Locator => placeholderOf(page, 'account-dashboard');

/** A guest's home page; then opens the form by a press on the server's own link, before our code has come. */
export async function openLogin(page: Page, prefix = ''): Promise<void> {
  await enter(page, 'guest', prefix);
  await page.goto(`${prefix}/`);
  await expectStatus(page, 'cart-drawer', 'ready');
  await pressLogin(page);
}

/** Opens the form of the page that is there. */
export async function pressLogin(page: Page): Promise<void> {
  await loginOf(page).click();
  await expectStatus(page, 'login-drawer', 'ready');
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
}

/** Fills and submits the open form. */
export async function signIn(page: Page, widget = loginOf(page), { email, password } = DEMO_CUSTOMERS.regular): Promise<void> {
  await widget.locator('[name=email]').fill(email);
  await widget.locator('[name=password]').fill(password);
  await widget.locator('[name=password]').press('Enter');
}
