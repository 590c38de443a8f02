import { feature } from 'topojson-client';
import { deltas, isIn, WIDE } from './area.mjs';

/** Around the shops: what is seen of others is their seas. */
const AREA = { ...WIDE, west: 5, south: 40, east: 30, north: 57 };

const linesOf = ({ type, coordinates }) => {
  if (type === 'LineString') return [coordinates];
  return type === 'MultiPolygon' ? coordinates.flat() : coordinates;
};

/** Rivers as lines and lakes as rings, without their names, which the source has not. */
export function cutWaters(atlas) {
  const cut = (layer) =>
    feature(atlas, atlas.objects[layer])
      .features.flatMap(({ geometry }) => linesOf(geometry))
      .filter((line) => line.some((point) => isIn(AREA, point)))
      .map(deltas)
      .filter((line) => line.length > 2);
  return { rivers: cut('rivers'), lakes: cut('lakes') };
}
