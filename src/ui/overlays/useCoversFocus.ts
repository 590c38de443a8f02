import { useEffect } from 'react';
import type { RefObject } from 'react';
import { containsDeep, deepActiveElement } from '../keyboard/deepFocus';

/**
 * Marks a floating element with `data-covers-focus="true"` while it lies over the control that the keyboard is at, which nothing may hide
 * (WCAG 2.4.11).
 */
export function useCoversFocus(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = floating.current;
    if (!isShown || element === null) return undefined;

    const look = (): void => {
      const focused = deepActiveElement(document);
      const isOver = focused?.matches(':focus-visible') && !containsDeep(element, focused) && isCovered(focused, element);
      element.setAttribute('data-covers-focus', String(isOver ?? false));
    };

    look();
    // Scrolled: the page may take its time to bring the control into view.
    const events = ['focusin', 'focusout', 'scroll'];
    for (const type of events) document.addEventListener(type, look, true);
    return () => {
      for (const type of events) document.removeEventListener(type, look, true);
    };
  }, [floating, isShown]);
}

/** By its middle: a control that is hidden by half still shows its outline. */
function isCovered(control: Element, by: Element): boolean {
  const [inner, outer] = [control.getBoundingClientRect(), by.getBoundingClientRect()];
  const isWithin = (sum: number, from: number, to: number): boolean => sum > 2 * from && sum < 2 * to;
  return isWithin(inner.left + inner.right, outer.left, outer.right) && isWithin(inner.top + inner.bottom, outer.top, outer.bottom);
}
