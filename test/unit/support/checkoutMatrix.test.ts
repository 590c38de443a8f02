import { billOf, ORDER_CASES, POSSIBLE_ROWS, written } from '../../support/browser/checkoutMatrix';
import type { OrderCase } from '../../support/browser/checkoutMatrix';

test('few checkouts have each country with guest and customer, and every basket, method, choice, payment and extra', () => {
  const valuesOf = (rows: readonly OrderCase['row'][]) => new Set(rows.flatMap((row) => Object.values(row)));
  const rows = ORDER_CASES.map(({ row }) => row);
  expect(valuesOf(rows)).toEqual(valuesOf(POSSIBLE_ROWS));
  expect(new Set(rows.map(({ country, shopper }) => `${country}, ${shopper}`)).size).toBe(12);
  expect(ORDER_CASES.map(({ code }) => code)).toEqual(expect.arrayContaining(['SIU_jp', 'CZ1', 'SK1', 'PLU_cw', 'SI0', 'CZ0', 'HR0']));
  expect(rows.length).toBeLessThanOrEqual(16);
  expect(new Set(ORDER_CASES.map(({ title }) => title)).size).toBe(ORDER_CASES.length);
});

describe('the total of a checkout', () => {
  const orderCase = (row: Partial<OrderCase['row']>, child = 0): OrderCase => ({
    ...(ORDER_CASES[0] as OrderCase),
    row: {
      ...{
        country: 'SI',
        shopper: 'guest',
        basket: 'first-party',
        method: 'standardDelivery',
        choice: 'list',
        payment: 'transfer',
        extra: 'nothing',
      },
      ...row,
    },
    child,
  });
  const totalOf = (row: Partial<OrderCase['row']>, branch: string | null = null, child = 0) => billOf(orderCase(row, child), branch).total;

  test('goods, delivery, payment, insurance and discount', () => {
    expect(totalOf({})).toBe(43.97); // 2 × 19.99 + 3.99
    expect(totalOf({ payment: 'cash' })).toBe(45.46); // + 1.49
    expect(totalOf({ extra: 'insured' })).toBe(45.96); // + 1.99
    expect(totalOf({ extra: 'much' })).toBe(59.97); // 3 × 19.99, free delivery
    expect(totalOf({ extra: 'much', method: 'expressDelivery' })).toBe(67.96); // except express
    expect(totalOf({ basket: 'mixed' })).toBe(51.95); // 19.99 + 12.99 + 9.99 + 3.99 + 4.99
    expect(totalOf({ basket: 'mixed', payment: 'cash' }, null, 1)).toBe(42.45); // without the digital article; the partner's by post, 3.99
    expect(totalOf({ method: 'pupDelivery' }, 'Pošta Glavna ulica 1')).toBe(42.47); // 1.99 and 0.50 for a post office
    expect(totalOf({ method: 'outlet' }, 'Trgovina Vitrina Glavna ulica 1')).toBe(39.98);
  });

  test('a discount is a whole amount in the country’s currency', () => {
    expect(billOf(orderCase({ extra: 'code' }), null)).toMatchObject({ goods: 39.98, discount: 4, total: 39.97 });
    expect(billOf(orderCase({ extra: 'code', country: 'CZ' }), null)).toMatchObject({ goods: 998, discount: 100, total: 997 });
    expect(billOf(orderCase({ extra: 'code', country: 'PL' }), null)).toMatchObject({ goods: 171.98, discount: 17.2, total: 171.77 });
    expect(billOf(orderCase({ extra: 'code', country: 'HU', basket: 'marketplace' }), null)).toMatchObject({ discount: 499, total: 6481 });
  });

  test('is formatted as in the country', () => {
    expect(written(1234.5, 'SI')).toBe('1.234,50 €');
    expect(written(1234, 'HR')).toBe('1.234 €');
    expect(written(1234.5, 'SK')).toBe('1 234,50 €');
    expect(written(1234, 'CZ')).toBe('1 234 Kč');
    expect(written(12.9, 'PL')).toBe('12,90 zł');
    expect(written(1234567, 'HU')).toBe('1 234 567 Ft');
  });
});
