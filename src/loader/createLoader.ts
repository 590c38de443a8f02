import type { ReactNode } from 'react';
import { replayClick } from '../dom/focusHandover';
import { whenLeft } from '../dom/whenLeft';
import { yieldToInput } from '../dom/yieldToInput';
import type { Page } from '../page/page';
import type { Shop } from '../shop/shop';
import type { Feature } from '../store/feature';
import type { AnyWidgetDefinition, LoadedView } from './defineWidget';
import { loadView, type ChunkSource } from './loadChunk';
import { createMountQueue } from './mountQueue';
import { catchHandlerErrors, mountWidget } from './mountWidget';
import { createPlaceholderLifecycle, type PlaceholderLifecycle } from './placeholderLifecycle';
import { findPlaceholders, resolveDefinition, setStatus, widgetNameOf } from './placeholders';
import { watchPresses } from './pressedElement';
import { createAttributeReader } from './readAttributes';
import { schedule } from './schedule';

/** More placeholders than any shop's page has: those beyond are begun in later tasks. */
const BEGUN_AT_ONCE = 100;

export interface LoaderOptions {
  definitions: readonly AnyWidgetDefinition[];
  page: Page;
  shop: Shop;
  chunks: ChunkSource;
  /** Provides the store to a widget, with the features of its view. */
  provide: (widget: ReactNode, features: readonly Feature[]) => ReactNode;
  commonStyles: readonly string[];
  /** Whether an early click is pending on this placeholder; its widget is then loaded at once. */
  isWaiting: (host: Element) => boolean;
  /** Hands an early click to the widget, or lets it follow its own link. */
  releaseClick: (host: Element, take?: (element: HTMLElement) => void) => void;
}

export interface Loader {
  /** Mounts the placeholders in `scope`; returns how many were found. */
  mount(scope: ParentNode): number;
  /** Restores the server's HTML of the placeholders in `scope`; returns how many were found. */
  unmount(scope: ParentNode): number;
  /** Loads this placeholder's widget now. */
  loadNow(host: Element): void;
  /** Loads the first of these widgets that the page shows; false if none is shown or works. */
  loadFirstVisible(names: readonly string[]): boolean;
  dispose(): void;
}

/** Finds placeholders, loads and mounts their widgets, each isolated from all others, and observes added and removed content. */
export function createLoader({ definitions, page, shop, chunks, provide, commonStyles, isWaiting, releaseClick }: LoaderOptions): Loader {
  const lifecycles = new Map<HTMLElement, { lifecycle: PlaceholderLifecycle; load: () => void }>();
  /** Found, in their order, but not begun yet. */
  const due = new Set<HTMLElement>();
  let isBeginning = false;
  const enqueueMount = createMountQueue((host) => isWaiting(host) || host.matches(':hover, :focus-within'));

  function watchDevice(listener: (device: string) => void): () => void {
    listener(page.viewport.device());
    return page.viewport.onResize(() => listener(page.viewport.device()));
  }

  async function beginAll(found: readonly HTMLElement[]): Promise<void> {
    for (const host of found) if (!lifecycles.has(host)) due.add(host);
    if (isBeginning) return;
    isBeginning = true;
    try {
      let left = BEGUN_AT_ONCE;
      for (const host of due) {
        begin(host);
        left -= 1;
        if (left > 0) continue;
        await yieldToInput();
        left = BEGUN_AT_ONCE;
      }
    } finally {
      isBeginning = false;
    }
  }

  function begin(host: HTMLElement): void {
    due.delete(host);
    const lifecycle = createPlaceholderLifecycle(host);
    const definition = resolveDefinition(host, definitions);
    const load = (): void => {
      if (typeof definition !== 'string' && lifecycle.transitionTo('loading')) loadAndMount(host, definition, lifecycle);
    };
    lifecycles.set(host, { lifecycle, load });

    if (typeof definition === 'string') {
      page.log.warn(`vitrina: ${definition}`, host);
      return fail(host, lifecycle, widgetNameOf(host), definition);
    }
    if (shop.config.maintenance && definition.duringMaintenance !== true)
      return switchOff(host, lifecycle, 'the shop is under maintenance');
    if (definition.when?.(shop) === false) return switchOff(host, lifecycle, `this page does not use "${definition.name}"`);
    if (isWaiting(host)) load();
    else lifecycle.addCleanup(schedule(definition, shop, host, load));
  }

  function switchOff(host: HTMLElement, lifecycle: PlaceholderLifecycle, reason: string): void {
    lifecycle.transitionTo('off', reason);
    releaseClick(host);
  }

  function fail(host: HTMLElement, lifecycle: PlaceholderLifecycle, widget: string, reason: string): void {
    if (!lifecycle.transitionTo('failed', reason)) return;
    page.events.emit('widget-failed', { widget, element: host, reason });
    releaseClick(host);
  }

  function loadAndMount(host: HTMLElement, definition: AnyWidgetDefinition, lifecycle: PlaceholderLifecycle): void {
    const { name } = definition;
    const onError = (error: unknown): void => {
      if (lifecycle.phase === 'loading' || lifecycle.phase === 'ready')
        page.log.error(`vitrina: the widget "${name}" failed; the server's own HTML stays`, error);
      fail(host, lifecycle, name, String(error));
    };
    const enqueue = (view: LoadedView): void =>
      enqueueMount(host, async () => {
        const link = host.querySelector('a:hover,a:focus');
        // A single link finds its match in the widget.
        if (!link || view.keepsLinks || !host.querySelectorAll('a')[1])
          return mountView(host, definition, lifecycle, view, onError).catch(onError);
        releaseClick(host);
        whenLeft(link, () => enqueue(view));
      });
    loadView(definition, chunks, shop.addTexts).then(enqueue, onError);
  }

  /** Resolves when the widget is ready or its placeholder has left this phase otherwise. */
  function mountView(
    host: HTMLElement,
    definition: AnyWidgetDefinition,
    lifecycle: PlaceholderLifecycle,
    view: LoadedView,
    onError: (error: unknown) => void,
  ): Promise<void> {
    return new Promise((resolve) => {
      if (lifecycle.phase !== 'loading') return resolve();
      const { name } = definition;
      const problems: string[] = [];
      const reader = createAttributeReader(host, (message) => {
        page.log.warn(`vitrina: ${name}: ${message}`, host);
        problems.push(message);
      });
      const render = view.bind(reader);
      reader.finish();
      const unmount = mountWidget({
        host,
        definition,
        styles: view.styles,
        render,
        language: shop.country.language,
        provide: (widget) => provide(widget, view.features ?? []),
        watchDevice,
        commonStyles,
        onError,
        onReady(box) {
          resolve();
          if (!lifecycle.transitionTo('ready', problems.join('; '))) return;
          page.events.emit('widget-ready', { widget: name, element: host });
          releaseClick(host, (element) => replayClick(element, box));
        },
      });
      lifecycle.addCleanup(() => {
        unmount();
        resolve();
      });
    });
  }

  function leave(host: HTMLElement): void {
    lifecycles.get(host)?.lifecycle.transitionTo('left');
    lifecycles.delete(host);
  }

  function mount(scope: ParentNode): number {
    const found = findPlaceholders(scope);
    void beginAll(found);
    return found.length;
  }

  const observer = new MutationObserver((records) => {
    // A node that was only moved is connected again by now and keeps its widget.
    for (const host of lifecycles.keys()) if (!host.isConnected) leave(host);
    for (const host of due) if (!host.isConnected) due.delete(host);
    const found: HTMLElement[] = [];
    for (const { target, addedNodes } of records) {
      lifecycles.get(target as HTMLElement)?.lifecycle.restoreStatus();
      for (const node of addedNodes) if (node instanceof Element) found.push(...findPlaceholders(node));
    }
    void beginAll(found);
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-vitrina-status'] });
  // WebKit ends the imports of a page at the press that leaves it.
  page.visibility.onShow((isRestored) => {
    if (!isRestored) return;
    for (const [host, { lifecycle }] of Array.from(lifecycles)) {
      if (lifecycle.phase !== 'failed') continue;
      leave(host);
      begin(host);
    }
  });
  const stopCatching = catchHandlerErrors();
  const stopWatching = watchPresses();

  return {
    mount,
    unmount(scope) {
      const hosts = findPlaceholders(scope).filter((host) => due.delete(host) || lifecycles.has(host));
      for (const host of hosts) {
        leave(host);
        setStatus(host, null);
      }
      return hosts.length;
    },
    loadNow(host) {
      if (!(host instanceof HTMLElement)) return;
      if (due.has(host)) begin(host);
      lifecycles.get(host)?.load();
    },
    loadFirstVisible(names) {
      const isNamed = (host: Element): boolean => names.includes(widgetNameOf(host));
      for (const host of Array.from(due)) if (isNamed(host)) begin(host);
      const isShown = ([host, { lifecycle }]: [HTMLElement, { lifecycle: PlaceholderLifecycle }]): boolean =>
        isNamed(host) && ['found', 'loading', 'ready'].includes(lifecycle.phase) && host.getClientRects().length > 0;
      const reached = [...lifecycles].find(isShown);
      reached?.[1].load();
      return reached !== undefined;
    },
    dispose() {
      due.clear();
      observer.disconnect();
      for (const host of lifecycles.keys()) leave(host);
      stopCatching();
      stopWatching();
    },
  };
}
