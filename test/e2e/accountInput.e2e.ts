import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { accountOf, loginOf } from '../support/browser/accountPage';
import { enter, expect, expectStatus, LOST_REQUEST, test } from './shopTest';

test('[R4.097] by the mouse alone: resting on the link opens the form, leaving closes it, a press keeps it', async ({ page }) => {
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  const email = loginOf(page).locator('[name=email]');
  await loginOf(page).hover();
  await expect(email).toBeVisible();
  await email.hover(); // across the gap
  await expect(email).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(email).toBeHidden();
  await loginOf(page).getByRole('button').first().click();
  await expect(email).toBeFocused();
  await page.mouse.move(5, 700);
  await page.mouse.click(5, 700);
  await expect(email).toBeHidden();
});

test('[R4.097] by keys alone: reached, opened, filled, signed in, and left again with the focus where it was', async ({ page }) => {
  await enter(page, 'guest');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
  await page.keyboard.type(DEMO_CUSTOMERS.regular.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_CUSTOMERS.regular.password);
  await page.keyboard.press('Tab'); // "show the password"
  await page.keyboard.press('Space');
  await expect(loginOf(page).locator('[name=password]')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(loginOf(page).locator('.primary')).toBeFocused();
  await page.keyboard.press('Enter');
  const button = loginOf(page).getByRole('button', { name: 'Moj račun: Redni' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(loginOf(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(loginOf(page).getByRole('link')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('[R4.097] [R4.098] a tap opens, a second one and one elsewhere close (A068)', async ({ page }) => {
    await enter(page, 'guest');
    await page.goto('/');
    await expectStatus(page, 'cart-drawer', 'ready');
    await loginOf(page).tap();
    const email = loginOf(page).locator('[name=email]');
    await expect(email).toBeFocused();
    await loginOf(page).getByRole('button').first().tap();
    await expect(email).toBeHidden();
    await loginOf(page).getByRole('button').first().tap();
    await expect(email).toBeVisible();
    await page.touchscreen.tap(5, 700);
    await expect(email).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[A048] the shop’s own registration creates the account, and says what is wrong before', async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST); // the form that was sent empty
    await enter(page, 'guest');
    await page.goto('/registracija');
    const form = page.locator('[data-vitrina=registration] form');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/registracija$/);
    await expect(page.locator('main')).toContainText('obvezno');
    await form.locator('[name=firstname]').fill('Neža');
    await form.locator('[name=lastname]').fill('Novak');
    await form.locator('[name=email]').fill(`brez-${crypto.randomUUID()}@example.com`);
    await form.locator('[name=password]').fill('dovolj dolgo geslo');
    await form.locator('[name=passwordAgain]').fill('dovolj dolgo geslo');
    await form.getByRole('button').click();
    await expect(accountOf(page).getByRole('link')).toContainText('Neža');
  });
});
