import { addMonths } from '../../../src/features/promo/promoRules';
import { toPromotions } from '../../../src/features/promo/promoMapping';
import { toHref } from '../../../src/shop/urls';

const href = (value: unknown): string | null => toHref(value, 'https://www.shop.si');
const map = (data: unknown) => toPromotions({ banners: { data } }, href);

const HEADER = {
  id: 9,
  title: 'Zima',
  backgroundColor: '#0b3d5c',
  textColor: 'white',
  backgroundRepeat: 'repeat-x',
  url: '/akcija',
  mediaId: 'b9',
  mobileMediaId: 'b9m',
  gaTag: 'zima',
};

test('[R3.100] [R3.101] [R7.025] a header promotion keeps its colours, repeat, pictures, link and gaTag', () => {
  expect(map({ headerBanner: HEADER, floatingBanners: [] })).toEqual({
    header: {
      id: '9',
      title: 'Zima',
      href: '/akcija',
      backgroundColor: '#0b3d5c',
      textColor: 'white',
      backgroundRepeat: 'repeat-x',
      mediaId: 'b9',
      mobileMediaId: 'b9m',
      gaTag: 'zima',
    },
    floating: null,
  });
});

test.each([
  'red;background:url(https://evil.example/x)',
  'url(https://evil.example/x)',
  'expression(alert(1))',
  'var(--secret)',
  'rgb(0,0,0);}*{display:none',
  'transparent',
  '',
  5,
  { toString: () => 'red' },
])('[R3.100] the colour %p is dropped, and the text colour with its background', (backgroundColor) => {
  expect(map({ headerBanner: { ...HEADER, backgroundColor } })?.header).toMatchObject({ backgroundColor: null, textColor: null });
  expect(map({ headerBanner: { ...HEADER, textColor: backgroundColor } })?.header).toMatchObject({
    backgroundColor: '#0b3d5c',
    textColor: null,
  });
});

test.each(['repeat;color:red', 'inherit', '', null, 1])(
  '[R3.100] a background repeat %p that CSS does not know becomes no-repeat',
  (backgroundRepeat) => {
    expect(map({ headerBanner: { ...HEADER, backgroundRepeat } })?.header?.backgroundRepeat).toBe('no-repeat');
  },
);

const BAD_URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:window.__xss=1', // url-02
  'java\tscript:alert(1)',
  'data:text/html,x',
  '\\\\evil.example',
  'https://a:b@evil.example/',
  '',
  null,
  7,
];

test.each(BAD_URLS)('[R3.100] [R3.101] a banner with the address %p gets no link', (url) => {
  expect(map({ headerBanner: { ...HEADER, url } })?.header?.href).toBeNull();
  expect(map({ floatingBanners: [{ id: '1', title: 'Akcija', url }] })?.floating).toBeNull();
});

test('[R3.101] the first floating promotion with a title and a link is shown, as text without markup', () => {
  const floatingBanners = [
    null,
    { id: '1', url: '/a' },
    { id: '2', title: ' ', url: '/a' },
    { id: '3', title: '<b>Zima</b>', text: 'Do <i>nedelje</i>', url: 'akcija', mediaId: 8, mobileMediaId: null },
    { id: '4', title: 'Druga', url: '/b' },
  ];
  expect(map({ floatingBanners })?.floating).toEqual({
    id: '3',
    title: 'Zima',
    text: 'Do nedelje',
    href: '/akcija',
    mediaId: '8',
    mobileMediaId: null,
  });
});

test('titles, texts and tags of emoji and 300 characters are cut between characters, never through an emoji', () => {
  const emoji = '🎁'.repeat(400);
  const { header, floating } = map({
    headerBanner: { ...HEADER, title: emoji, gaTag: `a${emoji}` },
    floatingBanners: [{ id: '1', title: `a${emoji}`, text: `b${emoji}`, url: '/a' }],
  }) ?? { header: null, floating: null };
  const lengths = [header?.title, header?.gaTag, floating?.title, floating?.text].map((text) => [...(text ?? '')].length);
  expect(lengths).toEqual([120, 100, 120, 300]);
  for (const text of [header?.title, header?.gaTag, floating?.title, floating?.text]) expect(text).not.toMatch(/[\ud800-\udfff]$/u);
});

test.each([null, 'x', [], {}, { banners: null }, { banners: { data: null } }, { banners: { data: [] } }])(
  '[R8.27] the response %j has no promotions',
  (answer) => {
    expect(toPromotions(answer, href)).toBeNull();
  },
);

test('[R7.025] a response without banners shows neither strip nor float', () => {
  expect(map({})).toEqual({ header: null, floating: null });
  expect(map({ headerBanner: [], floatingBanners: 'x' })).toEqual({ header: null, floating: null });
});

test.each([
  ['2026-01-15', '2026-04-15'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
  ['2026-03-31', '2026-06-30'],
])('[R9.72] [A134] three months after %s are %s', (from, to) => {
  expect(addMonths(new Date(`${from}T12:00:00`).getTime(), 3)).toEqual(new Date(`${to}T12:00:00`));
});
