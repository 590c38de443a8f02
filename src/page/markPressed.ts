import { variantOf } from '../dom/variantOf';
import type { BrowserWindow } from './browserWindow';
import type { Disposables } from './disposables';
import { documentMember } from './documentMember';

const PRESSED = 'data-vitrina-pressed';
const ACTION = '[data-vitrina-action]';

/** How often the page may take the mark away: one whose script does so each time gets it no more. */
const CHANGES_MAX = 50;

/** What the page has printed for an element, before any mark of ours. */
interface Printed {
  variantId: string;
  isPressed: boolean;
}

/** The variant for which a form was printed: its own attribute, else what its fields say before anything is chosen. */
function printedVariantOf(element: HTMLElement): string {
  const own = element.dataset['variantId'];
  if (own !== undefined || !(element instanceof HTMLFormElement)) return own ?? '';
  const copy = element.cloneNode(true) as HTMLFormElement;
  HTMLFormElement.prototype.reset.call(copy);
  return variantOf(copy);
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return; // no change for observers
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Elements with `data-vitrina-action` and `data-variant-id`, or forms, which may have a field `variantId`: `data-vitrina-pressed` on the element, for the
 * page's stylesheet and the next press, and `aria-pressed` on its button. The mark follows what the form says, and what the page prints later. Its value names the
 * variant if that is not the printed one.
 */
export function createPressedMarks(
  window: BrowserWindow,
  { listen, onDispose }: Disposables,
): (action: string, isPressed: Readonly<Record<string, boolean>>) => void {
  const { document } = window;
  const known = new Map<string, Readonly<Record<string, boolean>>>();
  const printed = new WeakMap<Element, Printed>();

  function mark(element: HTMLElement, pressed: Readonly<Record<string, boolean>>): void {
    const first = printed.get(element) ?? { variantId: printedVariantOf(element), isPressed: element.hasAttribute(PRESSED) };
    printed.set(element, first);
    const id = variantOf(element);
    const isPrinted = id === first.variantId;
    const isOn = Object.hasOwn(pressed, id) ? pressed[id] === true : isPrinted && first.isPressed;
    const value = isPrinted ? '' : `variant:${id}`;
    const now = element.getAttribute(PRESSED);
    // As the page has printed it, with whatever value.
    if (isPrinted && !Object.hasOwn(pressed, id) && isOn === (now !== null) && now?.startsWith('variant:') !== true) return;
    setAttribute(element, PRESSED, isOn ? value : null);
    const button = element.matches('form') ? element.querySelector('button') : element;
    if (button?.matches('button, [role="button"]') === true) setAttribute(button, 'aria-pressed', String(isOn));
  }

  function markAll(): void {
    for (const [action, pressed] of known)
      for (const element of documentMember(window, 'querySelectorAll').call(document, `[data-vitrina-action="${action}"]`))
        if (element instanceof HTMLElement) mark(element, pressed);
    observer.takeRecords(); // our own changes
  }

  const isAbout = ({ type, target, addedNodes }: MutationRecord): boolean =>
    type === 'attributes'
      ? target instanceof Element && target.closest(ACTION) !== null
      : Array.from(addedNodes).some((node) => node instanceof Element && (node.closest(ACTION) ?? node.querySelector(ACTION)) !== null);

  let changes = 0;
  const observer = new MutationObserver((records) => {
    if (!records.some(isAbout)) return;
    changes += records.some(({ attributeName }) => attributeName === PRESSED) ? 1 : 0;
    if (changes <= CHANGES_MAX) markAll();
  });

  function follow(): void {
    listen(document, 'change', markAll);
    const attributeFilter = [PRESSED, 'data-variant-id', 'value'];
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter });
    onDispose(() => observer.disconnect());
  }

  return (action, isPressed) => {
    if (known.size === 0) follow();
    known.set(action, { ...known.get(action), ...isPressed });
    markAll();
  };
}
