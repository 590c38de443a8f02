import type { BrowserWindow } from '../../../src/page/browserWindow';
import type { FacebookLoginOutcome } from '../../../src/page/page';

const REQUEST = {
  appId: '12345',
  version: 'v12.0',
  sdkUrl: 'https://connect.example/sdk.js',
  scope: 'email,public_profile',
  onReady: jest.fn(),
};
const CONNECTED = { status: 'connected', authResponse: { accessToken: 'EAAB', userID: '77' } };

type Page = BrowserWindow & { FB?: object; trustedTypes?: object };
const page = window as unknown as Page;

afterEach(() => {
  Reflect.deleteProperty(page, 'FB');
  Reflect.deleteProperty(page, 'trustedTypes');
  document.head.innerHTML = '';
});

/** A fresh module, as on another page. */
async function ask(): Promise<FacebookLoginOutcome> {
  jest.resetModules();
  return (await import('../../../src/page/facebookLogin')).facebookLogin(page, REQUEST);
}

const sdkThatSays = (answer: unknown) => ({
  init: jest.fn(),
  login: jest.fn((respond: (answer: unknown) => void, _options: object) => respond(answer)),
});

const script = () => document.head.querySelector<HTMLScriptElement>('script[src]');

/** The script loads or fails. */
async function arrives(event: 'load' | 'error', sdk?: object): Promise<void> {
  while (script() === null) await Promise.resolve();
  if (sdk !== undefined) page.FB = sdk;
  script()?.dispatchEvent(new Event(event));
}

test("[R7.010] the page's own SDK is used, and no script is loaded", async () => {
  const sdk = sdkThatSays(CONNECTED);
  page.FB = sdk;
  expect(await ask()).toEqual({ token: 'EAAB', userId: '77' });
  expect(sdk.login.mock.calls[0]?.[1]).toEqual({ scope: 'email,public_profile' });
  expect([sdk.init.mock.calls, script()]).toEqual([[], null]);
});

test("[R7.011] without one the press loads the script with the page's nonce and through its policy, and passes the app id", async () => {
  document.head.innerHTML = '<script nonce="abc" type="application/json">{}</script>';
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  page.trustedTypes = { createPolicy };
  const sdk = sdkThatSays(CONNECTED);
  const [outcome] = await Promise.all([ask(), arrives('load', sdk)]);
  expect(outcome).toEqual({ token: 'EAAB', userId: '77' });
  expect(sdk.init).toHaveBeenCalledWith({ appId: '12345', version: 'v12.0', cookie: false, xfbml: false });
  expect([script()?.src, script()?.nonce, createPolicy.mock.calls[0]?.[0]]).toEqual([REQUEST.sdkUrl, 'abc', 'vitrina-facebook']);
});

test('pressed twice while the script loads: one script, and one window of Facebook', async () => {
  const { facebookLogin } = (jest.resetModules(), await import('../../../src/page/facebookLogin'));
  const sdk = sdkThatSays(CONNECTED);
  const [first, second] = await Promise.all([facebookLogin(page, REQUEST), facebookLogin(page, REQUEST), arrives('load', sdk)]);
  expect([first, second]).toEqual(['refused', { token: 'EAAB', userId: '77' }]);
  expect([document.head.querySelectorAll('script[src]').length, sdk.login.mock.calls.length]).toEqual([1, 1]);
});

test('a script that failed once is loaded with the next press', async () => {
  const { facebookLogin } = (jest.resetModules(), await import('../../../src/page/facebookLogin'));
  expect(await Promise.all([facebookLogin(page, REQUEST), arrives('error')])).toEqual(['unavailable', undefined]);
  document.head.innerHTML = '';
  const again = facebookLogin(page, REQUEST);
  expect(script()?.src).toBe(REQUEST.sdkUrl);
  expect((await Promise.all([again, arrives('load', sdkThatSays(CONNECTED))]))[0]).toEqual({ token: 'EAAB', userId: '77' });
});

test.each([
  ['a window that was closed', { status: 'unknown', authResponse: null }],
  ['nothing', null],
  ['a token without a user', { authResponse: { accessToken: 'EAAB' } }],
  ['an empty token', { authResponse: { accessToken: '', userID: '77' } }],
])('%s is a refusal', async (_what, answer) => {
  page.FB = sdkThatSays(answer);
  expect(await ask()).toBe('refused');
});

test('(blocked-script) a script that is blocked, empty or throws leaves the form as the way to sign in', async () => {
  expect(await Promise.all([ask(), arrives('error')])).toEqual(['unavailable', undefined]);
  document.head.innerHTML = '';
  expect(await Promise.all([ask(), arrives('load', {})])).toEqual(['unavailable', undefined]);
  page.FB = {
    init: jest.fn(),
    login() {
      throw new Error('not initialised');
    },
  };
  expect(await ask()).toBe('unavailable');
});

test('[R9.77] a script that never loads counts as blocked after 120 s', async () => {
  jest.useFakeTimers();
  const outcome = ask();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toBe('unavailable');
  jest.useRealTimers();
});

test('(postmessage-01) a message from another window is not a sign-in: only the script itself is trusted', async () => {
  let respond: (answer: unknown) => void = () => {};
  const login = jest.fn((callback: typeof respond) => void (respond = callback));
  page.FB = { init: jest.fn(), login };
  let outcome: FacebookLoginOutcome | undefined;
  const asked = ask().then((value) => (outcome = value));
  while (login.mock.calls.length === 0) await Promise.resolve();
  const { authResponse } = CONNECTED;
  for (const data of [{ type: 'fb-login', token: 'x' }, CONNECTED, JSON.stringify({ authResponse })])
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data }));
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(outcome).toBeUndefined();
  respond({ authResponse: null });
  await asked;
  expect(outcome).toBe('refused');
});
