import type { Page } from '@playwright/test';
import { readMessages } from '../messages';
import { checkoutOf, SI } from './checkoutPage';
import type { Country } from './checkoutPage';

/** The one-time code of the reference shop's provider. */
export const ONE_TIME_CODE = '482913';

/** Payment by instalments in the shipping step of a country. */
export function financingOf(page: Page, country: Country = SI) {
  const texts = readMessages(country.language);
  const text = (key: string): string => texts[key] ?? key;
  const { box, ...checkout } = checkoutOf(page, country);
  const panel = box.locator('.financing');
  const submit = panel.locator('button[type="submit"]');
  const status = panel.locator('.financing-status');
  const code = panel.getByLabel(text('txt_financing_code'));
  const leave = panel.getByRole('link', { name: text('txt_financing_leave_button') });
  const waits = ['txt_financing_deciding', 'txt_financing_approved'].map((key) => status.filter({ hasText: text(key) }));
  return {
    ...checkout,
    box,
    panel,
    text,
    submit,
    method: (title: string) => box.getByRole('radio', { name: title }),
    terms: panel.getByRole('radio'),
    status,
    alert: panel.getByRole('alert'),
    personalId: panel.getByLabel(text('txt_financing_personal_id')),
    accepted: panel.getByRole('checkbox', { name: text('txt_financing_accept') }),
    code,
    button: (key: string) => panel.getByRole('button', { name: text(key) }),
    leave,
    /** Selects a method by its title and the second term. */
    async choose(title: string | RegExp) {
      await box.getByRole('radio', { name: title }).check();
      await panel.getByRole('radio').nth(1).check();
      await submit.waitFor();
    },
    /** Gives what the application asks for, and sends it. */
    async apply() {
      await submit.waitFor();
      const number = panel.getByLabel(text('txt_financing_personal_id'));
      if ((await number.count()) > 0) await number.fill('12345678');
      const documents = panel.getByRole('checkbox', { name: text('txt_financing_accept') });
      if ((await documents.count()) > 0) await documents.check();
      await submit.click();
    },
    /** After `apply`: gives the one-time code, or signs on the provider's page. */
    async confirm() {
      const any = waits.reduce((one, other) => one.or(other), leave.or(code));
      await any.first().waitFor();
      if (await code.isVisible()) {
        await code.fill(ONE_TIME_CODE);
        await submit.click();
      } else if (await leave.isVisible()) {
        await leave.click();
        await page.getByRole('button', { name: 'Sign the application' }).click();
      }
    },
  };
}

/** The tab's visibility, as the page sees it. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
