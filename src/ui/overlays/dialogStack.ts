/** The focused element, through every open shadow root. */
export function deepActiveElement(document: Document): HTMLElement | null {
  // Through the prototype: a page's form can shadow the property (docs/hostile-pages.md).
  let active: unknown = Reflect.get(Document.prototype, 'activeElement', document);
  while (active instanceof Element && active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== Reflect.get(Document.prototype, 'body', document) ? active : null;
}

/** Whether `box` contains `element`, also across shadow roots. */
export function containsDeep(box: Element, element: Element): boolean {
  for (let node: Node | null = element; node !== null; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === box) return true;
  return false;
}

interface OpenDialog {
  readonly element: HTMLElement;
  /** Where the focus returns to: the element that had it when the dialog opened. */
  opener: HTMLElement | null;
}

/** Open modal dialogs of all roots, the lowest first. All roots share one runtime, so there is one list per page. */
const stack: OpenDialog[] = [];

/** True while this dialog is on top: only then it handles Escape and clicks outside. */
export const isTopDialog = (element: HTMLElement): boolean => stack.at(-1)?.element === element;

function takeFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return deepActiveElement(element.ownerDocument) === element;
}

/**
 * Registers an opening dialog and the focused element. Call the returned function once the dialog is closed: it returns the focus
 * to the opener, or to `otherwise` if the opener was removed. A dialog that closes below another one leaves the focus alone and
 * passes its opener to those above that were opened from inside it.
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
