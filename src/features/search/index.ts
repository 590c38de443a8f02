/** Search fields and full-text search (requirements, sections 4, 5, 7, 9; A116-A120). Their popup is the lazy feature `suggest`. */
export { HISTORY_STORAGE_KEY, isSameKeyword, parseHistory, storeHistory, withEntry } from './searchHistory';
export { isTooShort, toSearchKeyword } from './searchRules';
export { searchFullText, searchSaga } from './searchSaga';
export { searchActions, searchSlice } from './searchSlice';
export {
  popupOf,
  selectIsSuggestOn,
  selectSearchField,
  selectSearchFields,
  selectSearchHistory,
  selectSearchOption,
} from './searchSelectors';
export type { Popup } from './searchSelectors';
export type { ItemSuggestion, ProductSuggestion, SearchOption, Suggestion, SuggestionKind, SuggestOption } from './searchTypes';
