const RADII_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
/** A smaller circle would be below the pins of its middle. */
const MIN_RADIUS_PX = 90;
const MAX_CIRCLES = 3;

/** The round distances, in km, that are drawn as circles where a kilometre is so many pixels. */
export const circleRadii = (pxPerKm: number): readonly number[] =>
  RADII_KM.filter((km) => km * pxPerKm >= MIN_RADIUS_PX).slice(0, MAX_CIRCLES);
