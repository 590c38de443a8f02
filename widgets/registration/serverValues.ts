import type { CustomerValues } from '../../src/connected/customerForm/formRules';
import type { CountryCode } from '../../src/shop/countries/country';
import { defaultPrefix } from '../../src/shop/countries/phone';

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
