import { popupOf, searchActions, searchSaga, searchSlice } from '../../../src/features/search';
import { suggestFeature } from '../../../src/features/suggest';
import type { SearchOption } from '../../../src/features/search';
import { createTestStore } from './createTestStore';
import type { StoreOptions } from './createTestStore';

const fieldId = 'field';

interface SearchFieldOptions extends StoreOptions {
  /** False: the code of the popup has not loaded yet. */
  isPopupThere?: boolean;
}

/** A focused search field without a view: dispatches what the widget would, and reads what it would show. */
export function searchField({ isPopupThere = true, ...options }: SearchFieldOptions = {}, keyword = '') {
  const created = createTestStore(options);
  const { dispatch, state, api, injectFeature } = created;
  const loadPopup = () => injectFeature(suggestFeature);
  injectFeature({ slice: searchSlice, saga: searchSaga });
  if (isPopupThere) loadPopup();
  const field = () => state().search.fields[fieldId] ?? null;
  const popup = () => popupOf(field(), state().search.history, state().search.isSuggestOn);
  dispatch(searchActions.fieldMounted({ fieldId, keyword }));
  dispatch(searchActions.fieldFocused({ fieldId }));
  return {
    ...created,
    fieldId,
    loadPopup,
    field,
    phase: () => field()?.phase,
    popup,
    /** The rows of the open popup, in short form. */
    rows(): string[] {
      const show = (option: SearchOption) =>
        option.kind === 'history' || option.kind === 'all' ? `${option.kind} ${option.keyword}` : option.title;
      return (popup()?.options ?? []).map(show);
    },
    asked: () => api.calls.map(({ query }) => query['q']),
    type: (typed: string) => void dispatch(searchActions.keywordChanged({ fieldId, keyword: typed })),
    move: (step: 1 | -1) => void dispatch(searchActions.activeMoved({ fieldId, step })),
    submit: () => void dispatch(searchActions.submitted({ fieldId })),
    choose: (index: number, by: 'pointer' | 'keyboard' = 'keyboard') => void dispatch(searchActions.optionChosen({ fieldId, index, by })),
    leave: () => void dispatch(searchActions.fieldBlurred({ fieldId })),
    focus: () => void dispatch(searchActions.fieldFocused({ fieldId })),
    stored: () => created.page.storage.local.get('suggestFragments'),
  };
}

/** Longer than the debounce with an immediate response. */
export const passDebounce = () => jest.advanceTimersByTimeAsync(250);
