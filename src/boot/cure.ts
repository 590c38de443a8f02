/**
 * Loaded by the boot tag only where the page has replaced built-ins (ADR 046): starts the boot in the realm of a hidden frame, whose built-ins
 * are the browser's own. Runs among the page's built-ins itself, so it uses syntax and the DOM and little else.
 */
import { createPublicApi } from './publicApi';
import { endPlaceholders, find } from './elements';
import { brokenBuiltIns } from './selfTest';

/** The boot for the frame. */
declare const VITRINA_BOOT: readonly [path: string, integrity: string];

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** What the copies of the modules find in their realm (tools/build/pageNames.mjs). */
interface Realm extends Window {
  vitrinaPage?: Window;
  vitrinaPolicy?: { createScriptURL(url: string): string } | undefined;
  /** Set by the boot: ends the runtime and gives the page back to the server's HTML. */
  vitrinaStop?: (error: Error) => void;
  trustedTypes?: TrustedTypes;
}

type Page = Omit<typeof window, 'vitrina'> & { vitrina?: { version?: unknown } };

const asIs = (text: string): string => text;

function cure(): void {
  const page = window as unknown as Page;
  const create = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
    Document.prototype.createElement.call(document, name) as HTMLElementTagNameMap[Name];

  function turnOff(why: string): void {
    const reason = `this page has replaced ${brokenBuiltIns()}, and ${why}`;
    frame.parentNode?.removeChild(frame);
    const lost = new Error(reason);
    const ready = Promise.reject(lost);
    ready.catch?.(() => {}); // handled here; a page's own Promise may lack it
    page.vitrina = createPublicApi(({ reject }) => reject(lost), ready);
    const end = (): void => endPlaceholders('off', reason);
    end();
    document.addEventListener('DOMContentLoaded', end);
    window.console?.error(`vitrina: ${reason}; the widgets stay off`);
  }

  const frame = create('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.style.setProperty('display', 'none', 'important');
  find('html')?.appendChild(frame);
  let realm: Realm | null = null;
  try {
    realm = frame.contentDocument && (frame.contentWindow as Realm);
  } catch {
    // another origin
  }
  if (!realm) return turnOff('a frame for clean ones is not allowed here');

  function start(inside: Realm): void {
    inside.vitrinaPage = window;
    const script = create('script');
    script.type = 'module';
    script.integrity = VITRINA_BOOT[1];
    script.nonce = find<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const policyName = find<HTMLScriptElement>('script[data-trusted-types-policy]')?.dataset['trustedTypesPolicy'] || 'vitrina';
    inside.vitrinaPolicy = inside.trustedTypes?.createPolicy(policyName, { createScript: asIs, createScriptURL: asIs });
    const url = import.meta.url.replace(/chunks\/cure-[^/]*$/, VITRINA_BOOT[0]);
    script.src = inside.vitrinaPolicy ? inside.vitrinaPolicy.createScriptURL(url) : url;
    script.onerror = () => turnOff('the code for such pages could not be loaded');
    script.onload = () => {
      if (inside.vitrinaStop) watch(inside, inside.vitrinaStop);
      else if (typeof page.vitrina?.version === 'string') frame.parentNode?.removeChild(frame); // another release was faster
      else turnOff('so has the frame for clean ones');
    };
    inside.document.documentElement.appendChild(script);
  }

  /** Timers and calls of a removed frame never come back. */
  function watch(inside: Realm, stop: (error: Error) => void): void {
    const check = (): void => {
      if (frame.contentWindow === inside && inside.vitrinaPage) return;
      observer.disconnect();
      stop(new Error('the page has removed the frame of vitrina'));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true });
    observer.observe(frame.parentNode as Node, { childList: true });
    frame.addEventListener('load', check);
  }
  start(realm);
}

cure();
