import { field, isDto } from './dto';
import type { Dto } from './dto';

/** Null for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A stored value of this version; its fields are still to be checked, because other scripts write into the same storage. Null when it has
 * another version, is not ours, or is longer than ours ever is.
 */
export function parseStored(text: string | null, version: number, maxChars: number): Dto | null {
  const stored = text === null || text.length > maxChars ? null : parseJson(text);
  return isDto(stored) && field(stored, 'v') === version ? stored : null;
}
