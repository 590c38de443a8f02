import { createLinks } from '../../../src/shop/links';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';

function read(config: unknown) {
  const page = fakePage();
  const text = typeof config === 'string' || config === null ? config : JSON.stringify(config);
  return { config: readShopConfig(text, page.log), page, messages: page.logs.map(({ message }) => message) };
}

describe('a valid configuration', () => {
  test('[R1.12] [R2.25] every key is read as printed', () => {
    const printed = {
      country: 'CZ',
      shopName: 'Obchod Lípa',
      csrfToken: 'abc123',
      csrfHeader: 'X-Token',
      cartId: '9007199254740993',
      endpointBase: '/cz',
      flags: { preload_pups: true, confirmation_redirect_loader_time: 500, variant: 'B' },
      urlKeys: { search: '/cz/hledani', cart: 'https://www.shop.cz/kosik' },
      wishlistUrl: '/cz/seznam-prani',
      endpoints: { suggest: { method: 'POST', path: '/cz/api/suggest' } },
      extensions: false,
      messages: { txt_modal_close: 'Zavřít okno' },
      maintenance: true,
      suggestStatus: '0',
      allowAdult: '1',
      isAdultPage: true,
      isCampaignPage: true,
      permanentMenu: true,
      cartMaxArticleItems: 12,
      reservationUrgeMinutes: 2,
      passwordPattern: '.*\\d.*',
      mediaUrl: 'https://media.example/{mediaId}-{width}.webp',
      allowedOrigins: ['https://pay.example'],
      alternativePrice: { validFrom: 1, validTo: null, currency: 'EUR', decimals: 2, exchangeRate: 0.04 },
      freeDeliveryVersion: 2,
      financingWaitS: 90,
      trackingId: 'u-1',
      payments: { disabledPaymentCodes: ['SI#'], mobilePaySuffixes: [] },
      legalConditionsApi: '/api/legal',
      consentCode: 'zbiranje',
      vipNoticeCookie: 'vip-obvestilo',
      contentHashes: { 'head-links': 'a1b2c3' },
      personalisation: false,
      gtm: { url: 'https://gtm.example', tokenHeader: 'X-Gtm', token: 'secret' },
      tracking: { analyticsUrl: '/behaviour' },
      facebook: { appId: '12345', version: 'v19.0', sdkUrl: 'https://sdk.example/sdk.js' },
      contact: { phone: '+420 555 01 00', email: 'pomoc@lipa.example', url: '/cz/kontakt' },
      checkout: { logo: '/logo.svg', returns: '/cz/vraceni' },
      saveForLater: { path: '/cz/kosik/saved', tokenField: 'csrftoken' },
      prefetchPages: { include: ['/cz/c/*'], exclude: ['/cz/c/*?*do=*'] },
      pickupMap: { tileUrl: '/dlazdice/{z}/{x}/{y}.png' },
      customer: { firstname: 'Ana', vipType: 'vip' },
    };
    const { config, messages } = read(printed);
    expect(config).toEqual(printed);
    expect(messages).toEqual([]);
  });

  test('[R0.02] missing keys have their defaults, and null counts as missing', () => {
    const { config, messages } = read({ country: null, cartId: null, gtm: null });
    expect(config).toMatchObject({
      country: 'SI', shopName: null, csrfHeader: 'X-CSRF-Token', csrfToken: null, cartId: null, endpointBase: '', maintenance: false,
      suggestStatus: '1', cartMaxArticleItems: 30, mediaUrl: '/media/{mediaId}/{width}', freeDeliveryVersion: 1, gtm: null,
    }); // prettier-ignore
    expect(messages).toEqual([]);
  });

  test('[A069] an absent cart id is not null: the page does not know whether there is a cart', () => {
    expect([read({}).config.cartId, read({ cartId: null }).config.cartId]).toEqual([undefined, null]);
  });

  test('PHP’s forms are accepted: [] for an empty map, 1 and "1" for true, numbers for ids, digits for numbers', () => {
    const { config, messages } = read({
      country: 'si', flags: [], urlKeys: [], endpoints: [], messages: [], maintenance: 1, permanentMenu: '0', cartId: 42,
      suggestStatus: 0, allowAdult: 1, cartMaxArticleItems: '12', endpoints2: undefined,
    }); // prettier-ignore
    expect(config).toMatchObject({
      country: 'SI',
      maintenance: true,
      permanentMenu: false,
      cartId: '42',
      suggestStatus: '0',
      allowAdult: '1',
      cartMaxArticleItems: 12,
    });
    expect(Object.keys(config.flags)).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('[R3.103] limits of the alternative price may be ISO dates; a date alone is the whole day', () => {
    const { config } = read({
      alternativePrice: { validFrom: '2023-01-01', validTo: '2023-12-31', currency: 'HRK', decimals: '2', exchangeRate: '7.5345' },
    });
    expect(config.alternativePrice).toEqual({
      validFrom: new Date(2023, 0, 1).getTime(),
      validTo: new Date(2024, 0, 1).getTime() - 1,
      currency: 'HRK',
      decimals: 2,
      exchangeRate: 7.5345,
    });
    const exact = read({ alternativePrice: { validTo: '2023-12-31T12:00:00Z', currency: 'HRK', decimals: 2, exchangeRate: 7.5 } });
    expect(exact.config.alternativePrice).toMatchObject({ validFrom: null, validTo: Date.UTC(2023, 11, 31, 12) });
  });
});

describe('pages to prefetch', () => {
  test('there are none by default, and the list of exclusions may be left out', () => {
    expect(read({}).config.prefetchPages).toBeNull();
    expect(read({ prefetchPages: { include: ['/p/*'] } })).toMatchObject({
      config: { prefetchPages: { include: ['/p/*'], exclude: [] } },
      messages: [],
    });
  });

  test.each([
    ['a text', '/c/*', 'prefetchPages: expected an object, got "/c/*"'],
    ['no list', { exclude: ['/odjava'] }, 'prefetchPages.include: expected a list of at most 50 paths, got undefined'],
    ['51 paths', { include: Array(51).fill('/c') }, 'prefetchPages.include: expected a list of at most 50 paths, got ["/c"'],
    ['an address', { include: ['https://a.example/*'] }, 'include.0: expected a path of this shop such as /c/*, got "https://a.example/*"'],
    ['another host', { include: ['/c/*', '//a.example/*'] }, 'include.1: expected a path of this shop such as /c/*, got "//a.example/*"'],
    ['a disguised host', { include: ['/\\a.example'] }, 'include.0: expected a path of this shop such as /c/*'],
    [
      'an invalid exclusion',
      { include: ['/*'], exclude: ['odjava'] },
      'exclude.0: expected a path of this shop such as /c/*, got "odjava"',
    ],
    ['a misspelt key', { include: ['/*'], excluded: ['/odjava'] }, 'prefetchPages.excluded: expected include or exclude, got ["/odjava"]'],
  ])('%s: one error that names what is wrong, and nothing is prefetched', (_what, prefetchPages, message) => {
    const { config, messages } = read({ prefetchPages });
    expect(config.prefetchPages).toBeNull();
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});

describe('an invalid configuration', () => {
  test('without the element: the Slovenian shop, with one warning', () => {
    const { config, page } = read(null);
    expect(config.country).toBe('SI');
    expect(page.logs).toHaveLength(1);
    expect(page.logs[0]).toMatchObject({ level: 'warn', message: expect.stringContaining('vitrina-config') });
  });

  test.each(['{"country":"HR"', '', 'undefined', '<br />Notice: x {"country":"HR"}', '['.repeat(200_000)])(
    'broken JSON is one error, with the defaults: %.20s',
    (text) => {
      const { config, page } = read(text);
      expect(config.country).toBe('SI');
      expect(page.logs.map(({ level }) => level)).toEqual(['error']);
      expect(page.logs[0]?.message).toContain('expected one JSON object');
    },
  );

  test('a leading byte order mark, as of a PHP file, is not part of the JSON', () => {
    expect(read('\uFEFF\n{"country":"HR"}\n')).toMatchObject({ config: { country: 'HR' }, messages: [] });
  });

  test('HTML-escaped JSON is reported as such', () => {
    expect(read('{&quot;country&quot;:&quot;HR&quot;}').messages[0]).toContain('HTML-escaped');
  });

  test.each(['null', '5', '"text"', '[1]'])('JSON that is not an object: %s', (text) => {
    const { config, messages } = read(text);
    expect(config.country).toBe('SI');
    expect(messages).toHaveLength(1);
  });

  test.each([
    ['country', 'AT', 'one of SI, CZ, SK, PL, HU, HR', 'SI'],
    ['country', 'toString', 'one of SI, CZ, SK, PL, HU, HR', 'SI'],
    ['csrfHeader', 'X Token', 'the name of a header', 'X-CSRF-Token'],
    ['shopName', ' ', 'a name of at most 100 characters', null],
    ['shopName', 'Lipa\n', 'a name of at most 100 characters', null],
    ['shopName', 'x'.repeat(101), 'a name of at most 100 characters', null],
    ['cartId', { a: 1 }, 'an id', undefined],
    ['endpointBase', '//evil.example', 'nothing or a path such as /cz', ''],
    ['endpointBase', '/cz/../..', 'nothing or a path such as /cz', ''],
    ['wishlistUrl', 'javascript:alert(1)', 'a path or an http(s) address', null],
    ['maintenance', 'yes', 'true or false', false],
    ['suggestStatus', 'off', '"0" or "1"', '1'],
    ['cartMaxArticleItems', 0, 'a whole number from 1 to 9999', 30],
    ['cartMaxArticleItems', 2.5, 'a whole number from 1 to 9999', 30],
    ['reservationUrgeMinutes', -1, 'a whole number from 0 to 1200', 5],
    ['passwordPattern', '(', 'a regular expression', null],
    ['mediaUrl', '/media', 'an address with the place {mediaId}', '/media/{mediaId}/{width}'],
    ['mediaUrl', 'data:{mediaId}', 'an address with the place {mediaId}', '/media/{mediaId}/{width}'],
    ['legalConditionsApi', 'vbscript:x', 'a path or an http(s) address', null],
    ['customer', 'Ana', 'an object', null],
    ['allowedOrigins', 'https://pay.example', 'a list', []],
  ])('%s = %j: expected %s', (key, value, expected, fallback) => {
    const { config, messages } = read({ [key]: value, permanentMenu: true });
    expect(config).toMatchObject({ [key]: fallback, permanentMenu: true });
    expect(messages).toEqual([expect.stringContaining(`configuration ${key}: expected ${expected}, got `)]);
  });

  test('an invalid entry of a map or list is dropped, the others are kept, and the report has its path', () => {
    const { config, messages } = read({
      flags: { preload_pups: true, broken: { a: 1 } },
      urlKeys: { search: '/iskanje', brand: 'javascript:alert(1)', register: 7, cart: ['/kosarica'] },
      endpoints: { suggest: { method: 'BREW', path: '/s' }, login: { path: 'java\nscript:x', method: 'put' }, register: 5 },
      messages: { a: 'A', b: null, c: 5 },
      allowedOrigins: ['https://pay.example', 'https://pay.example/path', '*', 'pay.example', null],
    });
    expect(config.flags).toEqual({ preload_pups: true });
    expect(config.urlKeys).toEqual({ search: '/iskanje', register: '7' });
    expect(config.endpoints).toEqual({ suggest: { path: '/s' }, login: { method: 'PUT' } });
    expect(config.messages).toEqual({ a: 'A', c: '5' });
    expect(config.allowedOrigins).toEqual(['https://pay.example']);
    expect(messages.map((message) => /configuration (\S+):/.exec(message)?.[1])).toEqual([
      'flags.broken', 'urlKeys.brand', 'urlKeys.cart', 'endpoints.suggest.method', 'endpoints.login.path', 'endpoints.register',
      'messages.b', 'allowedOrigins.1', 'allowedOrigins.2', 'allowedOrigins.3', 'allowedOrigins.4',
    ]); // prettier-ignore
  });

  test('[R3.103] an alternative price with one invalid field is not shown at all', () => {
    const good = { currency: 'HRK', decimals: 2, exchangeRate: 7.5 };
    for (const bad of [
      { currency: 'kn' },
      { decimals: 9 },
      { exchangeRate: 0 },
      { exchangeRate: 'x' },
      { validFrom: 'soon' },
      { validTo: {} },
    ]) {
      const { config, messages } = read({ alternativePrice: { ...good, ...bad } });
      expect(config.alternativePrice).toBeNull();
      expect(messages).toEqual([expect.stringContaining(`alternativePrice.${Object.keys(bad)[0]}: expected`)]);
    }
  });

  test('what is measured is read with the code that measures: here it is any object', () => {
    expect(read({ tracking: { analyticsUrl: '/a' }, gtm: { url: '/gtm' } }).config).toMatchObject({
      tracking: { analyticsUrl: '/a' },
      gtm: { url: '/gtm' },
    });
    expect(read({ tracking: 'on', gtm: [] }).config).toMatchObject({ tracking: null, gtm: {} });
  });

  test('[R7.011] Facebook needs an app id; its version is v12.0 unless configured (A045)', () => {
    expect(read({ facebook: { appId: 12345 } }).config.facebook).toEqual({ appId: '12345', version: 'v12.0', sdkUrl: null });
    expect(read({ facebook: { appId: '1', version: '12', sdkUrl: 'javascript:1' } }).config.facebook).toEqual({
      appId: '1',
      version: 'v12.0',
      sdkUrl: null,
    });
    for (const facebook of [{}, { appId: 'x' }, 'x']) expect(read({ facebook }).config.facebook).toBeNull();
  });

  test('[D1] an invalid contact of the shop is reported and left out, and the valid ones stay', () => {
    const { config, messages } = read({
      contact: { phone: 'javascript:1', email: 'no address', url: '/kontakt' },
      checkout: { logo: 'data:x' },
    });
    expect([config.contact, config.checkout]).toEqual([
      { phone: null, email: null, url: '/kontakt' },
      { logo: null, returns: null },
    ]);
    expect(messages).toHaveLength(3);
    expect(read({ contact: 'call us' }).config.contact).toEqual({ phone: null, email: null, url: null });
  });

  test.each([
    ['another origin', { path: 'https://other.example/saved', tokenField: 'csrftoken' }],
    ['an origin without a scheme', { path: '//other.example/saved', tokenField: 'csrftoken' }],
    ['no field for the token', { path: '/kosarica/saved' }],
    ['a field with spaces', { path: '/kosarica/saved', tokenField: 'csrf token' }],
  ])('[D8] the form that saves for later is left out with %s', (_what, saveForLater) => {
    const { config, messages } = read({ saveForLater });
    expect([config.saveForLater, messages.length]).toEqual([null, 1]);
  });

  test('a long value is shortened in the report', () => {
    const { messages } = read({ country: 'x'.repeat(10_000) });
    expect(messages[0]?.length).toBeLessThan(250);
  });

  test.each(['a\r\nX-Evil: 1', 'a b', '', 'č', 'x'.repeat(5000)])(
    '(csrf-06) a token that is not allowed in a header is refused and not logged: %.12j',
    (csrfToken) => {
      const { config, messages } = read({ csrfToken });
      expect(config.csrfToken).toBeNull();
      expect(messages).toHaveLength(1);
      expect(messages[0]).toContain('not shown here');
      expect(messages[0]).not.toContain('X-Evil');
    },
  );

  test('a typo in a key is reported; keys of others are ignored', () => {
    const { messages } = read({ contry: 'HR', analyticsVendor: 'x', urlKeys: { serach: '/iskanje', confirmation: '/potrditev' } });
    expect(messages).toEqual([
      expect.stringContaining('contry is unknown; did you mean country?'),
      expect.stringContaining('urlKeys.serach is unknown; did you mean search?'),
    ]);
  });
});

describe('prototype pollution', () => {
  test.each([
    '{"__proto__":{"isAuth":true,"vipType":"vip","maintenance":true}}',
    '{"constructor":{"prototype":{"isLogged":true}}}',
    '{"prototype":{"isLogged":true}}',
  ])('(proto-01, proto-02) %s is refused and pollutes no object', (text) => {
    const { config, messages } = read(text);
    expect(Reflect.get({}, 'isAuth')).toBeUndefined();
    expect(Reflect.get({}, 'isLogged')).toBeUndefined();
    expect(config.maintenance).toBe(false);
    expect(Reflect.get(config, 'vipType')).toBeUndefined();
    expect(messages).toEqual([expect.stringContaining('expected no such key')]);
  });

  test('such keys are refused at any depth, with their path, and the rest is kept', () => {
    const { config, messages } = read(
      '{"flags":{"__proto__":{"a":1},"preload_pups":true},"customer":{"address":{"constructor":{"x":1},"city":"Celje"}}}',
    );
    expect(config.flags).toEqual({ preload_pups: true });
    expect(config.customer).toEqual({ address: { city: 'Celje' } });
    expect(messages.map((message) => /configuration (\S+):/.exec(message)?.[1])).toEqual([
      'flags.__proto__',
      'customer.address.constructor',
    ]);
  });

  test('properties on Object.prototype are not configuration', () => {
    const polluted = {
      maintenance: true,
      country: 'HR',
      search: '/evil',
      register: '/evil',
      suggest: { path: '/evil' },
      preload_pups: true,
    };
    Object.assign(Object.prototype, polluted);
    try {
      const { config, page } = read('{"urlKeys":{"brand":"/znamka"},"endpoints":{}}');
      expect(config.maintenance).toBe(false);
      expect(config.country).toBe('SI');
      expect(config.endpoints['suggest']).toBeUndefined();
      expect(config.flags['preload_pups']).toBeUndefined();
      expect(createLinks(page, config).to('register')).toBeNull();
      expect(createLinks(page, read(null).config).to('register')).toBeNull();
    } finally {
      for (const key of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, key);
    }
  });
});
