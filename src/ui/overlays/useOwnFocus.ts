import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { keyOf } from '../keyboard/keyName';

/**
 * For what is not modal and takes text, above a dialog of the page whose trap brings the focus back (Bootstrap 4, Magnific Popup): the page is not told
 * that the focus is inside. The returned function tells whether it leaves by Tab: what a script takes is no reason to close.
 */
export function useOwnFocus(ref: RefObject<HTMLElement | null>, isShown: boolean): () => boolean {
  const isTabbing = useRef(false);
  useLayoutEffect(() => {
    const element = ref.current;
    const root = element?.getRootNode();
    if (!isShown || !element || !(root instanceof ShadowRoot)) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hide = (event: Event): void => {
      if (event.target === root.host && element.contains(root.activeElement)) event.stopPropagation();
    };
    root.host.addEventListener('focusin', hide, { signal });
    window.addEventListener('focus', hide, { capture: true, signal }); // jQuery before 3.7 makes `focusin` of it; React does not read it
    element.addEventListener(
      'keydown',
      (event) => {
        if (keyOf(event) !== 'Tab') return;
        isTabbing.current = true;
        setTimeout(() => (isTabbing.current = false));
      },
      { signal },
    );
    return () => listening.abort();
  }, [ref, isShown]);
  return () => isTabbing.current;
}
