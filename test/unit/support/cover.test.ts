import { cover, everyRow } from '../../support/browser/cover';

const PARAMETERS = { size: ['S', 'M', 'L'], colour: ['red', 'blue', 'green'], way: ['post', 'shop'], gift: ['no', 'yes'] } as const;

type Row = Readonly<Record<string, string>>;

/** Every pair of values in a row. */
const pairsOf = (row: Row): string[] =>
  Object.values(row).flatMap((value, place, values) => values.slice(place + 1).map((other) => `${value}, ${other}`));
const goalsOf = (rows: readonly Row[]) => new Set(rows.flatMap(pairsOf));

test('every combination once', () => {
  const rows = everyRow(PARAMETERS);
  expect(rows).toHaveLength(3 * 3 * 2 * 2);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  expect(rows[0]).toEqual({ size: 'S', colour: 'red', way: 'post', gift: 'no' });
  expect(rows[1]).toEqual({ size: 'S', colour: 'red', way: 'post', gift: 'yes' });
});

test('few rows cover every pair of all rows', () => {
  const all = everyRow(PARAMETERS);
  const few = cover(all, pairsOf);
  expect(goalsOf(few)).toEqual(goalsOf(all));
  expect(few.length).toBeLessThanOrEqual(12); // 9 are needed for sizes and colours
});

test('impossible rows are never chosen, and pairs that only they have are not required', () => {
  const possible = everyRow(PARAMETERS).filter(({ size, way }) => !(size === 'L' && way === 'post'));
  const few = cover(possible, pairsOf);
  expect(few.filter(({ size, way }) => size === 'L' && way === 'post')).toEqual([]);
  expect(goalsOf(few)).toEqual(goalsOf(possible));
});

test('the same cases give the same choice; additional goals count like pairs', () => {
  const all = everyRow(PARAMETERS);
  expect(cover(all, pairsOf)).toEqual(cover(all, pairsOf));
  expect(cover(['a', 'ab', 'bc', 'c'], (text) => [...text])).toEqual(['ab', 'c']);
  expect(cover([], () => ['x'])).toEqual([]);
  expect(cover(['a'], () => [])).toEqual([]);
});
