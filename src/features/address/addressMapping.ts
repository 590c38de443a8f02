import type { ApiInput } from '../../api/api';
import { field, idOf, isDto, labelOf, listOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { hasCompanyId } from '../../shop/countries/companyIds';
import type { CountryCode } from '../../shop/countries/country';
import { ID_NAMES, toAddress } from '../checkoutResponse';
import type { Address, AddressFields, AddressKind } from '../checkoutResponse';
import type { AddressState, CustomerForm, Town } from './addressTypes';

export type AddressInput = ApiInput<'setBillingAddress'>['body']['data'];
export type CustomerInput = ApiInput<'updateCustomer'>['body']['data'];

const TEXT_MAX_CHARS = 300;
const LIST_MAX = 100;
const TOWNS_MAX = 20;

/** At most one is selected: the flagged one, else the one named by the response (R3.005). */
function toList(value: unknown, kind: AddressKind, selectedId: string | null): Address[] {
  const found = listOf(value, (dto) => toAddress(dto, kind), LIST_MAX);
  const known = found.filter(({ id }, place) => id !== null && found.findIndex((one) => one.id === id) === place);
  const chosen = known.find(({ selected }) => selected) ?? known.find(({ id }) => id === selectedId);
  return known.map((address) => ({ ...address, selected: address === chosen }));
}

/** R3.005: addresses of single deliveries, by deliveryId. */
function toDeliveryAddresses(value: unknown): Record<string, Address> {
  return Object.fromEntries(
    Object.entries(toDto(value))
      .slice(0, LIST_MAX)
      .flatMap(([deliveryId, dto]) => {
        const address = toAddress(dto, 'shipping');
        return address === null ? [] : [[deliveryId, address]];
      }),
  );
}

/** The customer's address lists, and the addresses of single deliveries by deliveryId. */
export type CustomerAddresses = Pick<AddressState, 'types' | 'deliveries'>;

/** R3.005, R3.006: of an account response. Null when it has no lists. */
export function toCustomerAddresses(answer: Dto): CustomerAddresses | null {
  const addresses = toDto(field(answer, 'addresses'));
  const [types, selected] = [field(addresses, 'types'), toDto(field(addresses, 'selected'))];
  if (!isDto(types)) return null;
  const listOfKind = (kind: AddressKind) => toList(field(types, kind), kind, idOf(selected, ID_NAMES[kind]));
  return {
    types: { billing: listOfKind('billing'), shipping: listOfKind('shipping') },
    deliveries: toDeliveryAddresses(field(addresses, 'deliveries')),
  };
}

/** Towns with their post codes; no streets (ADR 010). */
export const toTowns = (answer: unknown): Town[] =>
  listOf(
    field(toDto(answer), 'suggestions'),
    (dto) => {
      const [zip, city] = [idOf(dto, 'zip'), labelOf(dto, 'city')];
      return zip === null || city === null ? null : { zip: zip.slice(0, TEXT_MAX_CHARS), city: city.slice(0, TEXT_MAX_CHARS) };
    },
    TOWNS_MAX,
  );

/** Selects a known address (R7.018, R7.019). */
export const toChoice = (kind: AddressKind, id: string): AddressInput => ({ [ID_NAMES[kind]]: id });

const toPlace = ({ firstname, lastname, street, city, zip }: AddressFields, country: CountryCode): AddressInput => ({
  firstname,
  lastname,
  street,
  city,
  zip,
  country,
});

/** D2: the confirmed fields that this kind of address has. Left out if there are none (A157). */
function toConfirmed({ kind, isCompany, fields: { confirmed = [] } }: AddressFormInput): AddressInput {
  const sent = confirmed.filter((name) => name === 'city' || (kind === 'billing' && isCompany));
  return sent.length === 0 ? {} : { confirmed: [...sent] };
}

const toCompany = ({ businessArea, companyId, companyTaxId }: AddressFields, isCompany: boolean, country: CountryCode): AddressInput => ({
  businessArea: isCompany ? businessArea : '',
  ...(hasCompanyId(country) ? { companyId: isCompany ? companyId : '' } : {}), // R3.013
  companyTaxId: isCompany ? companyTaxId : '',
});

interface AddressFormInput {
  kind: AddressKind;
  id: string | null;
  isCompany: boolean;
  fields: AddressFields;
}

/** R3.012-R3.016: the fields of each kind of address. */
export const toAddressInput = (input: AddressFormInput, country: CountryCode): AddressInput => {
  const { kind, id, isCompany, fields } = input;
  return {
    ...(id === null ? {} : toChoice(kind, id)),
    ...toPlace(fields, country),
    ...(kind === 'billing' ? toCompany(fields, isCompany, country) : { phone: fields.phone }),
    ...toConfirmed(input),
  };
};

/** With one address for both, the shipping address is the billing address with the shipping phone. */
export const shippingOf = ({ isSame, billing, shipping }: CustomerForm): AddressFields =>
  isSame ? { ...billing, phone: shipping.phone } : shipping;

/** A031: the whole step in one request. */
export function toCustomerInput(form: CustomerForm, country: CountryCode): CustomerInput {
  const { email, isCompany, billing } = form;
  return {
    email,
    firstname: billing.firstname,
    lastname: billing.lastname,
    phone: form.shipping.phone,
    isCompany,
    billing: toAddressInput({ kind: 'billing', id: null, isCompany, fields: billing }, country),
    shipping: toAddressInput({ kind: 'shipping', id: null, isCompany, fields: shippingOf(form) }, country),
  };
}
