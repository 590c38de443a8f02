import type { Country } from './country';

export const hu: Country = {
  code: 'HU',
  language: 'hu',
  locale: 'hu-HU',
  currency: 'HUF',
  decimals: 0,
  phonePrefix: '+36',
};
