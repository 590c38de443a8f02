import type { Typed } from '../../src/connected/serverForm/serverForm';
import type { CustomerValues } from '../../src/connected/customerForm/formRules';
import type { CountryCode } from '../../src/shop/countries/country';
import { defaultPrefix } from '../../src/shop/countries/phone';

/** A164: for the fields that the server's own form has; what it asks beyond them, the shopper fills in there. */
export const toServerValues = ({ email, password, billing: { firstname, lastname } }: CustomerValues): Typed['values'] => [
  ['[name="firstname"]', firstname],
  ['[name="lastname"]', lastname],
  ['[name="email"]', email],
  ['input[type="password"]', password],
];

/** What the shopper has typed into the server's own form while our code loaded. */
export function readServerValues(host: HTMLElement, country: CountryCode): CustomerValues {
  const typed = (name: string): string => host.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const fields = {
    firstname: typed('firstname'),
    lastname: typed('lastname'),
    street: '',
    city: '',
    zip: '',
    phone: { prefix: defaultPrefix(country), number: '' },
    businessArea: '',
    companyId: '',
    companyTaxId: '',
  };
  return {
    email: typed('email'),
    password: typed('password'),
    wantsAccount: true,
    isSame: true,
    isCompany: false,
    billing: fields,
    shipping: { ...fields, phone: { ...fields.phone } },
  };
}
