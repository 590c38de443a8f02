/** The south-western corner of the generated shapes, as in tools/map/area.mjs. */
export const [WEST, SOUTH] = [-2, 35];

/**
 * Web Mercator in units in which a degree of longitude is 1, from the corner of the grid: small numbers, because the browser keeps the
 * points of a path as 32-bit floats.
 */
const mercator = (lat: number): number => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

export const projectX = (lng: number): number => lng - WEST;
export const projectY = (lat: number): number => mercator(SOUTH) - mercator(lat);
