import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createShop } from '../../../src/shop/createShop';
import { COUNTRIES } from '../../../src/shop/countries/countries';
import { readShopConfig } from '../../../src/shop/readShopConfig';
import type { Page } from '../../../src/page/page';
import type { Shop } from '../../../src/shop/shop';
import type { Messages } from '../../../src/shop/translate';

/** The part of the Slovenian reference shop's configuration that tests need. */
const PRINTED = {
  country: 'SI',
  csrfToken: 'token',
  urlKeys: { search: '/iskanje', brand: '/znamke', partner: '/partnerji', cart: '/kosarica', login: '/prijava' },
};

const MESSAGES = join(__dirname, '../../../src/shop/messages');

const known = new Map<string, Messages>();

/** All texts of a language, including those of lazy chunks. */
export function readMessages(language: string): Messages {
  const messages = known.get(language) ?? parseMessages(language);
  known.set(language, messages);
  return messages;
}

function parseMessages(language: string): Messages {
  const files = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === `${language}.json`);
  const groups = files.map((file) => JSON.parse(readFileSync(join(MESSAGES, file), 'utf8')) as Messages);
  return Object.freeze(Object.assign({}, ...groups)) as Messages;
}

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
