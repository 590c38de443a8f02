import { ApiError } from '../../api/ApiError';
import { call } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { lruCache } from '../../lib/lruCache';
import { getApi, getPage } from '../sagaContext';
import { toSearchKeyword } from '../search';
import type { Suggestion } from '../search';
import { toSuggestions } from './suggestMapping';
import { cacheKeyOf, SUGGEST_CACHE_ENTRIES, SUGGEST_PAUSE_S } from './suggestRules';

/** Suggestions from the page's cache, else from the shop. */
export interface SuggestSource {
  /** A cached response for the keyword (R7.039, A119). */
  known(typed: string): Suggestion[] | undefined;
  /** Requests them from the shop; rejects with an ApiError. After a 429 nothing is sent until its Retry-After has passed. */
  fetch(typed: string, signal: AbortSignal): SagaGenerator<Suggestion[]>;
}

export function createSuggestSource(): SuggestSource {
  const answers = lruCache<Suggestion[]>(SUGGEST_CACHE_ENTRIES);
  let pausedUntil = 0;

  function* fetchSuggestions(typed: string, signal: AbortSignal): SagaGenerator<Suggestion[]> {
    const [api, page] = [yield* getApi(), yield* getPage()];
    const timestamp = page.clock.now();
    if (timestamp < pausedUntil) throw new ApiError('http', 'suggest', { status: 429 });
    try {
      const query = { q: toSearchKeyword(typed), timestamp };
      const suggestions = toSuggestions(yield* call(() => api.call('suggest', { query }, { signal })));
      answers.set(cacheKeyOf(typed), suggestions); // failures are not cached (A119)
      return suggestions;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) {
        pausedUntil = page.clock.now() + (error.retryAfterS ?? SUGGEST_PAUSE_S) * 1000;
      }
      throw error;
    }
  }

  return { known: (typed) => answers.get(cacheKeyOf(typed)), fetch: fetchSuggestions };
}
