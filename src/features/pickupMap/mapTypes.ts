import type { Position } from '../delivery';

export interface MapSettings {
  /** URL with `{z}`, `{x}` and `{y}`; null: only the background that the map brings. */
  tileUrl: string | null;
  /** Whose the tiles are, and where that is explained. */
  attribution: string | null;
  attributionUrl: string | null;
  /** Where a map without an address begins. */
  centre: Position;
}

export interface MapState {
  /** Null until the configuration is read. */
  settings: MapSettings | null;
}

export interface WithMap {
  pickupMap: MapState;
}
