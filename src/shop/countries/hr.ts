import type { Country } from './country';

export const hr: Country = {
  code: 'HR',
  language: 'hr',
  locale: 'hr-HR',
  currency: 'EUR',
  decimals: 2,
  phonePrefix: '+385',
};
