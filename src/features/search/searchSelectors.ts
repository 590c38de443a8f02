import { isTooShort, optionsOf } from './searchRules';
import type { SearchField, SearchOption, SearchState } from './searchTypes';

export interface WithSearch {
  search: SearchState;
}

export const selectSearchField = ({ search }: WithSearch, fieldId: string): SearchField | null =>
  (Object.hasOwn(search.fields, fieldId) ? search.fields[fieldId] : null) ?? null;

export const selectSearchFields = ({ search }: WithSearch): SearchState['fields'] => search.fields;

export const selectSearchHistory = ({ search }: WithSearch): readonly string[] => search.history;

export const selectIsSuggestOn = ({ search }: WithSearch): boolean => search.isSuggestOn;

/** The row at `index` of a field's popup. */
export function selectSearchOption(state: WithSearch, fieldId: string, index: number): SearchOption | null {
  const field = selectSearchField(state, fieldId);
  return field === null ? null : (optionsOf(field, state.search)[index] ?? null);
}

/** What a field's popup shows now, or null while it is closed. */
export function popupOf(field: SearchField | null, history: readonly string[], isSuggestOn: boolean): Popup | null {
  if (field === null || field.phase.name === 'idle') return null;
  if (field.phase.name === 'focused' && !field.phase.isOpen) return null;
  const options = optionsOf(field, { history, isSuggestOn });
  if (options.length === 0) return null;
  const activeIndex = field.phase.name === 'navigation' ? field.phase.activeIndex : null;
  return { content: isTooShort(field.keyword) ? 'history' : 'suggestions', options, activeIndex };
}

export interface Popup {
  content: 'history' | 'suggestions';
  options: readonly SearchOption[];
  activeIndex: number | null;
}
