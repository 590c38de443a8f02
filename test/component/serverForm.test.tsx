import { ApiError } from '../../src/api/ApiError';
import { cartDto } from '../support/fakes/cartDtos';
import { InvalidResponse } from '../support/fakes/fakeApi';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderedWidget, RenderOptions } from '../support/widgets/renderWidget';
import type { OperationId } from '../../src/api/api';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React reports what a boundary has caught
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

interface Case {
  widget: string;
  operation: OperationId;
  fallback: string;
  options?: RenderOptions;
  press: (rendered: RenderedWidget) => Promise<void>;
  /** What the server's form submits. */
  submitted: Record<string, string>;
  message: RegExp;
  /** Where the shop's own words are shown. */
  refusal?: string;
}

const typeInto = async ({ box, user }: RenderedWidget, selector: string, text: string) => {
  await user.type(box.querySelector(selector) as Element, text);
};
const pressButton = async ({ view, user, advanceTimers }: RenderedWidget, name: RegExp) => {
  await user.click(view.getByRole('button', { name }));
  await advanceTimers(3000);
};
const SIGNED_IN = { customer: { id: '5', firstname: 'Ana', lastname: 'Novak', consents: {} } };

const CASES: Case[] = [
  {
    widget: 'login-drawer',
    operation: 'login',
    fallback: '<form action="/prijava" method="post"><input name="user" type="text"><input name="pass" type="password"><button name="go" value="1">Prijava</button></form>',
    async press(rendered) {
      if (rendered.box.querySelector('[name=email]') === null) await rendered.user.click(rendered.box.querySelector('.entry-button') as Element);
      const [email, password] = ['[name=email]', '[name=password]'].map((one) => rendered.box.querySelector<HTMLInputElement>(one));
      if (email?.value === '') await typeInto(rendered, '[name=email]', 'ana@example.com');
      if (password?.value === '') await typeInto(rendered, '[name=password]', 'dolgo geslo');
      await rendered.user.type(password as Element, '{Enter}');
      await rendered.advanceTimers(3000);
    },
    submitted: { user: 'ana@example.com', pass: 'dolgo geslo', go: '1' },
    message: /Prišlo je do napake/,
    refusal: 'Ne danes.',
  },
  {
    widget: 'newsletter',
    operation: 'updateSubscription',
    fallback: '<form action="/novice" method="post"><input type="hidden" name="token" value="t"><input type="email" name="mail" required><button name="send" value="yes">Prijavi</button></form>',
    async press(rendered) {
      const field = rendered.box.querySelector<HTMLInputElement>('input');
      if (field?.value === '') await typeInto(rendered, 'input', 'ana@example.com');
      await pressButton(rendered, /Prijavi me/);
    },
    submitted: { token: 't', mail: 'ana@example.com', send: 'yes' },
    message: /Tega nismo mogli shraniti/,
  },
  {
    widget: 'privacy-panel',
    operation: 'setPanelConsent',
    fallback: '<form action="/soglasja" method="post"><button name="accept" value="0">Zavrnem</button><button name="accept" value="1">Sprejmem</button></form>',
    press: (rendered) => pressButton(rendered, /Sprejmem/),
    submitted: { accept: '1' },
    message: /Vaše odločitve nismo mogli shraniti/,
  },
  {
    widget: 'privacy-panel',
    operation: 'updateConsents',
    fallback: '<form action="/soglasja" method="post"><label><input type="checkbox" name="sms" value="da"> SMS</label><label><input type="checkbox" name="mail" value="da" checked> E-pošta</label><button>Shrani</button></form>',
    options: { attributes: { choices: 'all' }, config: SIGNED_IN },
    async press(rendered) {
      const sms = rendered.view.getByRole<HTMLInputElement>('checkbox', { name: 'SMS' });
      if (!sms.checked) await rendered.user.click(sms);
      await pressButton(rendered, /Shrani soglasja/);
    },
    submitted: { sms: 'da', mail: 'da' },
    message: /Soglasij nismo mogli shraniti/,
  },
  {
    widget: 'registration',
    operation: 'register',
    fallback: '<form action="/registracija" method="post" novalidate><input name="firstname"><input name="lastname"><input name="email"><input type="password" name="geslo"><button>Ustvari</button></form>',
    async press(rendered) {
      const values = { 'billing.firstname': 'Ana', 'billing.lastname': 'Novak', email: 'ana@example.com', password: 'dolgo geslo', 'shipping.phone.number': '040 123 456' };
      for (const [name, value] of Object.entries(values))
        if (rendered.box.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === '') await typeInto(rendered, `[name="${name}"]`, value);
      await pressButton(rendered, /Ustvari račun/);
    },
    submitted: { firstname: 'Ana', lastname: 'Novak', email: 'ana@example.com', geslo: 'dolgo geslo' },
    message: /unknown_error/,
    refusal: 'Ne danes.',
  },
]; // prettier-ignore

/** The widget, with what the server's own form has submitted. */
async function show({ widget, operation, fallback, options = {} }: Omit<Case, 'press' | 'submitted' | 'message'>, error: () => ApiError) {
  const submits: Record<string, string>[] = [];
  const errors: unknown[] = [];
  const rendered = await renderWidget(widget, {
    ...options,
    fallback,
    answers: { widgetCart: () => cartDto([]), widgetAccount: () => new InvalidResponse({}), [operation]: error },
    config: { csrfToken: 'token-1', ...options.config },
    onError: (cause) => void errors.push(cause),
  });
  rendered.host.addEventListener('submit', (event) => {
    if (event.composedPath()[0] instanceof Element && (event.composedPath()[0] as Element).getRootNode() !== document) return;
    event.preventDefault();
    const entries = [...new FormData(event.target as HTMLFormElement, event.submitter)];
    submits.push(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  });
  return { rendered, submits, errors };
}

/** In the widget, and over the page. */
const textOf = ({ box, state }: RenderedWidget): string =>
  [box.textContent, ...state().flash.messages.map(({ message }) => message)].join(' ').replaceAll('\u00a0', ' ');

const failed =
  (operation: string, status: number, details: object = {}) =>
  () =>
    new ApiError('http', operation, { status, ...details });
const missing = (operation: string) => [404, 405, 501].map((status) => failed(operation, status));

describe.each(CASES.map((one) => [`${one.widget}, ${one.operation}`, one] as const))('[A164] %s', (_name, one) => {
  test('the shop has no such call: the server’s own form does the work, and the place is given back', async () => {
    for (const error of missing(one.operation)) {
      const { rendered, submits, errors } = await show(one, error);
      await one.press(rendered);
      expect(submits).toEqual([one.submitted]);
      expect(errors).toHaveLength(1);
      expect(rendered.box).toBeEmptyDOMElement();
      rendered.unmount();
    }
  });

  test('a firewall answers with a page: the form’s own way once, else a message', async () => {
    const { rendered, submits, errors } = await show(one, failed(one.operation, 403));
    await one.press(rendered);
    expect(submits).toEqual([one.submitted]);
    await one.press(rendered);
    expect([submits.length, rendered.callsOf(one.operation as never).length, errors]).toEqual([1, 2, []]);
    expect(textOf(rendered)).toMatch(one.message);
  });

  test('a refusal of the shop’s own is a message', async () => {
    const { rendered, submits } = await show(one, failed(one.operation, 403, { body: { error: 'Ne danes.' }, messages: ['Ne danes.'] }));
    await one.press(rendered);
    expect(textOf(rendered)).toMatch(one.refusal ?? one.message);
    expect(submits).toEqual([]);
  });

  test('a limit names the wait', async () => {
    const { rendered, submits } = await show(one, failed(one.operation, 429, { retryAfterS: 57 }));
    await one.press(rendered);
    expect(textOf(rendered)).toContain('Preveč poskusov. Poskusite znova čez 57 sekund.');
    expect(submits).toEqual([]);
  });

  test('without anything of the server’s there is a message', async () => {
    if (one.operation === 'updateConsents') return; // its boxes are the server's
    const { rendered, errors } = await show({ ...one, fallback: '' }, failed(one.operation, 404));
    await one.press(rendered);
    expect(errors).toEqual([]);
    expect(textOf(rendered)).toMatch(one.message);
  });
});

test('[A164] login: the server’s link is followed where the page has no form', async () => {
  const login = CASES[0] as Case;
  const { rendered } = await show({ ...login, fallback: '<a href="#prijava">Prijava</a>' }, failed('login', 404));
  const followed = jest.fn();
  rendered.host.querySelector('a')?.addEventListener('click', followed);
  await login.press(rendered);
  expect(followed).toHaveBeenCalledTimes(1);
});

test('[A164] what the server’s form asks beyond what was typed, the shopper fills in there', async () => {
  const registration = CASES[4] as Case;
  const fallback = registration.fallback
    .replace(' novalidate', '')
    .replace('<button>', '<input type="checkbox" name="pogoji" required><button>');
  const { rendered, submits, errors } = await show({ ...registration, fallback }, failed('register', 403));
  await registration.press(rendered);
  expect([submits, errors.length]).toEqual([[], 1]);
  expect(rendered.host.querySelector<HTMLInputElement>('[name=email]')).toHaveValue('ana@example.com');
});
