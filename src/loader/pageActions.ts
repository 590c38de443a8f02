import type { Log } from '../page/page';
import { nearest } from '../lib/nearest';

/**
 * What `data-vitrina-action="<name>"` on server-rendered markup does: gets the element's own `data-*` values, returns
 * false when they do not say enough (the element's own link or form then goes on).
 */
export type PageAction = (data: DOMStringMap, element: HTMLElement) => boolean;

const ACTION_SELECTOR = '[data-vitrina-action]';
/** Public action names (DESIGN section 2); a build without their feature leaves them to the element's own href or form. */
const PUBLIC_NAMES = ['add-to-cart', 'wishlist-add', 'open-modal', 'login', 'search', 'back-to-top'];

/** One delegated listener for clicks and submits in the whole page. Returns the way to stop. */
export function listenToPageActions(actions: Readonly<Record<string, PageAction>>, log: Log): () => void {
  const reported = new Set<string>();

  function handle(event: Event): void {
    const element = elementOf(event);
    if (event.defaultPrevented || !element) return;
    const name = element.getAttribute('data-vitrina-action') ?? '';
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action) {
      if (action(dataOf(element), element)) event.preventDefault();
    } else if (!PUBLIC_NAMES.includes(name) && !reported.has(name)) {
      reported.add(name);
      const close = nearest(name, PUBLIC_NAMES);
      log.warn(`vitrina: data-vitrina-action="${name.slice(0, 60)}" is no action${close === null ? `; there are: ${PUBLIC_NAMES.join(', ')}` : `; did you mean "${close}"?`}`, element);
    }
  }

  document.addEventListener('click', handle);
  document.addEventListener('submit', handle);
  return () => {
    document.removeEventListener('click', handle);
    document.removeEventListener('submit', handle);
  };
}

/** What a form's fields say (the chosen variant, the count) goes before its attributes. */
function dataOf(element: HTMLElement): DOMStringMap {
  if (!(element instanceof HTMLFormElement)) return element.dataset;
  const data = { ...element.dataset };
  new FormData(element).forEach((value, name) => {
    if (typeof value === 'string') data[name] = value;
  });
  return data;
}

/** A plain primary click on an action element, or the submit of an action form; a modified click is the browser's business. */
function elementOf(event: Event): HTMLElement | null {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return null;
  if (event.type === 'submit') return target instanceof HTMLElement && target.matches(ACTION_SELECTOR) ? target : null;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const element = target.closest<HTMLElement>(ACTION_SELECTOR);
  return element instanceof HTMLFormElement ? null : element;
}
