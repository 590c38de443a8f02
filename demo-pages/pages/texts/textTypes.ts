import type { sl } from './sl';

/** Every text key of the shop's own pages. */
export type TextKey = Exclude<keyof typeof sl, 'plural'>;
/** Texts with a number, chosen by the language's plural rules (Slovenian has a dual). */
export type PluralKey = keyof (typeof sl)['plural'];

export type PluralForms<Category extends string> = Readonly<Record<Category, string>>;

/** The shape of a language: every key, and for every counted text exactly the plural forms of the language. */
export type Texts<Category extends Intl.LDMLPluralRule> = Readonly<Record<TextKey, string>> & {
  readonly plural: Readonly<Record<PluralKey, PluralForms<Category>>>;
};
