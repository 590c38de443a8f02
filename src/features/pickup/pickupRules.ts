import { foldDiacritics } from '../../lib/foldDiacritics';
import type { Branch, Position } from '../delivery';
import { isOpenAt } from './openingHours';
import type { BranchSet, Filters, PickupTransport, Place, TransportType } from './pickupTypes';

/** R9.52, A101 */
export const DISTANCE_LIMIT_KM = 60;
/** Favourites are listed first only near the place: a shopper who searches another town wants branches there. */
export const PREFERRED_LIMIT_KM = 10;
export const SEARCH_DEBOUNCE_MS = 250;
export const QUERY_MIN_CHARS = 2;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance, by the haversine formula. */
export function distanceKm(a: Position, b: Position): number {
  const [lat, lng] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const h = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Post codes are typed with and without space, hyphen and country prefix ("SI-1000", "110 00", "00-001"): here as digits. */
const withoutPostCodeMarks = (text: string): string =>
  text.replace(/\b(?:si|cz|sk|pl|hu|hr|h)[\s-]?(?=\d)/g, '').replace(/\b(\d{3})[ -](\d{2})\b|\b(\d{2})[ -](\d{3})\b/g, '$1$2$3$4');

const addressText = ({ name, street, city, zip }: Branch): string => foldDiacritics([name, street, city, zip].filter(Boolean).join(' '));

const folded = new WeakMap<Branch, string>();

function textOf(branch: Branch): string {
  const known = folded.get(branch);
  if (known !== undefined) return known;
  const text = addressText(branch);
  folded.set(branch, text);
  return text;
}

/** Whether every word of the query occurs in name or address; digits also match the beginning of the post code. */
export function matches(branch: Branch, query: string): boolean {
  const words = withoutPostCodeMarks(foldDiacritics(query)).split(/[\s,]+/);
  const zip = withoutPostCodeMarks(branch.zip ?? '');
  return words.every((word) => textOf(branch).includes(word) || (/^\d+$/.test(word) && zip.startsWith(word)));
}

const wordsOf = (text: string): string[] => withoutPostCodeMarks(foldDiacritics(text)).split(/[\s,]+/);

/** The suggested place whose whole name, or only post code, is in the text: what was searched, also where none was chosen. */
function typedPlace(query: string, places: readonly Place[]): Place | null {
  const typed = wordsOf(query);
  const isNamed = ({ title }: Place): boolean => {
    const words = wordsOf(title.split(',')[0] ?? '').filter(Boolean);
    const names = words.filter((word) => !/^\d+$/.test(word));
    const isPostCode = typed.every((word) => /^\d+$/.test(word) && words.includes(word));
    return isPostCode || (names.length > 0 && names.every((word) => typed.includes(word)));
  };
  return places.find(isNamed) ?? null;
}

/** A branch of the list. */
export interface ListedBranch {
  branch: Branch;
  /** Null where the place or the branch has no coordinates. */
  distanceKm: number | null;
  isPreferred: boolean;
  isNew: boolean;
  /** What a guest chose before in this browser. */
  isRecent: boolean;
  /** What this delivery has now. */
  isChosen: boolean;
}

export interface Listing {
  /** The chosen one, then favourites within reach, then all others; each part by distance. */
  listed: readonly ListedBranch[];
  /** How many of `listed` are favourites within reach, without the chosen one. */
  favouriteCount: number;
  /** How many are beyond the distance limit. */
  farCount: number;
  /** Where the distances are measured from; null where there are none. */
  origin: Place | null;
  /** Offered instead of an empty list: available branches, nearest first, ignoring the text. */
  nearest: readonly ListedBranch[];
}

export interface ListingInput {
  branches: readonly Branch[];
  /** Results of the shop's search. */
  found: readonly Branch[];
  query: string;
  /** Suggested for the text. */
  places: readonly Place[];
  place: Place | null;
  /** The delivery's own place, to measure from unless another one is selected or searched. */
  home: Place | null;
  filters: Filters;
  preferredIds: readonly string[];
  newIds: readonly string[];
  recentIds: readonly string[];
  /** The branch that this delivery has. */
  chosenId: string | null;
  /** Those that turned out to be full when they were pressed. They keep their place: the focus is on one. */
  unavailableIds: readonly string[];
}

/** Whether a branch passes the filters; `now` is the shop's time. Many branches have the same hours, so these are read once. */
function createFilter({ transportId, typeId, isOpenNow }: Filters, now: Date): (branch: Branch) => boolean {
  const known = new Map<string | null, boolean>();
  const isOpen = (hours: string | null): boolean => {
    const found = known.get(hours) ?? isOpenAt(hours, now) === true;
    known.set(hours, found);
    return found;
  };
  return (branch) =>
    (transportId === null || branch.transportId === transportId) &&
    (typeId === null || branch.typeId === typeId) &&
    (!isOpenNow || isOpen(branch.openingHours));
}

const NEAREST_MAX = 3;

const byDistance = (a: ListedBranch, b: ListedBranch): number => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0;

/**
 * The chosen one first, then favourites within reach, then by distance; unavailable branches last. Without a place the text narrows the list, with one
 * the distance does (A101). Branches without coordinates are never hidden by distance.
 */
export function toListing(input: ListingInput, now: Date): Listing {
  const { branches, found, query, places, place, home, filters, preferredIds, newIds, recentIds, chosenId, unavailableIds } = input;
  const [preferred, news, recent] = [new Set(preferredIds), new Set(newIds), new Set(recentIds)];
  const foundIds = new Set(found.map(({ id }) => id));
  const passes = createFilter(filters, now);
  const known = new Set(branches.map(({ id }) => id));
  const all = found.length === 0 ? branches : [...branches, ...found.filter(({ id }) => !known.has(id))];
  const from = place ?? typedPlace(query, places) ?? home;
  const near: ListedBranch[] = [];
  let farCount = 0;
  const toListed = (branch: Branch): ListedBranch => ({
    branch,
    distanceKm: from === null || branch.position === null ? null : distanceKm(from, branch.position),
    isPreferred: preferred.has(branch.id),
    isNew: news.has(branch.id),
    isRecent: recent.has(branch.id),
    isChosen: branch.id === chosenId,
  });
  for (const branch of all) {
    if (!passes(branch)) continue;
    if (place === null && !foundIds.has(branch.id) && !matches(branch, query)) continue;
    const one = toListed(branch);
    if (place !== null && one.distanceKm !== null && one.distanceKm > DISTANCE_LIMIT_KM && !filters.isFarShown) farCount += 1;
    else near.push(one);
  }
  const isFavourite = ({ branch, isPreferred, isRecent, isChosen, distanceKm: distance }: ListedBranch) =>
    !isChosen && branch.available && (isPreferred || isRecent) && (distance ?? 0) <= PREFERRED_LIMIT_KM;
  const rank = (one: ListedBranch) => (one.isChosen ? 0 : isFavourite(one) ? 1 : one.branch.available ? 2 : 3);
  near.sort((a, b) => rank(a) - rank(b) || byDistance(a, b));
  const isOffered = (branch: Branch) => branch.available && !unavailableIds.includes(branch.id) && passes(branch);
  const offered = near.length > 0 ? [] : all.filter(isOffered).map(toListed);
  const withAvailability = (one: ListedBranch): ListedBranch =>
    unavailableIds.includes(one.branch.id) ? { ...one, branch: { ...one.branch, available: false } } : one;
  return {
    listed: unavailableIds.length === 0 ? near : near.map(withAvailability),
    favouriteCount: near.filter(isFavourite).length,
    farCount,
    origin: near.concat(offered).some((one) => one.distanceKm !== null) ? from : null,
    nearest: offered.sort(byDistance).slice(0, NEAREST_MAX),
  };
}

/** The types to filter by; none where each transport has one type, as the transport filter then does the same. */
export function typesOf(transports: readonly PickupTransport[], transportId: string | null): TransportType[] {
  if (transports.every(({ types }) => types.length < 2)) return [];
  const seen = new Set<string>();
  return transports
    .filter(({ id }) => transportId === null || id === transportId)
    .flatMap(({ types }) => types)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The icon of a branch's type, or of the only one that its transport has. */
export function iconOf(transports: readonly PickupTransport[], { transportId, typeId }: Branch): string | null {
  const types = transports.find(({ id }) => id === transportId)?.types ?? transports.flatMap((one) => one.types);
  return (types.find(({ id }) => id === typeId) ?? (types.length === 1 ? types[0] : undefined))?.icon ?? null;
}

/** R3.064: the shop has more branches than it has sent. */
export const isIncomplete = ({ branches, transports }: BranchSet): boolean =>
  transports.reduce((sum, { totalAvailableBranches }) => sum + (totalAvailableBranches ?? 0), 0) > branches.length;

export const keyOf = ({ deliveryId, deliveryMethodName }: { deliveryId: string; deliveryMethodName: string }): string =>
  `${deliveryId} ${deliveryMethodName}`;

export const NO_BRANCHES: BranchSet = { status: 'pending', branches: [], transports: [] };
