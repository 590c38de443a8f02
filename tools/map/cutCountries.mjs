import { feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import { CORE, deltas, HOME, isIn, toGrid, WIDE } from './area.mjs';

/** Areas in square degrees: a point whose triangle is smaller is left out. */
const DETAIL = 0.00001;
/** Outside CORE a point counts this much less. */
const ROUGH = 0.001;
/** Islands smaller than this, outside CORE, are left out. */
const ISLAND = 0.03;

const ringArea = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** Where the name of a country is written: the middle of its largest part within WIDE. */
function middleOf(rings) {
  const clipped = rings.map((ring) => ring.filter((point) => isIn(WIDE, point))).filter((ring) => ring.length > 2);
  const [largest] = clipped.sort((a, b) => ringArea(b) - ringArea(a));
  if (largest === undefined) return null;
  const [xs, ys] = [largest.map(([x]) => x), largest.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Names that the middle would put beside the country or on the edge of the map. */
const NAMES_AT = {
  191: [15.9, 45.45],
  40: [14.3, 47.5],
  380: [12.2, 43.3],
  276: [10.6, 51.1],
  804: [25.2, 49.3],
  643: [21.2, 54.65],
  642: [24.6, 45.9],
};

/** ISO 3166 of the neighbours whose names are written. */
const NEIGHBOURS = {
  40: 'AT',
  380: 'IT',
  276: 'DE',
  804: 'UA',
  642: 'RO',
  688: 'RS',
  70: 'BA',
  112: 'BY',
  440: 'LT',
  499: 'ME',
  756: 'CH',
};

/**
 * Land by country as rings of arcs, and which arcs are borders. An arc is `[x, y, dx, dy, …]` on the grid of area.mjs; a ring is a list
 * of indices of arcs, `~index` for one taken backwards, as in TopoJSON.
 */
export function cutCountries(atlas) {
  const weighted = presimplify(atlas);
  for (const arc of weighted.arcs) for (const point of arc) if (!isIn(CORE, point)) point[2] *= ROUGH;
  const cut = simplify(weighted, DETAIL);
  const arcs = [];
  const indexOf = new Map();
  const used = new Map();
  const take = (index) => {
    const plain = index < 0 ? ~index : index;
    if (!indexOf.has(plain)) {
      indexOf.set(plain, arcs.length);
      arcs.push(deltas(cut.arcs[plain]));
    }
    const found = indexOf.get(plain);
    used.set(found, (used.get(found) ?? 0) + 1);
    return index < 0 ? ~found : found;
  };
  const countries = [];
  for (const geometry of cut.objects.countries.geometries) {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : (geometry.arcs ?? []);
    const shapes = feature(cut, geometry).geometry;
    const rings = shapes === null ? [] : shapes.type === 'Polygon' ? [shapes.coordinates] : shapes.coordinates;
    const kept = polygons.filter((_, at) => isShown(rings[at][0]));
    if (kept.length === 0) continue;
    const id = String(Number(geometry.id));
    const code = HOME[geometry.id] ?? NEIGHBOURS[id] ?? '';
    const middle = NAMES_AT[id] ?? middleOf(rings.map(([outer]) => outer));
    countries.push({ code, at: code === '' || middle === null ? null : toGrid(middle), rings: kept.flat().map((ring) => ring.map(take)) });
  }
  return { countries, borders: [...used].flatMap(([arc, times]) => (times > 1 ? [arc] : [])), arcs };
}

function isShown(ring) {
  const inside = ring.filter((point) => isIn(WIDE, point));
  return inside.length > 0 && (ring.some((point) => isIn(CORE, point)) || ringArea(ring) > ISLAND);
}
