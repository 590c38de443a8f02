import { field, isDto } from './dto';
import type { Dto } from './dto';

/** Null for invalid JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A stored value of this version; its fields still need validation, because other scripts can write to the same storage. Null
 * when the version differs, the value is not ours, or it is too long.
 */
export function parseStored(text: string | null, version: number, maxChars: number): Dto | null {
  const stored = text === null || text.length > maxChars ? null : parseJson(text);
  return isDto(stored) && field(stored, 'v') === version ? stored : null;
}
