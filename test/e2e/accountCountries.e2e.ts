import { HOMES } from '../../demo-pages/domain/demoCustomers';
import { accountOf, loginOf } from '../support/browser/accountPage';
import { COUNTRIES } from '../support/browser/checkoutPage';
import { readMessages } from '../support/messages';
import { enter, expect, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

/** Who visits, by scenario: whose name is in the header, the VIP notice, what the menu says of the programme. */
const CUSTOMERS = [
  { scenario: 'own-customer', person: 'regular', isVip: false, loyalty: null },
  { scenario: 'own-vip', person: 'regular', isVip: true, loyalty: 'txt_account_level_silver' },
  { scenario: 'vip-plus', person: 'vipPlus', isVip: true, loyalty: 'txt_account_level_gold' },
  { scenario: 'trial', person: 'regular', isVip: false, loyalty: 'txt_account_trial' },
] as const;

/** In Hungary the family name comes first. What differs in the other countries is texts. */
for (const { code, prefix, language } of COUNTRIES.filter((one) => one.code === 'SI' || one.code === 'HU'))
  test(`[R1.01] [R1.08] [R6.10] [R6.11] [R6.12] customers of every kind and guests in ${code}`, async ({ page, context, watch }) => {
    watch.expectErrors(LOST_REQUEST); // the session that ends
    const texts = readMessages(language);
    const home = async (scenario: string): Promise<void> => {
      await page.mouse.move(5, 700); // nothing is hovered
      await enter(page, scenario, prefix);
      await page.goto(`${prefix}/`);
      await expectStatus(page, 'cart-drawer', 'ready');
    };

    for (const { scenario, person, isVip, loyalty } of CUSTOMERS) {
      await home(scenario);
      const { firstname } = HOMES[code].people[person];
      await accountOf(page).click();
      await expectStatus(page, 'account-dashboard', 'ready');
      await expect(accountOf(page).getByRole('link')).toHaveCount(5);
      await expect(accountOf(page).getByRole('button')).toHaveAccessibleName(new RegExp(firstname));
      await expect(accountOf(page).locator('.loyalty')).toHaveCount(loyalty === null ? 0 : 1);
      if (loyalty !== null) await expect(accountOf(page).locator('.loyalty')).toContainText(texts[loyalty] ?? '?');
      await expect(placeholderOf(page, 'vip-strip')).toHaveCount(isVip ? 1 : 0);
      if (isVip) await expectStatus(page, 'vip-strip', 'ready');
    }

    // A guest, and one who has filled in the customer step and waits for confirmation (A031): nobody is signed in.
    for (const scenario of ['guest', 'contact-filled']) {
      await home(scenario);
      await loginOf(page).click();
      await expect(loginOf(page).locator('.primary')).toHaveText(texts['txt_login_submit'] ?? '?');
      await expect(placeholderOf(page, 'vip-strip')).toHaveCount(0);
    }

    // A session that ends while the page is open, as it would after the 30 seconds of the scenario.
    await home('session-expiring');
    await context.clearCookies({ name: 'shop_session' });
    await accountOf(page).click();
    await expect(accountOf(page).locator('.entry-button')).toHaveAccessibleName(texts['txt_account_sign_in'] ?? '?');
  });
