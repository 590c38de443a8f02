import type { MapSettings } from '../../../../src/features/pickupMap';

/** The sources of the background: Natural Earth requires nothing, GeoNames its name (CC BY 4.0). */
const SOURCES = 'Natural Earth, GeoNames';

/** Whose map it is. Leaflet's own control writes HTML. */
export function MapCredit({ settings: { tileUrl, attribution, attributionUrl } }: { settings: MapSettings }) {
  const text = tileUrl === null || attribution === null ? null : attribution;
  return (
    <p className="map-credit">
      {text !== null && (attributionUrl === null ? text : <a href={attributionUrl}>{text}</a>)}
      {text !== null && ' · '}
      {SOURCES}
    </p>
  );
}
