import { deepActiveElement } from './deepFocus';
import { focusBoundary, isTabbable } from './focusBoundary';

/** Whether the element could take the focus. */
export function takeFocus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false;
  element.focus({ preventScroll: true });
  return deepActiveElement(element.ownerDocument) === element;
}

/** Focuses the first control in what is left around a removed element, or after it. `around`: its `ancestorsOf` before it was removed. */
export function focusNear(around: readonly Element[]): void {
  for (const ancestor of around)
    for (let box: Element | null = ancestor; box?.isConnected; box = box.nextElementSibling)
      if (takeFocus(isTabbable(box) ? box : focusBoundary(box, 'first'))) return;
}
