import { ALLOWED_HTML } from './allowedHtml';
import type { SanitizeContext } from './context';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ARIA_STATE = /^aria-[a-z]+$/;
const PLACEHOLDER = '[data-vitrina], [data-vitrina-action], [data-vitrina-adult], [data-modal-title]';

/** Applies the list to what DOMPurify has left: values, which it does not know, and once more every name. */
export function applyRules(fragment: DocumentFragment, context: SanitizeContext): void {
  for (const element of fragment.querySelectorAll('*')) {
    const rules = ALLOWED_HTML.get(element.localName);
    if (rules === undefined || element.namespaceURI !== HTML_NAMESPACE) {
      element.parentNode?.removeChild(element);
      continue;
    }
    const before = element.cloneNode() as Element;
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      const rule = rules.get(name);
      const kept = rule === undefined ? (ARIA_STATE.test(name) ? value : null) : rule(value, context);
      if (kept === null) element.removeAttribute(name);
      else if (kept !== value) element.setAttribute(name, kept);
    }
    if (!element.matches(PLACEHOLDER))
      for (const name of element.getAttributeNames()) if (name.startsWith('data-')) element.removeAttribute(name);
    finish(element, before, context);
  }
}

/** What an element needs beyond its attributes. */
function finish(element: Element, before: Element, context: SanitizeContext): void {
  const tag = element.localName;
  if (tag === 'a') keepOpener(element, context);
  else if (tag === 'form') finishForm(element, before, context);
  else if (tag === 'img' && !element.hasAttribute('src') && !element.hasAttribute('srcset'))
    replace(element, element.ownerDocument.createTextNode(element.getAttribute('alt') ?? ''));
  else if (tag === 'source' && !(element.hasAttribute('srcset') && element.parentElement?.localName === 'picture'))
    element.parentNode?.removeChild(element);
  else if (tag === 'input' && before.getAttribute('type')?.trim().toLowerCase() === 'image') asSubmit(element);
  if (before.hasAttribute('formaction') && !element.hasAttribute('formaction')) element.setAttribute('type', 'button');
}

/** A page in a new window, or of another origin, gets no hold of this one. */
function keepOpener(element: Element, { pageUrl }: SanitizeContext): void {
  const target = element.getAttribute('action') ?? element.getAttribute('href') ?? '';
  const isForeign = /^https?:/.test(target) && new URL(target).origin !== new URL(pageUrl).origin;
  const words = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  const kept = words.filter((word) => ['nofollow', 'noreferrer', 'sponsored', 'ugc', 'license'].includes(word));
  if (isForeign || element.hasAttribute('target')) kept.push('noopener');
  if (kept.length === 0) element.removeAttribute('rel');
  else element.setAttribute('rel', kept.join(' '));
}

/** A form whose address is not allowed stops being one: its fields stay, and nothing submits them. */
function finishForm(form: Element, before: Element, context: SanitizeContext): void {
  if (!form.hasAttribute('action')) {
    const action = before.hasAttribute('action') ? null : ALLOWED_HTML.get('form')?.get('action')?.('', context);
    if (action === null || action === undefined) return unwrap(form);
    form.setAttribute('action', action);
  }
  keepOpener(form, context);
}

function unwrap(form: Element): void {
  const box = form.ownerDocument.createElement('div');
  while (form.firstChild) box.appendChild(form.firstChild);
  replace(form, box);
}

/** A picture as a button would be loaded from anywhere; its text does the same. */
function asSubmit(input: Element): void {
  input.setAttribute('type', 'submit');
  const alt = input.getAttribute('alt');
  if (alt !== null && alt !== '' && !input.hasAttribute('value')) input.setAttribute('value', alt);
  input.removeAttribute('alt');
}

function replace(element: Element, other: Node): void {
  element.parentNode?.insertBefore(other, element);
  element.parentNode?.removeChild(element);
}
