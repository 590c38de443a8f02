import { hoursOn, openingLines } from '../../../widgets/checkout/shipping/openingHours';
import { addsUp } from '../../../widgets/checkout/shipping/orderBreakdown';
import { explainTotal } from '../../../widgets/checkout/summary/explainTotal';

test.each([
  ['sl-SI', 'Mo-Fr 08:00-19:00; Sa 08:00-12:00', ['pon.–pet. 8:00–19:00', 'sob. 8:00–12:00']],
  ['cs-CZ', 'Mo,We 08:00 - 16:00;', ['po, st 8:00–16:00']],
  ['sl-SI', 'Mo-Fr 08:00-19:00, Sa 08:00-12:00', ['pon.–pet. 8:00–19:00', 'sob. 8:00–12:00']],
  ['sl-SI', 'Mo, We-Fr 8:00-10:00,14:00-17:00,Sa off', ['pon., sre.–pet. 8:00–10:00, 14:00–17:00', 'sob. zaprto']],
  ['sl-SI', 'Mo-Fr 00:00-24:00; Sa off', ['pon.–pet. ves dan', 'sob. zaprto']],
  ['sl-SI', '24/7', ['ves dan']],
  ['sl-SI', '0:00–24:00', ['ves dan']],
  ['hu-HU', 'Su', ['V']],
  ['sl-SI', 'Po dogovoru', ['Po dogovoru']],
  ['sl-SI', ' ; ', []],
])('[R7.065] opening hours in %s: %s', (locale, hours, lines) => {
  expect(openingLines(hours, locale, { allDay: 'ves dan', closed: 'zaprto' })).toEqual(lines);
});

test.each([
  ['Mo-Fr 08:00-18:00; Sa 08:00-12:00', 0, '8:00–18:00'],
  ['Mo-Fr 08:00-18:00; Sa 08:00-12:00', 5, '8:00–12:00'],
  ['Mo-Fr 08:00-18:00; Sa 08:00-12:00', 6, 'zaprto'],
  ['Mo-Fr 08:00-10:00,14:00-17:00', 4, '8:00–10:00, 14:00–17:00'],
  ['Mo-Su 06:00-22:00; We off', 2, 'zaprto'],
  ['Sa-Mo 09:00-12:00', 0, '9:00–12:00'],
  ['Sa-Mo 09:00-12:00', 1, 'zaprto'],
  ['Mo, We-Fr 09:00-12:00', 3, '9:00–12:00'],
  ['24/7', 3, 'ves dan'],
  ['Mo-Fr 08:00-19:00, Sa 08:00-12:00', 0, '8:00–19:00'],
  ['Mo-Fr 08:00-19:00, Sa 08:00-12:00', 5, '8:00–12:00'],
  ['Mo-Fr 08:00-19:00, Sa 08:00-12:00', 6, 'zaprto'],
  ['Mo-Fr 8:00-10:00,14:00-17:00,Sa off, Su 09:00-12:00', 6, '9:00–12:00'],
  ['Mo,We,Fr 08:00-19:00', 2, '8:00–19:00'],
  ['Mo-Fr 08:00-19:00, PH off', 0, null],
  ['Mo-Fr 08:00-19:00 Sa 08:00-12:00', 5, null],
  ['Mo-Fr 08:00-19:00, sob. 08:00-12:00', 5, null],
  ['Mo Fr 08:00-19:00', 4, null],
  ['Mo-We-Fr 08:00-19:00', 4, null],
  ['Mo-Fr 08:00-12:00, Mo 14:00-16:00', 0, null],
  ['Po dogovoru', 3, null],
  ['Mo-Fr 08:00-18:00; PH off', 3, null],
  ['', 3, null],
])('opening hours of one day: %s, day %i', (hours, day, expected) => {
  expect(hoursOn(day, hours, 'sl-SI', { allDay: 'ves dan', closed: 'zaprto' })).toBe(expected);
});

const parts = { goods: 20, discount: null, delivery: 3.99, insurance: null, payment: 0, total: 23.99 };

test.each([
  ['parts that make the total', {}, true],
  ['with a discount and insurance', { discount: 5, insurance: 1.5, total: 20.49 }, true],
  ['an amount that floating point loses', { goods: 0.1, delivery: 0.2, total: 0.3 }, true],
  ['a fee that is not listed', { total: 24.99 }, false],
  ['no total', { total: null }, false],
  ['no goods', { goods: null }, false],
])('amounts that add up: %s', (_name, change, expected) => {
  expect(addsUp({ ...parts, ...change })).toBe(expected);
});

test.each([
  ['a discount and nothing else so far', { goods: 21.78, discount: 2.18, total: 19.6 }, { discount: 2.18, rest: 0 }],
  ['delivery and payment', { goods: 20, discount: 5, total: 18.99 }, { discount: 5, rest: 3.99 }],
  ['a total below goods and discount', { goods: 20, discount: 1, total: 15 }, { discount: 5, rest: 0 }],
  ['no discount', { goods: 20, discount: null, total: 20 }, { discount: 0, rest: 0 }],
  ['an unknown total', { goods: 20, discount: 1, total: null }, { discount: 1, rest: null }],
])('a total is explained by %s', (_name, amounts, expected) => {
  const { discount, rest } = explainTotal(amounts);
  expect([discount, rest ?? 'none']).toEqual([
    expect.closeTo(expected.discount, 2),
    expected.rest === null ? 'none' : expect.closeTo(expected.rest, 2),
  ]);
});

test('goods less the discount plus the rest are the total, for any amounts', () => {
  let seed = 31;
  const cents = (below: number) => ((seed = (seed * 48271) % 2147483647) % below) / 100;
  for (let round = 0; round < 2000; round += 1) {
    const [goods, total] = [cents(100_000), cents(120_000)];
    const { discount, rest } = explainTotal({ goods, discount: round % 3 === 0 ? null : cents(30_000), total });
    expect([discount >= 0, rest !== null && rest >= 0]).toEqual([true, true]);
    expect(goods - discount + (rest ?? 0)).toBeCloseTo(total, 2);
  }
});
