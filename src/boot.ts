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
import { areBuiltInsBroken } from './boot/selfTest';
import { withTimeout } from './lib/withTimeout';

declare const VITRINA_VERSION: string;
declare const VITRINA_MAIN: string;
declare const VITRINA_INTEGRITY: Integrity;
/** True in the boot that runs in a frame because the page has broken built-ins. */
declare const VITRINA_IS_CURED: boolean;
/** The module that starts that boot, with its integrity. */
declare const VITRINA_CURE: string;
declare const VITRINA_CURE_INTEGRITY: string;
declare const VITRINA_MESSAGES: Record<string, readonly [path: string, integrity: string]>;

/** What the entry exports. */
interface MainModule {
  start(handle: BootHandle): Promise<Runtime>;
}

/** `window.vitrina` before the boot has started. */
type Queue = unknown[] & { cure?: 1 };

/** Leaves the page to the server's HTML. */
function giveUp(error: unknown): void {
  endPlaceholders('failed', String(error));
  document.dispatchEvent(new CustomEvent('vitrina:widget-failed', { detail: { widget: '*', reason: String(error) } }));
  // Last: a page's console may throw, and everything else is done by now.
  window.console?.error('vitrina: not loaded', error);
}

function boot(page: Omit<typeof window, 'vitrina'> & { vitrina?: unknown }): void {
  // Not the page's elements: a form named `vitrina` is a window property, too, and is overridden.
  const queued = Object.hasOwn(page, 'vitrina') ? (page.vitrina as Queue | undefined) : undefined;
  if (queued && !Array.isArray(queued)) {
    // One instance, however often the tag is included; another release, or another script of this name, is reported.
    const running = (queued as { version?: string }).version ?? 'another program';
    if (running !== VITRINA_VERSION) page.console?.warn(`vitrina ${VITRINA_VERSION}: window.vitrina exists (${running})`);
    return;
  }
  if (queued?.cure && !VITRINA_IS_CURED) return; // another tag, maybe of another release, has started the cure

  const source = createModuleSource();
  /** Where the page has broken built-ins, starts the boot once more, in a frame, with what waits in `queue`; whether it did. */
  function cure(queue: Queue): boolean {
    if (VITRINA_IS_CURED || !areBuiltInsBroken()) return false;
    page.vitrina = queue;
    queue.cure = 1;
    source.addIntegrity({ [VITRINA_CURE]: VITRINA_CURE_INTEGRITY });
    source.importModule(VITRINA_CURE).catch(giveUp);
    return true;
  }
  if (VITRINA_IS_CURED ? areBuiltInsBroken() : cure(queued ?? [])) return; // in a frame the cure notices

  let runtime: Runtime | undefined;
  let waiting: ApiCall[] = [];
  let loading: Promise<void> | undefined;
  /** Why nothing can be loaded; the page is then left to the server's HTML. */
  let lost: unknown;
  let restarting: Promise<void> | undefined;
  let resolveReady!: () => void;
  let rejectReady!: (reason: unknown) => void;
  const ready = new Promise<void>((resolve, reject) => {
    resolveReady = resolve;
    rejectReady = reject;
  });
  ready.catch(() => {}); // handled here

  const api = createPublicApi((call) => {
    if (lost) call.reject(lost);
    else if (runtime) runtime.perform(call);
    else {
      waiting.push(call);
      load();
    }
  }, ready);
  page.vitrina = api;

  if (queued) api.push(...(queued as unknown[]));

  const clicks = captureEarlyClicks({
    isPending: () => !lost,
    isRunning: () => !!runtime,
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
    // With the second attempt: Firefox does not read a second map.
    source.addIntegrity({ ...integrity, [`${main}?again`]: integrity[main] });
    const messages = source.fetchTexts(VITRINA_MESSAGES[Object.hasOwn(VITRINA_MESSAGES, country) ? country : 'SI'] as [string, string]);
    // All at once: a module that the entry imports would otherwise be requested only when the entry has arrived.
    const modules = Object.keys(integrity).map(source.importModule);
    const [module] = await Promise.all([source.importModule(main) as Promise<MainModule>, messages, ...modules]);
    if (lost) return; // too late: loading was given up
    try {
      runtime?.dispose();
      runtime = await module.start({ ...source, ...clicks, main, restart, messages, cure });
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
    for (const call of waiting.splice(0)) call.reject(error);
    clicks.followAll();
    if (!cure([])) giveUp(error); // else that was the reason
  }

  if (VITRINA_IS_CURED)
    (globalThis as { vitrinaStop?: (error: Error) => void }).vitrinaStop = (error) => {
      try {
        runtime?.dispose();
      } finally {
        fail(error);
      }
    };

  function load(): void {
    loading ??= withTimeout(
      start(VITRINA_MAIN, VITRINA_INTEGRITY).catch(
        (error: unknown) => restart().catch(() => Promise.reject(error)), // the first error is the relevant one
      ),
    ).catch(fail);
  }

  const isWanted = (): boolean => {
    if (!loading && find(`${PLACEHOLDER},${ACTION}`)) load();
    return !!loading;
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
  giveUp(error);
}
