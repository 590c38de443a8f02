import type { Page } from '@playwright/test';
import { FULL_CHROMIUM } from '../support/chromium.mjs';
import { loginOf, openLogin, pressLogin } from '../support/browser/accountPage';
import { enter, expect, expectStatus, LOST_REQUEST, placeholderOf, test } from './shopTest';

const MARKER = 'Geslo-z-oznako-7391';

/** Everything that scripts, the shopper's next page or another tab could read. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }));
    const names = Object.getOwnPropertyNames(window).filter((name) => name.startsWith('vitrina'));
    const markup = (root: ParentNode): string =>
      Array.from(root.querySelectorAll('*'), (element) => {
        const own = Array.from(element.attributes, ({ value }) => value).join(' ');
        return `${own} ${element.shadowRoot ? markup(element.shadowRoot) + element.shadowRoot.textContent : ''}`;
      }).join(' ');
    return JSON.stringify([
      stored,
      document.cookie,
      location.href,
      history.state,
      document.title,
      document.body.textContent,
      markup(document),
      names.map((name) => String(Reflect.get(window, name))),
      Reflect.get(window, Symbol.for('received')),
    ]);
  });

/** Events, jQuery triggers and messages of tabs. */
async function recordEverything(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const received: string[] = [];
    Object.defineProperty(window, Symbol.for('received'), { value: received });
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function listen(event: Event) {
      received.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail ?? null)}`);
      return dispatchEvent.call(this, event);
    };
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function post(message: unknown) {
      received.push(JSON.stringify(message));
      postMessage.call(this, message);
    };
  });
}

test('a password is in the body of its one request and nowhere else: storage, cookies, URLs, events, console, markup', async ({
  page,
  context,
  watch,
}) => {
  watch.expectErrors(LOST_REQUEST);
  const [urls, bodies, lines]: [string[], string[], string[]] = [[], [], []];
  context.on('request', (request) => {
    urls.push(`${request.url()} ${JSON.stringify(request.headers())}`);
    if (request.postData()?.includes(MARKER)) bodies.push(new URL(request.url()).pathname);
  });
  context.on('console', (message) => lines.push(message.text()));
  await recordEverything(page);
  await openLogin(page);
  await loginOf(page).locator('[name=email]').fill('nekdo@example.com');
  await loginOf(page).locator('[name=password]').fill(MARKER);
  expect(await traces(page)).not.toContain(MARKER);
  await page.keyboard.press('Enter');
  await expect(loginOf(page).getByRole('alert')).not.toBeEmpty();
  expect(await traces(page)).not.toContain(MARKER);
  expect(bodies).toEqual(['/api/auth/login/']);

  await page.goto('/registracija'); // leaves the page with the password in its field
  await expectStatus(page, 'registration', 'ready');
  const form = placeholderOf(page, 'registration').locator('form[part=form]');
  await form.locator('[name="billing.firstname"]').fill('Ana');
  await form.locator('[name="billing.lastname"]').fill('Novak');
  await form.locator('[name=email]').fill('kupec@vitrina.example');
  await form.locator('[name=password]').fill(MARKER);
  await form.getByRole('button', { name: 'Pokaži geslo' }).click();
  await form.locator('[name="shipping.phone.number"]').fill('040 123 456');
  await form.locator('.primary').click();
  await expect(placeholderOf(page, 'flash-messages').locator('.flash').first()).toBeVisible();
  await expect(form.locator('[name=password]')).toHaveAttribute('type', 'password');
  expect(await traces(page)).not.toContain(MARKER);
  expect(bodies).toEqual(['/api/auth/login/', '/api/reg/submit']);
  await page.reload();
  await expectStatus(page, 'registration', 'ready');
  await expect(form.locator('[name=password]')).toHaveValue('');
  expect([await traces(page), ...urls, ...lines, ...watch.warnings, ...watch.errors].join()).not.toContain(MARKER);
});

/** The autofill profile of a person (Chromium's field names). */
const KNOWN = {
  NAME_FULL: 'Ana Kos',
  NAME_FIRST: 'Ana',
  NAME_LAST: 'Kos',
  EMAIL_ADDRESS: 'ana@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+38640123456',
};

test(
  "the browser's own autofill fills the login of the header and the registration in their shadow roots",
  FULL_CHROMIUM,
  async ({ page, context }) => {
    await enter(page, 'guest');
    await page.goto('/registracija');
    await expectStatus(page, 'registration', 'ready');
    const browser = await context.newCDPSession(page);
    const address = { fields: Object.entries(KNOWN).map(([name, value]) => ({ name, value })) };
    await browser.send('Autofill.enable');
    await browser.send('Autofill.setAddresses', { addresses: [address] });
    const fillFrom = async (widget: string, selector: string): Promise<void> => {
      const expression = `document.querySelector('[data-vitrina=${widget}]').shadowRoot.querySelector('${selector}')`;
      const { result } = await browser.send('Runtime.evaluate', { expression });
      const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' });
      await placeholderOf(page, widget).locator(selector).click();
      await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address });
    };
    const form = placeholderOf(page, 'registration').locator('form[part=form]');
    await fillFrom('registration', '[name="billing.firstname"]');
    await expect(form.locator('[name="billing.firstname"]')).toHaveValue('Ana');
    await expect(form.locator('[name="billing.lastname"]')).toHaveValue('Kos');
    await expect(form.locator('[name=email]')).toHaveValue('ana@example.com');
    await expect(form.locator('[name="shipping.phone.number"]')).toHaveValue(/40 ?123 ?456$/);
    await pressLogin(page);
    await expect(loginOf(page).locator('[name=email]')).toHaveValue('');
    await fillFrom('login-drawer', '[name=email]');
    await expect(loginOf(page).locator('[name=email]')).toHaveValue('ana@example.com');
  },
);

test('password managers find what they look for: a form each, with the tokens of a login and of a new account', async ({ page }) => {
  await openLogin(page);
  const tokensOf = (selector: string, widget: string) =>
    placeholderOf(page, widget)
      .locator(selector)
      .evaluateAll((fields) =>
        fields.map((field) => [
          field.closest('form') !== null,
          field.getAttribute('name'),
          field.getAttribute('type'),
          field.getAttribute('autocomplete'),
        ]),
      );
  expect(await tokensOf('input', 'login-drawer')).toEqual([
    [true, 'email', 'email', 'username'],
    [true, 'password', 'password', 'current-password'],
  ]);
  await page.goto('/registracija');
  await expectStatus(page, 'registration', 'ready');
  expect(await tokensOf('form[part=form] :is([name=email], [name=password])', 'registration')).toEqual([
    [true, 'email', 'email', 'username'],
    [true, 'password', 'password', 'new-password'],
  ]);
});
