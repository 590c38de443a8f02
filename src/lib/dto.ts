import { firstChars } from './firstChars';
import { toPlainText } from './plainText';

/** An object of a response; untrusted, every field is validated before use. */
export type Dto = Readonly<Record<string, unknown>>;

export const isDto = (value: unknown): value is Dto => typeof value === 'object' && value !== null && !Array.isArray(value);

export const toDto = (value: unknown): Dto => (isDto(value) ? value : {});

/** An own property; ignores a polluted `Object.prototype`. */
export const field = (dto: Dto, name: string): unknown => (Object.hasOwn(dto, name) ? dto[name] : undefined);

/** Trimmed text that is not empty. */
export function textOf(dto: Dto, name: string): string | null {
  const value = field(dto, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Ids are strings in the contract; older shops send safe numbers, here from `least`. */
export function idOf(dto: Dto, name: string, least = -Infinity): string | null {
  const value = field(dto, name);
  return Number.isSafeInteger(value) && (value as number) >= least ? String(value) : textOf(dto, name);
}

/** Text that may be digits only, such as a post code: PHP sends it as a number by JSON_NUMERIC_CHECK, or as the database has it. 0 and 1 are flags. */
export const lenientTextOf = (dto: Dto, name: string): string | null => idOf(dto, name, 2);

/** A text to display: without markup, and of limited length. */
export function labelOf(dto: Dto, name: string): string | null {
  const value = lenientTextOf(dto, name);
  return (value === null ? null : toPlainText(value)) || null;
}

export function shortLabelOf(dto: Dto, name: string, maxChars: number): string | null {
  const label = labelOf(dto, name);
  return label === null ? null : firstChars(label, maxChars);
}

/** An array, or what PHP makes of one with gaps: a map of its numbers. */
export const isList = (value: unknown): value is object =>
  Array.isArray(value) || (isDto(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => /^\d+$/.test(key)));

/** The entries of a list; a PHP list with gaps arrives as a map. Empty for anything else. */
export const entriesOf = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** The ids of a list, up to `limit`. */
export const idsOf = (dto: Dto, name: string, limit: number): string[] =>
  entriesOf(field(dto, name))
    .slice(0, limit)
    .flatMap((id) => idOf({ id }, 'id') ?? []);

/** A finite number; older shops send it as a string. */
export function numberOf(dto: Dto, name: string): number | null {
  const value = field(dto, name);
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** True unless the value is clearly false. */
export function isSet(dto: Dto, name: string): boolean {
  const value = field(dto, name);
  return !(value === undefined || value === null || value === false || value === 0 || value === '0' || value === '');
}

/** Removes duplicates by key, keeping the first. */
export function firstOfEach<Value>(list: readonly Value[], nameOf: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return list.filter((value) => !seen.has(nameOf(value)) && seen.add(nameOf(value)));
}

/** The well-formed entries of a list, up to `limit`. */
export function listOf<Value>(value: unknown, convert: (dto: Dto) => Value | null, limit: number): Value[] {
  const found: Value[] = [];
  for (const entry of entriesOf(value)) {
    if (found.length === limit) break;
    const converted = isDto(entry) ? convert(entry) : null;
    if (converted !== null) found.push(converted);
  }
  return found;
}
