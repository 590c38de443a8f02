import { toWellFormed } from '../../lib/toWellFormed';
import type { SearchField, SearchOption, SearchPhase, SearchState } from './searchTypes';

/** R5.20, R9.55: shorter keywords are not sent. */
export const KEYWORD_MIN_CHARS = 2;
/** Longer keywords are truncated before they are sent or stored. */
export const KEYWORD_MAX_CHARS = 200;

const charsOf = (text: string): string[] => [...text];

/** The keyword as it is sent: trimmed, NFC, well-formed and of limited length. */
export function toSearchKeyword(typed: string): string {
  const head = typed.trimStart().slice(0, KEYWORD_MAX_CHARS * 4); // cheap on pasted megabytes
  const wellFormed = toWellFormed(head).normalize('NFC');
  return charsOf(wellFormed).slice(0, KEYWORD_MAX_CHARS).join('').trimEnd();
}

/** Length in user-perceived characters: an emoji is one. */
export const keywordLength = (typed: string): number => charsOf(toSearchKeyword(typed)).length;

/** R4.091, R5.21: the history is shown and no suggestions are requested. */
export const isTooShort = (typed: string): boolean => keywordLength(typed) < KEYWORD_MIN_CHARS;

/** The rows of a field's popup, top to bottom. */
export function optionsOf(field: SearchField, { history, isSuggestOn }: Pick<SearchState, 'history' | 'isSuggestOn'>): SearchOption[] {
  if (isTooShort(field.keyword)) return history.map((keyword) => ({ kind: 'history', keyword }));
  if (!isSuggestOn) return [];
  return [...(field.answer?.options ?? []), { kind: 'all', keyword: toSearchKeyword(field.keyword) }];
}

/** The phase of a field whose popup may be open. */
export function openPhase(field: SearchField, isSuggestOn: boolean): SearchPhase {
  return isTooShort(field.keyword) || !isSuggestOn ? { name: 'focused', isOpen: true } : { name: 'suggestions' };
}

export const CLOSED_PHASE: SearchPhase = { name: 'focused', isOpen: false };

/** R4.092, R4.093: from none to the first or last, then row by row, past either end to the other. */
export function nextActiveIndex(active: number | null, step: 1 | -1, count: number): number {
  if (active === null) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
