import type { Map as LeafletMap } from 'leaflet';
import type { Position } from '../../../../src/features/delivery';
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from '../../../../src/features/pickupMap';

const STEP_PX = 100;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP };

type Move =
  | { kind: 'pan'; by: readonly [number, number] }
  | { kind: 'zoom'; by: number }
  | { kind: 'go'; position: Position; zoom: number; onEnd: () => void }
  | { kind: 'jump'; jump: () => void };

export interface MapMoves {
  zoomBy: (step: number) => void;
  /** Moves to a position at a zoom, or the nearest that the map has. */
  goTo: (position: Position, zoom: number, onEnd: () => void) => void;
  /** Changes the view at once, or when the map is at rest. What still waits is dropped. */
  jump: (jump: () => void) => void;
  /** Moves or zooms the map by a key; false for any other key. A key that is held moves it once at a time. */
  press: (key: string, isHeld: boolean) => boolean;
  /** Removes the map. One that zooms is removed afterwards: Leaflet's timer would else find no map and throw into the page. */
  end: () => void;
}

const toZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/**
 * What presses do, one after the other. Leaflet drops a step that comes while it zooms or is about to (it begins with the next frame), and
 * ends a pan halfway when the next begins: here steps wait, and those of a quick row become one.
 */
export function createMoves(map: LeafletMap, isAnimated: boolean): MapMoves {
  const container = map.getContainer();
  const waiting: Move[] = [];
  let running: Move | null = null;
  /** The running move changes the zoom: it ends after `zoomend`, whatever else has ended before. */
  let awaitsZoom = false;
  let isZooming = false;
  let isEnding = false;
  const animation = { animate: isAnimated };

  const begin = (move: Move) => {
    const zoom = move.kind === 'zoom' ? toZoom(map.getZoom() + move.by) : move.kind === 'go' ? toZoom(move.zoom) : map.getZoom();
    if (move.kind === 'zoom' && zoom === map.getZoom()) return next(); // at the limit
    running = move;
    awaitsZoom = zoom !== map.getZoom();
    if (move.kind === 'pan') map.panBy([...move.by], { ...animation });
    else if (move.kind === 'zoom') map.setZoom(zoom, { ...animation });
    else if (move.kind === 'go') map.setView(move.position, zoom, { ...animation });
    else {
      running = null;
      move.jump();
      next();
    }
  };
  function next(): void {
    const isAtRest = running === null && !isZooming && !isEnding;
    const move = isAtRest ? waiting.shift() : undefined;
    // Screen readers wait for the end with what has changed.
    container.setAttribute('aria-busy', String(move !== undefined || running !== null || isZooming));
    if (move !== undefined) begin(move);
  }
  const enqueue = (move: Move) => {
    const last = waiting.at(-1);
    if (move.kind === 'zoom' && last?.kind === 'zoom') last.by += move.by;
    else if (move.kind === 'pan' && last?.kind === 'pan') last.by = [last.by[0] + move.by[0], last.by[1] + move.by[1]];
    else waiting.push(move);
    next();
  };

  map.on('movestart', () => container.setAttribute('aria-busy', 'true'));
  map.on('zoomanim', () => (isZooming = true));
  map.on('zoomend', () => {
    isZooming = false;
    awaitsZoom = false;
  });
  map.on('moveend', () => {
    if (isZooming || awaitsZoom) return; // of a drag or a resize
    const ended = running;
    running = null;
    if (ended?.kind === 'go') ended.onEnd();
    next();
  });

  const zoomBy = (by: number) => enqueue({ kind: 'zoom', by });
  const supersede = (move: Move) => {
    waiting.length = 0;
    enqueue(move);
  };
  return {
    end() {
      isEnding = true;
      if (isZooming) map.once('zoomend', () => setTimeout(() => map.remove()));
      else map.remove();
    },
    zoomBy,
    goTo: (position, zoom, onEnd) => supersede({ kind: 'go', position, zoom, onEnd }),
    jump: (jump) => supersede({ kind: 'jump', jump }),
    press(key, isHeld) {
      const [pan, zoom] = [PANS[key], ZOOMS[key]];
      if (pan === undefined && zoom === undefined) return false;
      if (isHeld && waiting.length > 0) return true;
      if (pan !== undefined) enqueue({ kind: 'pan', by: pan });
      else if (zoom !== undefined) zoomBy(zoom);
      return true;
    },
  };
}
