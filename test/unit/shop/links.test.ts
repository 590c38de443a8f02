import { createLinks } from '../../../src/shop/links';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import type { UrlKey } from '../../../src/shop/urlKeys';
import { fakePage } from '../../support/fakes/fakePage';

const KEYS: Record<UrlKey, string> = {
  home: '/', search: '/iskanje', brand: '/znamka', register: '/registracija', passwordRecovery: '/pozabljeno-geslo', logout: '/odjava',
  clientMyAccount: '/moj-racun', clientWishlist: '/seznam-zelja', clientPurchaseList: '/narocila', clientWatchdog: '/obvescanje',
  bonusSetDetail: '/bonus', cart: '/kosarica', partner: '/partner', smartTrial: '/preizkus', login: '/prijava', terms: '/pogoji',
  privacy: '/zasebnost',
}; // prettier-ignore

function linksOf(config: object = { urlKeys: KEYS }) {
  const page = fakePage({ href: 'https://www.shop.si/izdelek/a' });
  return { links: createLinks(page, readShopConfig(JSON.stringify(config), page.log)), page };
}

const { links } = linksOf();

const searchAt = (url: string) => linksOf({ urlKeys: { search: url } }).links.search({ keyword: 'a' });

describe('pages with url keys', () => {
  test.each([
    ['[R2.26]', 'search'],
    ['[R2.27]', 'brand'],
    ['[R2.28]', 'register'],
    ['[R2.29]', 'passwordRecovery'],
    ['[R2.30]', 'logout'],
    ['[R2.31]', 'clientMyAccount'],
    ['[R2.32]', 'clientWishlist'],
    ['[R2.33]', 'clientPurchaseList'],
    ['[R2.34]', 'clientWatchdog'],
    ['[R2.35]', 'bonusSetDetail'],
    ['', 'partner'],
    ['', 'login'],
    ['', 'smartTrial'],
  ] as const)('%s %s comes from the map', (_row, key) => {
    expect(links.to(key)).toBe(KEYS[key]);
    expect(linksOf({ urlKeys: { [key]: 'stran' } }).links.to(key)).toBe('/stran');
    expect(linksOf({ urlKeys: {} }).links.to(key)).toBeNull();
  });

  test('[R2.25] a missing key makes no link and is reported once (A011)', () => {
    const { links: bare, page } = linksOf({});
    expect([bare.to('register'), bare.to('register'), bare.search({ keyword: 'a' }), bare.search({ keyword: 'b' })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(page.logs.map(({ message }) => message)).toEqual([
      expect.stringContaining('urlKeys.register'),
      expect.stringContaining('urlKeys.search'),
    ]);
  });

  test('[R2.25] a value may be absolute, and a missing leading slash is added', () => {
    const { links: mixed } = linksOf({
      urlKeys: { register: 'cz/registrace', login: 'https://login.shop.si/prijava', search: '//isci.shop.si/s' },
    });
    expect(mixed.to('register')).toBe('/cz/registrace');
    expect(mixed.to('login')).toBe('https://login.shop.si/prijava');
    expect(mixed.to('search')).toBe('https://isci.shop.si/s');
  });

  test('[R2.36] home is /', () => expect(links.home()).toBe('/'));

  test("[D14] [A158] home is the own shop's: the page of urlKeys.home, else the root of the shop’s paths", () => {
    expect(linksOf({ country: 'CZ', endpointBase: '/cz' }).links.home()).toBe('/cz/');
    expect(linksOf({ endpointBase: '/cz', urlKeys: { home: '/cz/uvod' } }).links.home()).toBe('/cz/uvod');
  });

  test('the cart is at its key, else /cart, without a warning (A012)', () => {
    const { links: bare, page } = linksOf({});
    expect(links.cart()).toBe('/kosarica');
    expect(bare.cart()).toBe('/cart');
    expect(page.logs).toEqual([]);
  });
});

describe('product suggestions', () => {
  test('[R2.37] have the form /{urlKey}?src=sug&s={keyword}', () => {
    expect(links.suggestedProduct('grelnik-vode', 'grelnik')).toBe('/grelnik-vode?src=sug&s=grelnik');
    expect(links.suggestedProduct('/cz/konvice', 'čaj 1+1')).toBe('/cz/konvice?src=sug&s=%C4%8Daj%201%2B1');
    expect(links.suggestedProduct('a?color=red', 'x')).toBe('/a?color=red&src=sug&s=x');
  });

  test.each([
    '',
    '/',
    ' ',
    'javascript:alert(1)',
    'data:text/html,<script>window.__xss=1</script>',
    '//evil.example',
    '/\\evil.example',
    'a/../../logout',
    '%2e%2e/logout',
    './x',
    'a\tb',
    'https://evil.example/x',
  ])('[R2.37] (url-07) a urlKey that leads to another origin makes no link: %j', (urlKey) =>
    expect(links.suggestedProduct(urlKey, 'x')).toBeNull(),
  );
});

describe('brand suggestions', () => {
  test('[R2.38] have the form /{brandKey}/{urlKey}?src=sug', () => {
    expect(links.suggestedItem({ type: 'brand', urlKey: 'topla' }, 'to')).toBe('/znamka/topla?src=sug');
    expect(linksOf({ urlKeys: { brand: '/cz/znacka/' } }).links.suggestedItem({ type: 'brand', urlKey: 'topla' }, 'to')).toBe(
      '/cz/znacka/topla?src=sug',
    );
  });

  test('[R2.39] with an absolute URL lead to it, plus src=sug', () => {
    const item = { type: 'brand', urlKey: 'topla', absoluteUrl: 'https://topla.example/si' };
    expect(links.suggestedItem(item, 'to')).toBe('https://topla.example/si?src=sug');
    expect(links.suggestedItem({ ...item, absoluteUrl: 'https://topla.example/si?a=1#b' }, 'to')).toBe(
      'https://topla.example/si?a=1&src=sug#b',
    );
  });

  test.each([
    'vbscript:msgbox(1)',
    'JaVaScRiPt:window.__xss=1',
    'java\tscript:window.__xss=1',
    'javascript://shop.si/%0awindow.__xss=1',
    'https://user:secret@shop.si/',
  ])('[R2.39] (url-08) an absolute URL with another scheme than http(s) makes no link: %j', (absoluteUrl) =>
    expect(links.suggestedItem({ type: 'brand', urlKey: 'topla', absoluteUrl }, 'to')).toBeNull(),
  );

  test('[R2.38] without either address there is no link', () => {
    expect(links.suggestedItem({ type: 'brand', urlKey: null, absoluteUrl: null }, 'to')).toBeNull();
    expect(linksOf({}).links.suggestedItem({ type: 'brand', urlKey: 'topla' }, 'to')).toBeNull();
  });
});

describe('search results', () => {
  test('[R2.40] are the search page with the keyword in s', () => {
    expect(links.search({ keyword: 'čevlji' })).toBe('/iskanje?s=%C4%8Devlji');
    expect(links.search({ keyword: '' })).toBe('/iskanje?s=');
  });

  test('[R2.41] src is optional', () => {
    expect(links.search({ keyword: 'a', src: 'sug' })).toBe('/iskanje?s=a&src=sug');
    expect(links.search({ keyword: 'a', src: '' })).toBe('/iskanje?s=a');
  });

  test('[R2.42] category ids are sent in c[], once per id, with literal brackets', () => {
    expect(links.search({ keyword: 'a', categoryIds: ['412', 7, ''] })).toBe('/iskanje?s=a&c[]=412&c[]=7');
  });

  test('[R2.43] categoryLabel comes last', () => {
    expect(links.search({ keyword: 'a', src: 'sug', categoryIds: [1], categoryLabel: 'Grelniki & lonci' })).toBe(
      '/iskanje?s=a&src=sug&c[]=1&categoryLabel=Grelniki%20%26%20lonci',
    );
  });

  test('query and fragment of the configured search page are kept (A022)', () => {
    expect(searchAt('/index.php?route=search&sid=1')).toBe('/index.php?route=search&sid=1&s=a');
    expect(searchAt('/iskanje?')).toBe('/iskanje?s=a');
    expect(searchAt('/iskanje#vse')).toBe('/iskanje?s=a#vse');
  });

  test.each([
    ['"><svg onload=window.__xss=1>', '%22%3E%3Csvg%20onload%3Dwindow.__xss%3D1%3E'],
    ['${7*7}{{7*7}}#{7*7}', '%24%7B7*7%7D%7B%7B7*7%7D%7D%23%7B7*7%7D'],
    ['%3Cscript%3E', '%253Cscript%253E'],
    ['a&b=c#d', 'a%26b%3Dc%23d'],
    ['\ud800', '%EF%BF%BD'],
    ['a\udc00b', 'a%EF%BF%BDb'],
    ['😀', '%F0%9F%98%80'],
    ['مرحبا', '%D9%85%D8%B1%D8%AD%D8%A8%D8%A7'],
  ])('[R2.40] (search-02 … search-09) %j is encoded once and never throws', (keyword, encoded) => {
    expect(links.search({ keyword })).toBe(`/iskanje?s=${encoded}`);
    expect(links.suggestedProduct('a', keyword)).toBe(`/a?src=sug&s=${encoded}`);
  });

  test('[R2.42] [R2.43] a category suggestion searches the keyword in its category (A120)', () => {
    expect(links.suggestedItem({ type: 'category', id: '412', title: 'Grelniki', suggest: 'grelniki vode' }, 'gre')).toBe(
      '/iskanje?s=gre&src=sug&c[]=412&categoryLabel=Grelniki',
    );
    expect(links.suggestedItem({ type: 'category', id: 7 }, 'gre')).toBe('/iskanje?s=gre&src=sug&c[]=7');
  });

  test('[R2.40] any other suggestion searches its own text (A120)', () => {
    expect(links.suggestedItem({ type: 'phrase', suggest: 'grelniki vode', title: 'Grelniki' }, 'gre')).toBe(
      '/iskanje?s=grelniki%20vode&src=sug',
    );
    expect(links.suggestedItem({ type: 'phrase', suggest: null, title: 'Grelniki' }, 'gre')).toBe('/iskanje?s=Grelniki&src=sug');
    expect(links.suggestedItem({ type: 'toString' }, 'gre')).toBe('/iskanje?s=gre&src=sug');
  });
});

describe('other pages', () => {
  test('[R2.44] bonus-set products are at bonusSetDetail', () => {
    expect(links.bonusSetProduct('set-posode')).toBe('/bonus/set-posode');
    expect(links.bonusSetProduct('')).toBeNull();
    expect(linksOf({}).links.bonusSetProduct('set')).toBeNull();
  });

  test('[R2.45] a partner is at the partner segment, else there is no link (A013)', () => {
    expect(links.partner('dom-in-vrt')).toBe('/partner/dom-in-vrt');
    expect(links.suggestedItem({ type: 'partner', urlKey: 'dom-in-vrt' }, 'dom')).toBe('/partner/dom-in-vrt');
    expect(links.suggestedItem({ type: 'partner', urlKey: null }, 'dom')).toBeNull();
    expect(linksOf({}).links.partner('dom-in-vrt')).toBeNull();
  });

  test('[R2.46] wishlists are at wishlistUrl, else at clientWishlist (A125)', () => {
    expect(linksOf({ wishlistUrl: '/zelje', urlKeys: KEYS }).links.wishlists()).toBe('/zelje');
    expect(links.wishlists()).toBe('/seznam-zelja');
  });

  test('[R2.47] a wishlist is at {wishlistUrl}-detail/{id}, its id one encoded segment (shape-15)', () => {
    expect(linksOf({ wishlistUrl: '/zelje' }).links.wishlist(12)).toBe('/zelje-detail/12');
    expect(links.wishlist('1/../../logout')).toBe('/seznam-zelja-detail/1%2F..%2F..%2Flogout');
    expect([links.wishlist('..'), links.wishlist('.'), links.wishlist('')]).toEqual([null, null, null]);
  });

  test('[R7.168] logout has the csrf token (A007)', () => {
    expect(links.logout('a+b')).toBe('/odjava?csrftoken=a%2Bb');
    expect(links.logout(null)).toBe('/odjava');
    expect(linksOf({}).links.logout('a')).toBeNull();
  });

  test('a picture has its id and width in its URL', () => {
    expect(links.media('p100234', 118)).toBe('/media/p100234/118');
    expect(linksOf({ mediaUrl: 'https://media.example/{mediaId}_{width}.webp' }).links.media('a b$&', 59)).toBe(
      'https://media.example/a%20b%24%26_59.webp',
    );
    expect(links.media('javascript://shop.si/%0awindow.__xss=1', 59)).toBe('/media/javascript%3A%2F%2Fshop.si%2F%250awindow.__xss%3D1/59');
    expect([links.media('', 59), links.media('..', 59)]).toEqual([null, null]);
  });
});

describe('links sent by the server', () => {
  test.each([
    ['/akcija?x=1#y', '/akcija?x=1#y'],
    ['akcija', '/akcija'],
    [' /akcija ', '/akcija'],
    ['https://blog.example/a b', 'https://blog.example/a%20b'],
    ['HTTP://BLOG.example', 'http://blog.example/'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['a:b/c', null],
    ['JaVaScRiPt:window.__xss=1', null],
    ['java\tscript:window.__xss=1', null],
    ['java\nscript:window.__xss=1', null],
    ['\u0001javascript:alert(1)', null],
    ['javascript://shop.si/%0awindow.__xss=1', null],
    ['data:text/html,<script>window.__xss=1</script>', null],
    ['vbscript:msgbox(1)', null],
    ['blob:https://www.shop.si/1', null],
    ['file:///etc/passwd', null],
    ['/\\evil.example/', null],
    ['https://user@evil.example/', null],
    ['https://', null],
    ['', null],
    ['   ', null],
    [`/${'a'.repeat(2048)}`, null],
    [null, null],
    [{ url: '/x' }, null],
    [['/x'], null],
    [5, null],
  ])('(url-02 … url-08) %j becomes %j', (value, href) => expect(links.href(value)).toBe(href));
});
