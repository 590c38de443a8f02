import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { shareTouch } from './shareTouch';

/** Long enough to be read. */
const HINT_MS = 2500;

/** Shares touches with what scrolls around the map; true for a while after one finger has tried to move it. */
export function useTouchHint(map: LeafletMap | undefined, isShared: boolean): boolean {
  const [hintedAt, setHintedAt] = useState<number | null>(null);
  useEffect(() => {
    if (isShared) return map && shareTouch(map, () => setHintedAt(Date.now()));
    map?.dragging.enable();
    return undefined;
  }, [map, isShared]);
  useEffect(() => {
    if (hintedAt === null) return;
    const timer = setTimeout(() => setHintedAt(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hintedAt]);
  return hintedAt !== null;
}
