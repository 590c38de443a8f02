import type { ReactNode } from 'react';
import type { Page } from '../page/page';
import type { Shop } from '../shop/shop';
import type { Feature } from '../store/feature';
import type { AnyWidgetDefinition } from './defineWidget';
import { loadView, type ChunkSource } from './loadChunk';
import { catchHandlerErrors, mountWidget } from './mountWidget';
import { findPlaceholders, PLACEHOLDER_SELECTOR, resolveDefinition, setStatus } from './placeholders';
import { createAttributeReader } from './readAttributes';
import { schedule } from './schedule';

export interface LoaderOptions {
  definitions: readonly AnyWidgetDefinition[];
  page: Page;
  shop: Shop;
  chunks: ChunkSource;
  /** Gives a widget the store, with the features that its view brings. */
  provide: (widget: ReactNode, features: readonly Feature[]) => ReactNode;
  commonStyles: readonly string[];
  /** Whether an early click waits on this placeholder; then its widget is wanted at once. */
  isWaiting: (host: Element) => boolean;
  /** Tells the boot tag how an early click goes on: to the widget, or where its own link leads. */
  settle: (host: Element, take?: (element: HTMLElement) => void) => void;
}

export interface Loader {
  /** Bring the placeholders in `scope` to life; returns how many were found there. */
  mount(scope: ParentNode): number;
  /** Give the placeholders in `scope` back to the server's HTML. */
  unmount(scope: ParentNode): number;
  /** The shopper wants this placeholder's widget now. */
  wake(host: Element): void;
  dispose(): void;
}

interface MountPoint {
  leave: () => void;
  wake: () => void;
}

/** Finds placeholders, loads and mounts their widgets, each isolated from all others, and watches content that comes and goes. */
export function createLoader({ definitions, page, shop, chunks, provide, commonStyles, isWaiting, settle }: LoaderOptions): Loader {
  const places = new Map<HTMLElement, MountPoint>();

  function watchDevice(listener: (device: string) => void): () => void {
    listener(page.viewport.device());
    return page.viewport.onResize(() => listener(page.viewport.device()));
  }

  function begin(host: HTMLElement): void {
    if (places.has(host)) return;
    const definition = resolveDefinition(host, definitions);
    if (typeof definition === 'string') return refuse(host, definition);
    if ((shop.config.maintenance && definition.duringMaintenance !== true) || definition.when?.(shop) === false) {
      places.set(host, { leave() {}, wake() {} });
      setStatus(host, 'off');
      return settle(host);
    }
    setStatus(host, 'found');
    const place: MountPoint = { leave: () => stopWaiting(), wake: () => load() };
    places.set(host, place);
    let wanted = false;
    const load = (): void => {
      if (wanted) return;
      wanted = true;
      stopWaiting();
      loadAndMount(host, definition, place);
    };
    let stopWaiting: () => void = () => {};
    if (isWaiting(host)) load();
    else stopWaiting = schedule(definition, host, load);
  }

  function loadAndMount(host: HTMLElement, definition: AnyWidgetDefinition, place: MountPoint): void {
    const isCurrent = (): boolean => places.get(host) === place;
    const failed = (error: unknown): void => {
      if (!isCurrent()) return;
      place.leave();
      setStatus(host, 'failed');
      page.log.error(`vitrina: the widget "${definition.name}" failed; the server's own HTML stays`, error);
      page.events.emit('widget-failed', { widget: definition.name, element: host, reason: String(error) });
      settle(host);
    };
    setStatus(host, 'loading');
    place.leave = () => {};
    loadView(definition, chunks, shop.addTexts)
      .then((view) => {
        if (!isCurrent()) return;
        const reader = createAttributeReader(host, (message) => page.log.warn(`vitrina: ${definition.name}: ${message}`, host));
        const props = definition.readProps(reader);
        reader.finish();
        const unmount = mountWidget({
          host,
          definition,
          view,
          props,
          language: shop.country.language,
          provide: (widget) => provide(widget, view.features ?? []),
          watchDevice,
          commonStyles,
          onError: failed,
          onReady() {
            setStatus(host, 'ready');
            page.events.emit('widget-ready', { widget: definition.name, element: host });
            settle(host, (element) => replay(host, element));
          },
        });
        if (isCurrent()) place.leave = unmount;
        else unmount();
      })
      .catch(failed);
  }

  function refuse(host: HTMLElement, message: string): void {
    places.set(host, { leave() {}, wake() {} });
    setStatus(host, 'failed');
    page.log.warn(`vitrina: ${message}`, host);
    page.events.emit('widget-failed', { widget: host.getAttribute('data-vitrina') ?? '', element: host, reason: message });
    settle(host);
  }

  function leave(host: HTMLElement): void {
    const place = places.get(host);
    places.delete(host);
    place?.leave();
  }

  function mount(scope: ParentNode): number {
    const found = findPlaceholders(scope);
    for (const host of found) begin(host);
    return found.length;
  }

  const observer = new MutationObserver((records) => {
    // A node that was only moved is connected again by now and keeps its widget.
    for (const host of places.keys()) if (!host.isConnected) leave(host);
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches(PLACEHOLDER_SELECTOR) || node.querySelector(PLACEHOLDER_SELECTOR))) mount(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  const stopCatching = catchHandlerErrors();

  return {
    mount,
    unmount(scope) {
      const hosts = findPlaceholders(scope).filter((host) => places.has(host));
      for (const host of hosts) {
        leave(host);
        setStatus(host, null);
      }
      return hosts.length;
    },
    wake(host) {
      if (host instanceof HTMLElement) places.get(host)?.wake();
    },
    dispose() {
      observer.disconnect();
      for (const host of places.keys()) leave(host);
      stopCatching();
    },
  };
}

/** The click that came too early is done again on what the widget shows in that place. */
function replay(host: HTMLElement, element: HTMLElement): void {
  const shadow = host.shadowRoot;
  const box = shadow?.querySelector('.vitrina-root');
  const role = element.matches('a[href]') ? 'a[href],button' : 'button,a[href]';
  const target = box?.querySelector<HTMLElement>(`[data-first-click]`) ?? box?.querySelector<HTMLElement>(role);
  target?.focus(); // as a real click does
  target?.click();
}
