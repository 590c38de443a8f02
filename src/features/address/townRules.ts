import { foldDiacritics } from '../../lib/foldDiacritics';
import type { CountryCode } from '../../shop/countries/country';
import { isPostCode, normalisePostCode } from '../../shop/countries/postCode';
import type { Town, Towns } from './addressTypes';

const TOWN_MIN_CHARS = 2;

/** The two fields, and which of their values were filled in automatically. */
export interface TypedPlace {
  typed: Town;
  filled: Town;
}

/** A field that is empty, or still has its automatic value. */
const isUntouched = (name: keyof Town, { typed, filled }: TypedPlace): boolean => typed[name].trim() === '' || typed[name] === filled[name];

/** What to search for: a complete post code, else the town; null for nothing. */
export function queryOf(place: TypedPlace, country: CountryCode): string | null {
  const { zip, city } = place.typed;
  if (isPostCode(zip, country) && zip !== place.filled.zip) return normalisePostCode(zip, country);
  const isOwnTown = city.trim().length >= TOWN_MIN_CHARS && city !== place.filled.city;
  return isOwnTown && isUntouched('zip', place) ? city.trim() : null;
}

/** "Praha" and "Praha 2", "Ljubljana" and "Ljubljana-Šentvid" may be the same; "Kranj" and "Kranjska Gora" are not. */
function isSameTown(one: string, other: string): boolean {
  const [short, long] = [foldDiacritics(one), foldDiacritics(other)].sort((a, b) => a.length - b.length) as [string, string];
  return long.startsWith(short) && /^($|[\s,./-])/.test(long.slice(short.length));
}

export interface TownSuggestions {
  /** For the fields that the shopper has not edited. */
  fill: Town | null;
  /** Choices to offer. */
  offers: readonly Town[];
  /** The post code belongs to another town: a warning, never an error. */
  warning: Town | null;
}

const NO_SUGGESTION: TownSuggestions = { fill: null, offers: [], warning: null };

function suggestionsByZip(place: TypedPlace, zip: string, found: readonly Town[]): TownSuggestions {
  const towns = found.filter((town) => town.zip === zip);
  const [first] = towns;
  if (first === undefined) return NO_SUGGESTION;
  const isOne = towns.length === 1;
  if (isUntouched('city', place)) return isOne ? { ...NO_SUGGESTION, fill: first } : { ...NO_SUGGESTION, offers: towns };
  if (towns.some(({ city }) => isSameTown(city, place.typed.city))) return NO_SUGGESTION;
  return { fill: null, offers: towns, warning: first };
}

function suggestionsByCity({ typed: { city } }: TypedPlace, found: readonly Town[]): TownSuggestions {
  const towns = found.filter((town) => isSameTown(town.city, city));
  const [first] = towns;
  return first !== undefined && towns.length === 1 && foldDiacritics(first.city) === foldDiacritics(city)
    ? { ...NO_SUGGESTION, fill: first }
    : { ...NO_SUGGESTION, offers: towns };
}

/** The suggestion for the current input; none if the response is for another query. */
export function suggestTowns(place: TypedPlace, towns: Towns | null, country: CountryCode): TownSuggestions {
  const zip = normalisePostCode(place.typed.zip, country);
  if (towns === null) return NO_SUGGESTION;
  if (towns.query === zip) return suggestionsByZip(place, zip, towns.found);
  const isAboutTown = towns.query === place.typed.city.trim() && isUntouched('zip', place);
  return isAboutTown ? suggestionsByCity(place, towns.found) : NO_SUGGESTION;
}
