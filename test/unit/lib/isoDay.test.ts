import { isoDay } from '../../../src/lib/isoDay';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  [' 2026-01-08T10:00:00+01:00', '2026-01-08'],
  ['2026-02-31', null],
  ['2026-02-29', null],
  ['2026-13-45', null],
  ['2026-00-10', null],
  ['8. 1. 2026', null],
  ['', null],
  [20260108, null],
  [null, null],
])('%j is the day %j', (value, day) => {
  expect(isoDay(value)).toBe(day);
});
