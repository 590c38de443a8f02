import type { SearchForm } from '../../src/shop/links';

/** The server's form at the time it is replaced. */
export interface FallbackForm {
  readonly action: string | null;
  /** The form's own label, which distinguishes two search fields on a page. */
  readonly label: string | null;
  readonly fieldName: string;
  readonly placeholder: string;
  readonly text: string;
  readonly hasFocus: boolean;
  readonly selection: readonly [start: number, end: number];
  readonly method: string;
  readonly acceptCharset: string | undefined;
  /** How a submit of it goes (A159); null without a form, and of one that is posted, which no link can do. */
  readonly form: SearchForm | null;
  /** Only the browser itself can do it: it is posted, opens a window, or is in another character set than the page. */
  readonly isNative: boolean;
}

const TEXT_FIELD = 'input[type="search"], input[type="text"], input:not([type])';
const attribute = (element: Element, name: string): string | null => Element.prototype.getAttribute.call(element, name);

/** Whether the element has the focus, in the page or in a shadow root. */
export function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
}

/** The text field of the server's form behind the placeholder. */
export function fallbackField(host: HTMLElement): HTMLInputElement | null {
  return host.querySelector<HTMLInputElement>(TEXT_FIELD);
}

/** Reads the fallback. Does not use properties of the form: a field may be named `action` (docs/hostile-pages.md). */
export function readFallbackForm(host: HTMLElement): FallbackForm {
  const field = fallbackField(host);
  const form = host.querySelector('form');
  const text = field?.value ?? '';
  const of = (element: Element | null, name: string): string | null => (element === null ? null : attribute(element, name));
  const fieldName = of(field, 'name') ?? 's';
  const [method, target] = [of(form, 'method')?.toLowerCase() ?? 'get', of(form, 'target') ?? ''];
  const charset = form === null ? 'utf-8' : charsetOf(form);
  return {
    action: of(form, 'action'),
    label: of(form, 'aria-label'),
    fieldName,
    placeholder: of(field, 'placeholder') ?? '',
    text,
    hasFocus: field !== null && hasFocus(field),
    selection: [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length],
    method,
    acceptCharset: of(form, 'accept-charset') ?? undefined,
    form: form === null || method === 'post' ? null : toSearchForm(form, fieldName, charset === 'utf-8'),
    isNative: form !== null && (method === 'post' || !/^(_self)?$/i.test(target) || ![PLAIN_CHARSET, pageCharset(form)].includes(charset)),
  };
}

const PLAIN_CHARSET = 'utf-8';

const pageCharset = ({ ownerDocument }: Element): string => ownerDocument.characterSet.toLowerCase();

/** The first of `accept-charset` that the browser knows; without the attribute the page's own. */
function charsetOf(form: HTMLFormElement): string {
  const labels = attribute(form, 'accept-charset');
  if (labels === null || labels.trim() === '') return pageCharset(form);
  for (const label of labels.trim().split(/\s+/)) {
    try {
      return new TextDecoder(label).encoding;
    } catch {
      // no label of a character set
    }
  }
  return PLAIN_CHARSET;
}

/** As the browser would submit it: only named, enabled and checked fields, and the button of Enter; files are not part of a search. */
function toSearchForm(form: HTMLFormElement, fieldName: string, isUtf8: boolean): SearchForm {
  const button = form.querySelector<HTMLElement>('button:not([type]), button[type="submit"], input[type="submit"]');
  const action = attribute(form, 'action') ?? '';
  const entries: (readonly [string, string])[] = [];
  let place: number | null = null;
  new FormData(form, button).forEach((value, name) => {
    if (name === fieldName && place === null) place = entries.length;
    else if (typeof value === 'string') entries.push([name, value]);
  });
  return {
    action: /^\/(?!\/)/.test(action) ? action : String(Reflect.get(HTMLFormElement.prototype, 'action', form)),
    fieldName,
    others: entries,
    place: place ?? entries.length,
    isUtf8,
  };
}

/** Submits the server's own form, with the keyword in its field. By `submit`, which no script of the page can refuse unseen. */
export function submitFallback(host: HTMLElement, keyword: string): void {
  const field = fallbackField(host);
  const form = host.querySelector('form');
  if (field === null || form === null) return;
  field.value = keyword;
  HTMLFormElement.prototype.submit.call(form);
}
