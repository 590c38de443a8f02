import { act, fireEvent } from '@testing-library/react';
import { ApiError } from '../../src/api/ApiError';
import { accountActions } from '../../src/features/account';
import { cartDto } from '../support/fakes/cartDtos';
import { renderWidget } from '../support/widgets/renderWidget';
import type { RenderOptions } from '../support/widgets/renderWidget';
import { takeBugs } from '../support/fakes/reportedBugs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const urlKeys = { login: '/prijava', clientMyAccount: '/moj-racun', smartTrial: '/preizkus', cart: '/kosarica' };
const SIGNED_IN = {
  customer: { id: '5', firstname: 'Ana', lastname: 'Novak' },
  isAuth: true,
  isLogged: true,
  isWaitingForConfirmation: false,
};

async function page({ config = {}, answers = {}, ...options }: RenderOptions = {}) {
  const rendered = await renderWidget('registration', {
    fallback: '<form><input name="firstname"><input name="lastname"><input name="email"><input name="password"></form>',
    ...options,
    answers: { register: () => SIGNED_IN, widgetAccount: () => SIGNED_IN, widgetCart: () => cartDto([]), ...answers },
    config: { urlKeys, csrfToken: 'token-1', ...config },
  });
  const { box, view, user, advanceTimers } = rendered;
  const field = (name: string) => box.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const type = async (name: string, text: string) => {
    await user.type(field(name) as Element, text);
  };
  return {
    ...rendered,
    field,
    type,
    problems: () => [...box.querySelectorAll('.field-problem')].map(({ textContent }) => textContent).filter(Boolean),
    async fill() {
      await type('billing.firstname', 'Ana');
      await type('billing.lastname', 'Novak');
      await type('email', 'ana@example.com');
      await type('password', 'dolgo geslo');
      await type('shipping.phone.number', '040 123 456');
    },
    async submit() {
      await user.click(view.getByRole('button', { name: 'Ustvari račun' }));
      await advanceTimers(2000);
    },
  };
}

test('[R7.014] [R7.044] [A048] the account’s data with the phone’s prefix, consents as ticked, and the password nowhere else', async () => {
  const { fill, submit, callsOf, state, page: fake } = await page();
  await fill();
  await submit();
  expect(callsOf('register').map(({ body }) => body)).toEqual([
    {
      data: {
        firstname: 'Ana',
        lastname: 'Novak',
        email: 'ana@example.com',
        password: 'dolgo geslo',
        phone: { prefix: '+386', number: '40123456' },
        consents: { emailNl: false },
      },
    },
  ]);
  expect(fake.assigned).toEqual(['/moj-racun']);
  expect(state().account.isLogged).toBe(true);
  expect(JSON.stringify([state(), fake.storage])).not.toContain('dolgo geslo');
});

test('[R5.01] [R5.03] [R5.04] an empty form sends nothing, names every field and focuses the first', async () => {
  const { submit, callsOf, problems, shadow } = await page();
  await submit();
  expect(callsOf('register')).toEqual([]);
  expect(problems()).toHaveLength(5);
  expect(shadow.activeElement?.getAttribute('name')).toBe('billing.firstname');
});

test('[R5.08] errors appear 1 s after typing, not before', async () => {
  const { user, field, problems, advanceTimers } = await page();
  await user.type(field('email') as Element, 'ana');
  await advanceTimers(900);
  expect(problems()).toEqual([]);
  await advanceTimers(200);
  expect(problems()).toHaveLength(1);
});

test('[R5.06] a short password is refused (A076)', async () => {
  const { type, problems, advanceTimers } = await page();
  await type('password', 'kratko');
  await advanceTimers(1200);
  expect(problems()).toEqual(['Geslo mora imeti vsaj 8\u00a0znakov.']);
});

test('[R5.06] a shop’s own pattern replaces the length, and applies to the whole password (A076)', async () => {
  const { type, problems, advanceTimers } = await page({ config: { passwordPattern: '[a-z]+\\d|0000' } });
  await type('password', 'dolgogeslo1!');
  await advanceTimers(1200);
  expect(problems()).toHaveLength(1);
  await type('password', '{Backspace}');
  await advanceTimers(1200);
  expect(problems()).toEqual([]);
});

test('[A061] no consent is ticked before; a ticked one is sent', async () => {
  const { fill, submit, view, user, callsOf } = await page();
  const boxes = view.getAllByRole('checkbox');
  expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  await fill();
  await user.click(view.getByRole('checkbox', { name: 'Želim prejemati novice in ponudbe po e-pošti' }));
  await submit();
  expect(callsOf('register')[0]?.body).toMatchObject({ data: { consents: { emailNl: true } } });
});

test('[R7.016] the trial of Smart opens after the registration if it was requested; without its page it is not offered (A052)', async () => {
  const { fill, submit, view, user, callsOf, page: fake } = await page();
  await fill();
  await user.click(view.getByRole('checkbox', { name: 'Po registraciji želim preizkusiti Smart' }));
  await submit();
  expect(callsOf('register')[0]?.body).toMatchObject({ data: { activateSmart: true } });
  expect(fake.assigned).toEqual(['/preizkus']);
  document.body.replaceChildren();
  const without = await page({ config: { urlKeys: { clientMyAccount: '/moj-racun' } } });
  expect(without.view.queryByRole('checkbox', { name: /Smart/ })).toBeNull();
});

test('[R7.014] an account that waits for its confirmation is no failure: a message names the mail, nobody is signed in', async () => {
  const {
    fill,
    submit,
    state,
    callsOf,
    page: fake,
  } = await page({
    answers: { register: () => ({ ...SIGNED_IN, customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true }) },
  });
  await fill();
  await submit();
  const message = 'Račun je ustvarjen. Potrdite ga s povezavo, ki smo jo poslali na ana@example.com.';
  expect(state().flash.messages).toMatchObject([{ message, type: 'success', cat: 'form' }]);
  expect(state().account.isLogged).toBe(false);
  expect(state().login).toMatchObject({ isAuthInProgress: false, status: null });
  expect([callsOf('login'), fake.assigned]).toEqual([[], []]);
});

test.each([
  ['SI', ['Matična številka', 'Davčna številka']],
  ['PL', ['NIP']],
] as const)('[R3.012] [R3.013] [R3.014] a company in %s gives its numbers and address', async (country, labels) => {
  const { view, user, box } = await page({ config: { country, urlKeys } });
  await user.click(box.querySelectorAll('input[type=checkbox]')[0] as Element);
  for (const label of labels) expect(view.getByRole('textbox', { name: new RegExp(label) })).toBeVisible();
  expect(box.querySelector('input[name="billing.street"]')).toBeVisible();
});

test('[R5.45] [R7.015] [R8.02] [R8.03] refusals are shown as messages of the form, and everything typed stays (A050)', async () => {
  const { fill, submit, state, field } = await page({
    answers: {
      register: () =>
        Promise.reject(new ApiError('http', 'register', { status: 422, body: { error: 'Ta e-naslov je že registriran.' }, messages: ['Ta e-naslov je že registriran.'] })), // prettier-ignore
    },
  });
  await fill();
  await submit();
  expect(state().flash.messages).toMatchObject([{ message: 'Ta e-naslov je že registriran.', type: 'danger', cat: 'form' }]);
  expect([field('email')?.value, field('password')?.value]).toEqual(['ana@example.com', 'dolgo geslo']);
  expect(state().login.isAuthInProgress).toBe(false);
});

test('[R5.45] [R7.015] the shop’s objection to a field is shown at that field until it is changed, with the focus in the first one (A050)', async () => {
  const errors = { email: 'Ta e-naslov že ima račun.', phone: 'Številka ni prava.', password: ['Prekratko.'], captcha: 'Niste človek.' };
  const { fill, submit, problems, shadow, field, advanceTimers, view, state } = await page({
    answers: {
      register: () => Promise.reject(new ApiError('http', 'register', { status: 422, body: { errors }, messages: ['Preverite polja.'] })),
    },
  });
  await fill();
  await submit();
  expect(problems()).toEqual(['Ta e-naslov že ima račun.', 'Prekratko.', 'Številka ni prava.']);
  expect(view.getAllByText('Ta e-naslov že ima račun.')).toHaveLength(1);
  expect(shadow.activeElement).toBe(field('email'));
  const signIn = view.getByRole('link', { name: 'Prijavi se s tem naslovom' });
  expect([signIn.getAttribute('href'), signIn.dataset['vitrinaAction']]).toEqual(['/prijava', 'login']);
  fireEvent.click(signIn);
  expect(state().login.draft.email).toBe('ana@example.com'); // the form has it
  fireEvent.change(field('email') as Element, { target: { value: 'eva@example.com' } });
  await advanceTimers(1200);
  expect(problems()).toEqual(['Prekratko.', 'Številka ni prava.']);
  expect(view.queryByRole('link', { name: 'Prijavi se s tem naslovom' })).toBeNull();
});

test('terms and privacy open beside the form; a page that the shop has not configured is left out', async () => {
  const terms = { terms: '/pogoji', privacy: '/zasebnost' };
  const { view } = await page({ config: { urlKeys: { ...urlKeys, ...terms } } });
  const links = [/^Splošni pogoji poslovanja/, /^Varstvo osebnih podatkov/].map((name) => view.getByRole('link', { name }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.textContent])).toEqual([
    ['/pogoji', '_blank', 'Splošni pogoji poslovanja (odpre se v novem zavihku)'],
    ['/zasebnost', '_blank', 'Varstvo osebnih podatkov (odpre se v novem zavihku)'],
  ]);
  document.body.replaceChildren();
  const without = await page();
  expect(without.view.queryByText(/preberite/)).toBeNull();
});

test('[R8.02] a refusal without a reason shows that, and a failed login in the header shows nothing here', async () => {
  const { fill, submit, state, box } = await page({
    answers: {
      register: () => Promise.reject(new ApiError('rejected', 'register')),
      login: () => Promise.reject(new ApiError('network', 'login')),
    },
  });
  await fill();
  await submit();
  expect(state().flash.messages).toMatchObject([{ message: 'unknown_error', isKey: true, cat: 'form' }]);
  expect(box.querySelector('.login-status')).toBeNull();
});

test('[R8.05] [A051] a refusal is shown and reaches the form, which can be submitted again; no saga ends with it', async () => {
  const answers = [() => Promise.reject(new ApiError('http', 'register', { status: 422, body: { error: 'Poskusite znova.' }, messages: ['Poskusite znova.'] })), () => SIGNED_IN]; // prettier-ignore
  const {
    fill,
    submit,
    state,
    view,
    callsOf,
    page: fake,
  } = await page({ answers: { register: () => (answers.shift() ?? (() => SIGNED_IN))() } });
  await fill();
  await submit();
  expect(state().flash.messages).toMatchObject([{ message: 'Poskusite znova.' }]);
  expect(view.getByRole('button', { name: 'Ustvari račun' })).not.toHaveAttribute('aria-busy', 'true');
  expect(fake.logs.filter(({ level }) => level === 'error')).toEqual([]);
  await submit();
  expect(callsOf('register')).toHaveLength(2);
  expect(state().account.isLogged).toBe(true);
});

test('[R8.05] [A051] an error of our own is shown like an unreadable response and passed on to the log; the next submit works', async () => {
  const bug = new TypeError('a bug');
  const answers = [() => Promise.reject(bug), () => SIGNED_IN];
  const { fill, submit, state, page: fake } = await page({ answers: { register: () => (answers.shift() ?? (() => SIGNED_IN))() } });
  await fill();
  await submit();
  expect(state().login.isAuthInProgress).toBe(false);
  expect(state().flash.messages).toHaveLength(1);
  expect(fake.logs).toContainEqual({ level: 'error', message: 'vitrina: login failed', details: [bug] });
  expect(takeBugs()).toHaveLength(1);
  await submit();
  expect(state().account.isLogged).toBe(true);
});

test('a lost response: a login with the same data finds out whether the account exists', async () => {
  const { fill, submit, callsOf, state } = await page({
    answers: { register: () => Promise.reject(new ApiError('timeout', 'register')), login: () => SIGNED_IN },
  });
  await fill();
  await submit();
  expect(callsOf('login').map(({ body }) => body)).toEqual([
    { username: 'ana@example.com', password: 'dolgo geslo', isCheckout: 0, isWidget: 0 },
  ]);
  expect(state().account.isLogged).toBe(true);
});

test('a lost response, and the login finds no account: the shopper reads that the shop did not answer, not that the password is wrong', async () => {
  const { fill, submit, callsOf, state } = await page({
    answers: {
      register: () => Promise.reject(new ApiError('timeout', 'register')),
      login: () => Promise.reject(new ApiError('http', 'login', { status: 401, messages: ['Napačno geslo.'] })),
    },
  });
  await fill();
  await submit();
  expect(callsOf('login')).toHaveLength(1);
  expect(state().flash.messages.map(({ message }) => message)).toEqual(['err_request_timeout']);
  expect(state().login).toMatchObject({ isAuthInProgress: false, status: null });
});

test('values typed into the server’s form are in the widget’s fields', async () => {
  const { field } = await page({
    before: (host) => {
      host.querySelectorAll('input').forEach((input) => (input.value = `typed ${input.name}`));
    },
  });
  expect(['billing.firstname', 'billing.lastname', 'email', 'password'].map((name) => field(name)?.value)).toEqual([
    'typed firstname',
    'typed lastname',
    'typed email',
    'typed password',
  ]);
});

test('a customer keeps the server’s page; a sign-in in another tab leaves the form as it is', async () => {
  const customer = await page({ config: { customer: { id: '5' } } });
  expect(customer.box.querySelector('slot')).not.toBeNull();
  document.body.replaceChildren();
  const { type, field, dispatch } = await page();
  await type('email', 'ana@example.com');
  act(() => void dispatch(accountActions.loggedIn({ isFromOtherTab: true })));
  expect(field('email')).toHaveValue('ana@example.com');
});
