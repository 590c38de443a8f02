const TABBABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** The rendered children of an element: slotted elements, and the content of open shadow roots. */
function shownChildren(element: Element): Element[] {
  if (element instanceof HTMLSlotElement && element.assignedElements().length > 0) return element.assignedElements();
  return [...(element.shadowRoot ?? element).children];
}

/** Tab stops once at a group of radio buttons: at the checked one, if any. */
function isSkippedRadio(element: Element): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].some(
    ({ name, form }) => name === element.name && form === element.form,
  );
}

export function isTabbable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.matches(TABBABLE) || element.tabIndex < 0 || element.matches(':disabled, [inert] *'))
    return false;
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !isSkippedRadio(element);
}

/** The first or last tabbable element in `box`, or null when there is none. */
export function focusBoundary(box: Element, edge: 'first' | 'last'): HTMLElement | null {
  const children = shownChildren(box);
  for (const child of edge === 'first' ? children : children.reverse()) {
    const within = edge === 'first' && isTabbable(child) ? child : focusBoundary(child, edge);
    if (within !== null) return within;
    if (edge === 'last' && isTabbable(child)) return child;
  }
  return null;
}
