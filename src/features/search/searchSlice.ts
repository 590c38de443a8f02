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

/** A field that is gone stays gone. */
function withField(state: SearchState, { fieldId }: InField, change: (field: SearchField) => Partial<SearchField>): SearchState {
  const field = Object.hasOwn(state.fields, fieldId) ? state.fields[fieldId] : undefined;
  return field === undefined ? state : { ...state, fields: { ...state.fields, [fieldId]: { ...field, ...change(field) } } };
}

const closePopup = (state: SearchState, { payload }: PayloadAction<InField>): SearchState =>
  withField(state, payload, ({ phase }) => (phase.name === 'idle' ? {} : { phase: CLOSED_PHASE }));

/** The options have changed, so none is active. */
const withoutActive = (field: SearchField, isSuggestOn: boolean): SearchField =>
  field.phase.name === 'navigation' ? { ...field, phase: openPhase(field, isSuggestOn) } : field;

/** An entry of the history that is active stays so, or the last one is. */
function withHistory(field: SearchField, { length }: readonly string[]): SearchField {
  if (field.phase.name !== 'navigation' || !isTooShort(field.keyword)) return field;
  const { activeIndex } = field.phase;
  return { ...field, phase: length === 0 ? CLOSED_PHASE : { name: 'navigation', activeIndex: Math.min(activeIndex, length - 1) } };
}

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    /** A search field has replaced the server's form, with its value. */
    fieldMounted(
      state,
      { payload }: PayloadAction<InField & Pick<SearchField, 'keyword'> & Partial<Pick<SearchField, 'form' | 'isNative'>>>,
    ): SearchState {
      const { fieldId, keyword, form = null, isNative = false } = payload;
      return {
        ...state,
        fields: { ...state.fields, [fieldId]: { keyword, form, isNative, submission: null, phase: { name: 'idle' }, answer: null } },
      };
    },
    fieldUnmounted(state, { payload }: PayloadAction<InField>): SearchState {
      const { [payload.fieldId]: _unmounted, ...fields } = state.fields;
      return { ...state, fields };
    },
    fieldFocused: (state, { payload }: PayloadAction<InField>) =>
      withField(state, payload, (field) => (field.phase.name === 'idle' ? { phase: openPhase(field, state.isSuggestOn) } : {})),
    fieldBlurred: (state, { payload }: PayloadAction<InField>) => withField(state, payload, () => ({ phase: { name: 'idle' } })),
    keywordChanged: (state, { payload }: PayloadAction<InField & { keyword: string }>) =>
      withField(state, payload, (before) => {
        const { keyword } = payload;
        const field = { ...before, keyword, answer: isTooShort(keyword) ? null : before.answer };
        return { ...field, phase: openPhase(field, state.isSuggestOn) };
      }),
    /** A116, A153: Escape clears the field and closes the popup. */
    escapePressed: (state, { payload }: PayloadAction<InField>) =>
      withField(state, payload, () => ({ keyword: '', answer: null, phase: CLOSED_PHASE })),
    keywordCleared: (state, { payload }: PayloadAction<InField>) =>
      withField(state, payload, (before) => {
        const field = { ...before, keyword: '', answer: null };
        return { ...field, phase: openPhase(field, state.isSuggestOn) };
      }),
    /** Up or Down; opens a closed popup first. */
    activeMoved: (state, { payload }: PayloadAction<InField & { step: 1 | -1 }>) =>
      withField(state, payload, (field) => {
        const count = optionsOf(field, state).length;
        if (count === 0) return {};
        const active = field.phase.name === 'navigation' ? field.phase.activeIndex : null;
        return { phase: { name: 'navigation', activeIndex: nextActiveIndex(active, payload.step, count) } };
      }),
    /** The shopper returned to the text. */
    activeCleared: (state, { payload }: PayloadAction<InField>) =>
      withField(state, payload, (field) => withoutActive(field, state.isSuggestOn)),
    suggestDisabled: (state) => ({ ...state, isSuggestOn: false }),
    suggestRequested: (state, { payload }: PayloadAction<InField>) =>
      withField(state, payload, ({ answer }) => ({ answer: { keyword: '', options: [], ...answer, status: 'pending' } })),
    suggestSucceeded: (state, { payload }: PayloadAction<InField & { keyword: string; options: SuggestOption[] }>) =>
      withField(state, payload, (field) => {
        const { keyword, options } = payload;
        return withoutActive({ ...field, answer: { status: 'ready', keyword, options } }, state.isSuggestOn);
      }),
    /** R8.25: no flash. The popup stays open with one line of text and the link to all results. */
    suggestFailed: (state, { payload }: PayloadAction<InField & { keyword: string; kind: ApiErrorKind }>) =>
      withField(state, payload, (field) =>
        withoutActive({ ...field, answer: { status: 'failed', keyword: payload.keyword, options: [] } }, state.isSuggestOn),
      ),
    historyChanged: ({ fields, ...state }, { payload }: PayloadAction<string[]>): SearchState => ({
      ...state,
      history: payload,
      fields: Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, withHistory(field, payload)])),
    }),
    historyEntryRemoved: eventOnlyOf<{ keyword: string }>(),
    historyCleared: eventOnly,
    /** Enter without an active row, or the search button. */
    submitted: closePopup,
    /** The browser submits the server's own form. */
    submissionRequested: (state, { payload }: PayloadAction<InField & { keyword: string }>) =>
      withField(state, payload, () => ({ submission: { keyword: payload.keyword } })),
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
