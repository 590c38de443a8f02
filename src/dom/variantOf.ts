/** The variant that an element of the page's markup is about: of a form the one that its fields say now. */
export function variantOf(element: HTMLElement): string {
  const fields = element instanceof HTMLFormElement ? new FormData(element).getAll('variantId') : [];
  const chosen = fields[fields.length - 1];
  return typeof chosen === 'string' ? chosen : (element.dataset['variantId'] ?? '');
}
