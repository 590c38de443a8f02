/**
 * How much is run. `npm test` is the gate: the end-to-end tests that carry its tag, with second tries (`VITRINA_TESTS=gate`). `npm run test:all` runs everything,
 * with the long tables whole (`whole`). A runner that is called by itself runs all tests of its files, with a part of each long table, always the same one.
 */
export const isWhole = process.env['VITRINA_TESTS'] === 'whole';
export const isGate = process.env['VITRINA_TESTS'] === 'gate';

/** On end-to-end tests of the gate: what no lower level can prove, steady and quick, at most 80 in all. */
export const GATE = { tag: '@gate' };
/** Of tests that a loop makes, those that are in the gate. */
export const gateIf = (isInGate: boolean) => (isInGate ? GATE : {});

/** In the gate a failed test is tried again so many times; one that then passes is printed as flaky. */
export const GATE_RETRIES = 2;
/** The gate ends what hangs; elsewhere the limit is far above what a test needs on a machine that runs three suites at once. */
export const TEST_LIMIT_MS = isGate ? 120_000 : isWhole ? 1_200_000 : 600_000;
export const EXPECTATION_LIMIT_MS = isGate ? 30_000 : 60_000;

/** So many of them, spread evenly; another `turn` takes others, and enough turns take all. */
export function spread<Item>(items: readonly Item[], count: number, turn = 0): Item[] {
  const many = Math.min(count, items.length);
  const chosen = new Set(Array.from({ length: many }, (_, nth) => (Math.floor((nth * items.length) / many) + turn) % items.length));
  return items.filter((_, place) => chosen.has(place));
}

/** All of them in a whole run, else some. */
export const sample = <Item>(items: readonly Item[], count: number, turn = 0): readonly Item[] =>
  isWhole ? items : spread(items, count, turn);
