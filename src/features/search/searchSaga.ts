import { call, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getPage, getShop } from '../sagaContext';
import { HISTORY_STORAGE_KEY, parseHistory, storeHistory, withEntry } from './searchHistory';
import { toSearchKeyword } from './searchRules';
import { selectSearchField } from './searchSelectors';
import { searchActions } from './searchSlice';
import type { SubmitSource } from './searchTypes';

const { submitted, searchRequested, fullTextSubmitted, submissionRequested } = searchActions;

interface FullTextOptions {
  isFollowed?: boolean;
  fieldId?: string;
}

/** R5.23, R5.24: stores the keyword and redirects to the results page. Works before the code of the popup has loaded. */
export function* searchFullText(
  typed: string,
  source: SubmitSource,
  { isFollowed = true, fieldId = '' }: FullTextOptions = {},
): SagaGenerator {
  const keyword = toSearchKeyword(typed);
  if (keyword === '') return;
  const [{ storage, location }, { links }] = [yield* getPage(), yield* getShop()];
  storeHistory(storage.local, withEntry(parseHistory(storage.local.get(HISTORY_STORAGE_KEY)), keyword));
  yield* put(fullTextSubmitted({ keyword, source }));
  if (!isFollowed) return;
  const field = yield* select(selectSearchField, fieldId);
  if (field?.isNative === true) return void (yield* put(submissionRequested({ fieldId, keyword })));
  const href = links.search({ keyword, form: field?.form ?? null });
  if (href !== null) location.assign(href);
}

/** Full-text searches of the fields and of the page's own markup. The popup is the feature `suggest`. */
export function* searchSaga(): SagaGenerator {
  yield* call(
    serialQueue('search.fullText', [submitted, searchRequested] as const, function* handle(action) {
      if (searchRequested.match(action)) return yield* searchFullText(action.payload.keyword, 'page');
      const { fieldId } = action.payload;
      const field = yield* select(selectSearchField, fieldId);
      if (field !== null) yield* searchFullText(field.keyword, 'field', { fieldId });
    }),
  );
}
