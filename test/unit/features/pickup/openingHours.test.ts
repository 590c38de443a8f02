import { isOpenAt } from '../../../../src/features/pickup/openingHours';

/** Wednesday, 7 January 2026. */
const at = (hour: number, minute = 0, day = 7): Date => new Date(2026, 0, day, hour, minute);

test.each([
  ['Mo-Fr 08:00-19:00; Sa 08:00-12:00', at(8), true],
  ['Mo-Fr 08:00-19:00; Sa 08:00-12:00', at(18, 59), true],
  ['Mo-Fr 08:00-19:00; Sa 08:00-12:00', at(19), false],
  ['Mo-Fr 08:00-19:00; Sa 08:00-12:00', at(12, 0, 10), false],
  ['Mo-Fr 08:00-10:00,14:00-17:00', at(12), false],
  ['Mo-Fr 08:00-10:00,14:00-17:00', at(15), true],
  ['24/7', at(3), true],
  ['Mo-Su 00:00-24:00', at(23, 59), true],
  // After midnight the day before counts.
  ['Tu 18:00-02:00', at(1), true],
  ['Tu 18:00-02:00', at(2), false],
  ['We 18:00-02:00', at(1), false],
  ['We off', at(10), false],
  // Not known is not open.
  [null, at(10), null],
  ['by appointment', at(10), null],
  ['Mo-Fr 08:00-19:00; PH off', at(10), null],
])('%s at %s: %s', (hours, moment, isOpen) => {
  expect(isOpenAt(hours, moment)).toBe(isOpen);
});
