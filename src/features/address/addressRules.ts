import type { CountryCode } from '../../shop/countries/country';
import { defaultPrefix } from '../../shop/countries/phone';
import type { Address, AddressFields, AddressKind } from '../checkoutResponse';
import type { CustomerForm } from './addressTypes';

/** A072: can be selected, but not edited or removed. */
const FIXED_ID = '-1';

export const isEditable = ({ id }: Address): boolean => id !== FIXED_ID;

export const emptyFields = (country: CountryCode): AddressFields => ({
  firstname: '',
  lastname: '',
  street: '',
  city: '',
  zip: '',
  phone: { prefix: defaultPrefix(country), number: '' },
  businessArea: '',
  companyId: '',
  companyTaxId: '',
});

/** An address's form fields, with the country's phone prefix if it has none. */
export const fieldsOf = (address: AddressFields, country: CountryCode): AddressFields => ({
  firstname: address.firstname,
  lastname: address.lastname,
  street: address.street,
  city: address.city,
  zip: address.zip,
  phone: address.phone.prefix === '' ? { ...address.phone, prefix: defaultPrefix(country) } : address.phone,
  businessArea: address.businessArea,
  companyId: address.companyId,
  companyTaxId: address.companyTaxId,
});

/** Initial form values: what the shop knows about the customer. */
export function formOf({ billing, shipping }: Record<AddressKind, Address | null>, email: string, country: CountryCode): CustomerForm {
  const form = emptyForm(country);
  return {
    ...form,
    email,
    isSame: billing === null || shipping === null || isSamePlace(billing, shipping),
    isCompany: billing !== null && isOfCompany(billing),
    billing: billing === null ? form.billing : fieldsOf(billing, country),
    shipping: shipping === null ? form.shipping : fieldsOf(shipping, country),
  };
}

export const emptyForm = (country: CountryCode): CustomerForm => ({
  email: '',
  wantsAccount: false,
  isSame: true,
  isCompany: false,
  billing: emptyFields(country),
  shipping: emptyFields(country),
});

export const isOfCompany = ({ businessArea, companyId, companyTaxId }: AddressFields): boolean =>
  `${businessArea}${companyId}${companyTaxId}` !== '';

/** The address in one line. */
export const placeText = ({ street, zip, city }: AddressFields): string =>
  [street, `${zip} ${city}`.trim()].filter((part) => part !== '').join(', ');

const COMPARED = ['firstname', 'lastname', 'street', 'city', 'zip'] as const;

/** Whether two addresses are the same place and person. */
export const isSamePlace = (one: AddressFields, other: AddressFields): boolean => COMPARED.every((name) => one[name] === other[name]);

/** A guest's form with the shop's corrections; null if the shop changed nothing. */
export function withServerCorrections(form: CustomerForm, inCart: Readonly<Record<AddressKind, Address | null>>): CustomerForm | null {
  const corrected = (written: AddressFields, kept: Address | null): AddressFields =>
    kept === null || isSamePlace(written, kept)
      ? written
      : { ...written, ...Object.fromEntries(COMPARED.map((name) => [name, kept[name]])) };
  const billing = corrected(form.billing, inCart.billing);
  const shipping = form.isSame ? form.shipping : corrected(form.shipping, inCart.shipping);
  return billing === form.billing && shipping === form.shipping ? null : { ...form, billing, shipping };
}

export const selectOnly = (list: readonly Address[], id: string | null): Address[] =>
  list.map((address) => (address.selected === (address.id === id) ? address : { ...address, selected: address.id === id }));

/** R4.027, A073: by id; if it was selected, the first remaining one is selected. */
export function withoutAddress(list: readonly Address[], id: string): Address[] {
  const left = list.filter((address) => address.id !== id);
  return left.length > 0 && !left.some(({ selected }) => selected) ? selectOnly(left, left[0]?.id ?? null) : left;
}

/**
 * R4.025, R4.026, R4.028: the validated address replaces the one with its id, the edited one, else the selected one; a new one is
 * inserted first and the others are unselected.
 */
export function withValidated(list: readonly Address[], address: Address, editing: { id: string | null } | null): Address[] {
  const known = list.find(({ id }) => id !== null && id === address.id);
  const replaced = known?.id ?? (editing === null ? list.find(({ selected }) => selected)?.id : editing.id);
  if (replaced === null || replaced === undefined) return [{ ...address, selected: true }, ...selectOnly(list, null)];
  return list.map((one) => (one.id === replaced ? { ...address, selected: one.selected } : one));
}
