import { DomUtil } from 'leaflet';
import type { Handler, LatLngExpression, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import type { Position } from '../../../../src/features/delivery';
import type { Clusters, MapItem } from './clusters';
import { placeDot } from './pinElements';
import { viewOrigin } from './viewOrigin';

/** How far beyond each edge there are pins, as a part of the view. A drag by half of it brings the next ones. */
const PADDING = 0.1;

interface Pin {
  item: MapItem;
  element: HTMLElement;
}

interface PinLayerOptions {
  /** Creates the button of an item. */
  render: (item: MapItem) => HTMLElement;
  onPress: (item: MapItem, isByKey: boolean) => void;
  /** Branches and clusters in view have changed. */
  onView: (items: readonly MapItem[]) => void;
}

/** Whether the last press moved the map. The method is documented, but not in the types. */
const hasDragged = ({ dragging }: LeafletMap): boolean => (dragging as Handler & { moved: () => boolean }).moved();

/**
 * The pins in view. Those that stay keep their element, and so the focus. No markers of Leaflet: each of those is a layer of its own for the
 * browser. These are one, which a zoom enlarges as a whole until its end.
 */
export class PinLayer {
  readonly #map: LeafletMap;
  readonly #options: PinLayerOptions;
  readonly #pane: HTMLElement;
  readonly #pins = new Map<string, Pin>();
  #clusters: Clusters | null = null;
  /** The view that the pins are for. */
  #updated: { centre: LatLngExpression; zoom: number } = { centre: [0, 0], zoom: -1 };
  #pointedId: string | null = null;
  #place: { position: Position; element: HTMLElement } | null = null;

  constructor(map: LeafletMap, options: PinLayerOptions) {
    this.#map = map;
    this.#options = options;
    this.#pane = map.createPane('pins');
    this.#pane.classList.add('leaflet-zoom-animated');
    map.on('zoom viewreset', this.#positionAll, this);
    map.on('zoomanim', this.#animate, this);
    map.on('moveend', this.#update, this);
    map.on('move', this.#follow, this);
  }

  show(clusters: Clusters): void {
    this.#clusters = clusters;
    const focused = [...this.#pins.values()].find(({ element }) => element === this.#focused())?.item;
    // Ids of clusters belong to their index, and a branch may have changed.
    for (const pin of this.#pins.values()) this.#remove(pin);
    this.#update();
    if (focused === undefined) return;
    this.#map.getContainer().focus({ preventScroll: true });
    this.focusNear(focused.position);
  }

  /** Marks the branch whose details are shown. */
  point(branchId: string | null): void {
    this.#pointedId = branchId;
    for (const pin of this.#pins.values()) this.#mark(pin);
  }

  showPlace(position: Position | null): void {
    this.#place?.element.remove();
    this.#place = position && { position, element: placeDot() };
    if (this.#place === null) return;
    this.#pane.insertBefore(this.#place.element, this.#pane.firstChild);
    this.#position(this.#place.element, this.#place.position);
  }

  /** The focus moves to what is nearest in view, unless it has left the map. */
  focusNear(position: Position): void {
    if (!this.#map.getContainer().contains(this.#focused())) return;
    const distance = ({ item }: Pin) => this.#map.distance(item.position, position);
    const [nearest] = [...this.#pins.values()].filter(({ element }) => element.tabIndex === 0).sort((a, b) => distance(a) - distance(b));
    nearest?.element.focus({ preventScroll: true });
  }

  /** Focuses the pin of a branch; false if it has none in view. */
  focusBranch(branchId: string): boolean {
    const pin = this.#pins.get(`branch ${branchId}`);
    pin?.element.focus({ preventScroll: true });
    return pin !== undefined;
  }

  #focused(): Element | null {
    return (this.#map.getContainer().getRootNode() as Document | ShadowRoot).activeElement;
  }

  #position(element: HTMLElement, position: Position): void {
    const { x, y } = this.#map.latLngToLayerPoint(position);
    element.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  }

  #positionAll(): void {
    this.#pane.style.removeProperty('transform');
    for (const { element, item } of this.#pins.values()) this.#position(element, item.position);
    if (this.#place !== null) this.#position(this.#place.element, this.#place.position);
  }

  #animate({ center, zoom }: ZoomAnimEvent): void {
    const scale = this.#map.getZoomScale(zoom, this.#map.getZoom());
    const offset = this.#map
      .getPixelOrigin()
      .multiplyBy(scale)
      .subtract(viewOrigin(this.#map, center, zoom));
    DomUtil.setTransform(this.#pane, offset, scale);
  }

  /** While the map is dragged, pins are only added; the rest waits for its end. */
  #follow(): void {
    const { x, y } = this.#map.latLngToContainerPoint(this.#updated.centre).subtract(this.#map.getSize().divideBy(2));
    const size = this.#map.getSize().multiplyBy(PADDING / 2);
    if (this.#updated.zoom === this.#map.getZoom() && (Math.abs(x) > size.x || Math.abs(y) > size.y)) this.#addMissing();
  }

  /** Adds what is in view and has no pin; returns the keys of all in view and around it. */
  #addMissing(): ReadonlySet<string> {
    const zoom = this.#map.getZoom();
    this.#updated = { centre: this.#map.getCenter(), zoom };
    const items = this.#clusters?.itemsIn(this.#map.getBounds().pad(PADDING), zoom) ?? [];
    for (const item of items) if (!this.#pins.has(item.key)) this.#add(item);
    return new Set(items.map(({ key }) => key));
  }

  #update(): void {
    if (this.#clusters === null || this.#map.getSize().x === 0) return;
    const bounds = this.#map.getBounds();
    const keys = this.#addMissing();
    const container = this.#map.getContainer();
    const focused = this.#focused();
    for (const pin of this.#pins.values()) {
      if (keys.has(pin.item.key)) continue;
      if (pin.element === focused) container.focus({ preventScroll: true });
      this.#remove(pin);
    }
    const inView = this.#order().filter(({ item, element }) => {
      const isInView = bounds.contains(item.position);
      element.tabIndex = isInView ? 0 : -1;
      return isInView;
    });
    this.#options.onView(inView.map(({ item }) => item));
  }

  #add(item: MapItem): void {
    const element = this.#options.render(item);
    element.addEventListener('click', (event) => {
      // A drag that began on a pin is no press.
      if (!hasDragged(this.#map) || event.detail === 0) this.#options.onPress(item, event.detail === 0);
    });
    const pin = { item, element };
    this.#pins.set(item.key, pin);
    this.#position(element, item.position);
    this.#mark(pin);
    this.#pane.appendChild(element);
  }

  #remove({ item, element }: Pin): void {
    element.remove();
    this.#pins.delete(item.key);
  }

  #mark({ item, element }: Pin): void {
    if (item.kind === 'branch') element.setAttribute('aria-pressed', String(item.listed.branch.id === this.#pointedId));
  }

  /** In the document as on the screen, from north to south, so that Tab goes through them in order, and the nearer one lies above. */
  #order(): Pin[] {
    const pins = [...this.#pins.values()].sort(
      (a, b) => b.item.position.lat - a.item.position.lat || a.item.position.lng - b.item.position.lng,
    );
    const focused = this.#focused();
    let next: Element | null = null;
    for (const { element } of [...pins].reverse()) {
      // Moving a focused element would take the focus away.
      if (element.nextElementSibling !== next && element !== focused) this.#pane.insertBefore(element, next);
      next = element;
    }
    return pins;
  }
}
