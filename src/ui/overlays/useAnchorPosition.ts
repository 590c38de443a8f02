import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const MARGIN_PX = 8;
/** The least height of a flyout: with less room below its anchor it still shows a few lines and scrolls. */
const HEIGHT_MIN_PX = 160;

/**
 * Positions a box of the top layer below its anchor, aligned at their end edges, inside the window. Set through the CSSOM, which
 * a strict CSP allows; the stylesheet reads `--at-top`, `--at-right` and `--at-height`.
 */
export function useAnchorPosition(box: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const [element, field] = [box.current, anchor.current];
    const view = field?.ownerDocument.defaultView;
    if (!isOpen || element === null || field === null || !view) return undefined;

    const place = (): void => {
      const { right, bottom } = field.getBoundingClientRect();
      const width = field.ownerDocument.documentElement.clientWidth;
      const outer = Math.min(element.offsetWidth, width - 2 * MARGIN_PX);
      const values = {
        '--at-top': `${bottom}px`,
        '--at-right': `${Math.min(Math.max(MARGIN_PX, width - right), Math.max(MARGIN_PX, width - outer - MARGIN_PX))}px`,
        '--at-height': `${Math.max(HEIGHT_MIN_PX, view.innerHeight - bottom - MARGIN_PX)}px`,
      };
      for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
    };

    place();
    const [whenScrolled, whenResized] = [{ capture: true, passive: true }, { passive: true }];
    view.addEventListener('scroll', place, whenScrolled);
    view.addEventListener('resize', place, whenResized);
    return () => {
      view.removeEventListener('scroll', place, whenScrolled);
      view.removeEventListener('resize', place);
    };
  }, [box, anchor, isOpen]);
}
