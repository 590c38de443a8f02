import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Shop } from '../shop/shop';
import type { LateTexts } from '../shop/translate';
import type { Feature } from '../store/feature';
import type { AttributeReader } from './readAttributes';

/**
 * When a widget's code is loaded and mounted.
 * - `now`: as soon as the placeholder is found
 * - `visible`: when the placeholder comes near the viewport
 * - `idle`: when the browser has nothing else to do
 * - `intent`: when the shopper reaches for it: pointer or focus on the placeholder, or one of the definition's `intentEvents` on the window
 */
export type MountTime = 'now' | 'visible' | 'idle' | 'intent';

/** What a widget's lazy chunk exports as `view`. */
export interface WidgetView<Props> {
  component: ComponentType<Props & { host: WidgetHost }>;
  /** Stylesheet texts, adopted by the shadow root as constructable sheets. */
  styles: readonly string[];
  /** What the view brings for the store: state and sagas that the page does not have from the start. */
  features?: readonly Feature[];
  /** Texts that not every page has. */
  texts?: readonly LateTexts[];
}

/** What a mounted widget may know of its placeholder. */
export interface WidgetHost {
  /** The placeholder; its children are the server's fallback (behind the slot). */
  readonly element: HTMLElement;
  /** Where the widget renders. */
  readonly shadow: ShadowRoot;
}

export interface WidgetDefinition<Props> {
  /** The placeholder name: attribute value, folder, chunk and error tag. */
  name: string;
  mount: MountTime;
  /** Window events that count as intent, e.g. `['scroll']`. Only with `mount: 'intent'`. */
  intentEvents?: readonly string[];
  /** Still mounted while the store is under maintenance (A014: only legal, privacy and adult modals are). */
  duringMaintenance?: boolean;
  /** Whether this page wants the widget at all; false leaves the fallback with status `off`. */
  when?: (shop: Shop) => boolean;
  /** Keep the fallback's height for the widget's box, so that taking over shifts nothing. */
  keepsHeight?: boolean;
  /** Below this many px a kept height would cut the widget; the box is then this high. */
  leastHeightPx?: number;
  /** Data attributes to typed props; the reader reports what is wrong and with what it went on. */
  readProps: (attributes: AttributeReader) => Props;
  /** The lazy chunk. */
  load: () => Promise<{ view: WidgetView<Props> }>;
}

/** A view whose props type is known to nobody else: it reads its own attributes and answers what to render. */
export interface LoadedView extends Omit<WidgetView<never>, 'component'> {
  bind(attributes: AttributeReader): (host: WidgetHost) => ReactElement;
}

/** A definition as the loader sees it, whatever its props are (the manifest holds many kinds). */
export interface AnyWidgetDefinition extends Omit<WidgetDefinition<never>, 'readProps' | 'load'> {
  /** `importChunk` brings the same chunk from another address. */
  load(importChunk?: () => Promise<unknown>): Promise<LoadedView>;
}

/** Declares a widget. One call per folder of `widgets/`, listed in `widgets/manifest.ts`. */
export function defineWidget<Props extends object>({ readProps, load, ...definition }: WidgetDefinition<Props>): AnyWidgetDefinition {
  return {
    ...definition,
    async load(importChunk: () => Promise<unknown> = load) {
      const module = (await importChunk()) as Awaited<ReturnType<typeof load>>; // the same file, perhaps from another address
      const { component, ...view } = module.view;
      return {
        ...view,
        bind(attributes) {
          const props = readProps(attributes);
          return (host) => createElement(component, { ...props, host });
        },
      };
    },
  };
}
