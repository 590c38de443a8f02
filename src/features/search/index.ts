/** Search: suggestions, history and redirecting to the results page (requirements, sections 4, 5, 7, 9; A116-A120). */
export { searchSaga } from './searchSaga';
export { searchActions, searchSlice } from './searchSlice';
export { popupOf, selectIsSuggestOn, selectSearchField, selectSearchHistory } from './searchSelectors';
export type { Popup } from './searchSelectors';
export { historyLabel } from './searchHistory';
export { toSearchKeyword } from './searchRules';
export type { SearchOption, SuggestionKind, SuggestOption } from './searchTypes';
