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
  /** The form's other fields, e.g. a session id, a language or a selected category; submitted with the keyword. */
  readonly others: readonly (readonly [name: string, value: string])[];
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
  const fieldName = (field === null ? null : attribute(field, 'name')) ?? 's';
  return {
    action: form === null ? null : attribute(form, 'action'),
    label: form === null ? null : attribute(form, 'aria-label'),
    fieldName,
    placeholder: (field === null ? null : attribute(field, 'placeholder')) ?? '',
    text,
    hasFocus: field !== null && hasFocus(field),
    selection: [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length],
    others: form === null ? [] : otherFields(form, fieldName),
  };
}

/** As the browser would submit them: only named, enabled and checked ones; files are not part of a search. */
function otherFields(form: HTMLFormElement, fieldName: string): (readonly [string, string])[] {
  const others: (readonly [string, string])[] = [];
  new FormData(form).forEach((value, name) => {
    if (name !== fieldName && typeof value === 'string') others.push([name, value]);
  });
  return others;
}
