import { useEffect } from 'react';
import type { RefObject } from 'react';
import { tabEdge } from './focusBoundary';

/**
 * A box of text that scrolls and holds nothing to focus becomes a stop of Tab itself: without a mouse there is no other way to
 * read on. Looked at after each render, as its content decides.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!isShown || element === null) return;
    if (tabEdge(element, 'first') === null && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
}
