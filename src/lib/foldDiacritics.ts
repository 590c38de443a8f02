/** Letters and digits as people type them in a hurry: without marks and case. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('đ', 'd').trim();
