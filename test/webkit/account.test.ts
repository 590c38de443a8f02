import { Key } from 'selenium-webdriver';
import { webkit } from './webkitTest';

const check = webkit();

check('[R1.07] a customer signs in in the header without a reload, and out by the link', async (page) => {
  await page.open('/', { scenario: 'guest', ready: 'cart-drawer' });
  const login = page.in('login-drawer');
  await page.in('').press('[data-vitrina="login-drawer"] a');
  await login.status('ready');
  await page.untilFocus('email');
  await login.type('[name=email]', 'kupec@vitrina.example');
  await login.type('[name=password]', 'kupec-vitrina');
  await page.keys(Key.ENTER);
  await page.untilFocus(/Redni/);
  await page.keys(Key.ENTER);
  await login.see('a', 'Moja naročila');
  expect(await page.axe()).toEqual([]);
  await login.press('a', 'Odjava');
  await page.in('').see('body', /Odjavili ste se/);
});

check(
  '[R8.01] a wrong password is reported, and the focus stays in the form; Escape gives the focus back',
  async (page, { expectErrors }) => {
    expectErrors(/login: /);
    await page.open('/', { scenario: 'guest', ready: 'cart-drawer' });
    const login = page.in('login-drawer');
    await page.in('').press('[data-vitrina="login-drawer"] a');
    await login.type('[name=email]', 'kupec@vitrina.example');
    await login.type('[name=password]', 'napačno geslo');
    await page.keys(Key.ENTER);
    await login.see('[role=alert], [role=status], .message', /geslo|prijav/i);
    await page.keys(Key.ESCAPE);
    await login.unseen('[name=email]');
    await page.until('the focus at the opener', async () => ['button', 'a'].includes((await page.focus()).kind));
  },
);

check('[R7.014] a new customer registers and is signed in', async (page) => {
  await page.open('/registracija', { scenario: 'guest', ready: 'registration' });
  const form = page.in('registration');
  const fields = {
    'billing.firstname': 'Neža',
    'billing.lastname': 'Novak',
    email: `nova-${process.pid}-${Date.now()}@example.com`,
    password: 'dovolj dolgo geslo',
    'shipping.phone.number': '040 123 456',
  };
  for (const [name, value] of Object.entries(fields)) await form.type(`[name="${name}"]`, value);
  await form.press('.primary');
  await page.untilPath(/\/moj-racun$/);
  await page.in('account-dashboard').see('a', /Neža/);
});

check('[R6.17] the privacy panel stores the answer, and the pressed button keeps the focus', async (page) => {
  await page.open('/');
  const panel = page.in('privacy-panel');
  await panel.reveal();
  await panel.status('ready');
  await panel.focus('button', 'Sprejmem');
  await page.keys(Key.ENTER);
  await panel.see('[role=status]', /sprejeto/);
  await page.untilFocus(/Sprejmem/);
  expect(await page.evaluate(() => document.cookie)).toContain('personalisation=1');
  await panel.press('button', 'Zavrnem');
  await page.until('the other answer', async () => (await page.evaluate(() => document.cookie)).includes('personalisation=0'));
});
