import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Shop } from '../shop/shop';
import type { LazyTexts } from '../shop/translate';
import type { Feature } from '../store/feature';
import type { AttributeReader } from './readAttributes';

export type { AttributeReader } from './readAttributes';

/**
 * When a widget's code is loaded and mounted.
 * - `now`: as soon as the placeholder is found
 * - `visible`: when the placeholder is near the viewport (`nearPx`)
 * - `idle`: when the browser is idle
 * - `intent`: when the shopper is about to use it: pointer or focus on the placeholder, or one of the definition's `intentEvents` on the window
 */
export type MountTime = 'now' | 'visible' | 'idle' | 'intent';

/** What a widget's lazy chunk exports as `view`. */
export interface WidgetView<Props> {
  /** Must not suspend in its first render: the next widget is mounted after it. */
  component: ComponentType<Props & { host: WidgetHost }>;
  /** Stylesheet texts, adopted by the shadow root as constructable sheets. */
  styles: readonly string[];
  /** State and sagas of the view that are not part of every page. */
  features?: readonly Feature[];
  /** Texts that are not part of every page. */
  texts?: readonly LazyTexts[];
  /** It has the server's links where they were: else it waits while the shopper is at one of several. */
  keepsLinks?: boolean;
  /** It shows nothing until it has something to say, or covers the server's page: the preview misses no fallback in its placeholder. */
  needsNoFallback?: boolean;
  /** Instead of the definition's, which every page loads: for a widget of many attributes. */
  readProps?: (attributes: AttributeReader) => Props;
}

/** What a mounted widget can access of its placeholder. */
export interface WidgetHost {
  /** The placeholder; its children are the server's fallback (behind the slot). */
  readonly element: HTMLElement;
  /** Where the widget renders. */
  readonly shadow: ShadowRoot;
}

export interface WidgetDefinition<Props> {
  /** The placeholder name: attribute value, folder, chunk and error tag. */
  name: string;
  /** Or a function of the shop, where it depends on the page, e.g. on whether it was printed for a customer. */
  mount: MountTime | ((shop: Shop) => MountTime);
  /** How near with `mount: 'visible'`, in px: 200 unless the widget first has to fetch what it shows. */
  nearPx?: number;
  /** Window events that count as intent, e.g. `['scroll']`. Only with `mount: 'intent'`. */
  intentEvents?: readonly string[];
  /** Mounted also during maintenance (A014: only the legal, privacy and adult modals). */
  duringMaintenance?: boolean;
  /** Whether this page has the widget at all; false keeps the fallback with status `off`. */
  when?: (shop: Shop) => boolean;
  /** Gives the widget's box the fallback's height, so that mounting causes no layout shift. */
  keepsHeight?: boolean;
  /** Minimum height in px, for a fallback too low for the widget. */
  leastHeightPx?: number;
  /** Converts data attributes to typed props; the reader reports invalid values and the defaults used. Left out where the view does. */
  readProps?: (attributes: AttributeReader) => Props;
  /** The lazy chunk. */
  load: () => Promise<{ view: WidgetView<Props> }>;
  /** Imports what the widget shows once it is used; called after it is ready. Code only: `prefetchCart` mounts and calls nothing. */
  prefetch?: (prefetchCart: () => Promise<unknown>) => Promise<unknown>;
}

/** A view that reads its own props from the attributes and returns what to render, so that its props type stays private. */
export interface LoadedView extends Omit<WidgetView<never>, 'component' | 'readProps'> {
  bind(attributes: AttributeReader): (host: WidgetHost) => ReactElement;
}

/** A definition as the loader uses it, independent of its props (the manifest holds many kinds). */
export interface AnyWidgetDefinition extends Omit<WidgetDefinition<never>, 'readProps' | 'load'> {
  /** `importChunk` loads the same chunk from another URL. */
  load(importChunk?: () => Promise<unknown>): Promise<LoadedView>;
}

/** Declares a widget. One call per folder of `widgets/`, in its `*.widget.ts`; `npm run manifest` lists it. */
export function defineWidget<Props extends object>({ readProps, load, ...definition }: WidgetDefinition<Props>): AnyWidgetDefinition {
  return {
    ...definition,
    async load(importChunk: () => Promise<unknown> = load) {
      const module = (await importChunk()) as Awaited<ReturnType<typeof load>>; // the same file, maybe from another URL
      const { component, readProps: readLate, ...view } = module.view;
      return {
        ...view,
        bind(attributes) {
          const props = (readLate ?? readProps)?.(attributes);
          return (host) => createElement(component, { ...(props as Props), host });
        },
      };
    },
  };
}
