import type { KeyValueStore } from '../../page/page';
import { keywordLength, toSearchKeyword } from './searchRules';

/** R9.58 */
export const HISTORY_STORAGE_KEY = 'suggestFragments';
/** R9.57 */
export const HISTORY_MAX_ENTRIES = 5;
/** R5.24: only longer keywords are kept. */
export const HISTORY_MIN_CHARS_EXCLUSIVE = 2;

const isKept = (keyword: string): boolean => keywordLength(keyword) > HISTORY_MIN_CHARS_EXCLUSIVE;

export const isSameKeyword = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** At most five valid keywords without duplicates. */
function tidy(entries: readonly unknown[]): string[] {
  const kept: string[] = [];
  for (const entry of entries) {
    if (kept.length === HISTORY_MAX_ENTRIES) break;
    if (typeof entry !== 'string') continue;
    const keyword = toSearchKeyword(entry);
    if (isKept(keyword) && !kept.some((one) => isSameKeyword(one, keyword))) kept.push(keyword);
  }
  return kept;
}

/** A117: newest first, no duplicates. A keyword that is too short leaves the history as it is. */
export const withEntry = (history: readonly string[], keyword: string): string[] => tidy(isKept(keyword) ? [keyword, ...history] : history);

export function parseHistory(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? tidy(value) : [];
  } catch {
    return []; // another script's value under our key
  }
}

/** False where storage is forbidden. */
export function storeHistory(local: KeyValueStore, entries: readonly string[]): boolean {
  if (entries.length > 0) return local.set(HISTORY_STORAGE_KEY, JSON.stringify(entries));
  local.remove(HISTORY_STORAGE_KEY);
  return true;
}
