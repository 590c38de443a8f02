import type { Page } from '@playwright/test';
import { checkoutOf } from '../support/checkoutPage';
import { expect, LOST_REQUEST, test } from './shopTest';

/** The shopper hears of these, and tries again. What takes a minute to fail, or offends the policy of the page, is tried without a browser. */
const TOLD = [
  '500', '502', '503', '504', '403', '404', '409', '419', '429', 'html', 'html-json', 'empty', 'rejected', 'offline', 'redirect-login',
]; // prettier-ignore
/** The client gets over these by itself. */
const HEALED = ['bom', 'guard', 'php-notice', 'php-notice-after', 'csrf-once', 'reorder', 'adult-header', 'slow'];

/** A choice is made and its answer is lost in one of these ways: the shop is asked, and nothing has failed. */
const FOUND = ['cut-after', 'truncated', 'nan', '502-after'];

interface Deed {
  /** The call, as the shop's fault switch names it. */
  call: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** There is nothing left to do it with once it is done. */
  isOnce?: true;
  /** Of these two one is chosen. */
  choices?: string;
  /** The call waits for 5 s and no longer. */
  isImpatient?: true;
}

const boxOf = (page: Page) => checkoutOf(page).box;

/** The other one of two that can be had. */
const other =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    const two = boxOf(page).locator(selector);
    await two.nth((await two.nth(0).isChecked()) ? 1 : 0).click();
  };

const choice = (call: string, path: string, choices: string): Deed => ({ call, path, choices, act: other(choices) });

let nth = 0;
/** Something new each time. */
const write =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    const field = boxOf(page).locator(selector);
    await field.fill(`Zvonec ne dela ${(nth += 1)}`);
    await field.blur();
  };

const open = async (page: Page): Promise<void> => {
  const opener = boxOf(page).locator('.note-box');
  if ((await opener.getAttribute('open')) === null) await opener.locator('summary').click();
};

const SERVICE = '/api/cart/';
const V2 = '/api/v2/cart.cart-api/';

const STEPS: Readonly<Record<string, readonly Deed[]>> = {
  '/kosarica': [
    { call: 'addCertificate', isImpatient: true, path: `${SERVICE}add-certificate`, act: async (page) => {
      await boxOf(page).locator('.codes input').fill('ZIMA10');
      await boxOf(page).locator('.codes button[type=submit]').click();
    } },
    { call: 'removeCertificate', isOnce: true, path: `${SERVICE}remove-certificate`, act: async (page) => boxOf(page).locator('.code-list .remove').first().click() },
    { call: 'setInvoiceNote', path: `${V2}set-invoice-note`, act: async (page) => {
      await open(page);
      await write('.note-field')(page);
    } },
  ],
  '/kosarica/3': [
    choice('changeDeliveryMethod', `${V2}select-delivery-method`, 'input[name="delivery-1"]:enabled'),
    choice('selectBillingMethod', `${V2}select-billing-method`, '.payment > .options > .option > label > input[name="payment"]:enabled'),
    { call: 'orderConsentNotes', path: `${V2}order-consent-notes`, act: write('.order-note') },
    { call: 'orderConsents', path: `${V2}order-consents`, act: async (page) => boxOf(page).locator('.words input[type=checkbox]').first().click() },
  ],
}; // prettier-ignore

const ALL = Object.values(STEPS).flat();

/** Six told ones and four healed ones for each call: every fault meets at least two calls. */
const faultsOf = (deed: Deed): { told: string[]; healed: string[] } => {
  const place = ALL.indexOf(deed);
  const some = (faults: readonly string[], count: number) =>
    Array.from({ length: count }, (_each, index) => faults[(place * count + index) % faults.length] ?? '');
  return { told: some(TOLD, 6), healed: deed.isOnce ? [] : some(HEALED, 4) };
};

for (const [path, deeds] of Object.entries(STEPS))
  test(`faults one after the other on ${path}: each is said, nothing typed is lost, and the next try succeeds`, async ({
    page,
    open: visit,
    context,
    watch,
  }) => {
    test.slow();
    watch.expectErrors(LOST_REQUEST, /vitrina|JSON/i);
    await visit('/?scenario=checkout-ready');
    const switchTo = (fault: string) => context.addCookies([{ name: 'vitrina_fault', value: fault, url: new URL(page.url()).origin }]);
    await page.goto(path);
    const box = boxOf(page);
    const typed = box.locator(path === '/kosarica' ? '.codes input' : '.order-note');
    const flashes = box.locator('.flash');
    const clear = async () => {
      while ((await flashes.count()) > 0) await flashes.last().locator('.flash-close').click();
    };
    const isAnswered = (deed: Deed) => page.waitForResponse((response) => new URL(response.url()).pathname === deed.path && response.ok());
    await expect(typed).toBeVisible({ timeout: 15_000 });
    for (const deed of deeds) {
      const { told, healed } = faultsOf(deed);
      for (const fault of deed.isImpatient ? [...told, 'timeout'] : told)
        await test.step(`${deed.call} × ${fault}`, async () => {
          await switchTo(`${fault}:${deed.call}`);
          await deed.act(page);
          await expect(box.locator('.flash').first()).toBeVisible({ timeout: 10_000 });
          await expect(box.locator('[aria-busy=true]')).toHaveCount(0);
          await switchTo('');
          await clear();
        });
      const answered = isAnswered(deed);
      await deed.act(page);
      await answered;
      for (const fault of deed.choices === undefined ? [] : FOUND)
        await test.step(`${deed.call} × ${fault}`, async () => {
          await switchTo(`${fault}:${deed.call}`);
          const first = box.locator(deed.choices ?? '').first();
          const wasFirst = await first.isChecked();
          const asked = isAnswered({ ...deed, path: `${V2}load-cart` });
          await deed.act(page);
          await asked;
          await expect(box.locator('[aria-busy=true]')).toHaveCount(0);
          await expect(first).toBeChecked({ checked: !wasFirst });
          await expect(box.locator('.flash[data-type=danger]')).toHaveCount(0);
          await switchTo('');
        });
      for (const fault of healed)
        await test.step(`${deed.call} × ${fault}`, async () => {
          await clear();
          await switchTo(`${fault}:${deed.call}`);
          const healing = isAnswered(deed);
          await deed.act(page);
          await healing;
          await expect(box.locator('.flash[data-type=danger]')).toHaveCount(0);
          await switchTo('');
        });
      await clear();
    }
  });
