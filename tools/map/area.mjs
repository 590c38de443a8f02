/** The six shops' countries by ISO 3166: numeric (Natural Earth) and alphabetic (GeoNames). */
export const HOME = { 705: 'SI', 203: 'CZ', 703: 'SK', 616: 'PL', 348: 'HU', 191: 'HR' };

/** Drawn in detail, in degrees. The map cannot be moved far beyond it. */
export const CORE = { west: 10.5, south: 41.8, east: 25.5, north: 55.5 };

/** What a wide map may show around it, drawn roughly. */
export const WIDE = { west: -2, south: 35, east: 40, north: 62 };

/** Coordinates are whole steps of 1/STEPS degree (about 100 m) from the west and the south of WIDE. */
export const STEPS = 1000;

export const isIn = ({ west, south, east, north }, [lng, lat]) => lng >= west && lng <= east && lat >= south && lat <= north;

export const toGrid = ([lng, lat]) => [Math.round((lng - WIDE.west) * STEPS), Math.round((lat - WIDE.south) * STEPS)];

/** A line as `[x, y, dx, dy, …]` on the grid. */
export function deltas(arc) {
  const flat = [];
  let [lastX, lastY] = [0, 0];
  for (const point of arc) {
    const [x, y] = toGrid(point);
    if (flat.length > 0 && x === lastX && y === lastY) continue;
    flat.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return flat;
}
