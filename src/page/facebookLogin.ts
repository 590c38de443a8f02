import { policyName } from '../dom/policyName';
import { withTimeout } from '../lib/withTimeout';
import type { BrowserWindow } from './browserWindow';
import type { FacebookLoginOutcome, FacebookLoginRequest } from './page';

/** The part of the third-party SDK that we use; as untrusted as the page. */
interface Sdk {
  init(options: object): void;
  login(callback: (answer: unknown) => void, options: { scope: string }): void;
}

type WindowWithSdk = BrowserWindow & {
  FB?: Partial<Sdk>;
  trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
};

const isSdk = (sdk: Partial<Sdk> | undefined): sdk is Sdk => typeof sdk?.login === 'function' && typeof sdk.init === 'function';

/** One per page: a second policy of the same name would be rejected. */
let toScriptUrl: ((url: string) => string) | undefined;

function scriptUrl({ document, trustedTypes }: WindowWithSdk, url: string): string {
  const policy =
    toScriptUrl === undefined
      ? trustedTypes?.createPolicy(policyName(document, 'facebook'), { createScriptURL: (text: string) => text })
      : undefined;
  toScriptUrl ??= (text) => (policy === undefined ? text : (policy.createScriptURL(text) as string));
  return toScriptUrl(url);
}

/** Adds a script with the nonce of the page, for policies without `strict-dynamic`. */
function addScript(window: WindowWithSdk, url: string): Promise<unknown> {
  const { document, Document } = window;
  const script = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement;
  const find = (selector: string): HTMLElement | null => Document.prototype.querySelector.call(document, selector) as HTMLElement | null;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.nonce = find('script[nonce]')?.nonce ?? '';
  script.src = scriptUrl(window, url);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    find('head')?.appendChild(script);
  });
}

let loading: Promise<Sdk> | undefined;
let lastPress = 0;

/** A045: the page's own SDK if there is one; else it is loaded on the first press of the button, never before. */
async function loadSdk(window: WindowWithSdk, { appId, version, sdkUrl }: FacebookLoginRequest): Promise<Sdk> {
  const own = window.FB;
  if (isSdk(own)) return own;
  await withTimeout(addScript(window, sdkUrl));
  const sdk = window.FB;
  if (!isSdk(sdk)) throw new Error('the script has brought no SDK');
  sdk.init({ appId, version, cookie: false, xfbml: false });
  return sdk;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Signs in with Facebook in its own window. Never throws. */
export async function facebookLogin(window: BrowserWindow, request: FacebookLoginRequest): Promise<FacebookLoginOutcome> {
  try {
    const press = (lastPress += 1);
    loading ??= loadSdk(window, request).finally(() => (loading = undefined));
    const sdk = await loading;
    request.onReady();
    if (press !== lastPress) return 'refused'; // pressed again while the script was loading: one window
    const answer = await new Promise<unknown>((resolve) => sdk.login(resolve, { scope: request.scope }));
    const granted = (answer as { authResponse?: { accessToken?: unknown; userID?: unknown } | null } | null)?.authResponse;
    const [token, userId] = [textOf(granted?.accessToken), textOf(granted?.userID)];
    return token === null || userId === null ? 'refused' : { token, userId };
  } catch {
    return 'unavailable';
  }
}
