import type { Page } from '../page/page';
import { COUNTRIES } from './countries/countries';
import { createFlags } from './flags';
import { createFormat } from './format';
import { createLinks } from './links';
import type { Shop } from './shop';
import type { ShopConfig } from './shopConfig';
import { createTranslate } from './translate';
import type { Messages, TextFile } from './translate';

export interface ShopParts {
  page: Page;
  config: ShopConfig;
  /** The bundled texts of the country's language. */
  messages: Messages;
  fetchTexts: (file: TextFile) => Promise<Messages>;
}

/** Creates the values that depend on country and configuration, once per page. */
export function createShop({ page, config, messages, fetchTexts }: ShopParts): Shop {
  const country = COUNTRIES[config.country];
  const known = { ...messages };
  const allowAdult = (): string | null => page.cookies.get('allowAdult') ?? config.allowAdult;
  const watchers = new Set<() => void>();
  return {
    config,
    countryCode: config.country,
    country,
    flags: createFlags(config.flags, page.cookies),
    links: createLinks(page, config),
    t: createTranslate(country.locale, known, config.messages),
    async addTexts(texts) {
      Object.assign(known, await fetchTexts(texts[country.language]));
    },
    format: createFormat(country, config.alternativePrice),
    allowAdult,
    areAdultImagesShown: () => allowAdult() === '1',
    watchAdultImages(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    updateAdultImages: () => watchers.forEach((listener) => listener()),
  };
}
