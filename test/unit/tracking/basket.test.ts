import { basketSize, basketType, marketingMode } from '../../../src/tracking/basket';
import { readTrackingConfig } from '../../../src/tracking/trackingConfig';
import { fakePage } from '../../support/fakes/fakePage';
import { testShop } from '../../support/fakes/testShop';

const THRESHOLDS = [20, 40, 60, 100, 200];

test.each([
  [0, 'XS'],
  [20, 'XS'],
  [20.01, 'S'],
  [40, 'S'],
  [60, 'M'],
  [100, 'L'],
  [100.01, 'XL'],
  [200, 'XL'],
  [200.01, 'XXL'],
  [1e9, 'XXL'],
  [null, null],
])('[R5.39] [A144] a basket of %p is of the class %p', (total, size) => {
  expect(basketSize(total, THRESHOLDS)).toBe(size);
});

// A145: the sizes and ranges of the requirements; no screen or call of theirs has a company's size, the classes of baskets have (A144).
test.each([
  ['[R9.21] [R9.26]', [0, 20], 'XS'],
  ['[R9.22] [R9.27]', [21, 40], 'S'],
  ['[R9.23] [R9.28]', [41, 60], 'M'],
  ['[R9.24] [R9.29]', [61, 100], 'L'],
  ['[R9.25] [R9.30]', [101, 200], 'XL'],
  ['[R9.31]', [201, 1e6], 'XXL'],
] as const)('%s [A145] from %p the default scale gives the class %s', (_rows, bounds, size) => {
  const { basketSizes } = read({ country: 'SI', tracking: {} }).config;
  expect(bounds.map((total) => basketSize(total, basketSizes))).toEqual([size, size]);
});

test.each([
  ['[R5.43] [R9.32]', [null, null], 'first-party only', '1P only'],
  ['[R5.42] [R9.33]', ['7', '9'], 'third-party only', '3P only'],
  ['[R5.41] [R9.34]', ['7', null], 'mixed', 'mixed'],
  ['[A146] an empty basket', [], null, null],
])('%s partners %p: the basket is %p, the mode %p', (_row, partners, type, mode) => {
  expect(basketType(partners)).toBe(type);
  expect(marketingMode(basketType(partners))).toBe(mode);
});

function read(config: Readonly<Record<string, unknown>>) {
  const page = fakePage();
  const warnings: string[] = [];
  return { config: readTrackingConfig(testShop(page, config).config, (message) => warnings.push(message)), warnings };
}

test.each([
  ['SI', [20, 40, 60, 100, 200]],
  ['CZ', [500, 1000, 1500, 2500, 5000]],
  ['PL', [80, 160, 240, 400, 800]],
  ['HU', [8000, 16_000, 24_000, 40_000, 80_000]],
])('[R5.40] [A144] the thresholds of %s are in its currency', (country, sizes) => {
  expect(read({ country, tracking: {} }).config.basketSizes).toEqual(sizes);
});

test.each([
  [[10, 20, 30, 40, 50], 0],
  [[10, 20, 30, 40], 1],
  [[50, 40, 30, 20, 10], 1],
  [[0, 1, 2, 3, 4], 1],
  [[10, 20, 30, 40, 'x'], 1],
  ['20', 1],
])('[R5.40] configured thresholds %p are used if they are five ascending numbers', (basketSizes, warnings) => {
  const found = read({ tracking: { basketSizes } });
  expect(found.config.basketSizes).toEqual(warnings === 0 ? basketSizes : THRESHOLDS);
  expect(found.warnings).toHaveLength(warnings);
});

test('an unknown key is reported with the closest one, an invalid value with what was expected, and neither stops the rest', () => {
  const { config, warnings } = read({
    tracking: { analyticUrl: '/a', analyticsUrl: 'javascript:alert(1)', eventNames: { purchas: 'x' }, dataLayer: 'my layer', shopId: 'S1' },
  });
  expect(config).toMatchObject({ analyticsUrl: null, dataLayer: 'dataLayer', shopId: 'S1' });
  expect(warnings.join('\n')).toMatch(/analyticUrl.*analyticsUrl[^]*purchas.*purchase[^]*dataLayer/);
});

test.each([
  [
    { url: 'https://gtm.example/', token: 't0', tokenHeader: 'X-T' },
    { url: 'https://gtm.example/event/impression', headers: { 'X-T': 't0' } },
  ],
  [
    { url: '/gtm', token: 't0' },
    { url: '/gtm/event/impression', headers: { 'X-Auth-Token': 't0' } },
  ],
  [{ url: '/gtm' }, { url: '/gtm/event/impression', headers: {} }],
  [
    { url: '/gtm', token: 'a\r\nb' },
    { url: '/gtm/event/impression', headers: {} },
  ],
  [{ url: 'ftp://x', token: 't' }, null],
])('[R7.027] [A143] the address and the token header of impressions are read from %p', (gtm, impressions) => {
  const { config, warnings } = read({ tracking: {}, gtm });
  expect(config.impressions).toEqual(impressions);
  expect(warnings.join()).not.toContain('a\r');
});
