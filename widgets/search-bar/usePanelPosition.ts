import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { windowEdges, zoomOf } from '../../src/dom/cssLengths';

/** R9.05: below this width the panel spans the viewport. */
const NARROW_PX = 640;
const PANEL_MIN_WIDTH_PX = 420;
const GAP_PX = 4;
const MARGIN_PX = 8;
/** With less room than this below the field, the panel opens on the side with more. */
const ROOM_MIN_PX = 240;

/**
 * Positions the open panel at its field in the top layer, where it no longer depends on its parents. Set through the CSSOM, which
 * a strict CSP allows; `style` attributes it does not.
 */
export function usePanelPosition(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const [box, field] = [panel.current, anchor.current];
    const view = field?.ownerDocument.defaultView;
    if (!isOpen || box === null || field === null || !view || typeof box.showPopover !== 'function') return undefined;

    const place = () => {
      // All in lengths of the box's style.
      const [at, zoom, edges] = [field.getBoundingClientRect(), zoomOf(box), windowEdges(view)];
      const [left, top, bottom, fieldWidth] = [at.left / zoom, at.top / zoom, at.bottom / zoom, at.width / zoom];
      const [viewWidth, viewBottom] = [edges.width / zoom, edges.bottom / zoom];
      const isNarrow = edges.width < NARROW_PX;
      const width = isNarrow ? viewWidth : Math.min(Math.max(fieldWidth, PANEL_MIN_WIDTH_PX), viewWidth - 2 * MARGIN_PX);
      const [above, below] = [top - GAP_PX - MARGIN_PX, viewBottom - bottom - GAP_PX - MARGIN_PX];
      const isAbove = below < ROOM_MIN_PX && above > below;
      const values = {
        '--panel-left': `${isNarrow ? 0 : Math.max(MARGIN_PX, Math.min(left, viewWidth - width - MARGIN_PX))}px`,
        '--panel-width': `${width}px`,
        '--panel-top': isAbove ? 'auto' : `${bottom + GAP_PX}px`,
        '--panel-bottom': isAbove ? `${view.innerHeight / zoom - top + GAP_PX}px` : 'auto',
        '--panel-height': `${Math.max(isAbove ? above : below, 160)}px`,
      };
      for (const [name, value] of Object.entries(values)) box.style.setProperty(name, value);
    };

    place();
    const [whenScrolled, whenResized] = [{ capture: true, passive: true }, { passive: true }];
    view.addEventListener('scroll', place, whenScrolled);
    view.addEventListener('resize', place, whenResized);
    view.visualViewport?.addEventListener('resize', place, whenResized);
    return () => {
      view.removeEventListener('scroll', place, whenScrolled);
      view.removeEventListener('resize', place);
      view.visualViewport?.removeEventListener('resize', place);
    };
  }, [panel, anchor, isOpen]);
}
