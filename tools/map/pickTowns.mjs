import { CORE, HOME, isIn, toGrid, WIDE } from './area.mjs';

/** Fewest inhabitants at home and abroad. */
const HOME_MIN = 4000;
const ABROAD_MIN = 90_000;

/** GeoNames has some towns by their English names, and Sesvete and others of Zagreb as towns of their own. */
const LOCAL_NAMES = {
  Prague: 'Praha', Pilsen: 'Plzeň', Warsaw: 'Warszawa', Vienna: 'Wien', Munich: 'München', Venice: 'Venezia', Belgrade: 'Beograd',
  Bucharest: 'București', Milan: 'Milano', Turin: 'Torino', Florence: 'Firenze', Genoa: 'Genova', Rome: 'Roma', Naples: 'Napoli', Padova: 'Padova',
  Copenhagen: 'København', Nuremberg: 'Nürnberg', Zürich: 'Zürich', Geneva: 'Genève', Sofia: 'София', Lviv: 'Львів', Minsk: 'Мінск', Tirana: 'Tiranë',
}; // prettier-ignore
const LATIN_ONLY = { Sofia: 'Sofija' };

/** Parts of towns. */
const PARTS = /^(PPLX|PPLL|PPLS|PPLG|PPLH)$/;
const isPart = ({ featureCode, name }) =>
  PARTS.test(featureCode) || /^(Sesvete|Stenjevec|Sector \d|Harburg|Wandsbek|Marienthal|Altona|Favoriten)$/.test(name);

/** Two towns nearer than this, in degrees, are one for the map: the larger. */
const APART = 0.02;

/** Towns by size, largest first: `name,x,y,thousands` on the grid of area.mjs, each after a `;`. */
export function pickTowns(cities) {
  const homes = new Set(Object.values(HOME));
  const found = cities
    .filter((city) => !isPart(city) && city.population >= (homes.has(city.country) ? HOME_MIN : ABROAD_MIN))
    .filter(({ country, loc }) => isIn(homes.has(country) ? CORE : { ...WIDE, west: 8, south: 40, east: 29, north: 57 }, loc.coordinates))
    .sort((a, b) => b.population - a.population);
  const kept = [];
  for (const { name, population, loc } of found) {
    const [lng, lat] = loc.coordinates;
    if (kept.some((other) => Math.abs(other.lng - lng) < APART && Math.abs(other.lat - lat) < APART)) continue;
    kept.push({ name: LATIN_ONLY[name] ?? LOCAL_NAMES[name] ?? name, lng, lat, population });
  }
  return kept.map(({ name, lng, lat, population }) => [name, ...toGrid([lng, lat]), Math.round(population / 1000)].join(',')).join(';');
}
