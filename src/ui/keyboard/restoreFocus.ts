import { deepActiveElement } from '../overlays/dialogStack';

/** Gives an element the focus when nothing else has it: what had it is gone, or has left it where nothing can be done. */
export function restoreFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  const active = deepActiveElement(element.ownerDocument);
  if (active === null || active.matches('dialog, [role=status]')) element.focus(options);
}
