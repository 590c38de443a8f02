import { call, put, select } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getPage, getShop } from '../sagaContext';
import { HISTORY_STORAGE_KEY, parseHistory, storeHistory, withEntry } from './searchHistory';
import { appendQuery, toSearchKeyword } from './searchRules';
import { selectSearchField } from './searchSelectors';
import { searchActions } from './searchSlice';
import type { SearchField, SubmitSource } from './searchTypes';

const { submitted, searchRequested, fullTextSubmitted } = searchActions;

interface FullTextOptions extends Partial<Pick<SearchField, 'others'>> {
  isFollowed?: boolean;
}

/** R5.23, R5.24: stores the keyword and redirects to the results page. Works before the code of the popup has loaded. */
export function* searchFullText(typed: string, source: SubmitSource, { isFollowed = true, others = [] }: FullTextOptions = {}): Steps {
  const keyword = toSearchKeyword(typed);
  if (keyword === '') return;
  const [{ storage, location }, { links }] = [yield* getPage(), yield* getShop()];
  storeHistory(storage.local, withEntry(parseHistory(storage.local.get(HISTORY_STORAGE_KEY)), keyword));
  yield* put(fullTextSubmitted({ keyword, source }));
  const href = links.search({ keyword });
  if (isFollowed && href !== null) location.assign(appendQuery(href, others));
}

/** Full-text searches of the fields and of the page's own markup. The popup is the feature `suggest`. */
export function* searchSaga(): Steps {
  yield* call(
    serialQueue('search.fullText', [submitted, searchRequested] as const, function* handle(action) {
      if (searchRequested.match(action)) return yield* searchFullText(action.payload.keyword, 'page');
      const field = yield* select(selectSearchField, action.payload.fieldId);
      if (field !== null) yield* searchFullText(field.keyword, 'field', { others: field.others });
    }),
  );
}
