import type { CountryCode } from './country';

interface PersonName {
  firstname: string;
  lastname: string;
}

const GIVEN_FIRST = ['firstname', 'lastname'] as const;
const FAMILY_FIRST = ['lastname', 'firstname'] as const;

/** Hungarian names begin with the family name. */
export const nameOrder = (country: CountryCode): readonly (keyof PersonName)[] => (country === 'HU' ? FAMILY_FIRST : GIVEN_FIRST);

/** A person's full name in the country's order. */
export const fullName = (person: PersonName, country: CountryCode): string =>
  nameOrder(country)
    .map((part) => person[part])
    .join(' ')
    .trim();
