import type { KeyValueStore } from '../../page/page';
import { HISTORY_STORAGE_KEY, isSameKeyword, parseHistory, storeHistory } from '../search';

/** R9.59 */
export const HISTORY_SHOWN_CHARS = 20;

export const withoutEntry = (history: readonly string[], keyword: string): string[] =>
  history.filter((entry) => !isSameKeyword(entry, keyword));

/** R9.59, A117: the full text is stored, only its display is truncated. */
export function historyLabel(keyword: string): string {
  const chars = [...keyword];
  return chars.length > HISTORY_SHOWN_CHARS ? `${chars.slice(0, HISTORY_SHOWN_CHARS).join('')}...` : keyword;
}

export interface SearchHistory {
  /** The stored history, including changes by other tabs; an invalid value is ignored and replaced. */
  read(): string[];
  write(entries: readonly string[]): void;
}

/** The history in the page's storage. Where storage is forbidden, it lasts as long as the page. */
export function createSearchHistory(local: KeyValueStore): SearchHistory {
  let unstored: string[] | null = null;

  const write = (entries: readonly string[]) => {
    unstored = storeHistory(local, entries) ? null : [...entries];
  };

  const read = () => {
    if (unstored !== null) return unstored;
    const text = local.get(HISTORY_STORAGE_KEY);
    const entries = parseHistory(text);
    if (text !== null && JSON.stringify(entries) !== text) write(entries);
    return entries;
  };

  return { read, write };
}
