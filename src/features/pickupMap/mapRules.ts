import type { CountryCode } from '../../shop/countries/country';
import type { Position } from '../delivery';

/** R9.51 */
export const ZOOM_STEP = 0.5;
/** R9.53: a region, when nothing is known about the shopper's place. */
export const DEFAULT_ZOOM = 8;
/** A town with its surroundings. */
export const CLOSE_ZOOM = 11.5;
export const MIN_ZOOM = 6;
export const MAX_ZOOM = 17;

/** R9.54, A100: the capitals. */
export const CITY_CENTRES: Readonly<Record<CountryCode, Position>> = {
  SI: { lat: 46.0569, lng: 14.5058 },
  HR: { lat: 45.815, lng: 15.9819 },
  CZ: { lat: 50.0755, lng: 14.4378 },
  SK: { lat: 48.1486, lng: 17.1077 },
  PL: { lat: 52.2297, lng: 21.0122 },
  HU: { lat: 47.4979, lng: 19.0402 },
};
