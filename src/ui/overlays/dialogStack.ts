/** The element that has the focus, through every open shadow root. */
export function deepActiveElement(document: Document): HTMLElement | null {
  // Through the prototype: a form of the page may carry a field of this name (docs/hostile-pages.md).
  let active: unknown = Reflect.get(Document.prototype, 'activeElement', document);
  while (active instanceof Element && active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== Reflect.get(Document.prototype, 'body', document) ? active : null;
}

/** Whether `element` lies in `box`, also when shadow roots lie between them. */
export function containsDeep(box: Element, element: Element): boolean {
  for (let node: Node | null = element; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === box) return true;
  return false;
}

interface OpenDialog {
  readonly element: HTMLElement;
  /** Where the focus goes back to: what had it when the dialog opened. */
  opener: HTMLElement | null;
}

/** Open modal dialogs of all roots, the lowest first. All roots share one runtime, so this is the page's only list. */
const stack: OpenDialog[] = [];

/** True while no other dialog lies above this one: only then are Escape and a click outside meant for it. */
export const isTopDialog = (element: HTMLElement): boolean => stack.at(-1)?.element === element;

function takeFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return deepActiveElement(element.ownerDocument) === element;
}

/**
 * Notes that a dialog opens, and what had the focus. The returned function is called once the dialog is closed: it gives
 * the focus back to the opener, or to `otherwise` where the opener has gone. A dialog that closes below another one
 * leaves the focus alone and hands its opener on to those above that were opened from inside it.
 */
export function enterDialog(element: HTMLElement): (otherwise?: { readonly current: HTMLElement | null }) => void {
  const entry: OpenDialog = { element, opener: deepActiveElement(element.ownerDocument) };
  stack.push(entry);
  return (otherwise) => {
    const wasTop = stack.at(-1) === entry;
    const index = stack.indexOf(entry);
    if (index >= 0) stack.splice(index, 1);
    for (const above of stack) if (above.opener !== null && containsDeep(element, above.opener)) above.opener = entry.opener;
    if (!wasTop) return;
    if (!takeFocus(entry.opener)) takeFocus(otherwise?.current);
  };
}
