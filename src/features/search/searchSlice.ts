import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ApiErrorKind } from '../../api/ApiError';
import { eventOnly, eventOnlyOf } from '../../lib/eventOnly';
import { CLOSED_PHASE, isTooShort, nextActiveIndex, openPhase, optionsOf } from './searchRules';
import type { ChosenBy, SearchField, SearchState, SubmitSource, SuggestionKind, SuggestOption } from './searchTypes';

interface InField {
  fieldId: string;
}

const initialState: SearchState = { fields: {}, history: [], isSuggestOn: true };

const fieldOf = (state: SearchState, { fieldId }: InField): SearchField | undefined =>
  Object.hasOwn(state.fields, fieldId) ? state.fields[fieldId] : undefined;

const closePopup = (state: SearchState, { payload }: PayloadAction<InField>) => {
  const field = fieldOf(state, payload);
  if (field !== undefined && field.phase.name !== 'idle') field.phase = CLOSED_PHASE;
};

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** A search field has replaced the server's form, with its value. */
    fieldMounted(state, { payload }: PayloadAction<InField & Pick<SearchField, 'keyword'> & Partial<Pick<SearchField, 'others'>>>) {
      const { keyword, others = [] } = payload;
      state.fields[payload.fieldId] = {
        keyword,
        others: others.map(([name, value]) => [name, value]),
        phase: { name: 'idle' },
        answer: null,
      };
    },
    fieldUnmounted(state, { payload }: PayloadAction<InField>) {
      delete state.fields[payload.fieldId];
    },
    fieldFocused(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field?.phase.name === 'idle') field.phase = openPhase(field, state.isSuggestOn);
    },
    fieldBlurred(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field !== undefined) field.phase = { name: 'idle' };
    },
    keywordChanged(state, { payload }: PayloadAction<InField & { keyword: string }>) {
      const field = fieldOf(state, payload);
      if (field === undefined) return;
      field.keyword = payload.keyword;
      if (isTooShort(field.keyword)) field.answer = null;
      field.phase = openPhase(field, state.isSuggestOn);
    },
    /** A116, A153: Escape clears the field and closes the popup. */
    escapePressed(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field === undefined) return;
      field.keyword = '';
      field.answer = null;
      field.phase = CLOSED_PHASE;
    },
    keywordCleared(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field === undefined) return;
      field.keyword = '';
      field.answer = null;
      field.phase = openPhase(field, state.isSuggestOn);
    },
    /** Up or Down; opens a closed popup first. */
    activeMoved(state, { payload }: PayloadAction<InField & { step: 1 | -1 }>) {
      const field = fieldOf(state, payload);
      const count = field === undefined ? 0 : optionsOf(field, state).length;
      if (field === undefined || count === 0) return;
      const active = field.phase.name === 'navigation' ? field.phase.activeIndex : null;
      field.phase = { name: 'navigation', activeIndex: nextActiveIndex(active, payload.step, count) };
    },
    /** The shopper returned to the text. */
    activeCleared(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field?.phase.name === 'navigation') field.phase = openPhase(field, state.isSuggestOn);
    },
    suggestDisabled(state) {
      state.isSuggestOn = false;
    },
    suggestRequested(state, { payload }: PayloadAction<InField>) {
      const field = fieldOf(state, payload);
      if (field !== undefined) field.answer = { keyword: '', options: [], ...field.answer, status: 'pending' };
    },
    suggestSucceeded(state, { payload }: PayloadAction<InField & { keyword: string; options: SuggestOption[] }>) {
      const field = fieldOf(state, payload);
      if (field === undefined) return;
      field.answer = { status: 'ready', keyword: payload.keyword, options: payload.options };
      if (field.phase.name === 'navigation') field.phase = openPhase(field, state.isSuggestOn);
    },
    /** R8.25: no flash. The popup stays open with one line of text and the link to all results. */
    suggestFailed(state, { payload }: PayloadAction<InField & { keyword: string; kind: ApiErrorKind }>) {
      const field = fieldOf(state, payload);
      if (field === undefined) return;
      field.answer = { status: 'failed', keyword: payload.keyword, options: [] };
      if (field.phase.name === 'navigation') field.phase = openPhase(field, state.isSuggestOn);
    },
    historyChanged(state, { payload }: PayloadAction<string[]>) {
      state.history = payload;
      for (const field of Object.values(state.fields)) {
        if (field.phase.name !== 'navigation' || !isTooShort(field.keyword)) continue;
        const last = payload.length - 1;
        field.phase = last < 0 ? CLOSED_PHASE : { name: 'navigation', activeIndex: Math.min(field.phase.activeIndex, last) };
      }
    },
    historyEntryRemoved: eventOnlyOf<{ keyword: string }>(),
    historyCleared: eventOnly,
    /** Enter without an active row, or the search button. */
    submitted: closePopup,
    /** Page markup requests a search (`data-vitrina-action="search"`). */
    searchRequested: eventOnlyOf<{ keyword: string }>(),
    /** A row was followed: by the browser (a click on its link) or by the saga (Enter, Tab). */
    optionChosen: (state, action: PayloadAction<InField & { index: number; by: ChosenBy }>) => closePopup(state, action),
    /** For tracking: a suggestion was followed. `position` counts from 1. */
    suggestionChosen: eventOnlyOf<{ kind: SuggestionKind; title: string; keyword: string; position: number }>(),
    /** For tracking: the shopper was redirected to the results page. */
    fullTextSubmitted: eventOnlyOf<{ keyword: string; source: SubmitSource }>(),
  },
});

export const searchActions = searchSlice.actions;
