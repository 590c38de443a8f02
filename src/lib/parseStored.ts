import { field, isDto } from './dto';
import type { Dto } from './dto';

/**
 * What we stored, in this version; its fields are still to be checked, for other scripts write into storages, too. Null when it is of
 * another version, somebody else's, or longer than ours ever is.
 */
export function parseStored(text: string | null, version: number, maxChars: number): Dto | null {
  if (text === null || text.length > maxChars) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isDto(stored) && field(stored, 'v') === version ? stored : null;
  } catch {
    return null;
  }
}
