import { COMPANY_SIZES, companySizeRange } from '../../../src/shop/companySize';
import { CLICK_DELAY_MS, isRepeatedClick, WIDGET_TIMEOUT_MS } from '../../../src/shop/interaction';
import { hasMoreToShow } from '../../../src/shop/paging';

test('[R9.16] the widget timeout is 250 ms', () => expect(WIDGET_TIMEOUT_MS).toBe(250));

test('[R9.18] a click within 1500 ms of the last accepted one is a repetition', () => {
  expect(CLICK_DELAY_MS).toBe(1500);
  expect(isRepeatedClick(null, 0)).toBe(false);
  expect(isRepeatedClick(1000, 1000)).toBe(true);
  expect(isRepeatedClick(1000, 2499)).toBe(true);
  expect(isRepeatedClick(1000, 2500)).toBe(false);
  expect(isRepeatedClick(1000, 900)).toBe(false);
});

describe('company sizes (A145)', () => {
  test.each([
    ['[R9.21]', 'XS', 20],
    ['[R9.22]', 'S', 40],
    ['[R9.23]', 'M', 60],
    ['[R9.24]', 'L', 100],
    ['[R9.25]', 'XL', 200],
  ] as const)('%s %s is %i', (_row, size, upTo) => {
    expect(COMPANY_SIZES.find((one) => one.size === size)?.upTo).toBe(upTo);
  });

  test.each([
    ['[R9.26]', '0-20', 0, 20],
    ['[R9.27]', '21-40', 21, 40],
    ['[R9.28]', '41-60', 41, 60],
    ['[R9.29]', '61-100', 61, 100],
    ['[R9.30]', '101-200', 101, 200],
    ['[R9.31]', '200+', 201, 100_000],
  ] as const)('%s the range %s goes from %i to %i', (_row, range, from, to) => {
    expect([companySizeRange(from), companySizeRange(to)]).toEqual([range, range]);
  });
});

test("[R9.78] without pagination the list is the server's first page, and more is offered when the server has more", () => {
  expect(hasMoreToShow(10, null)).toBe(false);
  expect(hasMoreToShow(10, 10)).toBe(false);
  expect(hasMoreToShow(10, 11)).toBe(true);
  expect(hasMoreToShow(10, Number.POSITIVE_INFINITY)).toBe(false);
});
