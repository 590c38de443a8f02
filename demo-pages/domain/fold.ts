import type { LanguageCode } from '../countries/countries';

/** Letters that Unicode does not decompose into a base letter and a mark. */
const WHOLE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ŧ', 't'],
]);

/** Lower case without diacritics: "Čevlji" and "cevlji" fold to the same. Keeps everything else. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[łđðøßæœþħıŧ]/g, (letter) => WHOLE_LETTERS.get(letter) ?? letter);
}

/** The folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A URL segment: folded words with hyphens, plain ASCII, at most `maxLength` characters. */
export function slug(text: string, maxLength = 80): string {
  const whole = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1).lastIndexOf('-');
  return whole.slice(0, cut > 0 ? cut : maxLength);
}

/** Letters with their own place in the alphabet; all other marks are ignored when sorting. */
const OWN_LETTERS: Readonly<Record<LanguageCode, string>> = {
  sl: 'čćđšž',
  cs: 'čřšž',
  sk: 'äčôšž',
  pl: 'ąćęłńóśźż',
  hu: 'öőüű',
  hr: 'čćđšž',
};

/** Compares byte by byte as the language sorts: "č" after every "c…", before "d". */
export function sortKey(text: string, language: LanguageCode): string {
  const own = OWN_LETTERS[language];
  return [...text.toLowerCase().normalize('NFC')]
    .map((letter) => {
      const place = own.indexOf(letter);
      // "~" sorts after all letters and digits; the number keeps "č" before "ć".
      return place < 0 ? fold(letter) : `${fold(letter)}~${place}`;
    })
    .join('');
}
