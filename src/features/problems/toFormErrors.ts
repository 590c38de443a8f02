import type { Problem } from './toProblems';

const FIELDS = ['firstname', 'lastname', 'street', 'city', 'zip', 'businessArea', 'companyId', 'companyTaxId'] as const;

/** The form field of a server error's name: `billing.zip`, `billing[zip]`, `billing_zip` or `zip`; null if there is none. */
function fieldOf(name: string, kind: 'billing' | 'shipping', isSame: boolean): string | null {
  const parts = name.split(/[.[\]_]+/).filter((part) => part !== '');
  const last = parts.filter((part) => part !== 'number' && part !== 'prefix').at(-1);
  if (last === 'email' || last === 'password') return last;
  // The phone belongs to the shipping address.
  if (last === 'phone') return 'shipping.phone.number';
  const found = FIELDS.find((one) => one === last);
  if (found === undefined) return null;
  const named = parts.includes('shipping') ? 'shipping' : parts.includes('billing') ? 'billing' : kind;
  return `${isSame ? 'billing' : named}.${found}`;
}

/** Those of the form's fields. */
export const toFormErrors = (problems: readonly Problem[], kind: 'billing' | 'shipping', isSame: boolean): Problem[] =>
  problems.flatMap(({ field: name, message }) => {
    const where = fieldOf(name, kind, isSame);
    return where === null || message === '' ? [] : [{ field: where, message }];
  });
