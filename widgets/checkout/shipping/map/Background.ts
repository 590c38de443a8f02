import { bounds, DomUtil, Layer } from 'leaflet';
import type { LatLng, LeafletEvent, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import { drawRegion } from './drawRegion';
import type { RegionLook } from './drawRegion';
import type { RegionShapes } from './regionShapes';
import { viewOrigin } from './viewOrigin';

/** How far beyond each edge it is drawn, as a part of the map's size: a drag shows no gap before the next frame. */
const PADDING = 0.15;

/**
 * The offline background: one canvas that moves with the map. It is drawn again when the view leaves what it shows: after the next frame,
 * which has the work of the pins.
 */
export class Background extends Layer {
  readonly #shapes: RegionShapes;
  readonly #look: RegionLook;
  readonly #canvas = DomUtil.create('canvas', 'map-background leaflet-zoom-animated');
  #map: LeafletMap | null = null;
  /** What the canvas shows now. */
  #drawn: { corner: LatLng; zoom: number; size: Point } | null = null;
  #frame = 0;

  constructor(shapes: RegionShapes, look: RegionLook) {
    super();
    this.#shapes = shapes;
    this.#look = look;
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    const pane = map.getPane('mapPane');
    pane?.insertBefore(this.#canvas, pane.firstChild);
    map.on('move moveend resize', this.#update, this);
    map.on('zoomanim', this.#animate, this);
    this.#update();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('move moveend resize', this.#update, this);
    map.off('zoomanim', this.#animate, this);
    cancelAnimationFrame(this.#frame);
    this.#canvas.remove();
    this.#map = null;
    return this;
  }

  #update(event?: LeafletEvent): void {
    const map = this.#map;
    if (map === null) return;
    this.#place(map.getCenter(), map.getZoom());
    // Two fingers change the zoom in every frame: until they rest, what is drawn is made larger or smaller.
    const isPinched = event?.type === 'move' && this.#drawn?.zoom !== map.getZoom();
    if (this.#frame !== 0 || isPinched || this.#isCovered(map)) return;
    this.#frame = requestAnimationFrame(() =>
      setTimeout(() => {
        this.#frame = 0;
        if (this.#map !== null) this.#draw(map);
      }),
    );
  }

  /** Whether the canvas shows the whole view at its zoom. */
  #isCovered(map: LeafletMap): boolean {
    if (this.#drawn?.zoom !== map.getZoom()) return false;
    const from = map.latLngToContainerPoint(this.#drawn.corner);
    return bounds(from, from.add(this.#drawn.size)).contains(bounds([0, 0], map.getSize()));
  }

  #draw(map: LeafletMap): void {
    const size = map.getSize();
    const margin = size.multiplyBy(PADDING).floor();
    const whole = size.add(margin.multiplyBy(2));
    const context = this.#canvas.getContext('2d', { alpha: false });
    if (context === null || whole.x === 0 || whole.y === 0) return;
    const density = Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(whole.x * density), Math.round(whole.y * density)];
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#canvas.style.setProperty('width', `${whole.x}px`);
    this.#canvas.style.setProperty('height', `${whole.y}px`);
    const corner = map.containerPointToLatLng(margin.multiplyBy(-1));
    this.#drawn = { corner, zoom: map.getZoom(), size: whole };
    DomUtil.setTransform(this.#canvas, map.containerPointToLayerPoint(margin.multiplyBy(-1)), 1);
    drawRegion(context, this.#shapes, this.#look, { corner, zoom: map.getZoom(), width: whole.x, height: whole.y, density });
  }

  #animate({ center, zoom }: ZoomAnimEvent): void {
    this.#place(center, zoom);
  }

  /** Scales what is drawn to a view that the map is moving to. */
  #place(center: LatLng, zoom: number): void {
    const map = this.#map;
    if (map === null || this.#drawn === null) return;
    const offset = map.project(this.#drawn.corner, zoom).subtract(viewOrigin(map, center, zoom));
    DomUtil.setTransform(this.#canvas, offset, map.getZoomScale(zoom, this.#drawn.zoom));
  }
}
