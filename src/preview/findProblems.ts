import { closestMatch } from '../lib/closestMatch';
import type { AnyWidgetDefinition, LoadedView } from '../loader/defineWidget';
import { findPlaceholders, widgetNameOf } from '../loader/placeholders';
import { createAttributeReader } from '../loader/readAttributes';
import type { Translate } from '../shop/translate';

/** What the preview knows of this build. */
export interface KnownParts {
  readonly definitions: readonly AnyWidgetDefinition[];
  /** The names of `data-vitrina-action`. */
  readonly actions: readonly string[];
  /** The widgets of which one carries an action out, where it needs one. */
  readonly widgetsOfActions: Readonly<Record<string, readonly string[]>>;
}

const SHOWN = 'a, button, input, select, textarea, img, svg, video, iframe, object, canvas';

/** Whether the shopper sees nothing of the server's in the placeholder. */
const isEmpty = (host: Element): boolean => host.textContent?.trim() === '' && host.querySelector(SHOWN) === null;

/**
 * Looks for what an editor has to mend, by element: what the loader reports when a widget is mounted (in `data-vitrina-reason`), the same of widgets that
 * wait for the shopper, and what harms nothing but never works. `whenRead` is called when a view has been loaded for that.
 */
export function createProblemFinder({ definitions, actions, widgetsOfActions }: KnownParts, t: Translate, whenRead: () => void) {
  const views = new Map<AnyWidgetDefinition, LoadedView | null>();
  const attributeProblems = new WeakMap<Element, { readonly of: string; found: readonly string[] }>();

  /** The view of a definition, which is loaded but not mounted; null until then. */
  function viewOf(definition: AnyWidgetDefinition): LoadedView | null {
    const known = views.get(definition);
    if (known !== undefined) return known;
    views.set(definition, null);
    definition.load().then(
      (view) => {
        views.set(definition, view);
        whenRead();
      },
      () => undefined, // the loader reports it when the widget is wanted
    );
    return null;
  }

  function readAttributes(host: HTMLElement, view: LoadedView): readonly string[] {
    const of = host
      .getAttributeNames()
      .map((name) => `${name}=${host.getAttribute(name)}`)
      .join('\n');
    const known = attributeProblems.get(host);
    if (known?.of === of) return known.found;
    const found: string[] = [];
    const reader = createAttributeReader(host, (message) => void found.push(message));
    view.bind(reader);
    reader.finish();
    attributeProblems.set(host, { of, found });
    return found;
  }

  /** What only the view of a widget knows. */
  function problemsOfView(host: HTMLElement): readonly string[] {
    const definition = definitions.find(({ name }) => name === widgetNameOf(host));
    const isWaiting = host.getAttribute('data-vitrina-status') === 'found';
    const view = definition && (isWaiting || isEmpty(host)) ? viewOf(definition) : null;
    if (view === null) return [];
    return [
      ...(isWaiting ? readAttributes(host, view) : []),
      ...(isEmpty(host) && !view.needsNoFallback ? [t('txt_preview_no_fallback')] : []),
    ];
  }

  function problemsOfAction(element: Element): string[] {
    const name = element.getAttribute('data-vitrina-action') ?? '';
    if (!actions.includes(name)) {
      const close = closestMatch(name, actions);
      return [close === null ? t('txt_preview_no_action', { name }) : t('txt_preview_close_action', { name, close })];
    }
    const widgets = Object.hasOwn(widgetsOfActions, name) ? (widgetsOfActions[name] ?? []) : [];
    const hosts = findPlaceholders(document).map(widgetNameOf);
    const [widget] = widgets;
    return widget === undefined || widgets.some((one) => hosts.includes(one)) ? [] : [t('txt_preview_action_alone', { name, widget })];
  }

  return {
    /** The problems of a placeholder; none where it is as it should be. */
    ofPlaceholder(host: HTMLElement): readonly string[] {
      const reason = host.getAttribute('data-vitrina-reason') ?? '';
      return [...(reason === '' ? [] : [reason]), ...problemsOfView(host)];
    },
    /** Elements whose action cannot be carried out. */
    ofActions: (): ReadonlyMap<Element, readonly string[]> =>
      new Map(
        [...Document.prototype.querySelectorAll.call(document, '[data-vitrina-action]')]
          .map((element) => [element, problemsOfAction(element)] as const)
          .filter(([, problems]) => problems.length > 0),
      ),
  };
}
