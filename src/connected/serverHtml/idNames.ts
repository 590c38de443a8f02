let count = 0;

/** New names for the ids of one piece of HTML, so that none of them hides a member of `window`, `document` or a form. */
export interface IdNames {
  /** The new name of an id that the HTML has, or null. */
  of(id: string): string | null;
}

/** Also the former names of links (`<a name>`), to which old pages link. */
const NAMED = '[id], a[name]';

/** Renames all ids below `root`. The first of several equal ones counts, as in a document. */
export function renameIds(root: DocumentFragment): IdNames {
  count += 1;
  const prefix = `vitrina-html-${count}-`;
  const known = new Set<string>();
  for (const element of root.querySelectorAll(NAMED)) {
    const id = Element.prototype.getAttribute.call(element, 'id') ?? Element.prototype.getAttribute.call(element, 'name') ?? '';
    Element.prototype.removeAttribute.call(element, 'id');
    if (id === '' || /\s/.test(id) || known.has(id)) continue;
    known.add(id);
    Element.prototype.setAttribute.call(element, 'id', prefix + id);
  }
  return { of: (id) => (known.has(id) ? prefix + id : null) };
}
