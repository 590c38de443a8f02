import type { OrderAddress } from '../../db/schema';
import { normalCompanyNumber } from '../companyIds';
import { COUNTRY_CODES, type CountryCode } from '../../countries/countries';
import { normalPostCode } from '../postCodes';
import { checkPlace } from './checkPlace';

export type AddressProblem = 'required' | 'zip' | 'place' | 'phone' | 'country' | 'companyId' | 'companyTaxId';

export interface CheckedAddress {
  /** As stored by the shop. */
  address: OrderAddress;
  /** By field of the contract. */
  problems: Partial<Record<string, AddressProblem>>;
}

const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'zip'] as const;

/** Composed letters, single spaces, and no invisible characters except emoji joiners. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?![\s\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Checks that can be wrong about a right address: the shopper may confirm the value. `city` is the pair of post code and town. */
export const CONFIRMABLE_FIELDS = ['city', 'companyId', 'companyTaxId'] as const;
export type ConfirmableField = (typeof CONFIRMABLE_FIELDS)[number];

/** Normalizes an address and lists its problems. Parcels go to the shop's own country only. */
export function checkAddress(
  typed: OrderAddress,
  kind: 'billing' | 'shipping',
  shop: CountryCode,
  confirmed: readonly ConfirmableField[] = [],
): CheckedAddress {
  const problems: CheckedAddress['problems'] = {};
  const address = { ...typed, company: tidy(typed.company) };
  for (const field of REQUIRED) {
    address[field] = tidy(typed[field]);
    if (address[field] === '') problems[field] = 'required';
  }
  const isKnown = COUNTRY_CODES.includes(address.country);
  if (!isKnown || (kind === 'shipping' && address.country !== shop)) return { address, problems: { ...problems, country: 'country' } };
  if (!problems.zip) {
    const zip = normalPostCode(address.country, address.zip);
    if (zip === null) problems.zip = 'zip';
    else {
      address.zip = zip;
      const city = problems.city ? null : checkPlace(address.country, zip, address.city);
      if (city !== null) address.city = city;
      else if (!problems.city && !confirmed.includes('city')) problems.zip = 'place';
    }
  }
  if (kind === 'billing') {
    for (const field of ['companyId', 'companyTaxId'] as const) {
      const number = normalCompanyNumber(address.country, field, typed[field], confirmed.includes(field));
      if (number === null) problems[field] = field;
      else address[field] = number;
    }
  }
  address.phone = typed.phone.replaceAll(/[\s()/.-]/g, '');
  if (kind === 'shipping' && !/^\d{6,13}$/.test(address.phone)) problems.phone = address.phone === '' ? 'required' : 'phone';
  return { address, problems };
}
