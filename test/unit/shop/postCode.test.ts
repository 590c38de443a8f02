import { COUNTRIES } from '../../../src/shop/countries/countries';
import type { CountryCode } from '../../../src/shop/countries/country';
import { isPostCode, normalisePostCode, postCodeExample } from '../../../src/shop/countries/postCode';

test.each([
  ['SI', '1000', '1000'],
  ['SI', ' SI-2000 ', '2000'],
  ['SI', 'sl 3000', '3000'],
  ['CZ', '60200', '602 00'],
  ['CZ', 'CZ-602 00', '602 00'],
  ['SK', '04001', '040 01'],
  ['SK', 'SK 040 01', '040 01'],
  ['PL', '30001', '30-001'],
  ['PL', '30 001', '30-001'],
  ['PL', 'PL-30-001', '30-001'],
  ['HU', 'H-6720', '6720'],
  ['HR', 'HR-21000', '21000'],
] as const)('%s: %s is kept as %s', (country, typed, kept) => {
  expect(normalisePostCode(typed, country)).toBe(kept);
  expect(isPostCode(typed, country)).toBe(true);
});

test.each([
  ['SI', '0100'],
  ['SI', '7000'],
  ['SI', '10000'],
  ['SI', '100'],
  ['CZ', '040 01'],
  ['SK', '602 00'],
  ['PL', '30-0011'],
  ['HU', '0720'],
  ['HR', '91000'],
  ['HR', 'SI-1000'],
  ['SI', '١٠٠٠'],
  ['SI', '1000; DROP'],
  ['SI', ''],
] as const)('%s: %s is not a post code', (country, typed) => expect(isPostCode(typed, country)).toBe(false));

test('an invalid post code stays as typed', () => expect(normalisePostCode(' EC1A 1BB ', 'SI')).toBe('EC1A 1BB'));

test('the example of each country is valid', () => {
  for (const country of Object.keys(COUNTRIES) as CountryCode[]) {
    const example = postCodeExample(country);
    expect([isPostCode(example, country), normalisePostCode(example, country)]).toEqual([true, example]);
  }
});

// No-break spaces, dashes of word processors, and invisible characters from copying.
test.each([
  ['SI', '1000\u200b', '1000'],
  ['SI', 'SI\u20131000', '1000'],
  ['PL', '00\u2013001', '00-001'],
  ['PL', '00\u2212950', '00-950'],
  ['CZ', '\u202a110\u00a000\u202c', '110 00'],
  ['HU', '\ufeffH\u20111051', '1051'],
  ['SI', '１０００', '1000'],
  ['PL', '００－９５０', '00-950'],
] as const)('%s: %j, as it is copied, is %s', (country, typed, kept) => {
  expect(normalisePostCode(typed, country)).toBe(kept);
  expect(isPostCode(typed, country)).toBe(true);
});
