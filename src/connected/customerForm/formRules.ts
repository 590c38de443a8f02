import type { AddressFields, CustomerForm } from '../../features/address';
import { normalizeText } from '../../lib/normalizeText';
import { companyIdProblem, mainCompanyField, normaliseCompanyId } from '../../shop/countries/companyIds';
import type { CompanyField, CompanyIdProblem } from '../../shop/countries/companyIds';
import type { CountryCode } from '../../shop/countries/country';
import { phoneProblem, toPhone } from '../../shop/countries/phone';
import { isPostCode, normalisePostCode, postCodeExample } from '../../shop/countries/postCode';
import { toEmail } from '../../ui/forms/emailRule';
import { isFilled, required } from '../../ui/forms/validation';
import type { Message, Rule } from '../../ui/forms/validation';

/** The form's values; the password is cleared on submit and stored nowhere. */
export interface CustomerValues extends CustomerForm {
  password: string;
}

/** The contract's maximum lengths. */
export const NAME_MAX_CHARS = 100;
export const STREET_MAX_CHARS = 200;
const COMPANY_ID_MAX_CHARS = 32;
/** A076 */
const PASSWORD_MIN_CHARS = 8;
const PASSWORD_MAX_CHARS = 1024;

export function firstProblem(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (problem !== null) return problem;
    }
    return null;
  };
}

const atMost =
  (count: number): Rule =>
  (value) =>
    normalizeText(value).length > count ? { key: 'msg_too_long', params: { count: String(count) } } : null;

export const requiredText = (id: string, label: string, max: number): Rule => firstProblem(required(id, label), atMost(max));

/** R5.06: for a new password; the login accepts any password. `pattern`: the shop's own rule in place of the length. */
export function newPasswordRule(pattern: string | null): Rule {
  const own = pattern === null ? null : new RegExp(`^(?:${pattern})$`, 'u');
  const isFine = (value: string): boolean => own?.test(value) ?? value.length >= PASSWORD_MIN_CHARS;
  return firstProblem(required('password', ''), atMost(PASSWORD_MAX_CHARS), (value) =>
    isFine(value) ? null : { key: 'msg_password_invalid_format' },
  );
}

export const zipRule =
  (label: string, country: CountryCode): Rule =>
  (value) =>
    required('zip', label)(value) ??
    (isPostCode(value, country) ? null : { key: 'msg_zip_invalid', params: { example: postCodeExample(country) } });

const companyMessage = (problem: CompanyIdProblem, label: string): Message => ({ key: `msg_company_${problem}`, params: { label } });

/** Characters and length of a company's number; the shop refuses a wrong format even when the shopper confirms it. */
export function companyRule(field: CompanyField, label: string, country: CountryCode): Rule {
  const isRequired = mainCompanyField(country) === field;
  return firstProblem(isRequired ? requiredText(field, label, COMPANY_ID_MAX_CHARS) : atMost(COMPANY_ID_MAX_CHARS), (value) => {
    const problem = companyIdProblem(value, field, country);
    return problem === null || problem === 'checkDigit' ? null : companyMessage(problem, label);
  });
}

/** D2: a wrong check digit only warns; submitting it again confirms it. */
export const companyWarning =
  (field: CompanyField, label: string, country: CountryCode): Rule =>
  (value) =>
    companyIdProblem(value, field, country) === 'checkDigit' ? companyMessage('checkDigit', label) : null;

export function phoneMessage(number: string, prefix: string, label: string): Message | null {
  const empty = required('phone', label)(number);
  if (empty !== null) return empty;
  const problem = phoneProblem(toPhone(number, prefix));
  return problem === null ? null : { key: `msg_phone_${problem}` };
}

function normaliseFields(fields: AddressFields, country: CountryCode): AddressFields {
  const { prefix, number } = fields.phone;
  return {
    firstname: normalizeText(fields.firstname),
    lastname: normalizeText(fields.lastname),
    street: normalizeText(fields.street),
    city: normalizeText(fields.city),
    zip: normalisePostCode(fields.zip, country),
    phone: isFilled(number) ? toPhone(number, prefix) : { prefix, number: '' },
    businessArea: normalizeText(fields.businessArea),
    companyId: normaliseCompanyId(fields.companyId),
    companyTaxId: normaliseCompanyId(fields.companyTaxId),
    ...(fields.confirmed === undefined ? {} : { confirmed: fields.confirmed }),
  };
}

/** The values as submitted: without invisible characters added by copying; post codes, phones and numbers in the country's format. */
export function normaliseValues({ password: _password, ...form }: CustomerValues, country: CountryCode): CustomerForm {
  return {
    ...form,
    email: toEmail(form.email),
    billing: normaliseFields(form.billing, country),
    shipping: normaliseFields(form.shipping, country),
  };
}
