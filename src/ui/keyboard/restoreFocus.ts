import { deepActiveElement } from './deepFocus';

/** Focuses an element if nothing else has the focus: the focused one was removed, or the focus went to the body. */
export function restoreFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  const active = deepActiveElement(element.ownerDocument);
  if (active === null || active.matches('dialog, [role=status]')) element.focus(options);
}
