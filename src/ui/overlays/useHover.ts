import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';

/** R9.16 (A020): a hovered drawer stays open this long after the pointer has left. */
export const HOVER_CLOSE_MS = 250;

interface Hover {
  onEnter: () => void;
  onLeave: () => void;
  enterAfterMs?: number;
  leaveAfterMs?: number;
}

/**
 * Hovering over an element and its content, including its open flyout. Touch does not hover and calls nothing (A068); crossing
 * the gap or returning in time does not count as leaving.
 */
export function useHover({ onEnter, onLeave, enterAfterMs = 0, leaveAfterMs = HOVER_CLOSE_MS }: Hover) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ onEnter, onLeave });
  useEffect(() => {
    latest.current = { onEnter, onLeave };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (what: 'onEnter' | 'onLeave', ms: number) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (ms === 0) latest.current[what]();
    else timer.current = setTimeout(() => latest.current[what](), ms);
  };
  return { onPointerEnter: later('onEnter', enterAfterMs), onPointerLeave: later('onLeave', leaveAfterMs) };
}
