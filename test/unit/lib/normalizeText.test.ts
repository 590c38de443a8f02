import { normalizeText } from '../../../src/lib/normalizeText';

test.each([
  ['S\u030cpela', 'Špela'],
  ['Őze\u00a0 Tu\u030bnde', 'Őze Tűnde'],
  ['  Ana\t Marija\n', 'Ana Marija'],
  ['\u200bAna\u200b', 'Ana'],
  ['\u202eana\u202c', 'ana'],
  ['Sloven\u00adska cesta', 'Slovenska cesta'],
  ['A\u0000na\u0007', 'Ana'],
  ['Ana\u200d \u200dNovak\u200c', 'Ana Novak'],
  ['\u3164Ana\u034f', 'Ana'],
  ['\u200b \u2060', ''],
])('%j is normalized to %j', (typed, kept) => expect(normalizeText(typed)).toBe(kept));

test.each([
  'Ž',
  "O'Brien",
  'D’Angelo',
  'Đurđa Šimić-Čuk',
  'Łucja Świętosława',
  'Ľubomír Ôžvold',
  '<script>alert(1)</script>',
  "'); DROP TABLE orders;--",
  '👨‍👩‍👧‍👦',
  '❤️ Ana 👩🏽‍🚒',
  'ž'.repeat(200),
])('%j stays unchanged, also the second time', (text) =>
  expect([normalizeText(text), normalizeText(normalizeText(text))]).toEqual([text, text]),
);
