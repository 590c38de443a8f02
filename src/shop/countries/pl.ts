import type { Country } from './country';

export const pl: Country = {
  code: 'PL',
  language: 'pl',
  locale: 'pl-PL',
  currency: 'PLN',
  decimals: 2,
  phonePrefix: '+48',
};
