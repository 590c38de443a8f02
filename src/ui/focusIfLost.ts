/** Gives an element the focus when nothing else of its root has it: what had it is gone, or has left it where nothing can be done. */
export function focusIfLost(element: HTMLElement | null): void {
  const root = element?.getRootNode();
  if (!element || !(root instanceof ShadowRoot || root instanceof Document)) return;
  const active = root.activeElement;
  if (active === null || active.matches('body, dialog, [role=status]')) element.focus();
}
