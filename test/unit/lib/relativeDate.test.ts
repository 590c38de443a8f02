import { createRelativeDateFormat } from '../../../src/lib/relativeDate';

/** Wednesday, late in the evening. */
const NOW = new Date(2026, 0, 7, 23, 30);

test.each([
  ['sl-SI', 'danes', 'jutri', 'petek, 9. 1.'],
  ['cs-CZ', 'dnes', 'zítra', 'pátek 9. 1.'],
  ['sk-SK', 'dnes', 'zajtra', 'piatok 9. 1.'],
  ['pl-PL', 'dzisiaj', 'jutro', 'piątek, 9.01'],
  ['hu-HU', 'ma', 'holnap', '1. 9., péntek'],
  ['hr-HR', 'danas', 'sutra', 'petak, 9. 1.'],
])('[R3.061] relative days in %s', (locale, today, tomorrow, friday) => {
  const dayText = createRelativeDateFormat(locale);
  expect(dayText('2026-01-07', '2026-01-07', NOW)).toBe(today);
  expect(dayText('2026-01-08', '2026-01-08', NOW)).toBe(tomorrow);
  expect(dayText('2026-01-08', '2026-01-09', NOW)).toBe(`${tomorrow} – ${friday}`);
});

test('a day on the wire is a calendar day regardless of its time; yesterday is a date; an invalid value is null', () => {
  const dayText = createRelativeDateFormat('sl-SI');
  expect(dayText('2026-01-08T00:30:00+05:00', '2026-01-08T23:00:00Z', NOW)).toBe('jutri');
  expect(dayText('2026-01-06', '2026-01-06', NOW)).toBe('torek, 6. 1.');
  expect(dayText('2026-03-30', '2026-03-30', new Date(2026, 2, 29, 1))).toBe('jutri'); // the night when the clocks change
  expect([dayText('kmalu', '2026-01-08', NOW), dayText('2026-01-08', '', NOW), dayText('', '', NOW)]).toEqual(['jutri', 'jutri', '']);
});
