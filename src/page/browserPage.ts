import { withTimeout } from '../lib/withTimeout';
import { afterPaint } from '../dom/afterPaint';
import { loadOnce } from '../lib/loadOnce';
import { createBackEntries } from './backEntries';
import type { BrowserWindow } from './browserWindow';
import { createChannel } from './channel';
import { createCookies } from './cookies';
import { documentMember } from './documentMember';
import { createDisposables } from './disposables';
import { createLog } from './log';
import type { Page } from './page';
import { createPageEvents } from './pageEvents';
import { createPageLocation } from './pageLocation';
import { createPageScroll } from './pageScroll';
import { createPageTitle } from './pageTitle';
import { sendOnLeave } from './sendOnLeave';
import { createKeyValueStore } from './storage';
import { createViewport } from './viewport';
import { createVisibility } from './visibility';

/** Apple's own device check; throws on a page that is not secure. */
function canMobilePay(window: BrowserWindow & { ApplePaySession?: { canMakePayments?(): unknown } }): boolean {
  try {
    return window.ApplePaySession?.canMakePayments?.() === true;
  } catch {
    return false;
  }
}

type LazyPageApis = typeof import('./lazyPageApis');

const CONFIG_SELECTOR = 'script#vitrina-config[type="application/json"]';

/**
 * The only implementation of the port on a real window; `importLazyApis` loads what only a press needs. `dispose` removes all its
 * listeners and timers.
 */
export function createBrowserPage(window: BrowserWindow, importLazyApis: () => Promise<LazyPageApis>): Page & { dispose(): void } {
  const { document } = window;
  const disposables = createDisposables(window);
  const log = createLog(window);
  // One load for all, so that later calls follow earlier ones.
  const lazyPageApis = loadOnce(() => withTimeout(importLazyApis()));
  let mark: Page['markPressed'] | undefined;

  return {
    configText: () => documentMember(window, 'querySelector').call(document, CONFIG_SELECTOR)?.textContent ?? null,
    meta(name) {
      // Compared in code: a name inside a selector would need escaping.
      for (const element of documentMember(window, 'querySelectorAll').call(document, 'meta[name]')) {
        if (element.getAttribute('name') === name) return element.getAttribute('content');
      }
      return null;
    },
    cookies: createCookies(window),
    storage: {
      local: createKeyValueStore(() => window.localStorage),
      session: createKeyValueStore(() => window.sessionStorage),
    },
    location: { ...createPageLocation(window, disposables), ...createBackEntries(window, disposables) },
    events: createPageEvents(window, log),
    viewport: createViewport(window, disposables),
    visibility: createVisibility(window, disposables),
    scroll: createPageScroll(window, disposables),
    clock: { now: () => Date.now() },
    log,
    canMobilePay: () => canMobilePay(window),
    facebookLogin: (request) =>
      lazyPageApis().then(
        (late) => late.facebookLogin(window, request),
        () => 'unavailable',
      ),
    showTitle: createPageTitle(window),
    share: (what) =>
      lazyPageApis().then(
        (late) => late.share(window, what),
        () => 'failed',
      ),
    locate: () =>
      lazyPageApis().then(
        (late) => late.locate(window),
        () => 'unavailable',
      ),
    markPressed: (action, isPressed) =>
      void lazyPageApis().then(
        (late) => (mark ??= late.createPressedMarks(window, disposables))(action, isPressed),
        () => {},
      ),
    showAdultPictures: () =>
      void lazyPageApis().then(
        (late) => late.showAdultPictures(window),
        () => {},
      ),
    channel: (name) => createChannel(window, disposables, name),
    sendOnLeave: (request) => sendOnLeave(window, request),
    afterPaint: (work) => afterPaint(window, work),
    dispose: () => disposables.dispose(),
  };
}
