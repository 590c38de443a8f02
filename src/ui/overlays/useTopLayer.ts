import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { noteZoom } from './noteZoom';

/**
 * Shows an element with `popover="manual"` in the browser's top layer, unaffected by the page's `z-index`, `overflow` or
 * `transform`. Browsers without popover support leave it where its stylesheet positions it.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || element === null || typeof element.showPopover !== 'function') return undefined;
    noteZoom(element); // before it is displayed: afterwards it would be styled twice
    element.showPopover();
    return () => {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    };
  }, [ref, isShown]);
}
