import { deepActiveElement } from './deepFocus';
import { focusBoundary } from './focusBoundary';

/** Whether the element could take the focus. */
export function takeFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return deepActiveElement(element.ownerDocument) === element;
}

/** What had the focus is gone: the first control of what is left around it, or after that, takes it. `around`: its `ancestorsOf` before it went. */
export function focusNear(around: readonly Element[]): void {
  for (const ancestor of around)
    for (let box: Element | null = ancestor; box?.isConnected; box = box.nextElementSibling)
      if (takeFocus(focusBoundary(box, 'first'))) return;
}
