import type { Language } from './countries/country';

/** Texts of one language: flat keys; plural keys end in `_one`, `_two`, `_few`, `_many` or `_other`. */
export type Messages = Readonly<Record<string, string>>;

/** Values for the `{name}` places of a text. `count` also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Files with the texts of a part of the bundle that comes later, put in by the build. */
export type LateTexts = Readonly<Record<Language, TextFile>>;

/** A file of texts below the bundle's folder, with what its content must be. */
export type TextFile = readonly [path: string, integrity: string];

/** The text of a key in the shopper's language; a missing key is returned as it is (R8.28). */
export type Translate = (key: string, params?: TextParams) => string;

const PLACE = /\{(\w+)\}/g;

/**
 * `overrides` are the page's own texts and win over the bundled `messages` (A016). Texts are data: a place is replaced
 * by its value once, nothing in a text or in a value is ever evaluated or replaced again. `messages` may grow: parts of the
 * bundle bring theirs along.
 */
export function createTranslate(locale: string, messages: Messages, overrides: Messages): Translate {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale, { useGrouping: true });

  const find = (key: string): string | undefined => {
    if (Object.hasOwn(overrides, key)) return overrides[key];
    return Object.hasOwn(messages, key) ? messages[key] : undefined;
  };

  const findPlural = (key: string, count: number): string | undefined => find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`);

  return (key, params) => {
    const count = params !== undefined && Object.hasOwn(params, 'count') ? params['count'] : undefined;
    const text = (typeof count === 'number' ? findPlural(key, count) : undefined) ?? find(key);
    if (text === undefined) return key;
    if (params === undefined) return text;
    return text.replace(PLACE, (place, name: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return place;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}
