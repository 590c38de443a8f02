import { DomUtil, point } from 'leaflet';
import type { LatLng, Map as LeafletMap, Point } from 'leaflet';

/** Where the layers of a view begin that the map is moving to, as `getPixelOrigin` of the present one. */
export function viewOrigin(map: LeafletMap, center: LatLng, zoom: number): Point {
  const pane = map.getPane('mapPane');
  const offset: Point | undefined = pane && DomUtil.getPosition(pane);
  return map
    .project(center, zoom)
    .subtract(map.getSize().divideBy(2))
    .add(offset ?? point(0, 0))
    .round();
}
