import { defaultPrefix, PHONE_PLANS, PHONE_PREFIXES, phoneProblem, toPhone } from '../../../src/shop/countries/phone';

describe('prefixes', () => {
  test('[R5.14] [R5.15] [R5.16] [R5.17] [R5.18] [R5.19] the 27 countries of the Union, each once', () => {
    expect(Object.keys(PHONE_PLANS)).toHaveLength(27);
    expect(new Set(PHONE_PREFIXES).size).toBe(27);
    expect(PHONE_PREFIXES).toEqual(expect.arrayContaining(['+386', '+385', '+420', '+421', '+36', '+48']));
  });

  test('no prefix is the beginning of a later one: the longest matches first (A074)', () => {
    const hidden = PHONE_PREFIXES.filter((prefix, place) => PHONE_PREFIXES.slice(0, place).some((earlier) => prefix.startsWith(earlier)));
    expect(hidden).toEqual([]);
  });

  test.each([
    ['SI', '+386'],
    ['CZ', '+420'],
    ['SK', '+421'],
    ['PL', '+48'],
    ['HU', '+36'],
    ['HR', '+385'],
  ] as const)('[R5.13] the shop of %s begins with %s', (country, prefix) => expect(defaultPrefix(country)).toBe(prefix));
});

test.each([
  // typed, shown prefix, prefix and number
  ['031 222 333', '+386', '+386', '31222333'],
  ['31222333', '+386', '+386', '31222333'],
  ['+386 31 222 333', '+386', '+386', '31222333'],
  ['+386 (0)31 222-333', '+386', '+386', '31222333'],
  ['00386 31/222.333', '+420', '+386', '31222333'],
  ['+420 601 222 333', '+386', '+420', '601222333'],
  ['00 421 905 222 333', '+386', '+421', '905222333'],
  ['0905 222 333', '+421', '+421', '905222333'],
  ['06 20 222 3333', '+36', '+36', '202223333'],
  ['+36 06 20 222 3333', '+386', '+36', '202223333'],
  ['091 222 3333', '+385', '+385', '912223333'],
  ['512 222 333', '+48', '+48', '512222333'],
  ['+353 1 222 3333', '+386', '+353', '12223333'],
  ['+39 06 222 3333', '+386', '+39', '062223333'],
])('[R5.11] [R5.12] %s behind %s is %s and %s', (typed, shown, prefix, number) => {
  const phone = toPhone(typed, shown);
  expect(phone).toEqual({ prefix, number });
  expect(phoneProblem(phone)).toBeNull();
});

test.each([
  ['12', '+386', 'short'],
  ['0312223334', '+386', 'long'],
  ['31 222 33x', '+386', 'characters'],
  ['📞31222333', '+386', 'characters'],
  ['000000000', '+386', 'number'],
  ['+1 202 555 0100', '+386', 'prefix'],
  ['012345678', '+420', 'number'],
  ['+385 92 10481', '+385', 'short'], // a mobile number has a digit more than one of Zagreb
])('%s behind %s is refused: %s', (typed, prefix, problem) => expect(phoneProblem(toPhone(typed, prefix))).toBe(problem));

test('a mobile number has the length of its country’s mobile numbers, other numbers may differ', () => {
  const problems = ['151234567', '15123456789', '30123456'].map((number) => phoneProblem({ prefix: '+49', number }));
  expect(problems).toEqual(['short', null, null]);
  expect(['61201941', '612019412', '8001234', '6120194123'].map((number) => phoneProblem({ prefix: '+31', number }))).toEqual([
    ...['short', null, null, 'long'],
  ]);
});

test.each([
  // free, premium-rate and VoIP numbers, and towns where all numbers are short or long
  ['+43', '8001234', 'short'],
  ['+43', '800123456', null],
  ['+32', '450001234', null],
  ['+32', '123456789', 'long'],
  ['+359', '2123456', null],
  ['+359', '212345677', 'long'],
  ['+359', '430123', 'short'],
  ['+49', '90012345', 'short'],
  ['+49', '9001234567', null],
  ['+358', '80012345677', 'long'],
  ['+358', '800123456', null],
  ['+385', '2345678', 'short'],
  ['+385', '12345678', null],
  ['+385', '123456789', 'long'],
  ['+385', '6001234', null],
  ['+36', '20123456', 'short'],
  ['+36', '12345678', null],
  ['+36', '123456789', 'long'],
  ['+353', '2212345', null],
  ['+353', '221234577', 'long'],
  ['+39', '8001234', 'short'],
  ['+39', '000123456', 'number'],
  ['+352', '900123', 'short'],
  ['+46', '2012345677', 'long'],
  ['+386', '801234', null],
] as const)('%s %s: %s', (prefix, number, problem) => expect(phoneProblem({ prefix, number })).toBe(problem));

test('an invalid phone stays as typed, except for separators between digits', () => {
  expect(toPhone('kličite me', '+386').number).toBe('kličiteme');
  expect(toPhone('', '+386')).toEqual({ prefix: '+386', number: '' });
});

test.each(['\u202a+386 40 123 456\u202c', '\u200e040 123 456', '040\u200b123456', '\ufeff0038640123456'])(
  '[R5.11] %j, as copied from a contact list, is a number',
  (typed) => {
    expect(toPhone(typed, '+386')).toEqual({ prefix: '+386', number: '40123456' });
  },
);

test.each([
  ['+48 (0)512 345 678', '+48', '512345678'],
  ['0048 (0) 512/345/678', '+48', '512345678'],
  ['(+420) (0)601-123-456', '+420', '601123456'],
  ['+36(0)30/123-4567', '+36', '301234567'],
  ['+36 (06) 30 123 4567', '+36', '301234567'],
  ['+386 (0)40 123 456', '+386', '40123456'],
  ['+43 (0)1/234\u2212567', '+43', '1234567'],
  ['+39 (0)6 1234 5678', '+39', '0612345678'], // the zero is part of the number
  ['(0)40 123 456', '+386', '40123456'],
  ['＋４８（０）５１２３４５６７８', '+48', '512345678'],
])('[R5.11] [R5.12] a zero in brackets is only dialled within the country: %s', (typed, prefix, number) => {
  expect(toPhone(typed, '+386')).toEqual({ prefix, number });
});
