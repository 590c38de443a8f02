import { ApiError } from '../../api/ApiError';
import { fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { serialQueue } from '../../lib/serialQueue';
import { getPage, getShop } from '../sagaContext';
import {
  isTooShort,
  searchActions,
  searchFullText,
  selectIsSuggestOn,
  selectSearchField,
  selectSearchFields,
  selectSearchOption,
  toSearchKeyword,
  withEntry,
} from '../search';
import { createSearchHistory, withoutEntry } from './suggestHistory';
import type { SearchHistory } from './suggestHistory';
import { toOptions } from './suggestMapping';
import { SUGGEST_DEBOUNCE_MS } from './suggestRules';
import { createSuggestSource } from './suggestSource';
import type { SuggestSource } from './suggestSource';

const {
  fieldFocused, fieldBlurred, keywordChanged, keywordCleared, escapePressed, submitted, optionChosen,
  historyChanged, historyEntryRemoved, historyCleared, suggestDisabled, suggestRequested, suggestSucceeded, suggestFailed,
  suggestionChosen, fullTextSubmitted,
} = searchActions; // prettier-ignore

/** Actions that change or end the request of a field; each cancels the request before it. */
const WANTED = [keywordChanged, fieldFocused, fieldBlurred, keywordCleared, escapePressed, submitted, optionChosen] as const;
type Wanted = ActionOf<typeof WANTED>;

const needsSuggestions = (action: Wanted): boolean => keywordChanged.match(action) || fieldFocused.match(action);

/** R7.038-R7.040: a debounce after typing, cached per keyword, the latest response only. */
function watchSuggest(source: SuggestSource) {
  return latestOnly('search.suggest', WANTED, {
    delayMs: (action) => (keywordChanged.match(action) && source.known(action.payload.keyword) === undefined ? SUGGEST_DEBOUNCE_MS : 0),
    *worker(action, signal) {
      if (needsSuggestions(action)) yield* suggest(source, action.payload.fieldId, signal);
    },
  });
}

function* suggest(source: SuggestSource, fieldId: string, signal: AbortSignal): SagaGenerator {
  const field = yield* select(selectSearchField, fieldId);
  if (field === null || isTooShort(field.keyword) || !(yield* select(selectIsSuggestOn))) return;
  const keyword = toSearchKeyword(field.keyword);
  const { links } = yield* getShop();
  try {
    let suggestions = source.known(keyword);
    if (suggestions === undefined) {
      yield* put(suggestRequested({ fieldId }));
      suggestions = yield* source.fetch(keyword, signal);
    }
    yield* put(suggestSucceeded({ fieldId, keyword, options: toOptions(suggestions, keyword, links, field.form) }));
  } catch (error) {
    const isApiError = error instanceof ApiError;
    yield* put(suggestFailed({ fieldId, keyword, kind: isApiError ? error.kind : 'malformed' }));
    if (!isApiError) throw error;
    const { log } = yield* getPage();
    log.warn(`vitrina: no suggestions (${error.message})`); // R8.25
  }
}

function* remember(history: SearchHistory, keyword: string): SagaGenerator {
  yield* keep(history, withEntry(history.read(), keyword));
}

function* keep(history: SearchHistory, entries: string[]): SagaGenerator {
  history.write(entries);
  yield* put(historyChanged(entries));
}

function* choose(history: SearchHistory, { payload }: ReturnType<typeof optionChosen>): SagaGenerator {
  const { fieldId, index, by } = payload;
  const [field, option] = [yield* select(selectSearchField, fieldId), yield* select(selectSearchOption, fieldId, index)];
  if (field === null || option === null) return;
  const isFollowed = by === 'keyboard';
  if (option.kind === 'history' || option.kind === 'all') {
    yield* searchFullText(option.keyword, option.kind, { isFollowed, fieldId });
    return;
  }
  const keyword = toSearchKeyword(field.keyword);
  yield* remember(history, keyword);
  yield* put(suggestionChosen({ kind: option.kind, title: option.title, keyword, position: index + 1 }));
  if (isFollowed) (yield* getPage()).location.assign(option.href);
}

const CHANGES_HISTORY = [fieldFocused, fullTextSubmitted, optionChosen, historyEntryRemoved, historyCleared] as const;

/** Serializes reads and writes of the history. Other tabs write it too, so it is read again each time. */
function watchHistory(history: SearchHistory) {
  return serialQueue('search.history', CHANGES_HISTORY, function* handle(action) {
    if (fieldFocused.match(action)) yield* put(historyChanged(history.read()));
    else if (historyEntryRemoved.match(action)) yield* keep(history, withoutEntry(history.read(), action.payload.keyword));
    else if (historyCleared.match(action)) yield* keep(history, []);
    else if (optionChosen.match(action)) yield* choose(history, action);
    else if (fullTextSubmitted.match(action)) yield* remember(history, action.payload.keyword); // also where storage is forbidden
  });
}

export function* suggestSaga(): SagaGenerator {
  const [page, { config }] = [yield* getPage(), yield* getShop()];
  if (config.suggestStatus === '0') yield* put(suggestDisabled()); // R5.22, A118
  const history = createSearchHistory(page.storage.local);
  yield* put(historyChanged(history.read()));
  yield* fork(watchHistory(history));
  yield* fork(watchSuggest(createSuggestSource()));
  // A field may have been in use before this code loaded.
  for (const [fieldId, { phase }] of Object.entries(yield* select(selectSearchFields)))
    if (phase.name !== 'idle') yield* put(fieldFocused({ fieldId }));
}
