/**
 * The composition root, imported by the boot tag: page -> shop -> api -> store -> loader. The only file that knows all parts;
 * contains no logic of its own.
 */
import type { BootHandle, Runtime } from './boot/bootHandle';
import { createElement } from 'react';
import { createApi } from './api/createApi';
import { selectCartId } from './features/cartSummary';
import { createJsApi } from './jsApi';
import { loadOnce } from './lib/loadOnce';
import { yieldToInput } from './dom/yieldToInput';
import { afterEachWidget } from './loader/afterEachWidget';
import { createLoader } from './loader/createLoader';
import { cureLater, cureNow } from './lateCure';
import { importAgain } from './loader/loadChunk';
import { listenToPageActions } from './loader/listenToPageActions';
import { prefetchCode } from './loader/prefetchCode';
import { whenIdle } from './loader/schedule';
import { createBrowserPage } from './page/browserPage';
import { mayBePreview } from './preview/previewSwitch';
import { createShop } from './shop/createShop';
import { readShopConfig } from './shop/readShopConfig';
import { WIDGETS_OF_ACTIONS, jsMethods, pageActions } from './store/pageActions';
import { CORE_FEATURES } from './store/coreFeatures';
import { createStore } from './store/createStore';
import { StoreProvider } from './store/StoreProvider';
import { bufferActions } from './tracking/bufferActions';
import { commonStyles } from './ui/styles/commonStyles';
import { widgets } from '../widgets/manifest';

declare const VITRINA_RELEASE: string;
/** The integrity of every lazy chunk, inserted by the build. */
declare const VITRINA_LAZY_INTEGRITY: Record<string, string>;

/** Gives the entry of every release a different hash. */
export const release = VITRINA_RELEASE;

export async function start(boot: BootHandle): Promise<Runtime> {
  const messages = await boot.messages;
  await yieldToInput(); // the modules have just been evaluated
  const cured = cureNow(boot);
  if (cured !== null) return cured;
  const page = createBrowserPage(window, () => import('./page/lazyPageApis'));
  const config = readShopConfig(page.configText(), page.log);
  const shop = createShop({ page, config, messages, fetchTexts: boot.fetchTexts });
  await yieldToInput();
  let finishStart = (): void => {};
  const hasStarted = new Promise<void>((resolve) => {
    finishStart = resolve;
  });
  const chunks = {
    base: boot.base,
    main: boot.main,
    addIntegrity: boot.addIntegrity,
    // The boot disposes only a runtime that has started.
    restart: () => hasStarted.then(boot.restart),
  };
  const api = createApi({
    page,
    options: {
      ...config,
      bases: { legalConditionsApi: config.legalConditionsApi },
      getCartId: () => selectCartId(store.getState()),
    },
    // Not before the placeholders are found: the modal's code is loaded by this event.
    onAdultContent: () => void hasStarted.then(() => page.events.emit('adult-content-met', {})),
    importClient: () => import('./api/createClient').catch((error: unknown) => importAgain(error, ({ client }) => client, chunks)),
  });
  const {
    store,
    loadCartFeature,
    prefetchCart,
    injectFeature,
    intentLog,
    wishlistLog,
    loadWishlistFeature,
    resumeWishlist,
    onAction,
    dispose: disposeStore,
  } = createStore({
    page,
    api,
    shop,
    importCart: async () => (await Promise.all([import('./features/cart'), api.load()]))[0],
    // With the flyout, which shows what a heart changes: one chunk.
    importWishlist: async () => (await Promise.all([import('../widgets/wishlist-flyout/WishlistFlyout'), api.load()]))[0],
  });
  boot.addIntegrity(VITRINA_LAZY_INTEGRITY);
  const reportLost = (what: string) => (error: unknown) => page.log.warn(`vitrina: ${what} could not be loaded`, error);
  if (config.tracking && !config.maintenance)
    bufferActions(page, config.personalisation, onAction, (take) =>
      whenIdle(() => {
        Promise.all([import('./measuring'), api.load()]).then(
          ([{ measure }]) => injectFeature(measure(window, page.log, take(), onAction)),
          reportLost('tracking'),
        );
      }),
    );
  // Each feature is a task of its own, so that none of them delays the shopper's input.
  for (const feature of CORE_FEATURES) {
    await yieldToInput();
    injectFeature(feature);
  }
  await yieldToInput();

  const loader = createLoader({
    definitions: widgets,
    page,
    shop,
    chunks,
    provide(widget, features) {
      features.forEach(injectFeature);
      const recoverChunk = (error: unknown): Promise<never> => importAgain(error, () => undefined, chunks);
      return createElement(StoreProvider, { store, shop, loadCartFeature, injectFeature, csrfToken: api.csrfToken, recoverChunk }, widget);
    },
    commonStyles,
    isWaiting: boot.isWaiting,
    releaseClick: boot.settle,
  });
  // Once: browsers do not settle two imports of a module in the order of their calls.
  const importModals = loadOnce(() => import('../widgets/page-modals/PageModals'));
  const { loadFirstVisible } = loader;
  const actionParts = {
    store,
    loadFirstVisible,
    loadCartFeature,
    loadWishlistFeature,
    importModals,
    injectFeature,
    page,
    api,
    shop,
    intentLog,
    wishlistLog,
  };
  const actions = pageActions(actionParts);
  const stopActions = listenToPageActions(actions, page);
  const disposing = new AbortController();
  const { signal } = disposing;
  // Before the first widget, so that its report has all of them.
  if (mayBePreview(page))
    await import('./preview/startPreview').then(
      ({ startPreview }) =>
        startPreview(
          page,
          shop,
          { definitions: widgets, actions: Object.keys(actions), widgetsOfActions: WIDGETS_OF_ACTIONS, base: boot.base },
          signal,
        ),
      reportLost('the preview'),
    );
  loader.mount(document);
  resumeWishlist();
  page.events.on('logged-in', resumeWishlist);
  const loadParts = new Map(widgets.flatMap(({ name, prefetch }) => (prefetch ? [[name, () => prefetch(prefetchCart)]] : [])));
  const stopPrefetch = prefetchCode(page, {
    loadClient: api.load,
    loadParts,
    // The browser's first number format takes 50 ms on a slow phone: else between the first answer and its prices.
    warmUp: () => shop.format.number(0),
  });
  if (config.prefetchPages)
    afterEachWidget(
      page.events,
      signal,
      loadOnce(() =>
        import('./loader/prefetchPages').then(({ prefetchPages }) => prefetchPages(shop, page, signal), reportLost('prefetchPages')),
      ),
    );
  void yieldToInput().then(finishStart); // by then the boot knows this runtime
  return cureLater(boot, {
    perform: createJsApi({ page, loader, methods: jsMethods(actionParts) }),
    wake: loader.loadNow,
    dispose() {
      stopActions();
      stopPrefetch();
      disposing.abort();
      loader.dispose();
      disposeStore();
      page.dispose();
    },
  });
}
