import type { Log } from '../page/page';
import { hintFor } from '../lib/closestMatch';

/**
 * Handles `data-vitrina-action="<name>"` on server-rendered markup: receives the element's `data-*` values, the pressed button,
 * and whether the element submits a form or follows a link. False when the values are incomplete (the element's own link or form
 * is then used). While a returned promise is pending the button is marked as busy. If it rejects or resolves to fields, the
 * element's own action runs; returned fields are submitted with its form.
 */
export type PageAction = (data: DOMStringMap, button: HTMLElement, fallback?: 'form' | 'link') => boolean | Promise<Fields | void>;

type Fields = Record<string, string>;

const ACTION_SELECTOR = '[data-vitrina-action]';
const SUBMIT = 'button[type="submit"], button:not([type]), input[type="submit"]';
/** Elements that submit a form. */
const SENDING = `form, form :is(${SUBMIT})`;

/** One delegated listener for clicks and submits of the whole page. Returns a function that stops it. */
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
      // Safari focuses nothing that is pressed, or what is around it; a modal that opens now gives it back to here.
      if (button.closest(':focus') || !button.closest(':focus-within')) button.focus({ preventScroll: true });
      if (typeof outcome === 'object') {
        void markBusy(button, outcome)
          .catch(() => ({}))
          .then((fields) => fields && goNatively(element, submitter, fields));
      }
    } else if (!reported.has(name)) {
      reported.add(name);
      log.warn(`vitrina: data-vitrina-action="${name.slice(0, 60)}" is no action; ${hintFor(name, Object.keys(actions))}`, element);
    }
  }

  document.addEventListener('click', handle);
  document.addEventListener('submit', handle);
  return () => {
    document.removeEventListener('click', handle);
    document.removeEventListener('submit', handle);
  };
}

/** R4.058 on the page's own button: keeps its appearance and the focus, and never sets `disabled`. */
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
 * The action failed: the element does what it does without us. The fields are added to the form data only, not to the page,
 * which the back-forward cache may restore for another press.
 */
function goNatively(element: HTMLElement, submitter: HTMLElement | null, fields: Fields): void {
  const appendFields = ({ formData }: FormDataEvent): void => Object.entries(fields).forEach((field) => formData.set(...field));
  element.removeAttribute('data-vitrina-action');
  document.addEventListener('formdata', appendFields);
  if (element instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(element, submitter);
  else HTMLElement.prototype.click.call(element);
  document.removeEventListener('formdata', appendFields);
}

/** A link's URL is its `href`. Form fields (the selected variant, the count, the pressed button) override the element's attributes. */
function dataOf(element: HTMLElement, submitter: HTMLElement | null): DOMStringMap {
  if (element instanceof HTMLAnchorElement) return { ...element.dataset, href: element.href };
  if (!(element instanceof HTMLFormElement)) return element.dataset;
  const data = { ...element.dataset };
  new FormData(element, submitter).forEach((value, name) => {
    if (typeof value === 'string') data[name] = value;
  });
  return data;
}

/** A plain primary click on an action element, or the submit of an action form; modified clicks are left to the browser. */
function elementOf(event: Event): HTMLElement | null {
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return null;
  if (event.type === 'submit') return target instanceof HTMLElement && target.matches(ACTION_SELECTOR) ? target : null;
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const element = target.closest<HTMLElement>(ACTION_SELECTOR);
  return element instanceof HTMLFormElement ? null : element;
}
