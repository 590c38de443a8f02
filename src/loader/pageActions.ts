import type { Log } from '../page/page';
import { hintFor } from '../lib/closestMatch';

/**
 * What `data-vitrina-action="<name>"` on server-rendered markup does: gets the element's own `data-*` values, the button
 * that was pressed, and whether the element sends a form or follows a link of its own. False when the values do not say enough (the element's
 * own link or form then goes on); a promise while the work goes on, during which the button is marked as busy. One that rejects, or
 * ends in fields, gives the work back to the element, whose form says them along.
 */
export type PageAction = (data: DOMStringMap, button: HTMLElement, fallback?: 'form' | 'link') => boolean | Promise<Fields | void>;

type Fields = Record<string, string>;

const ACTION_SELECTOR = '[data-vitrina-action]';
const SUBMIT = 'button[type="submit"], button:not([type]), input[type="submit"]';
/** What sends a form. */
const SENDING = `form, form :is(${SUBMIT})`;
/** Public action names; a build without their feature leaves them to the element's own href or form. */
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
      const submitter = event instanceof SubmitEvent ? event.submitter : null;
      const button = submitter ?? (element instanceof HTMLFormElement ? element.querySelector<HTMLElement>(SUBMIT) : null) ?? element;
      const outcome = action(
        dataOf(element, submitter),
        button,
        element.matches(SENDING) ? 'form' : element.matches('a[href]') ? 'link' : undefined,
      );
      if (outcome !== false) event.preventDefault();
      if (typeof outcome === 'object') {
        void markBusy(button, outcome)
          .catch(() => ({}))
          .then((fields) => fields && goNatively(element, submitter, fields));
      }
    } else if (!PUBLIC_NAMES.includes(name) && !reported.has(name)) {
      reported.add(name);
      log.warn(`vitrina: data-vitrina-action="${name.slice(0, 60)}" is no action; ${hintFor(name, PUBLIC_NAMES)}`, element);
    }
  }

  document.addEventListener('click', handle);
  document.addEventListener('submit', handle);
  return () => {
    document.removeEventListener('click', handle);
    document.removeEventListener('submit', handle);
  };
}

/** R4.058 on the page's own button: its looks are the page's, the focus stays on it, and it is never `disabled`. */
async function markBusy<Result>(button: HTMLElement, work: Promise<Result>): Promise<Result> {
  button.setAttribute('aria-busy', 'true');
  button.setAttribute('data-vitrina-busy', '');
  try {
    return await work;
  } finally {
    button.removeAttribute('aria-busy');
    button.removeAttribute('data-vitrina-busy');
  }
}

/**
 * The action cannot be done: the element does what it would have done without us. The fields go along without a trace
 * in the page, which may come back from the back-forward cache for another press.
 */
function goNatively(element: HTMLElement, submitter: HTMLElement | null, fields: Fields): void {
  const appendFields = ({ formData }: FormDataEvent): void => Object.entries(fields).forEach((field) => formData.set(...field));
  element.removeAttribute('data-vitrina-action');
  document.addEventListener('formdata', appendFields);
  if (element instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(element, submitter);
  else HTMLElement.prototype.click.call(element);
  document.removeEventListener('formdata', appendFields);
}

/** What a form's fields say (the chosen variant, the count, the button that was pressed) goes before its attributes. */
function dataOf(element: HTMLElement, submitter: HTMLElement | null): DOMStringMap {
  if (!(element instanceof HTMLFormElement)) return element.dataset;
  const data = { ...element.dataset };
  new FormData(element, submitter).forEach((value, name) => {
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
