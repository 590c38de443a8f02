import { createShop } from '../../../src/shop/createShop';
import { COUNTRIES } from '../../../src/shop/countries/countries';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import type { Page } from '../../../src/page/page';
import type { Shop } from '../../../src/shop/shop';
import type { Messages } from '../../../src/shop/translate';
import { readMessages } from '../messages';

/** The part of the Slovenian reference shop's configuration that tests need. */
const PRINTED = {
  country: 'SI',
  csrfToken: 'token',
  urlKeys: { search: '/iskanje', brand: '/znamke', partner: '/partnerji', cart: '/kosarica', login: '/prijava' },
};

/** The real shop, from a printed configuration and the real texts or those that are given. */
export function testShop(page: Page, printed: Readonly<Record<string, unknown>> = {}, texts?: Messages): Shop {
  const config = readShopConfig(JSON.stringify({ ...PRINTED, ...printed }), page.log);
  return createShop({
    page,
    config,
    messages: texts ?? readMessages(COUNTRIES[config.country].language),
    fetchTexts: () => Promise.resolve({}),
  });
}
