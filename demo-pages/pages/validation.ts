import type { CountryCode } from '../countries/countries';
import { isEmail as isAddress } from '../domain/email';
import { normalPostCode } from '../domain/postCodes';
import { textOf, type Fields } from './fields';
import type { TextKey } from './texts/textTypes';
import type { Translator } from './texts/texts';

/** Errors by field name, in the order of the form. */
export type FieldErrors = Record<string, string>;

/** Null for a valid value, else the key of the message. */
type Check = (value: string) => TextKey | null;

/** The fields of a form in order: label and check; `missing` is the message for an empty field. */
export type FormRules = Readonly<Record<string, { label: TextKey; check?: Check; missing?: TextKey }>>;

export const isEmail: Check = (value) => (isAddress(value) ? null : 'errorEmail');
export const isPassword: Check = (value) => (value.length >= 8 ? null : 'errorPassword');
/** Six to fifteen digits including the prefix, with the usual separators. */
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

/** Country codes (E.164): those of one digit and of two; all others have three. */
const PREFIX = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A phone number as stored: with the country's prefix unless another was typed, and the digits. */
export function splitPhone(typed: string, defaultPrefix: string): { phonePrefix: string; phone: string } {
  const digits = typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+');
  if (digits.startsWith(defaultPrefix)) return { phonePrefix: defaultPrefix, phone: digits.slice(defaultPrefix.length) };
  const [prefix] = PREFIX.exec(digits) ?? [];
  if (prefix !== undefined) return { phonePrefix: prefix, phone: digits.slice(prefix.length) };
  return { phonePrefix: defaultPrefix, phone: digits.replace(/^0/, '') };
}
