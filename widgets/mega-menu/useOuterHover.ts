import { useState } from 'react';
import { OUTER_HIDE_MS, OUTER_SHOW_MS } from '../../src/features/menu';
import { useHover } from '../../src/ui/overlays/useHover';

/**
 * Hovering over the whole menu dims the page around an open panel and unfolds a folded bar (R9.63, R9.64, A122). A permanent bar is
 * always shown, whatever is toggled (R4.059).
 */
export function useOuterHover(isPermanent: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isToggled, setToggled] = useState(false);
  const isShown = isPermanent || isHovered || isToggled;
  const hover = useHover({
    onEnter: () => setHovered(true),
    onLeave: () => setHovered(false),
    enterAfterMs: OUTER_SHOW_MS,
    leaveAfterMs: OUTER_HIDE_MS,
  });
  const toggle = (): void => {
    setToggled(!isShown);
    setHovered(false);
  };
  return { isShown, isHovered, hover, toggle };
}
