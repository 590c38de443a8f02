import type { LateTexts } from '../../translate';

const FILES = {
  sl: () => import('./sl.json'),
  cs: () => import('./cs.json'),
  sk: () => import('./sk.json'),
  pl: () => import('./pl.json'),
  hu: () => import('./hu.json'),
  hr: () => import('./hr.json'),
} as const;

/** What only the checkout says; one language is fetched. */
export const checkoutTexts: LateTexts = async (language) => (await FILES[language]()).default;
