import { bounds, DomUtil, latLngBounds, Layer } from 'leaflet';
import type { LatLng, LeafletEvent, Map as LeafletMap, Point, ZoomAnimEvent } from 'leaflet';
import type { Position } from '../../../../src/features/delivery';
import type { Clusters } from './clusters';
import { drawRegion } from './drawRegion';
import type { RegionLook } from './drawRegion';
import { decodeRegion } from './regionShapes';
import type { RegionShapes } from './regionShapes';
import { viewOrigin } from './viewOrigin';

/** How far beyond each edge it is drawn, as a part of the map's size: a drag shows no gap before the next frame. */
const PADDING = 0.15;

/**
 * The offline background: one canvas that moves with the map. It is drawn again when the view leaves what it shows: after the next frame,
 * which has the work of the pins.
 */
export class Background extends Layer {
  readonly #look: RegionLook;
  #shapes: RegionShapes | null = null;
  readonly #canvas = DomUtil.create('canvas', 'map-background leaflet-zoom-animated');
  #map: LeafletMap | null = null;
  /** What the canvas shows now. */
  #drawn: { corner: LatLng; zoom: number; size: Point } | null = null;
  #place: Position | null = null;
  #clusters: Clusters | null = null;
  /** What is drawn is of another place or other pins. */
  #isOutdated = false;
  #frame = 0;

  constructor(look: RegionLook) {
    super();
    this.#look = look;
  }

  /** Shows how far it is from a place. */
  showPlace(place: Position | null): void {
    this.#place = place;
    this.#drawAgain();
  }

  /** Keeps names off the pins. */
  avoid(clusters: Clusters): void {
    this.#clusters = clusters;
    this.#drawAgain();
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    this.#shapes ??= decodeRegion();
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

  #drawAgain(): void {
    this.#isOutdated = true;
    this.#update();
  }

  #update(event?: LeafletEvent): void {
    const map = this.#map;
    if (map === null) return;
    this.#scale(map.getCenter(), map.getZoom());
    // Two fingers change the zoom in every frame: until they rest, what is drawn is made larger or smaller.
    const isPinched = event?.type === 'move' && this.#drawn?.zoom !== map.getZoom();
    if (this.#frame !== 0 || isPinched || (!this.#isOutdated && this.#isCovered(map))) return;
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
    if (context === null || this.#shapes === null || whole.x === 0 || whole.y === 0) return;
    const density = Math.min(devicePixelRatio || 1, 2);
    const [width, height] = [Math.round(whole.x * density), Math.round(whole.y * density)];
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
    this.#canvas.style.setProperty('width', `${whole.x}px`);
    this.#canvas.style.setProperty('height', `${whole.y}px`);
    const corner = map.containerPointToLatLng(margin.multiplyBy(-1));
    this.#drawn = { corner, zoom: map.getZoom(), size: whole };
    DomUtil.setTransform(this.#canvas, map.containerPointToLayerPoint(margin.multiplyBy(-1)), 1);
    this.#isOutdated = false;
    const shown = latLngBounds(corner, map.containerPointToLatLng(size.add(margin)));
    const pins = this.#clusters?.itemsIn(shown, map.getZoom()).map(({ position }) => position) ?? [];
    const view = { corner, zoom: map.getZoom(), width: whole.x, height: whole.y, density };
    drawRegion(context, this.#shapes, this.#look, { place: this.#place, pins }, view);
  }

  #animate({ center, zoom }: ZoomAnimEvent): void {
    this.#scale(center, zoom);
  }

  /** Scales what is drawn to a view that the map is moving to. */
  #scale(center: LatLng, zoom: number): void {
    const map = this.#map;
    if (map === null || this.#drawn === null) return;
    const offset = map.project(this.#drawn.corner, zoom).subtract(viewOrigin(map, center, zoom));
    DomUtil.setTransform(this.#canvas, offset, map.getZoomScale(zoom, this.#drawn.zoom));
  }
}
