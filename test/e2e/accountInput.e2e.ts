import { DEMO_CUSTOMERS } from '../../demo-pages/domain/demoCustomers';
import { accountOf, loginOf, openLogin, signIn } from '../support/browser/accountPage';
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

test('[R4.013] [R4.014] a shop with single sign-on: the browser goes to its page at once, and nothing else is loaded', async ({ page }) => {
  await enter(page, 'single-sign-on');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  await loginOf(page).click();
  await expect(loginOf(page).locator('[name=email]')).toBeFocused();
  const start = new URL(page.url()).origin;
  await signIn(page);
  await page.waitForURL((url) => url.origin !== start);
  expect(calls.filter((path) => path !== '/api/csrf-token')).toEqual(['/api/auth/login/']); // a shared page has no token
});

test('[R7.013] Enter 50 times in a row submits one login', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/login/', async (route) => {
    sent.push(route.request().method());
    await held;
    await route.continue();
  });
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill('nekdo@example.com');
  await loginOf(page).locator('[name=password]').fill('napačno');
  for (let press = 0; press < 50; press++) await page.keyboard.press('Enter');
  await expect(loginOf(page).locator('.primary')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(loginOf(page).getByRole('alert')).not.toBeEmpty();
  expect(sent).toEqual(['POST']);
});

test('[R8.31] a shop that limits logins says so above the form, which keeps what was typed', async ({ page, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await page.route('**/api/auth/login/', (route) => route.fulfill({ status: 429, json: { error: 'too_many_requests' } }));
  await openLogin(page);
  await signIn(page);
  const alert = loginOf(page).getByRole('alert');
  await expect(alert).not.toBeEmpty();
  await expect(alert).not.toContainText('geslo');
  await expect(loginOf(page).locator('[name=email]')).toHaveValue(DEMO_CUSTOMERS.regular.email);
});

test('[R6.05] Facebook’s script is requested on the first press only, and while it never loads the form signs in (A045)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'facebook_login', value: '1', url: baseURL ?? '' }]);
  const requested: string[] = [];
  await page.route(/facebook|sdk\.js/, (route) => void requested.push(route.request().url())); // never answered
  await openLogin(page);
  const button = loginOf(page).getByRole('button', { name: 'Nadaljuj s Facebookom' });
  await expect(button).toBeVisible();
  expect(requested).toEqual([]);
  await button.click();
  await expect.poll(() => requested.length).toBe(1);
  await signIn(page);
  await expect(loginOf(page).getByRole('button', { name: 'Moj račun: Redni' })).toBeVisible();
});

test('[R6.13] a visitor with a tracking id is welcomed back', async ({ page }) => {
  await enter(page, 'known-visitor');
  await page.goto('/');
  await expectStatus(page, 'cart-drawer', 'ready');
  await loginOf(page).click();
  await expect(loginOf(page).getByText('Veseli smo, da ste spet pri nas.')).toBeVisible();
  await expect(loginOf(page).getByText('Še nimate računa?')).toHaveCount(0);
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
