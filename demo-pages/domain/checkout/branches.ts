import { generateBranches, type Branch, type NetworkKey } from './generateBranches';
import { partsOf, townsOf, type Town } from './towns';
import { COUNTRIES, type CountryCode } from '../../countries/countries';
import { fold, foldedWords } from '../fold';
import { normalPostCode, withPlainPostCode } from '../postCodes';
import { priceIn } from '../prices';
import { NETWORK_EXTRA } from './branchTexts';
import type { DeliveryMethodName, DeliveryOffer } from './deliveries';

export type { Branch, NetworkKey } from './generateBranches';

/** The network of each pickup method. */
const NETWORKS: Readonly<Partial<Record<DeliveryMethodName, readonly NetworkKey[]>>> = {
  pupDelivery: ['post', 'locker', 'kiosk'],
  preferredPupDelivery: ['locker'],
  privilegedPupDelivery: ['shop', 'locker'],
  outlet: ['shop'],
};

export const networksOf = (method: DeliveryMethodName): readonly NetworkKey[] => NETWORKS[method] ?? [];

interface Indexed {
  branches: readonly Branch[];
  byId: ReadonlyMap<string, Branch>;
  /** The searched text of a branch. */
  texts: readonly string[];
}

const generated = new Map<CountryCode, Indexed>();

function indexed(country: CountryCode): Indexed {
  const known = generated.get(country);
  if (known) return known;
  const branches = generateBranches(country);
  const texts = branches.map(({ name, city, zip }) => ` ${foldedWords(`${name} ${city} ${zip} ${zip.replace(/\D/g, '')}`).join(' ')}`);
  const made = { branches, byId: new Map(branches.map((branch) => [branch.id, branch])), texts };
  generated.set(country, made);
  return made;
}

export function branchesFor(country: CountryCode, method: DeliveryMethodName): Branch[] {
  const networks = networksOf(method);
  return indexed(country).branches.filter(({ network }) => networks.includes(network));
}

export const findBranch = (country: CountryCode, id: string): Branch | null => indexed(country).byId.get(id) ?? null;

/** The branch, if the method has it. */
export function branchOf(country: CountryCode, method: DeliveryMethodName, id: string | null): Branch | null {
  const found = id === null ? null : findBranch(country, id);
  return found && networksOf(method).includes(found.network) ? found : null;
}

/** The price of a pickup there, in hundredths; free everywhere when the method is free. */
export function priceAt(country: CountryCode, { price }: DeliveryOffer, { network }: Branch): number {
  const extra = NETWORK_EXTRA[network];
  return price === 0 || extra === 0 ? price : price + priceIn(COUNTRIES[country].currency, extra);
}

const wordsTyped = (country: CountryCode, typed: string): string[] => foldedWords(withPlainPostCode(country, typed));

/** Every word of the query must begin a word of name, street, town or post code. */
export function searchBranches(country: CountryCode, method: DeliveryMethodName, typed: string, limit: number): Branch[] {
  const words = wordsTyped(country, typed);
  const networks = networksOf(method);
  const { branches, texts } = indexed(country);
  const found: Branch[] = [];
  for (const [index, branch] of branches.entries()) {
    if (found.length >= limit || words.length === 0) break;
    const text = texts[index] ?? '';
    if (networks.includes(branch.network) && words.every((word) => text.includes(` ${word}`))) found.push(branch);
  }
  return found;
}

export interface Point {
  lat: number;
  lng: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceKm(from: Point, to: Point): number {
  const [lat, lng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const a = Math.sin(lat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(a));
}

/** Nearest first. */
export function branchesAround(branches: readonly Branch[], point: Point, withinKm: number): Branch[] {
  return branches
    .map((branch) => ({ branch, distance: distanceKm(point, branch) }))
    .filter(({ distance }) => distance <= withinKm)
    .sort((a, b) => a.distance - b.distance)
    .map(({ branch }) => branch);
}

const digitsOf = (zip: string): string => zip.replace(/\D/g, '');

/** The town of a post code, including its further ones; null for an unknown one. */
export function townOfZip(country: CountryCode, zip: string): Town | null {
  const digits = digitsOf(zip);
  const towns = townsOf(country);
  return (
    towns.find((town) => digits === digitsOf(town.zip)) ??
    towns.find((town) => digits > digitsOf(town.zip) && digits <= digitsOf(town.lastZip)) ??
    null
  );
}

/** The number of a town's district ("Praha 4", "Budapest XI."); other suffixes make another town ("Ribnica na Pohorju"). */
const PART_NUMBER = / (\d+|[ivx]+)\b.*$/;

/** The town named by a text, also by its district. */
export function townOfName(country: CountryCode, name: string): Town | null {
  const wanted = fold(name.trim());
  const whole = wanted.replace(PART_NUMBER, '');
  const known = townsOf(country);
  return known.find((town) => wanted === fold(town.name)) ?? known.find((town) => whole === fold(town.name)) ?? null;
}

function townWithNearestZip(country: CountryCode, zip: string): Town | null {
  const digits = Number(digitsOf(zip));
  const byDistance = [...townsOf(country)].sort(
    (a, b) => Math.abs(Number(digitsOf(a.zip)) - digits) - Math.abs(Number(digitsOf(b.zip)) - digits),
  );
  return byDistance[0] ?? null;
}

/** The position of an address, as far as known: its town, else the town with the nearest post code. */
export function pointOf(country: CountryCode, { zip, city }: { zip: string; city: string }): Point | null {
  const town = townOfZip(country, zip) ?? townOfName(country, city) ?? townWithNearestZip(country, zip);
  return town && { lat: town.lat, lng: town.lng };
}

export interface Place extends Point {
  title: string;
  zip: string;
  /** Null for a street. */
  city: string | null;
}

/** A post code of the town that is not its first one, alone or with the town; a village's is measured from the nearest town. */
function townWithin(country: CountryCode, words: readonly string[]): Place[] {
  const zip = words.map((word) => normalPostCode(country, word)).find((code) => code !== null) ?? null;
  if (zip === null || [...townsOf(country), ...partsOf(country)].some((town) => town.zip === zip)) return [];
  const town = townOfZip(country, zip);
  const rest = words.filter((word) => word !== digitsOf(zip));
  if (town !== null) {
    const named = foldedWords(town.name);
    if (!rest.every((word) => named.some((name) => name.startsWith(word)))) return [];
    return [{ title: `${zip} ${town.name}`, lat: town.lat, lng: town.lng, zip, city: town.name }];
  }
  const near = townWithNearestZip(country, zip);
  return near === null ? [] : [{ title: `${zip} (≈ ${near.name})`, lat: near.lat, lng: near.lng, zip, city: null }];
}

/** Towns and their parts by name or post code, then addresses. */
export function searchPlaces(country: CountryCode, typed: string, limit: number): Place[] {
  const words = wordsTyped(country, typed);
  if (words.length === 0) return [];
  const matches = (text: string): boolean => {
    const known = ` ${foldedWords(text).join(' ')}`;
    return words.every((word) => known.includes(` ${word}`));
  };
  const towns = [...townsOf(country), ...partsOf(country)]
    .filter(({ zip, name }) => matches(`${name} ${zip} ${digitsOf(zip)}`))
    .map(({ zip, name, lat, lng }): Place => ({ title: `${zip} ${name}`, lat, lng, zip, city: name }));
  towns.push(...townWithin(country, words));
  if (towns.length >= limit) return towns.slice(0, limit);
  const addresses = indexed(country)
    .branches.filter(({ street, city, zip }) => matches(`${street} ${city} ${zip} ${digitsOf(zip)}`))
    .slice(0, limit)
    .map(({ street, city, zip, lat, lng }): Place => ({ title: `${street}, ${zip} ${city}`, lat, lng, zip, city: null }));
  return [...towns, ...addresses].slice(0, limit);
}
