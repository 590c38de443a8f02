import type { Country } from './country';

export const cz: Country = {
  code: 'CZ',
  language: 'cs',
  locale: 'cs-CZ',
  currency: 'CZK',
  decimals: 0,
  phonePrefix: '+420',
};
