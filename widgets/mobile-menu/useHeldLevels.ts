import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HoldPage } from '../../src/ui/overlays/useModal';

/** A163: the browser's back leaves one level after the other, before it closes the sheet. */
export function useHeldLevels(depth: number, hold: HoldPage, back: () => void): void {
  const latest = useRef(back);
  const releases = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    latest.current = back;
  });
  useLayoutEffect(() => {
    const held = releases.current;
    while (held.length < depth) held.push(hold(() => latest.current()));
    while (held.length > depth) held.pop()?.();
  }, [depth, hold]);
  useEffect(() => {
    const held = releases.current;
    return () => held.splice(0).forEach((release) => release());
  }, []);
}
