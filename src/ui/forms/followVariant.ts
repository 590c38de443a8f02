/** Ids as the shop writes them. */
export const VARIANT_ID = /^[\w-]{1,64}$/;

const FIELD = 'variantId';

/** A form may have a field of the name `querySelector`, and a page a form. */
const find = (root: Document | Element, selector: string): Element | null =>
  root instanceof Document ? Document.prototype.querySelector.call(root, selector) : Element.prototype.querySelector.call(root, selector);

/** The form whose field `variantId` chooses the variant: by its id, else the one around the placeholder. */
function formOf(host: HTMLElement, formId: string): Element | null {
  return formId === '' ? host.closest('form') : find(host.ownerDocument, `form#${CSS.escape(formId)}`);
}

const isChoice = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name === FIELD;

/** What is chosen at present. */
export interface ChosenVariant {
  /** Null: neither the form nor the placeholder names one. */
  variantId: string | null;
  /** As the page has written it: `data-price` of the option or radio button, else of the placeholder. */
  price: string | null;
}

/** The choice of the form's field, else the placeholder's. */
function chosenVariant(host: HTMLElement, form: Element | null): ChosenVariant {
  const field = form && find(form, `select[name="${FIELD}"], input[name="${FIELD}"]:is(:checked, [type="hidden"])`);
  const value = isChoice(field) && VARIANT_ID.test(field.value) ? field.value : null;
  const choice = field instanceof HTMLSelectElement ? field.selectedOptions[0] : field;
  const variantId = value ?? host.getAttribute('data-variant-id')?.trim() ?? '';
  return {
    variantId: VARIANT_ID.test(variantId) ? variantId : null,
    price: (value === null ? null : choice?.getAttribute('data-price')) ?? host.getAttribute('data-price'),
  };
}

/** Calls `changed` with the variant that the shopper, or a script of the page, chooses. Returns a function that stops it. */
export function followVariant(host: HTMLElement, formId: string, changed: (chosen: ChosenVariant) => void): () => void {
  const root = host.ownerDocument;
  const update = (): void => changed(chosenVariant(host, formOf(host, formId)));
  const listen = ({ target }: Event): void => {
    if (isChoice(target) && target.form !== null && target.form === formOf(host, formId)) update();
  };
  root.addEventListener('change', listen);
  const observer = new MutationObserver(update);
  observer.observe(host, { attributeFilter: ['data-variant-id', 'data-price'] });
  update(); // the browser may have restored the shopper's choice
  return () => {
    root.removeEventListener('change', listen);
    observer.disconnect();
  };
}
