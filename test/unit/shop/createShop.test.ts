import { createShop } from '../../../src/shop/createShop';
import { FLAG_DEFAULTS } from '../../../src/shop/flags';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';
import { readMessages } from '../../support/messages';

function shopOf(config: object, cookies: Record<string, string> = {}) {
  const page = fakePage({ cookies });
  return {
    page,
    shop: createShop({
      page,
      config: readShopConfig(JSON.stringify(config), page.log),
      messages: readMessages('cs'),
      fetchTexts: () => Promise.resolve({}),
    }),
  };
}

test('[R0.04] country and configuration together set texts, currency and links', () => {
  const { shop } = shopOf({ country: 'CZ', urlKeys: { search: '/cz/hledani' }, messages: { txt_modal_close: 'Zavřít okno' } });
  expect(shop.countryCode).toBe('CZ');
  expect(shop.country.phonePrefix).toBe('+420');
  expect(shop.t('txt_search_submit')).toBe('Hledat');
  expect(shop.t('txt_modal_close')).toBe('Zavřít okno');
  expect(shop.format.money(1234.5)).toBe('1\u00a0235\u00a0Kč');
  expect(shop.links.search({ keyword: 'a' })).toBe('/cz/hledani?s=a');
});

describe('adult-only pictures (A066)', () => {
  test.each([
    [undefined, undefined, false],
    [undefined, '1', true],
    [undefined, '0', false],
    ['1', undefined, true],
    ['0', '1', false],
    ['2', '1', false],
    ['', '1', false],
    ['true', '1', false],
  ])('cookie %j, configuration %j: shown %s', (cookie, allowAdult, isShown) => {
    const { shop } = shopOf(allowAdult === undefined ? {} : { allowAdult }, cookie === undefined ? {} : { allowAdult: cookie });
    expect(shop.areAdultImagesShown()).toBe(isShown);
  });

  test('are shown without a reload once the server has set the cookie', () => {
    const { shop, page } = shopOf({});
    expect(shop.areAdultImagesShown()).toBe(false);
    page.cookieJar.set('allowAdult', '1');
    expect(shop.areAdultImagesShown()).toBe(true);
  });
});

test("(cookie-07) only our flags and the age cookie are read, never the shop's session", () => {
  const page = fakePage({ cookies: { PHPSESSID: 'secret', shop_session: 'secret' } });
  const get = jest.spyOn(page.cookies, 'get');
  const config = readShopConfig('{"country":"SI"}', page.log);
  const shop = createShop({ page, config, messages: readMessages('sl'), fetchTexts: () => Promise.resolve({}) });
  shop.areAdultImagesShown();
  expect(get.mock.calls.map(([name]) => name)).toEqual([...Object.keys(FLAG_DEFAULTS), 'allowAdult']);
});
