import { COUNTRIES } from '../../../src/shop/countries/countries';
import type { CountryCode } from '../../../src/shop/countries/country';
import { createFormat } from '../../../src/shop/format';

/** No-break space. */
const S = '\u00a0';
/** Minus sign, which Slovenian and Croatian use instead of a hyphen. */
const M = '\u2212';

const AMOUNTS = [12, 12.5, 1234.56, 1234567, -12.5, 0, 12.345, 1.005, 12.999, 0.4, -0.001, 12.000000000000002];

const GOLDEN: Record<CountryCode, string[]> = {
  SI: [
    `12${S}€`,
    `12,50${S}€`,
    `1.234,56${S}€`,
    `1.234.567${S}€`,
    `${M}12,50${S}€`,
    `0${S}€`,
    `12,35${S}€`,
    `1,01${S}€`,
    `13${S}€`,
    `0,40${S}€`,
    `0${S}€`,
    `12${S}€`,
  ],
  HR: [
    `12${S}€`,
    `12,50${S}€`,
    `1.234,56${S}€`,
    `1.234.567${S}€`,
    `${M}12,50${S}€`,
    `0${S}€`,
    `12,35${S}€`,
    `1,01${S}€`,
    `13${S}€`,
    `0,40${S}€`,
    `0${S}€`,
    `12${S}€`,
  ],
  SK: [
    `12${S}€`,
    `12,50${S}€`,
    `1${S}234,56${S}€`,
    `1${S}234${S}567${S}€`,
    `-12,50${S}€`,
    `0${S}€`,
    `12,35${S}€`,
    `1,01${S}€`,
    `13${S}€`,
    `0,40${S}€`,
    `0${S}€`,
    `12${S}€`,
  ],
  PL: [
    `12${S}zł`,
    `12,50${S}zł`,
    `1${S}234,56${S}zł`,
    `1${S}234${S}567${S}zł`,
    `-12,50${S}zł`,
    `0${S}zł`,
    `12,35${S}zł`,
    `1,01${S}zł`,
    `13${S}zł`,
    `0,40${S}zł`,
    `0${S}zł`,
    `12${S}zł`,
  ],
  CZ: [
    `12${S}Kč`,
    `13${S}Kč`,
    `1${S}235${S}Kč`,
    `1${S}234${S}567${S}Kč`,
    `-13${S}Kč`,
    `0${S}Kč`,
    `12${S}Kč`,
    `1${S}Kč`,
    `13${S}Kč`,
    `0${S}Kč`,
    `0${S}Kč`,
    `12${S}Kč`,
  ],
  HU: [
    `12${S}Ft`,
    `13${S}Ft`,
    `1${S}235${S}Ft`,
    `1${S}234${S}567${S}Ft`,
    `-13${S}Ft`,
    `0${S}Ft`,
    `12${S}Ft`,
    `1${S}Ft`,
    `13${S}Ft`,
    `0${S}Ft`,
    `0${S}Ft`,
    `12${S}Ft`,
  ],
};

describe.each(Object.values(COUNTRIES))('prices of $code', (country) => {
  const format = createFormat(country, null);

  test.each(AMOUNTS.map((amount, index) => [amount, GOLDEN[country.code][index]]))('[R5.34] %d', (amount, text) => {
    expect(format.money(Number(amount))).toBe(text);
  });
});

describe('prices', () => {
  const { money, number } = createFormat(COUNTRIES.SI, null);

  test('[R5.34] decimals only when the amount is not whole and the rounding is above 0', () => {
    expect(money(7)).toBe(`7${S}€`);
    expect(money(7.1)).toBe(`7,10${S}€`);
    expect(createFormat({ ...COUNTRIES.SI, decimals: 0 }, null).money(7.1)).toBe(`7${S}€`);
  });

  test.each([
    [2.675, `2,68${S}€`],
    [1.345, `1,35${S}€`],
    [0.005, `0,01${S}€`],
    [0.0049, `0${S}€`],
    [-2.675, `${M}2,68${S}€`],
    [1e-9, `0${S}€`],
    [9007199254740991, `9.007.199.254.740.991${S}€`],
  ])('[R5.34] %d is rounded half up in its decimal notation', (amount, text) => expect(money(amount)).toBe(text));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number('1e309')])('(shape-02) %d is a dash', (amount) => {
    expect(money(amount)).toBe('–');
    expect(number(amount)).toBe('–');
  });

  test('plain numbers are grouped from four digits on', () => {
    expect([1234, 1234567.5].map(number)).toEqual(['1.234', '1.234.567,5']);
  });
});

describe('alternative price (A018)', () => {
  const kuna = { validFrom: 1000, validTo: 2000, currency: 'HRK', decimals: 2, exchangeRate: 7.5345 };
  const { alternativeMoney } = createFormat(COUNTRIES.HR, kuna);

  test('[R3.103] is the price times the rate, with its decimals, in brackets', () => {
    expect(alternativeMoney(12, 1500)).toBe(`(90,41${S}kn)`);
    expect(alternativeMoney(0, 1500)).toBe(`(0,00${S}kn)`);
    expect(createFormat(COUNTRIES.HR, { ...kuna, decimals: 0 }).alternativeMoney(12, 1500)).toBe(`(90${S}kn)`);
  });

  test.each([
    [999, false],
    [1000, true],
    [2000, true],
    [2001, false],
  ])('[R3.103] at %i shown: %s', (now, isShown) => expect(alternativeMoney(12, now) !== null).toBe(isShown));

  test('[R3.103] each limit is optional; without a configuration there is no alternative price', () => {
    expect(createFormat(COUNTRIES.HR, { ...kuna, validFrom: null }).alternativeMoney(1, 0)).not.toBeNull();
    expect(createFormat(COUNTRIES.HR, { ...kuna, validTo: null }).alternativeMoney(1, 9e15)).not.toBeNull();
    expect(createFormat(COUNTRIES.HR, null).alternativeMoney(1, 1500)).toBeNull();
    expect(alternativeMoney(Number.NaN, 1500)).toBeNull();
  });
});

describe('dates', () => {
  test.each([
    ['SI', `21. 11. 2026`],
    ['CZ', `21. 11. 2026`],
    ['SK', `21. 11. 2026`],
    ['PL', '21.11.2026'],
    ['HU', `2026. 11. 21.`],
    ['HR', `21. 11. 2026.`],
  ] as const)('of %s', (code, text) => {
    const written = createFormat(COUNTRIES[code], null).date(new Date(2026, 10, 21));
    expect(written.replace(/\u00a0/g, ' ')).toBe(text);
  });

  test('an invalid date is not formatted', () => {
    expect(createFormat(COUNTRIES.SI, null).date(new Date(Number.NaN))).toBe('');
  });
});
