import { LINES_MAX, toCart } from '../../../../src/features/cart/cartMapping';
import { articleDto, cartDto } from '../../../support/fakes/cartDtos';

const full = cartDto(
  [
    articleDto({
      articleId: '9007199254740993',
      cartItemId: '72057594037927937',
      bonusSetId: '5',
      bundleId: '6',
      mainArticleId: '7',
      marketplacePartnerId: 12,
      materialType: 'esd',
      variants: [{ variantId: '101', title: 'modra', params: [], availability: { inStock: 3 } }],
      bundles: [{ id: '31', title: 'Garancija 2 leti', type: 'warranty', active: true, actual_price: 9.9 }],
      params: [
        { key: 'COLOR', title: 'Barva', value: 'bela', measure: null, css: '#ffffff' },
        { key: 'L', title: 'Dolžina', value: 3, measure: 'm', css: null },
      ],
    }),
  ],
  {
    marketplacePartners: { 12: { title: 'Partner d.o.o.', url: 'partner' } },
    previewDeliveries: {
      standardDelivery: { cartItemsIds: ['72057594037927937'], earliestDate: { from: '2026-01-08', to: '2026-01-09' } },
    },
    discounts: {
      messages: ['Koda je sprejeta.'],
      codes: ['ZIMA', { code: 'X', title: 'Zimski', value: 5 }],
      value: 5,
      status: { status: 'ok', flashMessages: [{ message: '<b>Hej</b>', type: 'success', cat: 'form' }] },
    },
    deliveryFrom: 1.99,
    freeDelivery: [
      { from: 50, remains: 12.5 },
      { partnerId: '12', from: 60, remains: 0 },
      { partnerId: '12', from: 60, remains: 5 },
    ],
    addresses: { primary: null, shipping: null },
    redirectUrl: '/kosarica',
    cartMedia: { p100: { url: '/media/p100/55', title: 'Grelnik' } },
    reservation: { start: '2026-11-21T10:00:00Z', minutes: 15 },
  },
);

test('[R3.018] [R3.019] [R3.020] [R3.021] [R3.022] [R3.023] [R3.024] [R3.026] [R3.027] [R3.028] [R3.029] [R4.029] every field of the cart', () => {
  const { articles, ...cart } = toCart(full)!;
  expect(articles).toHaveLength(1);
  expect(cart).toEqual({
    cartId: '550012',
    exists: true,
    lines: 1,
    pieces: 1,
    price: full.price,
    discounts: {
      messages: [{ message: 'Koda je sprejeta.', isKey: false, type: 'danger', cat: 'cart' }],
      codes: [
        { code: 'ZIMA', title: null, value: null },
        { code: 'X', title: 'Zimski', value: 5 },
      ],
      value: 5,
      status: { status: 'ok', flashMessages: [{ message: 'Hej', markup: '<b>Hej</b>', isKey: false, type: 'success', cat: 'form' }] },
    },
    total: full.total,
    marketplacePartners: { 12: { title: 'Partner d.o.o.', url: 'partner' } }, // R3.023
    previewDeliveries: {
      standardDelivery: { cartItemsIds: ['72057594037927937'], earliestDate: { from: '2026-01-08', to: '2026-01-09' } },
    }, // R3.024
    deliveryFrom: 1.99,
    freeDelivery: [
      { partnerId: null, from: 50, remains: 12.5 },
      { partnerId: '12', from: 60, remains: 0 },
    ],
    hasDigitalContent: false, // R3.026
    redirectUrl: '/kosarica', // R3.027
    urlBack: '/', // R3.028
    cartMedia: { p100: { url: '/media/p100/55', title: 'Grelnik' } }, // R3.029
    reservation: { start: Date.parse('2026-11-21T10:00:00Z'), minutes: 15 },
  });
});

test('[R3.030] [R3.034] [R3.035] [R3.037] [R3.043] [R3.044] [R3.045] [R3.046] [R3.047] every field of an article; ids beyond 2^53 stay texts (bigint)', () => {
  expect(toCart(full)!.articles[0]).toEqual({
    articleId: '9007199254740993',
    variantId: '100',
    cartItemId: '72057594037927937',
    bonusSetId: '5',
    count: 1,
    bundleId: '6',
    mainArticleId: '7',
    marketplacePartnerId: '12',
    materialType: 'esd',
    createTime: 1767225600,
    availability: { inStock: 20 },
    variants: [{ variantId: '101', title: 'modra', params: [], availability: { inStock: 3 } }],
    bundles: [{ id: '31', title: 'Garancija 2 leti', type: 'warranty', active: true, actual_price: 9.9 }],
    price: { actual: 10, type: 'normal' },
    type: 'variant',
    title: 'Grelnik vode',
    url: 'grelnik-vode',
    mainMediaId: 'p100',
    isAdultOnly: false,
    params: [
      { key: 'COLOR', title: 'Barva', value: 'bela', measure: null, css: '#ffffff' },
      { key: 'L', title: 'Dolžina', value: '3', measure: 'm', css: null },
    ],
  });
});

const articleWith = (fields: object) => toCart({ ...cartDto(), articles: [{ ...articleDto(), ...fields }] })?.articles[0];

test.each([
  [
    ['bonus_set', 'esd', 'gift', 'variant'],
    ['bonus_set', 'esd', 'gift', 'variant'],
  ],
  [
    ['mystery', 7, null, undefined, '__proto__'],
    ['other', 'other', 'other', 'other', 'other'],
  ],
])('[R3.039] [R3.040] [R3.041] [R3.042] kinds %p', (given, kinds) => {
  expect(given.map((type) => articleWith({ type })?.type)).toEqual(kinds);
});

test.each(['return_guarantee', 'insurance', 'warranty', 'digital'])(
  '[R3.043] [R3.044] [R3.045] [R3.046] service %s is known, an unknown one is not offered',
  (type) => {
    const bundle = { id: '1', title: 'Storitev', type, active: false, actual_price: 1 };
    expect(articleWith({ bundles: [bundle, { ...bundle, type: 'massage' }, null, 7] })?.bundles).toEqual([bundle]);
  },
);

test('[R3.031] [R4.054] null as partner is the shop itself, also as PHP casts it', () => {
  for (const none of [null, 0, '0', '']) expect(articleWith({ marketplacePartnerId: none })?.marketplacePartnerId).toBeNull();
});

test.each([null, undefined, 'cart', 7, [], [cartDto()], {}, { pieces: 3 }, { articles: 'none' }])(
  '%p is not a cart, and never an empty one',
  (answer) => {
    expect(toCart(answer)).toBeNull();
  },
);

test('a cart that does not exist is empty', () => {
  expect(toCart({ exists: false })).toMatchObject({ exists: false, articles: [], pieces: 0, lines: 0, total: { total: null } });
});

test('a title of digits, and a discount code, which PHP sends as numbers, are shown', () => {
  const cart = toCart({ ...cartDto(), articles: [{ cartItemId: '1', title: 1984 }], discounts: { codes: [{ code: 20262027 }] } });
  expect(cart?.articles[0]?.title).toBe('1984');
  expect(cart?.discounts.codes[0]?.code).toBe('20262027');
});

test('missing fields and wrong types are ignored, and so are unknown fields', () => {
  const wrong = { cartId: {}, exists: 'yes', articles: [{ cartItemId: '1', title: {}, price: 'free', params: {}, bundles: 'x', variants: 3, availability: [] }, null, 'x', 3, []],
    pieces: 'many', price: [], discounts: 'x', total: null, deliveries: {}, selectedPayment: 'card', marketplacePartners: [], previewDeliveries: 3, addresses: 'home', deliveryFrom: 'x', freeDelivery: { a: 1 },
    hasDigitalContent: null, redirectUrl: 5, urlBack: {}, cartMedia: null, reservation: 'soon', surprise: { a: 1 } }; // prettier-ignore
  expect(toCart(wrong)).toEqual({
    cartId: null, exists: true, articles: [expect.objectContaining({ title: '–', count: 1, price: { actual: null, type: null }, params: [], bundles: [], variants: [], availability: { inStock: null } })],
    lines: 5, pieces: 1, price: { total: null, base: null, vat: null }, discounts: { messages: [], codes: [], value: null, status: null }, total: { total: null, totalNoVat: null },
    marketplacePartners: {}, previewDeliveries: {}, deliveryFrom: null, freeDelivery: [], hasDigitalContent: false,
    redirectUrl: null, urlBack: null, cartMedia: {}, reservation: null,
  }); // prettier-ignore
});

test.each([[-5], [1e308], ['1e309'], [Number.NaN], [Number.POSITIVE_INFINITY], ['12,50'], [null], [{}]])(
  'shape-02: %p is not a price: a dash is shown, never NaN',
  (bad) => {
    const cart = toCart({
      ...cartDto(),
      articles: [{ ...articleDto(), price: { actual: bad } }],
      total: { total: bad },
      price: { total: bad },
    })!;
    expect([cart.articles[0]!.price.actual, cart.total.total, cart.price.total]).toEqual([null, null, null]);
  },
);

test('a price as plain decimal text is a price', () => {
  expect(articleWith({ price: { actual: '24.99' } })?.price.actual).toBe(24.99);
});

test.each([
  [-1, 0],
  [2.7, 2],
  ['3', 3],
  [1e12, 99_999],
  [Number.NaN, 2],
  ['x', 2],
])('shape-03: pieces %p are %p', (pieces, expected) => {
  expect(toCart({ ...cartDto([articleDto({ count: 2 })]), pieces })!.pieces).toBe(expected);
});

test.each([
  [-1, 0],
  [0, 0],
  [1e9, 99_999],
  [2.5, 2],
  ['٣', 1],
  ['', 1],
  [null, 1],
  [{}, 1],
])('a line with %p pieces counts %p', (count, expected) => {
  expect(articleWith({ count })?.count).toBe(expected);
});

test.each(['1,2,3', '1 2', '', '../1', '"', 'x'.repeat(65), null, {}, true])(
  'shape-06: a line with the id %p is counted and not shown',
  (cartItemId) => {
    expect(toCart({ ...cartDto(), articles: [articleDto(), { ...articleDto(), cartItemId }] })).toMatchObject({
      lines: 2,
      articles: [{ cartItemId: '1' }],
    });
  },
);

test('a duplicate line is shown once', () => {
  expect(
    toCart({ ...cartDto(), articles: [articleDto({ count: 3 }), articleDto({ count: 9 })] })!.articles.map(({ count }) => count),
  ).toEqual([3]);
});

test('of 10,000 lines all are counted, a thousand are shown', () => {
  const articles = Array.from({ length: 10_000 }, (_, index) => articleDto({ cartItemId: String(index + 1) }));
  const cart = toCart(cartDto(articles))!;
  expect([cart.lines, cart.articles.length, cart.pieces]).toEqual([10_000, LINES_MAX, 10_000]);
});

test.each([
  ['#fff', '#fff'],
  ['red', 'red'],
  ['url(javascript:alert(1))', null],
  ['red;position:fixed', null],
  ['expression(1)', null],
  [7, null],
  ['x" onmouseover=1', null],
])('shape-16: colour %p is %p', (css, expected) => {
  expect(articleWith({ params: [{ key: 'COLOR', value: 'x', css }] })?.params[0]?.css).toBe(expected);
});

test('texts of the shop become plain text', () => {
  expect(articleWith({ title: '<img src=x onerror=alert(1)>Grelnik &amp; <b>čaj</b>' })?.title).toBe('Grelnik & čaj');
});

test('polluted prototypes add nothing to a cart', () => {
  Reflect.defineProperty(Object.prototype, 'redirectUrl', { value: 'https://evil.example/', configurable: true });
  try {
    const { redirectUrl: _own, ...dto } = cartDto();
    expect(toCart(dto)?.redirectUrl).toBeNull();
  } finally {
    Reflect.deleteProperty(Object.prototype, 'redirectUrl');
  }
});

test('clock-skew: no reservation lasts longer than 20 hours', () => {
  const lasting = (minutes: unknown) =>
    toCart({ ...cartDto(), reservation: { start: '2026-11-21T10:00:00Z', minutes } })?.reservation?.minutes;
  expect([26 * 60, 1e9, '15', -3].map(lasting)).toEqual([1200, 1200, 15, 0]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'proto-07: there is no seller %p unless the shop sends one',
  (name) => {
    const sent = JSON.parse(`{ "${name}": { "title": "Partner" } }`) as object;
    const partnersOf = (marketplacePartners: object) => toCart({ ...cartDto(), marketplacePartners })!.marketplacePartners[name];
    expect([partnersOf({}), partnersOf(sent)]).toEqual([undefined, { title: 'Partner', url: null }]);
  },
);

test('[R9.73] a reservation without a length is 20 minutes; without a start there is none', () => {
  expect(toCart({ ...cartDto(), reservation: { start: '2026-11-21T10:00:00Z' } })?.reservation?.minutes).toBe(20);
  expect(toCart({ ...cartDto(), reservation: { start: 'soon', minutes: 5 } })?.reservation).toBeNull();
});

test('[R3.026] digital content is derived from the lines where the shop does not send it (A091)', () => {
  const { hasDigitalContent: _omitted, ...silent } = cartDto([articleDto({ materialType: 'digital' })]);
  expect(toCart(silent)?.hasDigitalContent).toBe(true);
});

test('articles with gaps, which PHP prints as a map, are the lines', () => {
  const [one, two] = [articleDto({ cartItemId: '1' }), articleDto({ cartItemId: '2' })];
  expect(toCart({ ...cartDto(), articles: { 0: one, 2: two } })).toMatchObject({
    lines: 2,
    articles: [{ cartItemId: '1' }, { cartItemId: '2' }],
  });
  for (const none of [{}, { error: one }, { 0: one, message: 'x' }, 'x', 7]) expect(toCart({ ...cartDto(), articles: none })).toBeNull();
});

test('[D36] if no line can be read the response is not a cart: it must never look empty', () => {
  const malformed = [null, 7, 'line', {}, { cartItemId: '1,2' }];
  expect(toCart({ cartId: {}, pieces: 'NaN', articles: malformed })).toBeNull();
  expect(toCart({ ...cartDto(), articles: [...malformed, articleDto()] })).toMatchObject({ articles: [{ cartItemId: '1' }], lines: 6 });
});

test.each([[{ from: 0, remains: 0 }], [{ from: 50, remains: 51 }], [{ from: 50, remains: -1 }], [{ from: 50 }], [null]])(
  'a way to free delivery that leads nowhere is none: %j',
  (offer) =>
    expect(toCart({ ...cartDto(), freeDelivery: [offer], deliveryFrom: -1 })).toMatchObject({ freeDelivery: [], deliveryFrom: null }),
);
