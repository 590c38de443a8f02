import type { CheckoutAddress, OrderAddress } from '../db/schema';
import { COUNTRIES, type CountryCode } from '../countries/countries';

/** The id, on the wire, of an address that is stored with the cart only. */
const CART_ADDRESS_ID = 'cart';
const LOCKED_ID = -1;

/** A profile that cannot be edited has the number −1 (A072). */
export const wireId = ({ id, isLocked = false }: { id: number; isLocked?: boolean | undefined }): number => (isLocked ? LOCKED_ID : id);

/** The contract's Address: ids and fields differ between the two kinds. */
export function toAddress(address: CheckoutAddress, kind: 'billing' | 'shipping', isSelected = true): object {
  const { id, firstname, lastname, street, city, zip, country } = address;
  const known = id === null ? CART_ADDRESS_ID : wireId({ id, isLocked: address.isLocked });
  const common = { selected: isSelected, firstname, lastname, street, city, zip, country };
  if (kind === 'billing') {
    const { company, companyId, companyTaxId } = address;
    return { billingProfileId: known, ...common, businessArea: company, companyId, companyTaxId };
  }
  return { addressId: known, ...common, phone: { prefix: address.phonePrefix, number: address.phone } };
}

/** Submitted fields as the shop's address; missing ones are taken from `before`. */
export function fromAddress(input: unknown, country: CountryCode, before: OrderAddress | null = null): OrderAddress {
  const fields: Record<string, unknown> = { ...Object(input) };
  const phone: Record<string, unknown> = { ...Object(fields.phone) };
  const text = (value: unknown, known = ''): string => (typeof value === 'string' ? value : known);
  return {
    firstname: text(fields.firstname, before?.firstname),
    lastname: text(fields.lastname, before?.lastname),
    company: text(fields.businessArea, before?.company),
    companyId: text(fields.companyId, before?.companyId),
    companyTaxId: text(fields.companyTaxId, before?.companyTaxId),
    street: text(fields.street, before?.street),
    city: text(fields.city, before?.city),
    zip: text(fields.zip, before?.zip),
    country: countryOf(text(fields.country, before?.country ?? country)),
    phonePrefix: text(phone.prefix, before?.phonePrefix ?? COUNTRIES[country].phonePrefix),
    phone: text(phone.number, before?.phone),
  };
}

/** An unknown country is passed on, to be refused by name. */
const countryOf = (code: string): CountryCode => code.trim().toUpperCase() as CountryCode;
