import type { Country } from './country';

export const sk: Country = {
  code: 'SK',
  language: 'sk',
  locale: 'sk-SK',
  currency: 'EUR',
  decimals: 2,
  phonePrefix: '+421',
};
