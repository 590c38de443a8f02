import { ApiError } from '../../../src/api/ApiError';
import { cartActions } from '../../../src/features/cart';
import { LOGIN_INTERVAL_MS, loginActions, selectIsSigningIn } from '../../../src/features/login';
import type { LoginContext } from '../../../src/features/account';
import { customerTab } from '../../support/fakes/customerShop';
import type { CustomerTabOptions } from '../../support/fakes/customerShop';
import { InvalidResponse } from '../../support/fakes/fakeApi';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const submit = (context: LoginContext = 'checkout') =>
  loginActions.loginSubmitted({ username: 'ana@example.com', password: () => 'secret', context });
const ANSWER = { customer: { id: '1', firstname: 'Ana', lastname: 'Novak', vipType: 'vip_program' }, isAuth: true, isLogged: true };

/** A shop that always accepts. */
const agreeing = (more: object = {}) => ({
  login: () => ({ ...ANSWER, ...more }),
  widgetAccount: () => ({ ...ANSWER, isWaitingForConfirmation: false }),
});

/** A tab that has signed in, and its events in order. */
async function after(options: CustomerTabOptions, context: LoginContext = 'checkout') {
  const tab = await customerTab(options);
  const steps: string[] = [];
  const note = (step: string) => void (steps.includes(step) || steps.push(step));
  const { cookies, location } = tab.page;
  const [setCookie, assign, callApi] = [cookies.set, location.assign, tab.api.call];
  jest.spyOn(cookies, 'set').mockImplementation((name, value, expires) => {
    note(`${name}=${value}`);
    setCookie(name, value, expires);
  });
  jest.spyOn(location, 'assign').mockImplementation((url) => {
    note(`to ${url}`);
    assign(url);
  });
  jest.spyOn(tab.api, 'call').mockImplementation((operation, input, callOptions) => {
    note(operation);
    return callApi(operation, input, callOptions);
  });
  tab.store.subscribe(() => {
    const { account, login } = tab.state();
    if (login.isAuthInProgress) note('in progress');
    if (account.customer !== null) note('customer');
    if (account.isLogged) note('logged');
  });
  await tab.act(submit(context), 2000);
  return { tab, steps };
}

describe('success', () => {
  test('[R4.001] [R4.003] [R4.004] [R4.005] [R4.006] [R4.007] [R4.008] every step, in this order (A041)', async () => {
    const { tab, steps } = await after({
      answers: agreeing({ redirectUrl: '/moj-racun' }),
      page: { cookies: { vip_notice_closed: '1' } },
    });
    expect(steps.slice(0, 6)).toEqual([
      'in progress',
      'login',
      'customer',
      'vip_notice_closed=0',
      'to https://www.shop.si/moj-racun',
      'logged',
    ]);
    expect(steps.slice(6)).toEqual(expect.arrayContaining(['widgetAccount', 'loadCart']));
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status: null });
  });

  test.each([
    ['widget', 0, 1],
    ['checkout', 1, 0],
    ['register', 0, 0],
  ] as const)(
    '[R2.63] [R2.64] [R2.65] [R7.005] [R7.012] in %s: isCheckout %s, isWidget %s, the password nowhere else (A042)',
    async (context, isCheckout, isWidget) => {
      const { tab } = await after({}, context);
      expect(tab.callsOf('login').map(({ body }) => body)).toEqual([
        { username: 'ana@example.com', password: 'secret', isCheckout, isWidget },
      ]);
      expect(JSON.stringify(tab.state())).not.toContain('secret');
    },
  );

  test.each([
    ['widget', ['RESET_ALL']],
    ['checkout', []],
  ] as const)('[R4.002] [R4.008] [R4.009] in %s: the cart is loading meanwhile, then reloaded, resets: %j', async (context, resets) => {
    const release: (() => void)[] = [];
    const tab = await customerTab({ answers: { login: () => new Promise((resolve) => release.push(() => resolve(ANSWER))) } });
    const dispatched: unknown[] = [];
    tab.injectFeature({
      slice: {
        reducerPath: 'resets',
        reducer: (state: null = null, { type, payload }: { type: string; payload?: { kind?: string } }) => {
          if (type === cartActions.cartReset.type) dispatched.push(payload?.kind);
          return state;
        },
      },
      saga: function* nothing() {},
    });
    await tab.act(submit(context));
    expect(tab.state().cart.status).toBe('pending');
    const before = tab.callsOf('loadCart').length;
    release.forEach((answer) => answer());
    await tab.advanceTimers(2000);
    expect([dispatched, tab.state().cart.status]).toEqual([resets, 'ready']);
    expect(tab.callsOf('loadCart').length).toBeGreaterThan(before);
  });

  test('[R4.002] [R4.008] a refused login ends the loading of the cart', async () => {
    const tab = await customerTab({ answers: { login: () => new ApiError('rejected', 'login') } });
    await tab.act(submit(), 2000);
    expect([tab.state().cart.status, tab.state().account.isLogged]).toEqual(['ready', false]);
  });

  test('[R4.002] an account that waits for its confirmation ends the loading of the cart, too', async () => {
    const waiting = { customer: null, isAuth: false, isLogged: false, isWaitingForConfirmation: true };
    const tab = await customerTab({ answers: { register: () => waiting } });
    await tab.act(loginActions.registrationSubmitted({ data: { email: 'ana@example.com' }, password: () => 'secret' }), 2000);
    expect([tab.callsOf('register').length, tab.state().cart.status, tab.state().account.isLogged]).toEqual([1, 'ready', false]);
  });

  test('[R2.64] in the checkout the step stays and is loaded again', async () => {
    const { tab } = await after({});
    expect([tab.state().checkout.step, tab.page.assigned]).toEqual(['customer', []]);
    expect(tab.callsOf('checkStep')).toHaveLength(2);
  });

  test('a redirect to a foreign origin is not followed', async () => {
    const { tab } = await after({ answers: agreeing({ redirectUrl: 'https://evil.example/' }) });
    expect([tab.page.assigned, tab.state().account.isLogged]).toEqual([[], true]);
  });
});

describe('[R4.019] [R6.15] the page reloads for VIP prices (A058)', () => {
  const as = (vipType: string, more: object = {}) => agreeing({ customer: { ...ANSWER.customer, vipType }, ...more });
  const BASKET = { href: 'https://www.shop.si/kosarica' };

  test.each([
    ['VIP', 1, 'vip_program', 'widget', {}],
    ['VIP plus', 1, 'vip_plus_program', 'widget', {}],
    ['VIP, on the registration page', 1, 'vip', 'register', {}],
    ['a regular customer', 0, 'regular', 'widget', {}],
    ['VIP in the checkout', 0, 'vip_program', 'checkout', {}],
    ['VIP on a page of the cart', 0, 'vip_program', 'widget', BASKET],
  ] as const)('%s: %i reloads', async (_who, reloads, vipType, context, page) => {
    const { tab } = await after({ answers: as(vipType), page: { href: 'https://www.shop.si/', ...page } }, context);
    expect(tab.page.reloads()).toBe(reloads);
    expect(tab.state().account.isLogged).toBe(true);
    expect(tab.page.cookies.get('vip_notice_closed')).toBe('0');
  });

  test('not when a redirect is followed (A041)', async () => {
    const { tab } = await after(
      { answers: as('vip_program', { redirectUrl: '/moj-racun' }), page: { href: 'https://www.shop.si/' } },
      'widget',
    );
    expect(tab.page.assigned).toEqual(['https://www.shop.si/moj-racun']);
    expect(tab.page.reloads()).toBe(0);
  });
});

describe('Facebook (A045)', () => {
  const ask = (context: LoginContext = 'checkout') => loginActions.facebookRequested({ context });
  const config = { facebook: { appId: '12345' } };
  const granted = { token: 'EAAB', userId: '77' };
  const tabWith = async (page: CustomerTabOptions['page'], answers: CustomerTabOptions['answers'] = { facebookLogin: () => ANSWER }) => {
    const tab = await customerTab({ config, page: { facebookLogin: granted, ...page }, answers: { ...agreeing(), ...answers } });
    return { ...tab, sent: () => tab.callsOf('facebookLogin').map(({ body }) => body) };
  };

  test('[R4.015] [R7.008] [R7.009] [R7.010] [R7.011] the app id is requested, and the shopper is logged in as by any login', async () => {
    const tab = await tabWith({});
    await tab.act(ask(), 2000);
    expect(tab.page.facebookLogins).toEqual([
      { appId: '12345', version: 'v12.0', sdkUrl: 'https://connect.facebook.net/sl_SI/sdk.js', scope: 'email,public_profile' },
    ]);
    expect(tab.sent()).toEqual([{ ...granted, isCheckout: 1, isRegistration: 0, isFacebook: 1, loyaltyProgramChecked: 0 }]);
    expect([tab.state().account.isLogged, tab.state().checkout.step, tab.page.cookieJar.get('vip_notice_closed')]).toEqual([
      true,
      'customer',
      '0',
    ]);
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status: null });
  });

  test('[R4.016] the `return` parameter of the URL is passed on unchanged', async () => {
    const tab = await tabWith({ href: 'https://www.shop.si/kosarica/1?return=%2Fmoj-racun%3Fa%3D1' });
    await tab.act(ask('register'), 2000);
    expect(tab.sent()).toMatchObject([{ redirect: '/moj-racun?a=1', isCheckout: 0, isRegistration: 1 }]);
  });

  test('[R4.010] [R4.011] [R4.012] [R8.30] a refusal of the shop is shown above the form', async () => {
    const tab = await tabWith(
      {},
      { facebookLogin: () => new ApiError('http', 'facebookLogin', { status: 401, messages: ['Ne poznamo vas.'] }) },
    );
    await tab.act(ask(), 2000);
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status: { message: 'Ne poznamo vas.', isKey: false } });
  });

  test('a sign-in is under way from the press until Facebook has answered', async () => {
    let answer = (_outcome: 'refused'): void => {};
    const tab = await tabWith({ facebookLogin: new Promise<'refused'>((resolve) => (answer = resolve)) });
    await tab.act(ask(), 10);
    expect(selectIsSigningIn(tab.state())).toBe(true);
    answer('refused');
    await tab.advanceTimers(10);
    expect(selectIsSigningIn(tab.state())).toBe(false);
  });

  test('a cancelled dialog shows nothing; an unavailable one shows a message', async () => {
    const refused = await tabWith({ facebookLogin: 'refused' });
    await refused.act(ask(), 2000);
    expect([refused.sent(), refused.state().login]).toMatchObject([[], { isAuthInProgress: false, status: null }]);
    const blocked = await tabWith({ facebookLogin: 'unavailable' });
    await blocked.act(ask(), 2000);
    expect([blocked.sent(), blocked.state().login.status]).toEqual([[], { message: 'msg_login_facebook', isKey: true }]);
  });

  test('[R6.05] nothing is asked of Facebook before the press, and nothing without its application', async () => {
    const tab = await tabWith({});
    await tab.advanceTimers(5000);
    expect(tab.page.facebookLogins).toEqual([]);
    const without = await customerTab({ page: { facebookLogin: granted }, answers: agreeing() });
    await without.act(ask(), 2000);
    expect([without.page.facebookLogins, without.callsOf('facebookLogin')]).toEqual([[], []]);
  });

  test('a dialog that never responds does not block the form', async () => {
    const tab = await tabWith({});
    jest.spyOn(tab.page, 'facebookLogin').mockReturnValue(new Promise(() => {}));
    await tab.act(ask());
    expect(tab.state().login.isAuthInProgress).toBe(false);
    await tab.act(submit(), 2000);
    expect(tab.state().account.isLogged).toBe(true);
  });

  test('while the script is loading the form shows it; from then on Facebook’s window is what the shopper sees', async () => {
    const tab = await tabWith({});
    const ready: (() => void)[] = [];
    jest.spyOn(tab.page, 'facebookLogin').mockImplementation(({ onReady }) => {
      ready.push(onReady);
      return new Promise(() => {});
    });
    await tab.act(ask(), 10_000);
    expect(tab.state().login.isFacebookLoading).toBe(true);
    ready[0]?.();
    await tab.advanceTimers(1);
    expect(tab.state().login.isFacebookLoading).toBe(false);
    jest.spyOn(tab.page, 'facebookLogin').mockResolvedValue('unavailable');
    await tab.act(ask(), 100);
    expect(tab.state().login).toMatchObject({ isFacebookLoading: false, status: { message: 'msg_login_facebook', isKey: true } });
  });

  test('a script that fails while the password is being checked leaves that sign-in its progress', async () => {
    let fail: (outcome: 'unavailable') => void = () => {};
    const tab = await tabWith({}, { login: () => new Promise<object>(() => {}) });
    jest.spyOn(tab.page, 'facebookLogin').mockReturnValue(new Promise((resolve) => (fail = resolve)));
    await tab.act(ask());
    await tab.act(submit(), 100);
    fail('unavailable');
    await tab.advanceTimers(100);
    expect(tab.state().login).toMatchObject({ isAuthInProgress: true, status: null });
  });
});

describe('[R4.013] [R4.014] single sign-on', () => {
  test('redirects at once, and does nothing else (A043)', async () => {
    const wso2LoginUrl = 'https://sso.example/login';
    const config = { allowedOrigins: ['https://sso.example'] };
    const { tab } = await after({ config, answers: agreeing({ redirectUrl: '/x', wso2LoginUrl }) });
    expect([tab.page.assigned, tab.state().account.isLogged]).toEqual([[wso2LoginUrl], false]);
    expect(tab.state().login.isAuthInProgress).toBe(false);
  });

  test('[R4.002] the cart does not keep loading when the shopper cancels the navigation', async () => {
    const wso2LoginUrl = 'https://sso.example/login';
    const { tab } = await after({ config: { allowedOrigins: ['https://sso.example'] }, answers: agreeing({ wso2LoginUrl }) });
    expect([tab.page.assigned, tab.state().cart.status]).toEqual([[wso2LoginUrl], 'ready']);
  });

  test('a path of the shop is followed, also where it has no https, as on the reference shop', async () => {
    const { tab } = await after({ answers: agreeing({ wso2LoginUrl: '/sso' }), page: { href: 'http://localhost:4173/' } });
    expect([tab.page.assigned, tab.state().account.isLogged]).toEqual([['http://localhost:4173/sso'], false]);
  });

  test('an address in a refused sign-in is followed, too', async () => {
    const wso2LoginUrl = 'https://sso.example/login';
    const error = new ApiError('http', 'login', { status: 401, body: { error: 'x', wso2LoginUrl } });
    const { tab } = await after({ config: { allowedOrigins: ['https://sso.example'] }, answers: { login: () => error } });
    expect([tab.page.assigned, tab.state().login.status]).toEqual([[wso2LoginUrl], null]);
  });

  test.each(['http://sso.example/', 'http://www.shop.si/sso', 'false', 'javascript:alert(1)', 'https://evil.example/'])(
    '%s is not followed',
    async (wso2LoginUrl) => {
      const { tab } = await after({
        config: { allowedOrigins: ['https://sso.example'] },
        answers: agreeing({ wso2LoginUrl }),
      });
      expect([tab.page.assigned, tab.state().account.isLogged]).toEqual([[], true]);
    },
  );
});

describe('[R7.007] responses of every kind', () => {
  const GOOD = {
    customer: ANSWER.customer,
    isAuth: true,
    isLogged: true,
    isWaitingForConfirmation: false,
    consents: { emailNl: true },
    redirectUrl: '/moj-racun',
    wso2LoginUrl: null,
  };
  const WRONG: readonly unknown[] = [
    undefined,
    null,
    '',
    'x',
    0,
    7,
    -1,
    Number.POSITIVE_INFINITY,
    true,
    false,
    [],
    [GOOD, GOOD],
    {},
    { constructor: 1 },
  ];
  const cases = Object.keys(GOOD).flatMap((name) => WRONG.map((value) => [name, value] as const));

  test.each(cases)('%s is %j: signed in or refused with a text, never in between', async (name, value) => {
    const answer = { ...GOOD, [name]: value };
    const answers = { login: () => new InvalidResponse(answer), widgetAccount: () => new InvalidResponse(answer) };
    const tab = await customerTab({ answers, page: { href: 'https://www.shop.si/' } });
    await tab.act(submit('widget'), 2000);
    const { account, login } = tab.state();
    expect(login.isAuthInProgress).toBe(false);
    expect(account.isLogged).toBe(true); // one of isAuth and isLogged is enough (R4.017)
    expect(login.status).toBeNull();
    expect([null, 'Ana']).toContain(account.customer?.firstname);
    expect(['regular', 'vip_program']).toContain(account.customer?.vipType);
    expect(Object.values(account.consents).filter((consent) => typeof consent !== 'boolean')).toEqual([]);
    const allowed = name === 'redirectUrl' && typeof value === 'string' ? ['https://www.shop.si/x'] : ['https://www.shop.si/moj-racun'];
    expect(tab.page.assigned.filter((url) => !allowed.includes(url))).toEqual([]);
    expect(tab.page.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test.each([
    [{ isAuth: false, isLogged: false }],
    [{ isAuth: 0, isLogged: '0' }],
    [{ isAuth: null, isLogged: undefined, customer: undefined }],
    [[GOOD]],
    ['signed in'],
    [null],
    [7],
  ])('%j signs nobody in and says so above the form', async (answer) => {
    const body = typeof answer === 'object' && !Array.isArray(answer) && answer !== null ? { ...GOOD, ...answer } : answer;
    const tab = await customerTab({ answers: { login: () => new InvalidResponse(body) } });
    await tab.act(submit(), 2000);
    expect(tab.state().account.isLogged).toBe(false);
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status: { message: 'msg_login_failed', isKey: true } });
  });

  test('a field that is sent twice counts as its last value, as everywhere in JSON', async () => {
    const text = '{"isLogged":false,"isLogged":true,"isAuth":true,"customer":{"firstname":"Eva"},"customer":{"firstname":"Ana"}}';
    const tab = await customerTab({ answers: { ...agreeing(), login: () => new InvalidResponse(JSON.parse(text)) } });
    await tab.act(submit(), 2000);
    expect(tab.state().account).toMatchObject({ isLogged: true, customer: { firstname: 'Ana' } });
  });

  test('(proto-01) a polluted response signs nobody in', async () => {
    const tab = await customerTab({ answers: { login: () => new InvalidResponse(JSON.parse('{"__proto__":{"isLogged":true}}')) } });
    await tab.act(submit(), 2000);
    expect([tab.state().account.isLogged, Reflect.get({}, 'isLogged')]).toEqual([false, undefined]);
  });
});

describe('redirect targets (redirect-04, redirect-10, redirect-25)', () => {
  const HOSTILE = [
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    'https://evil.example/https://www.shop.si/',
    'https://www.shop.si@evil.example/',
    'https://www.shop.si%2eevil.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' \u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.shop.si/1',
    '',
    { url: '/x' },
    ['/x'],
    7,
  ];
  const ENCODED = [
    'https:evil.example',
    '%2F%2Fevil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    'javascript%3Aalert(1)',
  ];
  const foreign = (urls: readonly string[]) => urls.filter((url) => !url.startsWith('https://www.shop.si/'));

  for (const context of ['widget', 'register'] as const)
    for (const name of ['redirectUrl', 'wso2LoginUrl'] as const)
      test.each(HOSTILE)(`${name} %j is not followed in ${context}; the login goes on`, async (target) => {
        const { tab } = await after(
          {
            answers: { ...agreeing(), login: () => new InvalidResponse({ ...ANSWER, customer: {}, [name]: target }) },
            page: { href: 'https://www.shop.si/' },
          },
          context,
        );
        expect([tab.page.assigned, tab.page.reloads(), tab.state().account.isLogged]).toEqual([[], 0, true]);
      });

  test.each(ENCODED)('redirectUrl %j stays in the shop', async (redirectUrl) => {
    const { tab } = await after({ answers: agreeing({ redirectUrl }), page: { href: 'https://www.shop.si/' } }, 'widget');
    expect(tab.page.assigned).toHaveLength(1);
    expect(foreign(tab.page.assigned)).toEqual([]);
  });

  test.each(HOSTILE)('[R4.010] redirectUrl %j of a refusal is not followed either; its text is shown', async (redirectUrl) => {
    const error = new ApiError('http', 'login', { status: 401, body: { redirectUrl }, messages: ['Napačno geslo.'] });
    const { tab } = await after({ answers: { login: () => error } });
    expect([tab.page.assigned, tab.state().login.status?.message]).toEqual([[], 'Napačno geslo.']);
  });
});

describe('failure', () => {
  const refused = (body: object, messages: string[]) => new ApiError('rejected', 'login', { body, messages });

  test('[R4.010] [R4.011] [R4.012] [R8.30] redirect, title as text and with its markup, progress cleared (A046, A021)', async () => {
    const error = refused({ redirectUrl: '/prijava' }, ['Napačno <b onclick=x>geslo</b><script>x</script>']);
    const { tab } = await after({ answers: { login: () => error } });
    expect(tab.page.assigned).toEqual(['https://www.shop.si/prijava']);
    const status = { message: 'Napačno geslo', markup: 'Napačno <b onclick=x>geslo</b><script>x</script>', isKey: false };
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status });
    expect(tab.flashes()).toEqual([]);
  });

  test.each([
    ['without messages', refused({}, []), 'msg_login_failed'],
    ['with only markup', refused({}, ['<script>x</script>']), 'msg_login_failed'],
    ['by a response without a login', new InvalidResponse({ isLogged: false }), 'msg_login_failed'],
    ['by a shop that does not answer', new ApiError('network', 'login'), 'err_generic'],
    ['by a broken shop', new ApiError('http', 'login', { status: 500 }), 'err_generic'],
    ['by a shop that limits logins', new ApiError('http', 'login', { status: 429, messages: ['too_many_requests'] }), 'err_generic'],
    ['by an expired page', new ApiError('http', 'login', { status: 419 }), 'err_generic'],
  ])('[R8.31] %s', async (_why, answer, message) => {
    const { tab } = await after({ answers: { login: () => answer } });
    expect(tab.state().login).toMatchObject({ isAuthInProgress: false, status: { message, isKey: true } });
  });

  test.each([
    ['<svg><a xlink:href="javascript:window.__xss=1"><text y=20>Napačno geslo</text></a></svg>', 'Napačno geslo'],
    ['Geslo<a href="java&#10;script:window.__xss=1"> je </a><input autofocus onfocus="window.__xss=1">napačno', 'Geslo je napačno'],
    ['<style>@import "https://evil.example/x.css";</style>Napačno geslo', 'Napačno geslo'],
  ])('(html-28) %s is shown as plain text', async (markup, message) => {
    const { tab } = await after({ answers: { login: () => refused({}, [markup]) } });
    expect(tab.state().login.status).toMatchObject({ message, isKey: false });
  });

  test('[R8.01] a timeout is shown as elsewhere', async () => {
    const { tab } = await after({ answers: { login: () => new ApiError('timeout', 'login') } });
    expect([tab.flashes(), tab.state().login]).toMatchObject([['err_request_timeout (cart)'], { isAuthInProgress: false, status: null }]);
  });

  test('[R8.16] a status error with a link leads there, and is never silent (A033)', async () => {
    const body = { status: { status: 'error', link: '/obvestilo' } };
    const { tab } = await after({ answers: { login: () => refused(body, ['Prijava je začasno ustavljena.']) } });
    expect([tab.page.assigned, tab.flashes()]).toEqual([['https://www.shop.si/obvestilo'], []]);
    await tab.act(submit(), 2000); // the page was left for this link just before
    expect([tab.page.assigned.length, tab.flashes()]).toEqual([1, ['err_generic (form)']]);
  });

  test('[R4.002] the cart is shown again', async () => {
    const { tab } = await after({ answers: { login: () => refused({}, []) } });
    expect(tab.state().cart.status).toBe('ready');
  });
});

test('[R7.013] one login at a time, and one in 1.5 s at most (A044)', async () => {
  const tab = await customerTab({ answers: { login: () => new ApiError('rejected', 'login') } });
  const sent = () => tab.callsOf('login').length;
  tab.dispatch(submit());
  tab.dispatch(submit());
  await tab.advanceTimers(100);
  expect(sent()).toBe(1);
  tab.page.setNow(100);
  tab.dispatch(submit());
  tab.dispatch(submit());
  expect(tab.state().login.isAuthInProgress).toBe(true);
  await tab.advanceTimers(LOGIN_INTERVAL_MS - 101);
  expect(sent()).toBe(1);
  await tab.advanceTimers(1);
  expect(sent()).toBe(2);
});

test('[R7.013] 50 presses in one second: one login, and one more when 1.5 s have passed, for the last press that was taken (A044)', async () => {
  const tab = await customerTab({ answers: { login: () => new ApiError('rejected', 'login') } });
  const sent = () => tab.callsOf('login').length;
  for (let press = 0; press < 50; press++) {
    tab.page.setNow(press * 20);
    tab.dispatch(submit());
    await tab.advanceTimers(20);
  }
  expect([sent(), tab.state().login.isAuthInProgress]).toEqual([1, true]);
  await tab.advanceTimers(10_000);
  expect([sent(), tab.state().login.isAuthInProgress]).toEqual([2, false]);
});

test('[R7.013] 50 presses while the shop does not answer: one login', async () => {
  const tab = await customerTab({ answers: { login: () => new Promise(() => {}) } });
  for (let press = 0; press < 50; press++) await tab.act(submit(), 20);
  await tab.advanceTimers(5000);
  expect(tab.callsOf('login')).toHaveLength(1);
});

test('[R7.013] a clock that is set back by hours delays the next login by 1.5 s at most', async () => {
  const tab = await customerTab({ answers: { login: () => new ApiError('rejected', 'login') } });
  tab.page.setNow(10 * 60 * 60_000);
  await tab.act(submit());
  tab.page.setNow(0);
  tab.dispatch(submit());
  await tab.advanceTimers(LOGIN_INTERVAL_MS);
  expect(tab.callsOf('login')).toHaveLength(2);
});

describe('what is typed', () => {
  const typed = (email: string) => loginActions.emailTyped({ email });

  test('a sign-in in another tab keeps it, one in this tab ends it', async () => {
    const other = await customerTab({ answers: agreeing() });
    await other.act(typed('eva@example.com'));
    other.page.receive('vitrina.account', { v: 1, kind: 'logged-in' });
    await other.advanceTimers();
    expect([other.state().account.isLogged, other.state().login.draft.email]).toEqual([true, 'eva@example.com']);
    const here = await customerTab({ answers: agreeing() });
    await here.act(typed('ana@example.com'));
    await here.act(submit(), 2000);
    expect([here.state().account.isLogged, here.state().login.draft.email]).toEqual([true, '']);
  });

  test('neither password nor token is in an action, not even in one that is logged as JSON', async () => {
    const config = { facebook: { appId: '12345' } };
    const tab = await customerTab({
      config,
      page: { facebookLogin: { token: 'token-hunter2', userId: '77' } },
      answers: { ...agreeing(), facebookLogin: () => ANSWER, register: () => ANSWER },
    });
    const actions: string[] = [];
    tab.injectFeature({
      slice: {
        reducerPath: 'log',
        reducer(state: null = null, action: unknown) {
          actions.push(JSON.stringify(action));
          return state;
        },
      },
      saga: function* nothing() {},
    });
    await tab.act(loginActions.loginSubmitted({ username: 'ana@example.com', password: () => 'hunter2', context: 'widget' }), 2000);
    await tab.act(loginActions.registrationSubmitted({ data: { email: 'ana@example.com' }, password: () => 'hunter2' }), 2000);
    await tab.act(loginActions.facebookRequested({ context: 'widget' }), 2000);
    const sent = ['login', 'register', 'facebookLogin'].map((name) =>
      JSON.stringify(tab.api.calls.find((one) => one.operationId === name)),
    );
    for (const body of sent) expect(body).toContain('hunter2');
    expect(actions.filter((action) => action.includes('login/')).length).toBeGreaterThan(5);
    const { page } = tab;
    expect(JSON.stringify([actions, tab.state(), page.storage, page.emitted, page.logs, page.posted, page.assigned])).not.toContain(
      'hunter2',
    );
  });
});
