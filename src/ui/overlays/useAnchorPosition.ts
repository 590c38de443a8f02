import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { windowEdges, zoomOf } from '../../dom/cssLengths';

const MARGIN_PX = 8;
/** The least height of a flyout: with less room below its anchor it still shows a few lines and scrolls. */
const HEIGHT_MIN_PX = 160;

/**
 * Positions a box of the top layer below its anchor, aligned at their end edges (or their start edges), inside the window. Set through the CSSOM, which
 * a strict CSP allows; the stylesheet reads `--at-top`, `--at-left` and `--at-height`. With `mayFlip` above the anchor where it does not fit below and has more
 * room there.
 */
export function useAnchorPosition(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
  align: 'start' | 'end' = 'end',
  mayFlip = false,
): void {
  useLayoutEffect(() => {
    const [element, field] = [box.current, anchor.current];
    const view = field?.ownerDocument.defaultView;
    if (!isOpen || element === null || field === null || !view) return undefined;

    const place = (): void => {
      const [{ left, right, top, bottom }, edges, zoom] = [field.getBoundingClientRect(), windowEdges(view), zoomOf(element)];
      const outer = element.getBoundingClientRect().width;
      const [wanted, margin] = align === 'start' ? [left, 0] : [right - outer, MARGIN_PX * zoom];
      const [above, below] = [top - MARGIN_PX * zoom, edges.bottom - bottom - MARGIN_PX * zoom];
      const set = (lengths: Readonly<Record<string, number>>): void => {
        for (const [name, px] of Object.entries(lengths)) element.style.setProperty(name, `${px / zoom}px`);
      };
      set({
        '--at-top': bottom,
        '--at-left': Math.max(margin, Math.min(wanted, edges.width - outer - margin)),
        '--at-height': Math.max(HEIGHT_MIN_PX * zoom, below),
      });
      if (!mayFlip || above <= below) return;
      set({ '--at-height': above });
      const { height } = element.getBoundingClientRect();
      set(height > below ? { '--at-top': top - height } : { '--at-height': below });
    };

    place();
    const [whenScrolled, whenResized] = [{ capture: true, passive: true }, { passive: true }];
    view.addEventListener('scroll', place, whenScrolled);
    view.addEventListener('resize', place, whenResized);
    return () => {
      view.removeEventListener('scroll', place, whenScrolled);
      view.removeEventListener('resize', place);
    };
  }, [box, anchor, isOpen, align, mayFlip]);
}
