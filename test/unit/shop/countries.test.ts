import { COUNTRIES, isCountryCode } from '../../../src/shop/countries/countries';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import { fakePage } from '../../support/fakes/fakePage';
import { readMessages } from '../../support/messages';

describe('the six shops', () => {
  test('[R0.02] the primary shop is Slovenian: the default when the page sets none', () => {
    expect(readShopConfig('{}', fakePage().log).country).toBe('SI');
    expect(COUNTRIES.SI).toEqual({ code: 'SI', language: 'sl', locale: 'sl-SI', currency: 'EUR', decimals: 2, phonePrefix: '+386' });
  });

  test.each([
    ['[R0.04]', 'CZ', 'cs', 'CZK', 0, '+420', 'Zavřít'],
    ['[R0.05]', 'SK', 'sk', 'EUR', 2, '+421', 'Zavrieť'],
    ['[R0.06]', 'PL', 'pl', 'PLN', 2, '+48', 'Zamknij'],
    ['[R0.07]', 'HU', 'hu', 'HUF', 0, '+36', 'Bezárás'],
    ['[R0.08]', 'HR', 'hr', 'EUR', 2, '+385', 'Zatvori'],
  ] as const)(
    '%s %s is a sibling with its language, currency, prefix and texts',
    (_row, code, language, currency, decimals, phonePrefix, close) => {
      expect(readShopConfig(JSON.stringify({ country: code }), fakePage().log).country).toBe(code);
      expect(COUNTRIES[code]).toMatchObject({ code, language, currency, decimals, phonePrefix });
      expect(COUNTRIES[code].locale).toBe(`${language}-${code}`);
      expect(readMessages(language)['txt_modal_close']).toBe(close);
    },
  );

  test('every country has its own texts for worded formats', () => {
    const generic = Object.values(COUNTRIES).map(({ language }) => readMessages(language)['err_generic']);
    expect(new Set(generic).size).toBe(6);
  });

  test.each(['toString', '__proto__', 'AT', '', 'si', 5, null, ['SI']])('%p is not a shop', (value) => {
    expect(isCountryCode(value)).toBe(false);
  });
});
