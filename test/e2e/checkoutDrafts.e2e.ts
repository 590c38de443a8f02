import type { Page } from '@playwright/test';
import { checkoutOf, fillContact, SI } from '../support/browser/checkoutPage';
import { isWhole } from '../support/testScope';
import { startFaultSession } from '../support/browser/FaultSession';
import type { FaultSession } from '../support/browser/FaultSession';
import { enter, expect, LOST_REQUEST, test } from './shopTest';

const boxOf = (page: Page) => checkoutOf(page).box;
const injectFault = (page: Page, fault: string) =>
  page.context().addCookies([{ name: 'vitrina_fault', value: fault, url: new URL(page.url()).origin }]);

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('every text input survives a reload, step by step; the password is stored nowhere', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await open('/?scenario=filled-cart');
  await page.goto('/kosarica');
  const box = boxOf(page);
  const { toAddress, toDelivery, field, heading } = checkoutOf(page);

  await box.locator('.codes input').fill('zima 1');
  await box.locator('.invoice-note summary').click();
  await box.locator('.note-field').fill('Naročilo 2026-14');
  await box.locator('.quantity-field').first().fill('2');
  await box.locator('.quantity-field').first().press('Enter');
  await page.reload();
  await expect(box.locator('.codes input')).toHaveValue('zima 1');
  await expect(box.locator('.note-field')).toHaveValue('Naročilo 2026-14');
  await expect(box.locator('.quantity-field').first()).toHaveValue('2');

  await toAddress.click();
  await expect(heading('txt_cart_navigation_login_delivery')).toBeVisible();
  await box.getByRole('button', { name: 'Prijavite se' }).click();
  await box.locator('.login-form [type=email]').fill('nekdo@vitrina.example');
  await box.locator('.login-form [type=password]').fill('skrivno-geslo-1');
  await fillContact(page, SI);
  await box.getByRole('checkbox', { name: /Ustvari račun/ }).check();
  await box.locator('.customer-form [name=password]').fill('skrivno-geslo-2');
  await box.getByRole('checkbox', { name: /Kupujem za podjetje/ }).check();
  await box.locator('[name="billing.businessArea"]').fill('Čuk d.o.o.');
  await box.locator('[name="billing.companyTaxId"]').fill('12345679');
  await box.getByRole('checkbox', { name: /Dostava na isti naslov/ }).uncheck();
  await box.locator('[name="shipping.street"]').fill('Trg 2');
  expect(await stored(page)).not.toContain('skrivno');
  await page.reload();
  await expect(box.locator('[name="shipping.street"]')).toHaveValue('Trg 2');
  await expect(box.locator('[name="billing.businessArea"]')).toHaveValue('Čuk d.o.o.');
  await expect(box.locator('[name="billing.companyTaxId"]')).toHaveValue('12345679');
  await expect(box.locator('.login-form [type=email]')).toHaveValue('nekdo@vitrina.example');
  await expect(field('given-name')).toHaveValue('Ana Žofia');
  await expect(box.getByRole('checkbox', { name: /Ustvari račun/ })).toBeChecked();
  await expect(box.locator('.customer-form [name=password]')).toHaveValue('');

  await box.getByRole('checkbox', { name: /Ustvari račun/ }).uncheck();
  await box.getByRole('checkbox', { name: /Kupujem za podjetje/ }).uncheck();
  await box.getByRole('checkbox', { name: /Dostava na isti naslov/ }).check();
  await toDelivery.click();
  await expect(heading('txt_cart_navigation_delivery')).toBeVisible();
  await box.locator('.order-note').fill('Zvonec ne dela');
  const ticked = page.waitForResponse('**/order-consents');
  await box.locator('.order-notes input[type=checkbox]').first().check();
  await ticked;
  await box.getByRole('radio', { name: /^Prevzemno mesto/ }).check();
  await box.getByRole('button', { name: 'Izberite prevzemno mesto' }).click();
  const dialog = box.getByRole('dialog', { name: 'Prevzemna mesta' });
  await dialog.getByRole('searchbox').fill('Celje');
  await expect(dialog.getByRole('button', { name: '3000 Celje', exact: true })).toBeVisible();
  await dialog.getByRole('searchbox').press('Escape'); // the suggestions cover the list
  await expect(dialog.getByRole('button', { name: '3000 Celje', exact: true })).toBeHidden();
  const chosen = page.waitForResponse('**/select-delivery-method');
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Celje' })
    .getByRole('button', { name: /^Izberi: / })
    .first()
    .click();
  await chosen;
  const paid = page.waitForResponse('**/select-billing-method');
  await box.getByRole('radio', { name: /predračun/i }).check();
  await paid;
  await page.reload();
  await expect(box.locator('.order-note')).toHaveValue('Zvonec ne dela');
  await expect(box.locator('.order-notes input[type=checkbox]').first()).toBeChecked();
  await expect(box.getByRole('radio', { name: /^Prevzemno mesto/ })).toBeChecked();
  await expect(box.locator('.option-branch')).toContainText('Celje');
  await expect(box.getByRole('radio', { name: /predračun/i })).toBeChecked();
  await box.getByRole('button', { name: 'Spremeni prevzemno mesto' }).click();
  await expect(dialog.getByRole('searchbox')).toHaveValue('Celje');
});

test('an expired session shows the login inline; then the step continues with everything typed', async ({ page, open, watch }) => {
  watch.expectErrors(LOST_REQUEST);
  await open('/?scenario=checkout-ready');
  await page.goto('/kosarica/3');
  const box = boxOf(page);
  const { heading } = checkoutOf(page);
  await box.locator('.order-note').fill('Zvonec ne dela');
  await injectFault(page, 'session-lost');
  await box.locator('.order-note').blur();
  await expect(heading('txt_cart_navigation_login_delivery')).toBeVisible();
  await expect(box.locator('.flash').first()).toContainText('Vaša prijava je potekla');
  await box.locator('.login-form [type=email]').fill('kupec@vitrina.example');
  await box.locator('.login-form [type=password]').fill('kupec-vitrina');
  await box.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await expect(box.locator('.login')).toHaveCount(0);
  expect(await stored(page)).toContain('Zvonec ne dela');
  expect(await stored(page)).not.toContain('kupec-vitrina');
});

/** All text inputs of a step; the call that detects the expired session. */
const STEPS = {
  '/kosarica': {
    ended: 'checkStep',
    async type({ at }: FaultSession) {
      await at('.codes input').fill('zima 1');
      await at('.invoice-note summary').click();
      await at('.note-field').fill('Naročilo 2026-14');
    },
  },
  '/kosarica/1': {
    ended: 'updateCustomer',
    async type({ at, button, fillContact: fillAll }: FaultSession) {
      await button('Prijavite se').click();
      await at('.login-form [type=email]').fill('nekdo@vitrina.example');
      await fillAll();
      await at('[name=isCompany]').check();
      for (const name of ['businessArea', 'companyId', 'companyTaxId'])
        await at(`[name="billing.${name}"]`).fill(name === 'businessArea' ? 'Čuk d.o.o.' : '12345679');
      await at('[name=isSame]').uncheck();
      for (const name of ['firstname', 'lastname', 'street', 'zip', 'city'])
        await at(`[name="shipping.${name}"]`).fill(name === 'zip' ? '3000' : `Čez ${name} 2`);
      await at('[name="shipping.phone.number"]').fill('40654321');
    },
  },
  '/kosarica/3': {
    ended: 'orderConsentNotes',
    type: ({ at }: FaultSession) => at('.order-note').fill('Zvonec ne dela'),
  },
} as const;

/** A customer without addresses signs in in another tab. */
async function logInElsewhere({ page, receiveTabMessage, settle }: FaultSession): Promise<void> {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  const data = { firstname: 'Nova', lastname: 'Kos', email: `nova-${Date.now()}@vitrina.example`, password: 'dovolj dolgo geslo' };
  const made = await page.request.post('/api/reg/submit', { headers: { 'x-csrf-token': csrfToken }, data: { data } });
  expect(made.ok()).toBe(true);
  await receiveTabMessage('vitrina.account', 'logged-in');
  await settle();
}

// Three pages that lose their session three times each: too slow for partial runs.
for (const [path, { type, ended }] of isWhole ? Object.entries(STEPS) : [])
  test(`every field of ${path} survives a reload, an expired session, and a login in another tab`, async ({ page, watch }) => {
    watch.expectErrors(LOST_REQUEST);
    const visit = await startFaultSession(page);
    const typed = async () => {
      const fields = await visit.typed();
      return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/.test(name)));
    };
    await enter(page, path === '/kosarica/3' ? 'filled-cart,contact-filled' : 'filled-cart');
    await visit.open(path);
    await visit.settle();
    await type(visit);
    const before = await typed();
    expect(Object.values(before)).not.toContain('');
    await page.reload();
    await visit.settle();
    expect(await typed()).toMatchObject(before);
    await logInElsewhere(visit);
    // A signed-in customer has no e-mail or account fields.
    const shown = Object.entries(before).filter(([name]) => !/login-form|customer-form (email|wantsAccount)/.test(name));
    expect(await typed(), 'after a login in another tab').toMatchObject(Object.fromEntries(shown));
    await visit.injectFault('401', ended);
    await page.reload();
    await visit.settle();
    await visit.injectFault(null, ended);
    await visit.open(path);
    await visit.settle();
    expect(await typed(), 'after the end of the session').toMatchObject(Object.fromEntries(shown));
  });

test('[D5] after reaching delivery, a guest’s new tab of the customer step has everything typed, including the e-mail address', async ({
  page,
  context,
}) => {
  await enter(page, 'filled-cart');
  await page.goto('/kosarica/1');
  await fillContact(page, SI);
  await checkoutOf(page).toDelivery.click();
  await expect(page).toHaveURL(/\/kosarica\/3$/);
  const tab = await context.newPage();
  await tab.goto('/kosarica/1');
  const { field } = checkoutOf(tab);
  await expect(field('given-name')).toHaveValue('Ana Žofia');
  await expect(field('address-line1')).toHaveValue('Vzorčna ulica 1');
  await expect(field('email')).toHaveValue('ana@vitrina.example');
});
