import { createTranslate } from '../../../src/shop/translate';

const t = createTranslate(
  'sl-SI',
  {
    hello: 'Pozdravljeni, {name}',
    plain: 'Zapri',
    items_one: '{count} kos',
    items_two: '{count} kosa',
    items_few: '{count} kosi',
    items_other: '{count} kosov',
    some_other: 'nekaj',
  },
  { plain: 'Zapri okno', extra: 'Dodatek' },
);

describe('texts', () => {
  test('[R8.28] a missing key is shown as the key', () => {
    expect(t('txt_nobody_wrote_this')).toBe('txt_nobody_wrote_this');
    expect(t('txt_nobody_wrote_this', { count: 2 })).toBe('txt_nobody_wrote_this');
  });

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('[R8.28] %s is a missing key, too', (key) => {
    expect(t(key)).toBe(key);
    expect(t(key, { count: 1 })).toBe(key);
  });

  test('the page can override any text and add its own', () => {
    expect(t('plain')).toBe('Zapri okno');
    expect(t('extra')).toBe('Dodatek');
  });

  test('the page can override one plural form', () => {
    const own = createTranslate('sl-SI', { items_two: '{count} kosa', items_other: '{count} kosov' }, { items_two: 'par' });
    expect([2, 5].map((count) => own('items', { count }))).toEqual(['par', '5 kosov']);
  });

  test('a plural text without the needed form uses the last one', () => {
    expect(t('some', { count: 1 })).toBe('nekaj');
  });

  test('a text without plural forms takes a count as any other value', () => {
    expect(createTranslate('sl-SI', { left: 'še {count}' }, {})('left', { count: 3 })).toBe('še 3');
  });

  test('numbers are formatted in the language, text is unchanged', () => {
    expect(t('items', { count: 12345 })).toBe('12.345 kosov');
    expect(t('items', { count: 1234 })).toBe('1.234 kosov');
    expect(t('hello', { name: '1234' })).toBe('Pozdravljeni, 1234');
  });

  test('a placeholder without a value stays visible', () => {
    expect(t('hello')).toBe('Pozdravljeni, {name}');
    expect(t('hello', { other: 'x' })).toBe('Pozdravljeni, {name}');
    expect(createTranslate('sl-SI', { a: '{toString}' }, {})('a', {})).toBe('{toString}');
  });

  test.each(['${7*7}{{7*7}}#{7*7}', '{name}', '$&$1$$', '<b>{count}</b>'])(
    '(search-03) a value is inserted literally and never replaced again: %s',
    (name) => {
      expect(t('hello', { name })).toBe(`Pozdravljeni, ${name}`);
    },
  );

  test('stray braces in a text cause no error', () => {
    const stray = createTranslate('sl-SI', { a: '{{x}} { } {un closed <b>' }, {});
    expect(stray('a', { x: 1 })).toBe('{1} { } {un closed <b>');
  });
});
