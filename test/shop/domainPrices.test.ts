import { effectiveAvailability, isOrderable } from '../../demo-pages/domain/availability';
import { COUNTRIES, COUNTRY_CODES } from '../../demo-pages/countries/countries';
import { deliveryChoices, deliveryPromise } from '../../demo-pages/domain/delivery';
import { DELIVERY_TITLES } from '../../demo-pages/domain/deliveryTexts';
import { easterSunday, isHoliday, isoDateOf, isWorkingDay } from '../../demo-pages/domain/holidays';
import { percentOf, priceIn, priceList, priceView, roundLikeShop, withoutVat } from '../../demo-pages/domain/prices';
import { readMessages } from '../support/messages';

describe('prices', () => {
  test.each([
    [1.2, 'EUR', 1.19],
    [19.6, 'EUR', 19.99],
    [347, 'EUR', 349],
    [503, 'CZK', 499],
    [1312, 'CZK', 1290],
    [85.4, 'PLN', 84.99],
    [1496, 'HUF', 1490],
    [8200, 'HUF', 7990],
    [0.01, 'EUR', 0.09],
  ] as const)('%d %s is written as %d', (amount, currency, written) => {
    expect(roundLikeShop(amount, currency)).toBe(written);
  });

  test('rise with the price in EUR in every currency, so that sorting by one sorts by all', () => {
    for (const currency of ['CZK', 'PLN', 'HUF'] as const) {
      for (let cents = 100; cents < 200_000; cents += 137)
        expect(priceIn(currency, cents + 137)).toBeGreaterThanOrEqual(priceIn(currency, cents));
    }
  });

  test('are shown in the currency of the country, with the discount', () => {
    expect(priceView(priceList(1999), priceList(2499), 'SI')).toEqual({ current: 19.99, old: 24.99, discountPercent: 20, currency: 'EUR' });
    expect(priceView(priceList(1999), null, 'HU')).toEqual({ current: 7990, old: null, discountPercent: 0, currency: 'HUF' });
    expect(priceView(priceList(1999), priceList(1999), 'SI').old).toBeNull();
  });

  test.each([
    [3998, 'EUR', 400],
    [1005, 'EUR', 101],
    [17_198, 'PLN', 1720],
    [49_900, 'CZK', 5000],
    [1_597_900, 'HUF', 159_800],
  ] as const)('ten percent of %d hundredths of %s are what can be paid: %d', (amount, currency, part) => {
    expect(percentOf(amount, 10, currency)).toBe(part);
  });

  test('contain the VAT of the country', () => {
    expect(withoutVat(12_200, 'SI')).toBe(10_000);
    expect(withoutVat(1999, 'HU')).toBe(1574);
  });
});

describe('availability', () => {
  test.each([
    ['stock', 3, 'stock', true],
    ['stock', 0, 'sold_out', false],
    ['partner_stock', 0, 'sold_out', false],
    ['on_demand', 5, 'on_demand', true],
    ['digital_content', 9999, 'digital_content', true],
    ['soon', 0, 'soon', false],
    ['unavailable', 5, 'unavailable', false],
    ['not_sold_separately', 9999, 'not_sold_separately', false],
  ] as const)('%s with %d pieces is %s (A136)', (key, stock, shown, orderable) => {
    expect([effectiveAvailability(key, stock), isOrderable(key, stock)]).toEqual([shown, orderable]);
  });
});

describe('holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %d is on %s', (year, date) => {
    expect(isoDateOf(easterSunday(year))).toBe(date);
  });

  test.each([
    ['SI', '2026-02-08'],
    ['SI', '2026-04-06'],
    ['SI', '2026-10-31'],
    ['CZ', '2026-04-03'],
    ['CZ', '2026-09-28'],
    ['SK', '2026-08-29'],
    ['SK', '2026-04-03'],
    ['PL', '2026-06-04'],
    ['PL', '2026-11-11'],
    ['HU', '2026-05-25'],
    ['HU', '2026-03-15'],
    ['HR', '2026-06-04'],
    ['HR', '2026-05-30'],
  ] as const)('%s does not work on %s', (country, date) => {
    expect([isHoliday(country, date), isWorkingDay(country, date)]).toEqual([true, false]);
  });

  test('what one country celebrates is a working day in another', () => {
    expect(isWorkingDay('SI', '2026-04-03')).toBe(true);
    expect(isWorkingDay('PL', '2026-04-03')).toBe(true);
    expect(isWorkingDay('SK', '2027-09-01')).toBe(true); // still a national holiday, no day off since 2024
    expect(isWorkingDay('SK', '2026-11-17')).toBe(true); // the same since 2025
    expect(COUNTRY_CODES.filter((country) => isWorkingDay(country, '2026-11-14'))).toEqual([]);
  });
});

describe('the delivery promise', () => {
  const promise = (
    now: string,
    availabilityKey: Parameters<typeof deliveryPromise>[0]['availabilityKey'],
    country: 'SI' | 'CZ' = 'SI',
    partner: { dispatchDays: number } | null = null,
  ) => deliveryPromise({ country, availabilityKey, partner, now: new Date(now) });

  test('for goods in stock is the next working day until 14:00 by the clock of the shop', () => {
    expect(promise('2026-11-18T12:59:00Z', 'stock')).toEqual({ from: '2026-11-19', to: '2026-11-19' });
    expect(promise('2026-11-18T13:00:00Z', 'stock')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    // summer time: 14:00 is 12:00 UTC
    expect(promise('2026-07-15T12:00:00Z', 'stock')).toEqual({ from: '2026-07-17', to: '2026-07-17' });
  });

  test('leaves out weekends and holidays', () => {
    expect(promise('2026-11-20T13:30:00Z', 'stock')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(promise('2026-12-24T08:00:00Z', 'stock')).toEqual({ from: '2026-12-28', to: '2026-12-28' });
    expect(promise('2026-12-24T08:00:00Z', 'stock', 'CZ')).toEqual({ from: '2026-12-29', to: '2026-12-29' });
    expect(promise('2026-04-30T09:00:00Z', 'stock')).toEqual({ from: '2026-05-04', to: '2026-05-04' });
  });

  test('is a span for goods on demand, later for partners, up to 7 days of the marketplace', () => {
    expect(promise('2026-11-16T08:00:00Z', 'on_demand')).toEqual({ from: '2026-11-24', to: '2026-11-27' });
    expect(promise('2026-11-16T08:00:00Z', 'partner_stock', 'SI', { dispatchDays: 2 })).toEqual({ from: '2026-11-19', to: '2026-11-19' });
    expect(promise('2026-11-16T08:00:00Z', 'marketplace_on_demand', 'SI', { dispatchDays: 1 })).toEqual({
      from: '2026-11-24',
      to: '2026-11-27',
    });
  });

  test('does not exist for goods that cannot be ordered or are sent by e-mail', () => {
    for (const key of ['sold_out', 'soon', 'unknown', 'digital_content'] as const) expect(promise('2026-11-16T08:00:00Z', key)).toBeNull();
  });
});

describe('delivery and payment of the plain order form', () => {
  const prices = (goods: number, vipType: 'regular' | 'vip_program' | 'vip_plus_program') =>
    deliveryChoices({ country: 'SI', promise: null, goods, vipType }).map(({ method, price }) => [method, price]);

  test('delivery is free from 50 EUR on; express never is', () => {
    expect(prices(4999, 'regular')).toEqual([
      ['standardDelivery', 3.99],
      ['postDelivery', 2.99],
      ['pupDelivery', 1.99],
      ['expressDelivery', 7.99],
    ]);
    expect(prices(5000, 'regular')).toEqual([
      ['standardDelivery', 0],
      ['postDelivery', 0],
      ['pupDelivery', 0],
      ['expressDelivery', 7.99],
    ]);
  });

  test('VIP and VIP plus customers pay no delivery for small orders either (A059)', () => {
    expect(prices(100, 'vip_program')[0]).toEqual(['standardDelivery', 0]);
    expect(prices(100, 'vip_plus_program')[0]).toEqual(['standardDelivery', 0]);
  });
});

test.each(COUNTRY_CODES.map((country) => [country]))(
  'in %s a way of delivery is called in the checkout as in the shop’s mails and on its pages',
  (country) => {
    const texts = Object.entries(readMessages(COUNTRIES[country].language));
    const chosen = texts.filter(([key]) => key.startsWith('txt_shipping_method_')).map(([, text]) => text);
    expect(Object.values(DELIVERY_TITLES[country]).sort()).toEqual(chosen.sort());
  },
);
