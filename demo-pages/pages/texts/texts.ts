import { cs } from './cs';
import { hr } from './hr';
import { hu } from './hu';
import { pl } from './pl';
import { sk } from './sk';
import { sl } from './sl';
import type { CountryCode } from '../../countries/countries';
import type { PluralForms, PluralKey, TextKey } from './textTypes';

type AnyTexts = Readonly<Record<TextKey, string>> & {
  readonly plural: Readonly<Record<PluralKey, { readonly other: string } & Partial<PluralForms<Intl.LDMLPluralRule>>>>;
};

const byCountry: Readonly<Record<CountryCode, { language: string; texts: AnyTexts }>> = {
  SI: { language: 'sl', texts: sl },
  CZ: { language: 'cs', texts: cs },
  SK: { language: 'sk', texts: sk },
  PL: { language: 'pl', texts: pl },
  HU: { language: 'hu', texts: hu },
  HR: { language: 'hr', texts: hr },
};

type Values = Readonly<Record<string, string | number>>;

/** The texts of one shop, with `{name}` placeholders replaced. Values are plain text; the template escapes the result. */
export interface Translator {
  /** BCP 47, e.g. `sl`. */
  readonly language: string;
  (key: TextKey, values?: Values): string;
  count(key: PluralKey, count: number): string;
  /** A text whose key ends in a data value (`availability_stock`); the value itself without a text. */
  variant(group: 'availability' | 'sort' | 'service' | 'orderStatus' | 'paymentState', word: string): string;
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function isTextKey(texts: AnyTexts, key: string): key is TextKey {
  return key !== 'plural' && Object.hasOwn(texts, key);
}

/** The translator of one country's shop. */
export function translatorOf(country: CountryCode): Translator {
  const { language, texts } = byCountry[country];
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const translate = (key: TextKey, values: Values = {}): string => fill(texts[key], values);
  return Object.assign(translate, {
    language,
    count(key: PluralKey, count: number): string {
      const forms = texts.plural[key];
      return fill(forms[rules.select(count)] ?? forms.other, { count: numbers.format(count) });
    },
    variant(group: string, word: string): string {
      const key = `${group}_${word}`;
      return isTextKey(texts, key) ? texts[key] : word;
    },
  });
}
