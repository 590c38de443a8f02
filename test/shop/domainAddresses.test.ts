import { describe, expect, test } from '@jest/globals';
import { partsOf, townsOf } from '../../demo-pages/domain/checkout/towns';
import { pointOf, searchBranches, searchPlaces, townOfName, townOfZip } from '../../demo-pages/domain/checkout/branches';
import { checkPlace } from '../../demo-pages/domain/checkout/checkPlace';
import { normalCompanyNumber } from '../../demo-pages/domain/companyIds';
import { COUNTRY_CODES } from '../../demo-pages/countries/countries';
import { normalPostCode } from '../../demo-pages/domain/postCodes';

describe('company numbers by their check digits', () => {
  test.each([
    ['SI', 'companyTaxId', '50223055', '50223055'],
    ['SI', 'companyTaxId', '5022305', null],
    ['SI', 'companyTaxId', '502230551', null],
    ['CZ', 'companyTaxId', '1234567', null],
    ['PL', 'companyId', '1234567851', null],
    ['HU', 'companyId', '12345678', null],
    ['HU', 'companyTaxId', '128923132', null],
    ['HR', 'companyTaxId', '3339200596', null],
  ] as const)(
    '[D2] %s %s: %s, confirmed by the shopper, is kept as %s: only a check digit can be confirmed',
    (country, field, typed, kept) => {
      expect(normalCompanyNumber(country, field, typed, true)).toBe(kept);
    },
  );

  test.each([
    ['SI', 'companyTaxId', 'SI 5022 3054', 'SI50223054'],
    ['SI', 'companyTaxId', '50223055', null],
    ['SI', 'companyId', '5735173000', '5735173000'],
    ['SI', 'companyId', '5735174', null],
    ['CZ', 'companyTaxId', 'CZ 25123891', 'CZ25123891'],
    ['CZ', 'companyTaxId', '7103192745', '7103192745'],
    ['CZ', 'companyId', '25123890', null],
    ['SK', 'companyTaxId', 'SK2022749619', 'SK2022749619'],
    ['SK', 'companyTaxId', '2022749618', null],
    ['PL', 'companyTaxId', '856-734-62-15', '8567346215'],
    ['PL', 'companyTaxId', 'PL 8567346216', null],
    ['PL', 'companyId', '12345678512347', '12345678512347'],
    ['PL', 'companyId', '12345678512348', null],
    ['HU', 'companyTaxId', '12892312-2-41', '12892312241'],
    ['HU', 'companyTaxId', '12892313', null],
    ['HR', 'companyTaxId', 'HR 33392005961', 'HR33392005961'],
    ['HR', 'companyTaxId', '33392005962', null],
    ['HR', 'companyId', '1', ''],
    ['SI', 'companyTaxId', 'brez', null],
    ['SI', 'companyTaxId', ' ', ''],
  ] as const)('[R3.013][R3.014] %s %s %j is kept as %j', (country, field, typed, kept) => {
    expect(normalCompanyNumber(country, field, typed)).toBe(kept);
  });
});

describe('post codes and towns', () => {
  test.each([
    ['SI', 'SI-1000', '1000'],
    ['CZ', '11000', '110 00'],
    ['SK', '811 01', '811 01'],
    ['PL', '00001', '00-001'],
    ['HU', '1051 ', '1051'],
    ['HU', 'H-1051', '1051'],
    ['HR', '10 000', '10000'],
    ['SI', '10000', null],
    ['PL', 'ABC', null],
  ] as const)('%s writes %j as %j', (country, typed, kept) => {
    expect(normalPostCode(country, typed)).toBe(kept);
  });

  test.each([
    ['SI', '1000', 'ljubljana', 'Ljubljana'],
    ['SI', '1000', 'Ljublana', 'Ljubljana'],
    ['CZ', '120 00', 'Praha 2', 'Praha 2'],
    ['SI', '2000', 'Ljubljana', null],
    ['SI', '9250', 'Ljubljana', null],
    ['SI', '4264', 'Bohinjska Bistrica', 'Bohinjska Bistrica'],
    ['HU', '1117', 'Budapest XI.', 'Budapest XI.'],
    ['CZ', '120 00', 'Brno 2', null],
    ['SI', '2364', 'Ribnica na Pohorju', 'Ribnica na Pohorju'],
    ['SI', '1231', 'Ljubljana Črnuče', 'Ljubljana Črnuče'],
    ['PL', '78-540', 'Kalisz Pomorski', 'Kalisz Pomorski'],
  ] as const)('in %s %s %s is %j', (country, zip, city, kept) => {
    expect(checkPlace(country, zip, city)).toBe(kept);
  });

  test.each(COUNTRY_CODES.map((country) => [country]))(
    'every town of %s is found by its name and its post codes, and has a place',
    (country) => {
      for (const { zip, lastZip, name, lat, lng } of townsOf(country)) {
        expect(normalPostCode(country, zip)).toBe(zip);
        expect([townOfZip(country, zip)?.name, townOfZip(country, lastZip)?.name, townOfName(country, name)?.name]).toEqual([
          name,
          name,
          name,
        ]);
        expect(pointOf(country, { zip, city: name })).toEqual({ lat, lng });
        expect(checkPlace(country, zip, name)).toBe(name);
      }
    },
  );

  test.each([
    ['SI', '1000', ['1000 Ljubljana']],
    ['SI', 'SI-1117', ['1117 Ljubljana']],
    [
      'SI',
      'ljubljana',
      ['1000 Ljubljana', '1210 Ljubljana-Šentvid', '1211 Ljubljana-Šmartno', '1231 Ljubljana-Črnuče', '1260 Ljubljana-Polje'],
    ],
    ['CZ', '12000', ['120 00 Praha 2']],
    ['SK', '974 01', ['974 01 Banská Bystrica', '974 01 Horná Mičiná']],
    ['SI', '9999', []],
    ['CZ', '602 00 Brno', ['602 00 Brno']],
    ['CZ', '110 00 Praha', ['110 00 Praha']],
    ['PL', '00 001', ['00-001 Warszawa']],
    ['HU', 'H-1011', ['1011 Budapest']],
    ['HR', '10000Zagreb', ['10000 Zagreb']],
  ] as const)('in %s %s is found as %j, towns with their post code before streets', (country, typed, expected) => {
    const towns = searchPlaces(country, typed, 10).filter(({ city }) => city !== null);
    expect(towns.map(({ zip, city }) => `${zip} ${city}`)).toEqual(expected);
  });

  test('a post code of a village that the shop has no place of is measured from the nearest town', () => {
    const [place, ...others] = searchPlaces('SI', 'SI-4290', 10);
    expect(place).toMatchObject({ title: '4290 (≈ Jesenice)', ...pointOf('SI', { zip: '4270', city: 'Jesenice' }), city: null });
    expect([others, searchPlaces('SI', '42901', 10)]).toEqual([[], []]);
  });

  test.each([
    ['SI', 'SI-1000', 'Ljubljana'],
    ['CZ', '100 00 Praha', 'Praha'],
    ['PL', '90001', 'Łódź'],
    ['PL', '90 001 lodz', 'Łódź'],
    ['HU', 'H-9000', 'Győr'],
  ] as const)('in %s a pickup place is found by %s', (country, typed, city) => {
    const found = searchBranches(country, 'pupDelivery', typed, 30);
    expect([found.length > 0, ...new Set(found.map((branch) => branch.city))]).toEqual([true, city]);
  });

  test.each(COUNTRY_CODES.map((country) => [country]))('every part of a town of %s has a post code and a place', (country) => {
    for (const { zip, lat } of partsOf(country)) expect([normalPostCode(country, zip), lat > 40]).toEqual([zip, true]);
  });
});
