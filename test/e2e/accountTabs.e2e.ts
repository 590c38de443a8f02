import type { Page } from '@playwright/test';
import { accountOf, loginOf, openLogin, pressLogin, signIn } from '../support/browser/accountPage';
import { enter, expect, expectStatus, LOST_REQUEST, placeholderOf, searchBarOf, test } from './shopTest';
import { GATE } from '../support/testScope';

const formOf = (page: Page) => placeholderOf(page, 'registration').locator('form[part=form]');

/** Another tab with the registration page, half filled in. */
async function openRegistration(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/registracija');
  await expectStatus(other, 'registration', 'ready');
  await formOf(other).locator('[name="billing.firstname"]').fill('Neža');
  await formOf(other).locator('[name=email]').fill('neza@example.com');
  await formOf(other).locator('[name=password]').fill('dolgo geslo');
  await formOf(other).locator('[name="shipping.phone.number"]').fill('040 123 456');
  await searchBarOf(other).field.fill('čajnik');
  return other;
}

async function expectNothingLost(other: Page): Promise<void> {
  await expect(formOf(other).locator('[name="billing.firstname"]')).toHaveValue('Neža');
  await expect(formOf(other).locator('[name=email]')).toHaveValue('neza@example.com');
  await expect(formOf(other).locator('[name=password]')).toHaveValue('dolgo geslo');
  await expect(formOf(other).locator('[name="shipping.phone.number"]')).toHaveValue(/40 ?123 ?456/);
  await expect(searchBarOf(other).field).toHaveValue('čajnik');
}

test('a sign-in and a sign-out show in the other tabs; forms that are open there keep every character', GATE, async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST); // a call of the other tab may be under way at the sign-out
  await openLogin(page);
  const other = await openRegistration(page);
  await pressLogin(other);
  await loginOf(other).locator('[name=email]').fill('nekdo@example.com');
  await signIn(page);
  await expect(loginOf(other).getByRole('button', { name: 'Moj račun: Redni' })).toBeVisible();
  await expectNothingLost(other);
  await loginOf(page).getByRole('button', { name: 'Moj račun: Redni' }).click();
  await loginOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expect(loginOf(other).getByRole('button', { name: 'Prijava' })).toBeVisible();
  await expectNothingLost(other);
  await loginOf(other).getByRole('button', { name: 'Prijava' }).click();
  await expect(loginOf(other).locator('[name=email]')).toHaveValue('nekdo@example.com');
});

test('a header that nobody has used yet shows a sign-in and a sign-out of another tab, too', async ({ page }) => {
  await openLogin(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await expectStatus(other, 'cart-drawer', 'ready');
  await expect(loginOf(other).getByRole('button')).toHaveCount(0); // the server's link
  await signIn(page);
  await expect(loginOf(other).getByRole('button', { name: 'Moj račun: Redni' })).toBeVisible();
});

test('the printed count of the wishlist goes with a sign-out in another tab', async ({ page, context }) => {
  await enter(page, 'own-wishlists');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/iskanje?s=lopata');
    await expectStatus(tab, 'search-bar', 'ready');
  }
  const wishes = placeholderOf(other, 'wishlist-flyout');
  await expect(wishes.locator('.header-count')).toBeVisible();
  await accountOf(page).click();
  await accountOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expectStatus(other, 'wishlist-flyout', 'ready');
  await expect(wishes.locator('.header-count, .count').filter({ visible: true })).toHaveCount(0);
});

test('(s401) a session that ends shows in every tab, also in headers that nobody has used, and no form loses a character', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  await enter(page, 'own-customer');
  const [untouched, typing] = [await context.newPage(), await context.newPage()];
  for (const tab of [untouched, typing, page]) {
    await tab.goto('/iskanje?s=lopata');
    await expectStatus(tab, 'search-bar', 'ready');
    await expect(accountOf(tab).getByRole('link')).toContainText('Redni');
  }
  await searchBarOf(typing).field.fill('čajnik');
  await context.clearCookies({ name: 'shop_session' });
  await accountOf(page).click(); // asks for the account
  for (const tab of [page, untouched, typing]) await expect(accountOf(tab).getByRole('button', { name: 'Prijava' })).toBeVisible();
  await expect(searchBarOf(typing).field).toHaveValue('čajnik');
});

test('the page is notified once in each tab: logged-in, then logged-out', async ({ page, context }) => {
  await context.addInitScript(() => {
    const received: string[] = [];
    Object.defineProperty(window, Symbol.for('received'), { value: received });
    for (const name of ['logged-in', 'logged-out', 'session-ended'])
      document.addEventListener(`vitrina:${name}`, (event) => received.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`));
  });
  const receivedIn = (tab: Page) => tab.evaluate(() => Reflect.get(window, Symbol.for('received')) as string[]);
  await openLogin(page);
  const other = await context.newPage();
  await other.goto('/');
  await expectStatus(other, 'cart-drawer', 'ready');
  await signIn(page);
  await expect(loginOf(other).getByRole('button', { name: 'Moj račun: Redni' })).toBeVisible();
  expect([await receivedIn(page), await receivedIn(other)]).toEqual([['logged-in {}'], ['logged-in {}']]);
  await loginOf(page).getByRole('button', { name: 'Moj račun: Redni' }).click();
  await loginOf(page).getByRole('link', { name: 'Odjava' }).click();
  await expect(loginOf(other).getByRole('button', { name: 'Prijava' })).toBeVisible();
  expect(await receivedIn(other)).toEqual(['logged-in {}', 'logged-out {}']);
});
