import type { Country } from './country';

export const si: Country = {
  code: 'SI',
  language: 'sl',
  locale: 'sl-SI',
  currency: 'EUR',
  decimals: 2,
  phonePrefix: '+386',
};
