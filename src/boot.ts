/**
 * The classic tag (`/vitrina/vitrina.js`, at most 3 KB brotli): tests the page's built-ins, opens the queue of `window.vitrina`,
 * captures early clicks, and imports the hashed modules. Everything else is in `main.ts`. Nothing here may throw into the page,
 * and nothing of the page is cached before the self-test has passed.
 */
import type { ApiCall, BootHandle, Integrity, Runtime } from './boot/bootHandle';
import { captureEarlyClicks } from './boot/earlyClicks';
import { ACTION, find, endPlaceholders, PLACEHOLDER } from './boot/elements';
import { createModuleSource } from './boot/moduleSource';
import { createPublicApi } from './boot/publicApi';
import { brokenBuiltIns } from './boot/selfTest';
import { withTimeout } from './lib/withTimeout';

declare const VITRINA_VERSION: string;
declare const VITRINA_MAIN: string;
declare const VITRINA_INTEGRITY: Integrity;
declare const VITRINA_MESSAGES: Record<string, readonly [path: string, integrity: string]>;

/** What the entry exports. */
interface MainModule {
  start(handle: BootHandle): Promise<Runtime>;
}

function boot(page: typeof window): void {
  // Not the page's elements: a form named `vitrina` is a window property, too, and is overridden.
  const queued = Object.hasOwn(page, 'vitrina') ? page.vitrina : undefined;
  if (queued && !Array.isArray(queued)) {
    // One instance, however often the tag is included; another release, or another script of this name, is reported.
    const running = (queued as { version?: string }).version ?? 'another program';
    if (running !== VITRINA_VERSION) page.console?.warn(`vitrina ${VITRINA_VERSION}: window.vitrina is there already (${running})`);
    return;
  }

  let runtime: Runtime | undefined;
  let waiting: ApiCall[] = [];
  let loading: Promise<void> | undefined;
  /** Why nothing can be loaded; the page is then left to the server's HTML. */
  let lost: unknown = null;
  let restarting: Promise<void> | undefined;
  let resolveReady: () => void = () => {};
  let rejectReady: (reason: unknown) => void = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    [resolveReady, rejectReady] = [resolve, reject];
  });
  ready.catch?.(() => {}); // handled here; a page's own Promise may lack it

  const api = createPublicApi((call) => {
    if (lost) call.reject(lost);
    else if (runtime) runtime.perform(call);
    else {
      waiting.push(call);
      load();
    }
  }, ready);
  (page as { vitrina: unknown }).vitrina = api;

  const broken = brokenBuiltIns();
  if (broken[0]) {
    const reason = `this page has replaced ${broken.join(', ')}`;
    lost = new Error(reason);
    rejectReady(lost);
    endPlaceholders('off', reason);
    document.addEventListener('DOMContentLoaded', () => endPlaceholders('off', reason));
    page.console?.error(`vitrina: ${reason}; the widgets stay off`);
    return;
  }
  if (queued) api.push(...(queued as unknown[]));

  const source = createModuleSource();
  const clicks = captureEarlyClicks({
    isPending: () => !lost,
    isRunning: () => runtime !== undefined,
    onWanted(host) {
      load();
      if (host) runtime?.wake(host);
    },
  });

  async function start(main: string, integrity: Integrity): Promise<void> {
    let country = 'SI';
    try {
      country = JSON.parse(find('script#vitrina-config')?.textContent.trim() as string).country.toUpperCase();
    } catch {
      // main reports errors of the configuration
    }
    source.addIntegrity(integrity);
    const messages = source.fetchTexts(VITRINA_MESSAGES[Object.hasOwn(VITRINA_MESSAGES, country) ? country : 'SI'] as [string, string]);
    // All at once: a module that the entry imports would otherwise be requested only when the entry has arrived.
    const modules = Object.keys(integrity).map(source.importModule);
    const [module] = await Promise.all([source.importModule(main) as Promise<MainModule>, messages, ...modules]);
    if (lost) return; // too late: loading was given up
    try {
      runtime?.dispose();
      runtime = await module.start({ ...source, ...clicks, main, restart, messages });
      for (const call of waiting.splice(0)) runtime.perform(call);
      resolveReady();
      clicks.followActions();
    } catch (error) {
      fail(error); // nothing is left to go on with
    }
  }

  /** After a deploy this page's files may be gone: loads the newest manifest and starts with it. */
  async function startNewest(): Promise<void> {
    const fresh: { main: string; eager: string[]; files: Record<string, { integrity: string } | undefined> } = await source.fetchJson(
      'manifest.json',
      { cache: 'no-store' },
    );
    const integrity: Record<string, string | undefined> = {};
    // Browsers cache a failed import by its URL.
    const urlOf = (path: string): string => path + (path === VITRINA_MAIN ? '?again' : '');
    for (const path of fresh.eager) integrity[urlOf(path)] = fresh.files[path]?.integrity;
    await start(urlOf(fresh.main), integrity);
  }

  /** Two lost chunks restart once: two starts at the same time would both stay alive. */
  const restart = (): Promise<void> => (restarting ??= startNewest().finally(() => (restarting = undefined)));

  function fail(error: unknown): void {
    lost = error || true;
    rejectReady(error);
    endPlaceholders('failed', String(error));
    document.dispatchEvent(new CustomEvent('vitrina:widget-failed', { detail: { widget: '*', reason: String(error) } }));
    for (const call of waiting.splice(0)) call.reject(error);
    clicks.followAll();
    // Last: a page may have removed the console, and everything else is done by now.
    console.error('vitrina: could not be loaded', error);
  }

  function load(): void {
    loading ??= withTimeout(
      start(VITRINA_MAIN, VITRINA_INTEGRITY).catch(
        (error: unknown) => restart().catch(() => Promise.reject(error)), // the first error is the relevant one
      ),
    ).catch(fail);
  }

  const isWanted = (): boolean => {
    if (!loading && find(`${PLACEHOLDER},${ACTION}`)) load();
    return loading !== undefined;
  };
  if (!isWanted()) {
    const observer = new MutationObserver(() => {
      if (isWanted()) observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }
}

try {
  boot(window);
} catch (error) {
  window.console?.error('vitrina: could not be loaded', error);
}
