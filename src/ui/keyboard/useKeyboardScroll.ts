import { useEffect } from 'react';
import type { RefObject } from 'react';
import { focusBoundary } from './focusBoundary';

/**
 * Makes a scrolling box without focusable content a tab stop, so that it scrolls by keyboard. Checked after each render, as it
 * depends on the content.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!isShown || element === null) return;
    if (focusBoundary(element, 'first') === null && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
}
