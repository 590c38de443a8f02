import { field, idOf, isDto, numberOf, textOf, toDto } from '../../lib/dto';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import type { SeenCart, SeenLine } from './cartChangesTypes';

/** Storage key of the last seen cart. */
export const SEEN_CART_KEY = 'vitrina.cart-seen';
const SEEN_VERSION = 1;
const SEEN_MAX_CHARS = 200_000;
const CODES_MAX = 100;

const toSeenLine = (value: unknown): SeenLine => {
  const dto = toDto(value);
  return { price: numberOf(dto, 'price'), inStock: numberOf(dto, 'inStock'), day: textOf(dto, 'day') };
};

export function readSeen(storage: KeyValueStore): SeenCart | null {
  const stored = parseStored(storage.get(SEEN_CART_KEY), SEEN_VERSION, SEEN_MAX_CHARS) ?? {};
  const [lines, codes] = [field(stored, 'lines'), field(stored, 'codes')];
  if (!isDto(lines) || !Array.isArray(codes)) return null;
  return {
    cartId: idOf(stored, 'cartId'),
    lines: Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, toSeenLine(line)])),
    codes: codes.filter((code: unknown): code is string => typeof code === 'string').slice(0, CODES_MAX),
  };
}

export function writeSeen(storage: KeyValueStore, seen: SeenCart | null): void {
  if (seen === null) storage.remove(SEEN_CART_KEY);
  else storage.set(SEEN_CART_KEY, JSON.stringify({ v: SEEN_VERSION, ...seen }));
}
