/**
 * Names of fields that PHP forms often have. They hide a property of their form, which nobody but the page's own scripts reads and
 * which the same form would hide on a page of its own.
 */
const USUAL = new Set(['action', 'id', 'lang', 'length', 'method', 'name', 'reset', 'role', 'submit', 'target', 'title']);

const CONTROLS = 'input, select, textarea, button, output, fieldset';

/** Removes every `name` that hides a member of the document or of a form, except those that fields need for submitting. */
export function cleanNames(root: DocumentFragment): void {
  const form = root.ownerDocument.createElement('form');
  const fields = new Set(root.querySelectorAll(CONTROLS));
  for (const element of root.querySelectorAll('[name]')) {
    const name = Element.prototype.getAttribute.call(element, 'name') ?? '';
    const isField = fields.has(element) && (USUAL.has(name) || !(name in form));
    if (!isField) Element.prototype.removeAttribute.call(element, 'name');
  }
}
