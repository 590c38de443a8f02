import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getApi, getPage, getShop } from '../sagaContext';
import { createContentCache } from './contentCache';
import { contentOf } from './contentMapping';
import { contentActions, selectContent } from './contentSlice';

const { contentRequested, contentSucceeded, contentFailed, contentRefused } = contentActions;

/** R7.021, R7.023, A114: from this page, this tab or the shop. Without a hash in the page's configuration nothing is kept. */
function* loadContent(title: string): SagaGenerator {
  const [{ storage }, { config, countryCode }] = [yield* getPage(), yield* getShop()];
  const { contentHashes } = config;
  const hash = Object.hasOwn(contentHashes, title) ? contentHashes[title] : undefined;
  const cache = createContentCache(storage.session, countryCode);
  if (hash !== undefined) {
    if (typeof (yield* select(selectContent, title)) === 'string') return;
    const known = cache.read(title, hash);
    if (known !== null) {
      yield* put(contentSucceeded({ title, body: known }));
      return;
    }
  }
  const api = yield* getApi();
  const query = { title, ...(hash === undefined ? {} : { hash }) };
  const content = contentOf(yield* call((): Promise<unknown> => api.call('findContentByTitle', { query })));
  if (content === null) throw new ApiError('malformed', 'findContentByTitle');
  // A page from a cache names an older version than the shop sends.
  if (hash !== undefined) cache.keep(title, content.hash ?? hash, content.body);
  yield* put(contentSucceeded({ title, body: content.body }));
}

export function* contentSaga(): SagaGenerator {
  const { log } = yield* getPage();
  yield* fork(
    serialQueue('content.load', contentRequested, function* ({ payload: { title } }) {
      try {
        yield* loadContent(title);
      } catch (error) {
        yield* put(contentFailed({ title }));
        if (!(error instanceof ApiError)) throw error;
        log.warn(`vitrina: no content ${JSON.stringify(title)} (${failureResponse(error).log ?? error.message})`); // R8.23
      }
    }),
  );
  yield* fork(
    serialQueue('content.refused', contentRefused, function* ({ payload: { title, reason } }) {
      yield* call(() => log.warn(`vitrina: content ${JSON.stringify(title)} is not shown (${reason})`));
    }),
  );
}
