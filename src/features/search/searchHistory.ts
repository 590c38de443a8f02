import type { KeyValueStore } from '../../page/page';
import { keywordLength, toSearchKeyword } from './searchRules';

/** R9.58 */
export const HISTORY_STORAGE_KEY = 'suggestFragments';
/** R9.57 */
export const HISTORY_MAX_ENTRIES = 5;
/** R5.24: only longer keywords are kept. */
export const HISTORY_MIN_CHARS_EXCLUSIVE = 2;
/** R9.59 */
export const HISTORY_SHOWN_CHARS = 20;

const isKept = (keyword: string): boolean => keywordLength(keyword) > HISTORY_MIN_CHARS_EXCLUSIVE;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** At most five valid keywords without duplicates. */
function tidy(entries: readonly unknown[]): string[] {
  const kept: string[] = [];
  for (const entry of entries) {
    if (kept.length === HISTORY_MAX_ENTRIES) break;
    if (typeof entry !== 'string') continue;
    const keyword = toSearchKeyword(entry);
    if (isKept(keyword) && !kept.some((one) => isSame(one, keyword))) kept.push(keyword);
  }
  return kept;
}

/** A117: newest first, no duplicates. A keyword that is too short leaves the history as it is. */
export const withEntry = (history: readonly string[], keyword: string): string[] => tidy(isKept(keyword) ? [keyword, ...history] : history);

export const withoutEntry = (history: readonly string[], keyword: string): string[] => history.filter((entry) => !isSame(entry, keyword));

/** R9.59, A117: the full text is stored, only its display is truncated. */
export function historyLabel(keyword: string): string {
  const chars = [...keyword];
  return chars.length > HISTORY_SHOWN_CHARS ? `${chars.slice(0, HISTORY_SHOWN_CHARS).join('')}...` : keyword;
}

function parse(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? tidy(value) : [];
  } catch {
    return []; // another script's value under our key
  }
}

export interface SearchHistory {
  /** The stored history, including changes by other tabs; an invalid value is ignored and replaced. */
  read(): string[];
  write(entries: readonly string[]): void;
}

/** The history in the page's storage. Where storage is forbidden, it lasts as long as the page. */
export function createSearchHistory(storage: KeyValueStore): SearchHistory {
  let unstored: string[] | null = null;

  const write = (entries: readonly string[]) => {
    if (entries.length === 0) storage.remove(HISTORY_STORAGE_KEY);
    const isStored = entries.length === 0 || storage.set(HISTORY_STORAGE_KEY, JSON.stringify(entries));
    unstored = isStored ? null : [...entries];
  };

  const read = () => {
    if (unstored !== null) return unstored;
    const text = storage.get(HISTORY_STORAGE_KEY);
    if (text === null) return [];
    const entries = parse(text);
    if (JSON.stringify(entries) !== text) write(entries);
    return entries;
  };

  return { read, write };
}
