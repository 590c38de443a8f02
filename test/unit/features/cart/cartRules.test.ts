import { readShopConfig } from '../../../../src/shop/readShopConfig';
import { AMOUNT_DEBOUNCE_MS } from '../../../../src/features/cart/amountDebounce';
import * as rules from '../../../../src/features/cart/cartRules';
import { isOnCheckoutPath } from '../../../../src/features/cartSummary';
import { toCart } from '../../../../src/features/cart/cartMapping';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';
import type { ArticleDto } from '../../../support/fakes/cartDtos';
import { fakePage } from '../../../support/fakes/fakePage';

const articlesOf = (...dtos: Partial<ArticleDto>[]) =>
  toCart(cartDto(dtos.map((dto, index) => articleDto({ cartItemId: String(index + 1), ...dto }))))!.articles;

describe('amounts', () => {
  test('[R5.26] [R9.66] the maximum is 30 unless configured', () => {
    const read = (text: string) => readShopConfig(text, fakePage().log).cartMaxArticleItems;
    expect([read('{"country":"SI"}'), read('{"country":"SI","cartMaxArticleItems":12}')]).toEqual([30, 12]);
  });

  test.each([
    [1, 2, true],
    [2, 2, false],
    [3, 2, false],
    [1, null, false],
    [29, 100, true],
    [30, 100, false],
    [1, 0, false],
  ])('[R5.29] [R5.32] [R5.33] [R3.034] %i of %p in stock: one more is %p (A079, most 30)', (count, stock, expected) => {
    expect(rules.canIncrease(count, stock, 30)).toBe(expected);
  });

  test('[R9.68] the input timeout is 250 ms, [R9.50] the count of an item 1, [R9.20] the picture 55 px', () => {
    expect([AMOUNT_DEBOUNCE_MS, rules.COUNT_DEFAULT, rules.CART_IMAGE_PX]).toEqual([250, 1, 55]);
  });
});

describe('lines', () => {
  test('[R3.036] gifts are not in the total of selected items', () => {
    const articles = articlesOf(
      { count: 2, price: { actual: 0.1 } },
      { count: 1, price: { actual: 0.2 } },
      { type: 'gift', price: { actual: 99 } },
    );
    expect(rules.totalOf(articles)).toBe(0.4);
  });

  test('a total with an invalid price is null', () => {
    expect(rules.totalOf(articlesOf({}, { price: { actual: Number.NaN } }))).toBeNull();
  });

  test('[R3.033] createTime 0 is saved for later; a missing one is not', () => {
    const [saved, unknown, bought] = articlesOf({ createTime: 0 }, {}, { createTime: 5 });
    expect([saved!, { ...unknown!, createTime: null }, bought!].map(rules.isSaved)).toEqual([true, false, false]);
  });

  test('[R5.44] of several deleted items the saved ones stay, a single one is removed (A088)', () => {
    const articles = articlesOf({}, { createTime: 0 }, {});
    expect(rules.deletableIds(articles, ['1', '2', '3'])).toEqual(['1', '3']);
    expect(rules.deletableIds(articles, ['2'])).toEqual(['2']);
    expect(rules.deletableIds(articles, [])).toEqual([]);
  });

  test('[R3.040] [R3.032] digital by kind or by material (A091)', () => {
    const article = { type: 'variant', materialType: null } as const;
    expect([article, { ...article, type: 'esd' as const }, { ...article, materialType: 'digital' }, { ...article, materialType: 'paper' }].map(rules.isDigital)).toEqual([
      false, true, true, false,
    ]); // prettier-ignore
  });
});

describe('the reservation', () => {
  const start = Date.parse('2026-11-21T10:00:00Z');
  const MINUTE = 60_000;
  const at = (ms: number) => rules.reservationAt({ start, minutes: 20 }, start + ms, 5);

  test.each([
    [0, 'pending', 20 * MINUTE],
    [15 * MINUTE - 1, 'pending', 5 * MINUTE + 1],
    [15 * MINUTE, 'urge', 5 * MINUTE],
    [20 * MINUTE - 1, 'urge', 1],
    [20 * MINUTE, 'expired', 0],
  ])('[R4.100] [R9.73] after %i ms it is %s', (passed, phase, remainingMs) => {
    expect(at(passed)).toEqual({ phase, remainingMs });
  });

  test('[R8.34] a clock before the start counts as expired', () => {
    expect(at(-1).phase).toBe('expired');
  });

  test('[R8.35] more than 20 h from the start counts as expired, regardless of its length', () => {
    const long = (ms: number) => rules.reservationAt({ start, minutes: 3000 }, start + ms, 5).phase;
    expect([long(20 * 60 * MINUTE), long(20 * 60 * MINUTE + 1), long(-26 * 60 * MINUTE)]).toEqual(['pending', 'expired', 'expired']);
  });

  test('[R8.36] [R8.37] [R8.38] its labels', () => {
    const labels = [at(0), at(16 * MINUTE), at(21 * MINUTE), null].map(rules.reservationLabel);
    expect(labels).toEqual(['txt_countdown_running', 'txt_countdown_running', 'txt_countdown_expired', 'txt_countdown_pending']);
  });
});

test.each([
  ['SI', '/kosarica', '/elektronika'],
  ['CZ', '/cz/kosik', '/cz/elektronika'],
  ['SK', '/sk/kosik', '/sk/elektronika'],
  ['PL', '/pl/koszyk', '/pl/elektronika'],
  ['HU', '/hu/kosar', '/hu/elektronika'],
  ['HR', '/hr/kosarica', '/hr/elektronika'],
])(
  '[D12] [R4.099] in the shop of %s the steps of the cart are on the checkout path, its home page and categories are not',
  (_country, cart, category) => {
    const isOn = (path: string) => isOnCheckoutPath(`https://www.shop.eu${path}`, cart);
    expect([cart, `${cart}/1`, `${cart}/3`].map(isOn)).toEqual([true, true, true]);
    expect([cart.slice(0, cart.lastIndexOf('/') + 1), category, `${cart}-novi`].map(isOn)).toEqual([false, false, false]);
  },
);

test.each([
  ['https://www.shop.si/kosarica', true],
  ['https://www.shop.si/kosarica/1?x=1', true],
  ['https://www.shop.si/', false],
  ['https://www.shop.si/kosarica-nova', false],
  ['https://www.shop.si/izdelek/kosarica', false],
])('[R2.18] [R2.61] [R2.62] %s is on the checkout path: %p (A027)', (href, expected) => {
  expect(isOnCheckoutPath(href, '/kosarica')).toBe(expected);
});
