import type { CountryCode } from '../domain/countries';
import { normalPostCode } from '../domain/postCodes';
import { textOf, type Fields } from './fields';
import type { TextKey, Translator } from './texts/texts';

/** Field names to what is wrong with them, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** Null when the value will do, else the key of what to say. */
type Check = (value: string) => TextKey | null;

/** A form's fields in their order: label and check; `missing` is said of a field without a value. */
export type FormRules = Readonly<Record<string, { label: TextKey; check?: Check; missing?: TextKey }>>;

/** One @, no spaces, a dot in the domain (A076). */
export const isEmail: Check = (value) => (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? null : 'errorEmail');
export const isPassword: Check = (value) => (value.length >= 8 ? null : 'errorPassword');
/** Six to twelve digits after an optional prefix, with the usual separators. */
export const isPhone: Check = (value) => (/^(\+|00)?\d{6,15}$/.test(value.replace(/[\s()/.-]/g, '')) ? null : 'errorPhone');
export const isPostCode =
  (country: CountryCode): Check =>
  (value) =>
    normalPostCode(country, value) === null ? 'errorZip' : null;

export interface CheckedForm {
  /** As typed, trimmed; for showing the form again. */
  values: Record<string, string>;
  errors: FieldErrors;
}

export function checkForm(fields: Fields, rules: FormRules, t: Translator): CheckedForm {
  const values: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const [name, { label, check, missing = 'errorRequired' }] of Object.entries(rules)) {
    const value = textOf(fields, name, 120);
    values[name] = value;
    const wrong = value === '' ? missing : check?.(value);
    if (wrong) errors[name] = t(wrong, { field: t(label) });
  }
  return { values, errors };
}

/** A phone number as the shop keeps it: the country's prefix unless another was typed, and the digits. */
export function splitPhone(typed: string, defaultPrefix: string): { phonePrefix: string; phone: string } {
  const digits = typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+');
  if (digits.startsWith(defaultPrefix)) return { phonePrefix: defaultPrefix, phone: digits.slice(defaultPrefix.length) };
  if (digits.startsWith('+')) return { phonePrefix: digits.slice(0, 4), phone: digits.slice(4) };
  return { phonePrefix: defaultPrefix, phone: digits.replace(/^0/, '') };
}
