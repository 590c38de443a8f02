import { ApiError } from '../../api/ApiError';
import { call, delay, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { rememberView } from '../recentlyViewed';
import { getApi, getPage, getShop } from '../sagaContext';
import { toAvailability } from './availabilityMapping';
import { IDS_MAX, STALE_AFTER_MS } from './availabilityRules';
import { availabilityActions } from './availabilitySlice';
import type { WithAvailability } from './availabilityTypes';

const { variantShown, pageViewed, availabilityWanted, availabilityRequested, availabilityAnswered } = availabilityActions;

/** R7.103. After a failure the page shows what it knew. */
function* ask(ids: readonly string[]): SagaGenerator {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  yield* put(availabilityRequested({ ids }));
  try {
    const answer: unknown = yield* call(() => api.call('getProductsAvailability', { query: { ids: ids.join(',') } }));
    const found = toAvailability(answer, ids);
    if (found === null) throw new ApiError('malformed', 'getProductsAvailability');
    yield* put(availabilityAnswered({ ids, found, clockOffsetMs: api.clockOffsetMs() }));
  } catch (error) {
    yield* put(availabilityAnswered({ ids, found: {}, clockOffsetMs: api.clockOffsetMs() }));
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: no availability (${error.message})`); // A084
  }
}

const askSafely = safely('availability.ask', ask);

/** One request for all views that mount together. */
function* askForWanted(): SagaGenerator<never> {
  for (;;) {
    yield* take(availabilityWanted);
    yield* delay(0);
    for (;;) {
      const { wanted } = yield* select(({ availability }: WithAvailability) => availability);
      if (wanted.length === 0) break;
      yield* call(askSafely, wanted.slice(0, IDS_MAX));
    }
  }
}

export function* availabilitySaga(): SagaGenerator {
  const [page, { config }] = [yield* getPage(), yield* getShop()];
  const { clock, visibility } = page;
  /** A page that a cache may keep has no token: what it states may be as old as the cache allows. */
  const mayBeOld = (config.csrfToken ?? page.meta('csrf-token')) === null;
  const checked = new Set<string>();
  let checkedAt = clock.now();

  yield* fork(askForWanted);
  yield* fork(
    serialQueue('availability.shown', variantShown, function* ({ payload: { variantId, printed } }: ActionOf<typeof variantShown>) {
      if (checked.has(variantId)) return;
      checked.add(variantId);
      if (printed === null || mayBeOld) yield* put(availabilityWanted({ ids: [variantId] }));
    }),
  );
  yield* fork(
    serialQueue('availability.viewed', pageViewed, function* ({ payload }: ActionOf<typeof pageViewed>) {
      yield* rememberView(payload.variantId);
    }),
  );
  yield* subscribeSaga<void>('availability.return', visibility.onReturn, function* () {
    const { shown } = yield* select(({ availability }: WithAvailability) => availability);
    if (shown.length === 0 || clock.now() - checkedAt < STALE_AFTER_MS) return;
    checkedAt = clock.now();
    yield* put(availabilityWanted({ ids: shown }));
  });
}
