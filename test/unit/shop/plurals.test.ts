import { COUNTRIES } from '../../../src/shop/countries/countries';
import { createTranslate } from '../../../src/shop/translate';
import { readMessages } from '../../support/messages';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 101, 102, 1.5];

/** Typical sentences in each language; every plural form occurs. */
const GOLDEN = {
  SI: [
    'Na voljo je 0 predlogov.',
    'Na voljo je 1 predlog.',
    'Na voljo sta 2 predloga.',
    'Na voljo so 3 predlogi.',
    'Na voljo so 4 predlogi.',
    'Na voljo je 5 predlogov.',
    'Na voljo je 11 predlogov.',
    'Na voljo je 21 predlogov.',
    'Na voljo je 101 predlog.',
    'Na voljo sta 102 predloga.',
    'Na voljo so 1,5 predlogi.',
  ],
  CZ: [
    'K dispozici je 0 návrhů.',
    'K dispozici je 1 návrh.',
    'K dispozici jsou 2 návrhy.',
    'K dispozici jsou 3 návrhy.',
    'K dispozici jsou 4 návrhy.',
    'K dispozici je 5 návrhů.',
    'K dispozici je 11 návrhů.',
    'K dispozici je 21 návrhů.',
    'K dispozici je 101 návrhů.',
    'K dispozici je 102 návrhů.',
    'K dispozici je 1,5 návrhu.',
  ],
  SK: [
    'K dispozícii je 0 návrhov.',
    'K dispozícii je 1 návrh.',
    'K dispozícii sú 2 návrhy.',
    'K dispozícii sú 3 návrhy.',
    'K dispozícii sú 4 návrhy.',
    'K dispozícii je 5 návrhov.',
    'K dispozícii je 11 návrhov.',
    'K dispozícii je 21 návrhov.',
    'K dispozícii je 101 návrhov.',
    'K dispozícii je 102 návrhov.',
    'K dispozícii je 1,5 návrhu.',
  ],
  PL: [
    'Dostępnych jest 0 podpowiedzi.',
    'Dostępna jest 1 podpowiedź.',
    'Dostępne są 2 podpowiedzi.',
    'Dostępne są 3 podpowiedzi.',
    'Dostępne są 4 podpowiedzi.',
    'Dostępnych jest 5 podpowiedzi.',
    'Dostępnych jest 11 podpowiedzi.',
    'Dostępnych jest 21 podpowiedzi.',
    'Dostępnych jest 101 podpowiedzi.',
    'Dostępne są 102 podpowiedzi.',
    'Dostępne jest 1,5 podpowiedzi.',
  ],
  HU: COUNTS.map((count) => `${String(count).replace('.', ',')} javaslat érhető el.`),
  HR: [
    'Dostupno je 0 prijedloga.',
    'Dostupan je 1 prijedlog.',
    'Dostupna su 2 prijedloga.',
    'Dostupna su 3 prijedloga.',
    'Dostupna su 4 prijedloga.',
    'Dostupno je 5 prijedloga.',
    'Dostupno je 11 prijedloga.',
    'Dostupan je 21 prijedlog.',
    'Dostupan je 101 prijedlog.',
    'Dostupna su 102 prijedloga.',
    'Dostupno je 1,5 prijedloga.',
  ],
} as const;

describe.each(Object.values(COUNTRIES))('plurals of $language', ({ code, language, locale }) => {
  const t = createTranslate(locale, readMessages(language), {});

  test.each(COUNTS.map((count, index) => [count, GOLDEN[code][index]]))('%d', (count, text) => {
    expect(t('txt_search_results_count', { count: Number(count) })).toBe(text);
  });
});

test('[R0.03] Slovenian has a dual', () => {
  const t = createTranslate('sl-SI', readMessages('sl'), {});
  expect(t('txt_rating_stars', { count: 2 })).toBe('2 zvezdici');
  expect(t('txt_rating_stars', { count: 3 })).toBe('3 zvezdice');
  expect(t('txt_rating_stars', { count: 5 })).toBe('5 zvezdic');
});
