import { companyIdProblem, hasCompanyId, mainCompanyField, normaliseCompanyId } from '../../../src/shop/countries/companyIds';

test.each([
  ['SI', 'companyTaxId', '12345679'],
  ['SI', 'companyTaxId', 'SI 1234 5679'],
  ['SI', 'companyId', '5012341'],
  ['SI', 'companyId', '5012341000'],
  ['CZ', 'companyId', '12345679'],
  ['CZ', 'companyTaxId', 'CZ12345679'],
  ['CZ', 'companyTaxId', 'CZ8507121238'],
  ['CZ', 'companyTaxId', '612345670'],
  ['CZ', 'companyTaxId', '530712123'],
  ['SK', 'companyId', '76543218'],
  ['SK', 'companyTaxId', 'sk2020123457'],
  ['PL', 'companyTaxId', '525-123-45-60'],
  ['PL', 'companyTaxId', 'PL5251234560'],
  ['PL', 'companyId', '123456785'],
  ['HU', 'companyTaxId', '12345676'],
  ['HU', 'companyTaxId', '12345676-2-41'],
  ['HU', 'companyTaxId', 'HU12345676'],
  ['HU', 'companyId', '01-09-123456'],
  ['HR', 'companyTaxId', '12345678903'],
  ['HR', 'companyTaxId', 'HR12345678903'],
  ['SI', 'companyTaxId', ''],
] as const)('%s %s: %s is fine', (country, field, typed) => expect(companyIdProblem(typed, field, country)).toBeNull());

test.each([
  ['SI', 'companyTaxId', '12345678', 'checkDigit'],
  ['SI', 'companyTaxId', '01234567', 'checkDigit'],
  ['SI', 'companyTaxId', '1234567', 'short'],
  ['SI', 'companyTaxId', '123456790', 'long'],
  ['SI', 'companyTaxId', 'HR12345679', 'characters'],
  ['SI', 'companyId', '5012342', 'checkDigit'],
  ['CZ', 'companyId', '12345678', 'checkDigit'],
  ['CZ', 'companyTaxId', '8513121238', 'checkDigit'],
  ['CZ', 'companyTaxId', '8507121237', 'checkDigit'],
  ['CZ', 'companyTaxId', '612345671', 'checkDigit'],
  ['SK', 'companyId', '76543210', 'checkDigit'],
  ['SK', 'companyTaxId', '2020123456', 'checkDigit'],
  ['PL', 'companyTaxId', '5251234561', 'checkDigit'],
  ['PL', 'companyId', '123456784', 'checkDigit'],
  ['PL', 'companyId', '12345678500', 'long'],
  ['HU', 'companyTaxId', '12345677', 'checkDigit'],
  ['HU', 'companyTaxId', '12345676-2', 'long'],
  ['HR', 'companyTaxId', '12345678901', 'checkDigit'],
  ['HR', 'companyTaxId', 'OIB 123', 'characters'],
] as const)('%s %s: %s is doubted: %s', (country, field, typed, problem) => expect(companyIdProblem(typed, field, country)).toBe(problem));

test('[R3.013] Croatia has the OIB as its only company id (A071)', () => {
  expect((['SI', 'CZ', 'SK', 'PL', 'HU', 'HR'] as const).filter((country) => !hasCompanyId(country))).toEqual(['HR']);
  expect(companyIdProblem('whatever', 'companyId', 'HR')).toBeNull();
});

test('the number that every company of a country has', () => {
  expect([mainCompanyField('CZ'), mainCompanyField('SK'), mainCompanyField('SI'), mainCompanyField('HR')]).toEqual([
    'companyId',
    'companyId',
    'companyTaxId',
    'companyTaxId',
  ]);
});

test('submitted without separators, with the country prefix', () => {
  expect(normaliseCompanyId(' si 1234.5679 ')).toBe('SI12345679');
});
