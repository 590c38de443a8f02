import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createFlags, FLAG_DEFAULTS } from '../../../src/shop/flags';
import type { FlagSetting, SettingName, SwitchName } from '../../../src/shop/flags';
import { createShop } from '../../../src/shop/createShop';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';

const flagsOf = (pageFlags: Record<string, FlagSetting> = {}, cookies: Record<string, string> = {}) =>
  createFlags(pageFlags, fakePage({ cookies }).cookies);

const switches = (Object.keys(FLAG_DEFAULTS) as (keyof typeof FLAG_DEFAULTS)[]).filter(
  (name): name is SwitchName => typeof FLAG_DEFAULTS[name] === 'boolean',
);

describe('flags', () => {
  test.each([
    ['[R1.15]', 'qr_payment_thank_you'],
    ['[R1.16]', 'newsletter_subscribe_in_cart'],
    ['[R1.17]', 'pup_time_window'],
    ['[R1.18]', 'preload_pups'],
    ['[R1.19]', 'send_cart_to_friend'],
    ['[R1.20]', 'subsequent_delivery'],
    ['[R1.21]', 'suggested_delivery'],
    ['', 'facebook_login'],
  ] as const)('%s %s exists, is off by default and is switched by the page and by its cookie', (_row, name) => {
    expect(switches).toContain(name);
    expect(flagsOf().isOn(name)).toBe(false);
    expect(flagsOf({ [name]: true }).isOn(name)).toBe(true);
    expect(flagsOf({}, { [name]: '1' }).isOn(name)).toBe(true);
    expect(flagsOf({ [name]: true }, { [name]: '0' }).isOn(name)).toBe(false);
  });

  test('[R1.12] the page switches a flag in its configuration', () => {
    const page = fakePage();
    const config = readShopConfig('{"flags":{"preload_pups":true,"pup_time_window":"on","suggested_delivery":0}}', page.log);
    const { flags } = createShop({ page, config, messages: {}, fetchTexts: () => Promise.resolve({}) });
    expect(flags.isOn('preload_pups')).toBe(true);
    expect(flags.isOn('pup_time_window')).toBe(true);
    expect(flags.isOn('suggested_delivery')).toBe(false);
  });

  test.each([
    ['1', true],
    ['true', true],
    ['on', true],
    ['ON', true],
    ['0', false],
    ['false', false],
    ['off', false],
    ['', false],
  ])('[R1.13] a cookie %j overrides the configuration, to %s', (cookie, isOn) => {
    expect(flagsOf({ preload_pups: !isOn }, { preload_pups: cookie }).isOn('preload_pups')).toBe(isOn);
  });

  test.each(['yes', '2', 'javascript:1', 'undefined'])(
    '[R1.13] a cookie that is neither on nor off (%s) leaves a flag as the page sets it',
    (cookie) => {
      expect(flagsOf({ preload_pups: true }, { preload_pups: cookie }).isOn('preload_pups')).toBe(true);
      expect(flagsOf({}, { preload_pups: cookie }).isOn('preload_pups')).toBe(false);
    },
  );

  test.each(['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'brand_new_flag'])(
    '[R1.14] (proto-09) %s is off, regardless of page and cookies',
    (name) => {
      const flags = flagsOf({ [name]: true }, { [name]: '1' });
      expect(flags.isOn(name as SwitchName)).toBe(false);
      expect(flags.setting(name as SettingName)).toBe(0);
    },
  );

  test('[R1.14] properties on Object.prototype switch nothing on', () => {
    Object.assign(Object.prototype, { preload_pups: true });
    try {
      expect(flagsOf().isOn('preload_pups')).toBe(false);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'preload_pups');
    }
  });

  test('(cookie-02) a cookie cannot grant a programme or a level', () => {
    expect(flagsOf({}, { vip_plus_program: '1' }).isOn('vip_plus_program' as SwitchName)).toBe(false);
  });

  test('[R1.13] a cookie overrides flags only, never an address', () => {
    const page = fakePage({
      cookies: { search: 'https://evil.example', endpointBase: '/evil', wishlistUrl: '/evil', mediaUrl: '//evil.example/{mediaId}' },
    });
    const config = readShopConfig('{"urlKeys":{"search":"/iskanje"},"wishlistUrl":"/zelje"}', page.log);
    const { links } = createShop({ page, config, messages: {}, fetchTexts: () => Promise.resolve({}) });
    expect(links.search({ keyword: 'a' })).toBe('/iskanje?s=a');
    expect(links.wishlists()).toBe('/zelje');
    expect(links.media(1, 59)).toBe('/media/1/59');
    expect(config.endpointBase).toBe('');
  });
});

function delay(page: FlagSetting | undefined, cookie?: string): number {
  const name = 'confirmation_redirect_loader_time';
  return flagsOf(page === undefined ? {} : { [name]: page }, cookie === undefined ? {} : { [name]: cookie }).setting(name);
}

describe('the confirmation delay', () => {
  test("[R2.23] is 3000 ms, overridden by the page's setting and by its cookie", () => {
    expect(delay(undefined)).toBe(3000);
    expect(delay(500)).toBe(500);
    expect(delay('500')).toBe(500);
    expect(delay(0)).toBe(0);
    expect(delay(500, '1500')).toBe(1500);
    expect(delay(500, '0')).toBe(0);
  });

  test.each([-1, 'soon', '', ' ', true, Number.NaN, Number.POSITIVE_INFINITY])('[R2.23] %p is ignored', (value) => {
    expect(delay(value)).toBe(3000);
    expect(delay(500, String(value === true ? 'true' : value))).toBe(500);
  });
});

test('every flag describes what it gates in one line', () => {
  const source = readFileSync(resolve(__dirname, '../../../src/shop/flags.ts'), 'utf8');
  for (const name of Object.keys(FLAG_DEFAULTS)) expect(source).toMatch(new RegExp(`/\\*\\* .{10,} \\*/\\n  ${name}: (boolean|number);`));
});
