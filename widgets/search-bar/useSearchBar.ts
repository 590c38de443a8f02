import { useLayoutEffect, useMemo, useState } from 'react';
import {
  popupOf,
  searchActions,
  selectIsSuggestOn,
  selectSearchField,
  selectSearchHistory,
  toSearchKeyword,
} from '../../src/features/search';
import type { Popup } from '../../src/features/search';
import { nextId } from '../../src/lib/nextId';
import { useAppDispatch, useAppSelector } from '../../src/store/hooks';
import type { FallbackForm } from './fallbackForm';

export interface SearchPopup extends Popup {
  /** `ready` when the rows on screen match the field's current text. */
  status: 'pending' | 'ready' | 'failed';
  /** The keyword of the suggestions on screen. */
  answeredKeyword: string;
}

/** Connects the search bar to the store: what one field shows, and the shopper's actions. */
export function useSearchBar({ text: initialKeyword, form, isNative }: Pick<FallbackForm, 'text' | 'form' | 'isNative'>) {
  const dispatch = useAppDispatch();
  const [fieldId] = useState(nextId);
  const field = useAppSelector((state) => selectSearchField(state, fieldId));
  const history = useAppSelector(selectSearchHistory);
  const isSuggestOn = useAppSelector(selectIsSuggestOn);

  useLayoutEffect(() => {
    dispatch(searchActions.fieldMounted({ fieldId, keyword: initialKeyword, form, isNative }));
    return () => void dispatch(searchActions.fieldUnmounted({ fieldId }));
  }, [dispatch, fieldId, initialKeyword, form, isNative]);

  const keyword = field?.keyword ?? initialKeyword;
  const popup = useMemo<SearchPopup | null>(() => {
    const shown = popupOf(field, history, isSuggestOn);
    if (shown === null || field === null) return null;
    const { answer } = field;
    const answeredKeyword = answer?.keyword ?? '';
    if (shown.content === 'history') return { ...shown, status: 'ready', answeredKeyword };
    const isForThis = answer !== null && answeredKeyword === toSearchKeyword(field.keyword);
    return { ...shown, status: isForThis ? answer.status : 'pending', answeredKeyword };
  }, [field, history, isSuggestOn]);

  const actions = useMemo(
    () => ({
      focus: () => dispatch(searchActions.fieldFocused({ fieldId })),
      leave: () => dispatch(searchActions.fieldBlurred({ fieldId })),
      change: (typed: string) => dispatch(searchActions.keywordChanged({ fieldId, keyword: typed })),
      clear: () => dispatch(searchActions.keywordCleared({ fieldId })),
      escape: () => dispatch(searchActions.escapePressed({ fieldId })),
      move: (step: 1 | -1) => dispatch(searchActions.activeMoved({ fieldId, step })),
      stopMoving: () => dispatch(searchActions.activeCleared({ fieldId })),
      submit: () => dispatch(searchActions.submitted({ fieldId })),
      choose: (index: number, by: 'pointer' | 'keyboard') => dispatch(searchActions.optionChosen({ fieldId, index, by })),
      forget: (entry: string) => dispatch(searchActions.historyEntryRemoved({ keyword: entry })),
      forgetAll: () => dispatch(searchActions.historyCleared()),
    }),
    [dispatch, fieldId],
  );

  return { keyword, popup, actions, submission: field?.submission ?? null };
}

export type SearchBarActions = ReturnType<typeof useSearchBar>['actions'];
