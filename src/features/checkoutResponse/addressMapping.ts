import { field, idOf, isDto, isSet, lenientTextOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Address, AddressKind } from './addressData';

const TEXT_MAX_CHARS = 300;

/** The names of an address's id in the contract. */
export const ID_NAMES = { billing: 'billingProfileId', shipping: 'addressId' } as const;

const shortText = (dto: Dto, name: string): string => lenientTextOf(dto, name)?.slice(0, TEXT_MAX_CHARS) ?? '';

/** Older shops send `386` or `00386`, which no option of the form would match. */
const toPrefix = (text: string): string => text.replace(/^(00)?(?=[1-9])/, '+');

/** Maps an address of a response; null if nothing in it can be shown. */
export function toAddress(value: unknown, kind: AddressKind): Address | null {
  if (!isDto(value)) return null;
  const phone = field(value, 'phone');
  const address: Address = {
    id: idOf(value, ID_NAMES[kind]),
    selected: isSet(value, 'selected'),
    firstname: shortText(value, 'firstname'),
    lastname: shortText(value, 'lastname'),
    street: shortText(value, 'street'),
    city: shortText(value, 'city'),
    zip: shortText(value, 'zip'),
    phone: { prefix: toPrefix(shortText(toDto(phone), 'prefix')), number: shortText(toDto(phone), 'number') },
    businessArea: shortText(value, 'businessArea'),
    companyId: shortText(value, 'companyId'),
    companyTaxId: shortText(value, 'companyTaxId'),
  };
  return address.id === null && `${address.street}${address.city}${address.lastname}` === '' ? null : address;
}

/** A028: primary is the billing address. Null when the response has none. */
export function toCartAddresses(answer: Dto): Record<AddressKind, Address | null> | null {
  const addresses = field(answer, 'addresses');
  if (!isDto(addresses)) return null;
  return { billing: toAddress(field(addresses, 'primary'), 'billing'), shipping: toAddress(field(addresses, 'shipping'), 'shipping') };
}

/** A028: which addresses the cart has. Null when the response has none. */
export function toPresentAddresses(answer: Dto): { primary: boolean; shipping: boolean } | null {
  const addresses = field(answer, 'addresses');
  return isDto(addresses) ? { primary: isDto(field(addresses, 'primary')), shipping: isDto(field(addresses, 'shipping')) } : null;
}

/** D5: a guest's e-mail, if the shop sends it. */
export const toCartEmail = (answer: Dto): string => shortText(answer, 'email');
