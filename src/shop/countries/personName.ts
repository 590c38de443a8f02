import type { CountryCode } from './country';

interface PersonName {
  firstname: string;
  lastname: string;
}

const GIVEN_FIRST = ['firstname', 'lastname'] as const;
const FAMILY_FIRST = ['lastname', 'firstname'] as const;

/** Hungarians write the family name first. */
export const nameOrder = (country: CountryCode): readonly (keyof PersonName)[] => (country === 'HU' ? FAMILY_FIRST : GIVEN_FIRST);

/** A person as the country's people write the name. */
export const fullName = (person: PersonName, country: CountryCode): string =>
  nameOrder(country)
    .map((part) => person[part])
    .join(' ')
    .trim();
