/**
 * How much of the long tables (interruptions, checkouts, stories, faults) is run. `npm test` runs a part of each, always the same one;
 * `VITRINA_TESTS=whole` runs all of them, as `npm test -- whole` does. `npm run test:postgres`
 * runs those whole that reach the database.
 */
export const isWhole = process.env['VITRINA_TESTS'] === 'whole';

/** So many of them, spread evenly; another `turn` takes others, and enough turns take all. */
export function spread<Item>(items: readonly Item[], count: number, turn = 0): Item[] {
  const many = Math.min(count, items.length);
  const chosen = new Set(Array.from({ length: many }, (_, nth) => (Math.floor((nth * items.length) / many) + turn) % items.length));
  return items.filter((_, place) => chosen.has(place));
}

/** All of them in a whole run, else some. */
export const sample = <Item>(items: readonly Item[], count: number, turn = 0): readonly Item[] =>
  isWhole ? items : spread(items, count, turn);
