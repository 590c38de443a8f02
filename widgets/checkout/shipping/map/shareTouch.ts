import type { Map as LeafletMap } from 'leaflet';

/**
 * Leaves one finger to the page, which scrolls by it (`touch-action` in map.css): two move and zoom the map. A mouse moves it as ever.
 * `onOneFinger` is called for a finger that the browser has taken for scrolling. Returns a function that ends it.
 */
export function shareTouch(map: LeafletMap, onOneFinger: () => void): () => void {
  const container = map.getContainer();
  // Before Leaflet receives the press.
  const begin = ({ pointerType }: PointerEvent) => map.dragging[pointerType === 'mouse' ? 'enable' : 'disable']();
  const cancel = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') onOneFinger();
  };
  container.addEventListener('pointerdown', begin, true);
  container.addEventListener('pointercancel', cancel);
  return () => {
    container.removeEventListener('pointerdown', begin, true);
    container.removeEventListener('pointercancel', cancel);
  };
}
