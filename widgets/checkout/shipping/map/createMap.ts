import { latLngBounds, Map as LeafletMap, tileLayer } from 'leaflet';
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from '../../../../src/features/pickupMap';
import type { MapSettings } from '../../../../src/features/pickupMap';
import { REGION } from '../../../../src/shop/region';
import { Background } from './Background';
import type { RegionLook } from './drawRegion';

interface MapOptions {
  settings: MapSettings;
  look: RegionLook;
  /** False: the shopper wants less motion. */
  isAnimated: boolean;
}

/**
 * A map without Leaflet's own controls: they write HTML, which Trusted Types refuse, and ours are buttons with names. Its keys are ours,
 * too, because they also work on a focused pin.
 */
export function createMap(
  container: HTMLElement,
  { settings: { tileUrl }, look, isAnimated }: MapOptions,
): { map: LeafletMap; background: Background } {
  const map = new LeafletMap(container, {
    zoomSnap: ZOOM_STEP,
    zoomDelta: ZOOM_STEP,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: latLngBounds([REGION.south - 1, REGION.west - 2], [REGION.north + 1, REGION.east + 2]),
    wheelPxPerZoomLevel: 120,
    trackResize: false, // the box is watched
    attributionControl: false,
    zoomControl: false,
    boxZoom: false,
    keyboard: false,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  });
  const background = new Background(look);
  if (typeof Path2D === 'function') {
    // In a task of its own: pins and keys need not wait for it.
    const timer = setTimeout(() => background.addTo(map));
    map.once('unload', () => clearTimeout(timer));
  }
  // Missing tiles leave the background visible.
  if (tileUrl !== null) tileLayer(tileUrl, { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM }).addTo(map);
  return { map, background };
}
