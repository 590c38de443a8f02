/**
 * How much of the long tables (kill points, walks, stories, faults) is run. `npm test` runs a part of each, chosen the same way every
 * time, so that nobody waits for it too long; `VITRINA_TESTS=whole` runs all of them, as `npm test -- whole` does. `npm run test:postgres`
 * runs all but the faults in Chromium.
 */
export const isWhole = process.env['VITRINA_TESTS'] === 'whole';

/** So many of them, spread evenly; another `turn` chooses others, and enough turns choose all. */
export function spread<Item>(items: readonly Item[], count: number, turn = 0): Item[] {
  const many = Math.min(count, items.length);
  const chosen = new Set(Array.from({ length: many }, (_, nth) => (Math.floor((nth * items.length) / many) + turn) % items.length));
  return items.filter((_, place) => chosen.has(place));
}

/** All of them where the tables are run whole, else some. */
export const sample = <Item>(items: readonly Item[], count: number, turn = 0): readonly Item[] =>
  isWhole ? items : spread(items, count, turn);
