import { once } from '../lib/once';
import type { Language } from './countries/country';

/** Texts of one language: flat keys; plural keys end in `_one`, `_two`, `_few`, `_many` or `_other`. */
export type Messages = Readonly<Record<string, string>>;

/** Values for the `{name}` placeholders of a text. `count` also selects the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Text files of a lazy part of the bundle, inserted by the build. */
export type LazyTexts = Readonly<Record<Language, TextFile>>;

/** A text file below the bundle's folder, with its integrity. */
export type TextFile = readonly [path: string, integrity: string];

/** The text of a key in the shopper's language; a missing key is returned unchanged (R8.28). */
export type Translate = (key: string, params?: TextParams) => string;

const PLACE = /\{(\w+)\}/g;

/**
 * `overrides` are the page's own texts and override the bundled `messages` (A016). Texts are data: a placeholder is replaced
 * once, nothing in a text or a value is evaluated or replaced again. `messages` may grow, as lazy chunks add theirs.
 */
export function createTranslate(locale: string, messages: Messages, overrides: Messages): Translate {
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale, { useGrouping: true }));

  // No language groups or translates the digits of a small count; constructing the format would delay the first render.
  const formatNumber = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : numbers().format(value);

  const find = (key: string): string | undefined => {
    if (Object.hasOwn(overrides, key)) return overrides[key];
    return Object.hasOwn(messages, key) ? messages[key] : undefined;
  };

  const findPlural = (key: string, count: number): string | undefined => find(`${key}_${plurals().select(count)}`) ?? find(`${key}_other`);

  return (key, params) => {
    const count = params !== undefined && Object.hasOwn(params, 'count') ? params['count'] : undefined;
    const text = (typeof count === 'number' ? findPlural(key, count) : undefined) ?? find(key);
    if (text === undefined) return key;
    if (params === undefined) return text;
    return text.replace(PLACE, (place, name: string) => {
      const value = Object.hasOwn(params, name) ? params[name] : undefined;
      if (value === undefined) return place;
      return typeof value === 'number' ? formatNumber(value) : value;
    });
  };
}
