/** The focused element, through every open shadow root. */
export function deepActiveElement(document: Document): HTMLElement | null {
  // Through the prototype: a page's form can shadow the property (docs/hostile-pages.md).
  let active: unknown = Reflect.get(Document.prototype, 'activeElement', document);
  while (active instanceof Element && active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== Reflect.get(Document.prototype, 'body', document) ? active : null;
}

/** Whether `box` contains `element` as it is shown: also across shadow roots, and through their slots. */
export function containsDeep(box: Element, element: Element): boolean {
  for (let node: Node | null = element; node !== null; node = parentOf(node)) if (node === box) return true;
  return false;
}

/** What is around an element as it is shown, from the inside out, without the page's own root. */
export function ancestorsOf(element: Element): Element[] {
  const ancestors: Element[] = [];
  for (let node = parentOf(element); node !== null; node = parentOf(node)) if (node instanceof Element) ancestors.push(node);
  return ancestors.filter((ancestor) => !ancestor.matches('html, body'));
}

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
