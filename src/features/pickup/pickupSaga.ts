import { ApiError } from '../../api/ApiError';
import { field, toDto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { foldDiacritics } from '../../lib/foldDiacritics';
import { latestOnly } from '../../lib/latestOnly';
import { safely } from '../../lib/safely';
import { isInRegion } from '../../shop/region';
import { selectIsLogged } from '../account';
import { handleCheckoutFailure } from '../checkout';
import { checkoutCartReceived } from '../checkoutResponse';
import { draftText, keepDraft } from '../drafts';
import { confirmBranch, deliveryActions, isPickup, selectDeliveries, selectIsDeliveryKnown } from '../delivery';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { toBranchList, toDetail, toPlace, toPlaces } from './pickupMapping';
import { DISTANCE_LIMIT_KM, isIncomplete, keyOf, QUERY_MIN_CHARS, SEARCH_DEBOUNCE_MS } from './pickupRules';
import { readRecent, storeRecent } from './recentBranches';
import { selectPickup } from './pickupSelectors';
import { pickupActions } from './pickupSlice';
import type { BranchSetKey } from './pickupSlice';
import type { WithPickup } from './pickupTypes';

const {
  listOpened, listClosed, retryRequested, queryChanged, placeChosen, detailToggled, branchChosen, branchPointed, locateRequested, located, locateFailed, recentRestored, iconFailed, branchesRequested,
  branchesSucceeded, branchesAdded, branchesFailed, searchRequested, searchSucceeded, searchFailed, detailRequested, detailReceived, branchConfirmed,
  branchUnavailable, confirmFailed, failureShown, nearbyChanged,
} = pickupActions; // prettier-ignore

const selectOpen = ({ pickup }: WithPickup) => pickup.open;

/** R8.09: a failed call shows the generic error once per opened list; what still works stays usable. */
function* reportFailure(error: unknown, what: string): SagaGenerator {
  if (!(error instanceof ApiError)) throw error;
  (yield* getPage()).log.warn(`vitrina: no ${what} (${error.message})`);
  if (error.kind === 'aborted' || !(yield* select(({ pickup }: WithPickup) => pickup.open !== null && !pickup.isFailureShown))) return;
  yield* put(failureShown());
  yield* put(flashActions.flashShown(keyFlash('err_generic')));
}

/** R7.064: once per delivery and method; who comes while they load waits for the same answer, and a failed load is repeated. */
function* loadBranches(whose: BranchSetKey): SagaGenerator {
  const set = yield* select(({ pickup }: WithPickup) => pickup.sets[keyOf(whose)]);
  if (set !== undefined && set.status !== 'failed') return;
  const api = yield* getApi();
  yield* put(branchesRequested(whose));
  try {
    const list = toBranchList(yield* call(() => api.call('branchesBasic', { query: { ...whose } })));
    if (list === null) throw new ApiError('malformed', 'branchesBasic', { cause: 'shape' });
    yield* put(branchesSucceeded({ ...whose, ...list }));
  } catch (error) {
    yield* put(branchesFailed(whose)); // first: who opens the list would wait for ever
    yield* reportFailure(error, 'pickup points');
  }
}

function* openList(): SagaGenerator {
  const whose = yield* select(selectOpen);
  if (whose !== null) yield* loadBranches(whose);
}

/** R1.18, A015: preloads the branches behind a flag. */
function* preload(): SagaGenerator {
  if (!(yield* getShop()).flags.isOn('preload_pups')) return;
  if (!(yield* select(selectIsDeliveryKnown))) yield* take(checkoutCartReceived);
  for (const { deliveryId, deliveryMethods } of yield* select(selectDeliveries))
    for (const { name, available } of deliveryMethods)
      if (available && isPickup(name)) yield* loadBranches({ deliveryId, deliveryMethodName: name });
}

/** R7.130, A010: where the shop sent only part of its branches, fetches those around the place. */
const watchPlace = latestOnly('pickup.nearby', [listOpened, listClosed, placeChosen, located, branchesSucceeded] as const, {
  delayMs: () => 0,
  *worker(_action, signal) {
    const [open, place] = [yield* select(selectOpen), yield* select(({ pickup }: WithPickup) => pickup.place)];
    const set = open === null ? undefined : yield* select(({ pickup }: WithPickup) => pickup.sets[keyOf(open)]);
    const isNeeded = open !== null && place !== null && set?.status === 'ready' && isIncomplete(set);
    yield* put(nearbyChanged({ isAdding: isNeeded }));
    if (!isNeeded) return;
    const api = yield* getApi();
    const body = { ...open, lat: place.lat, lng: place.lng, distance: DISTANCE_LIMIT_KM };
    try {
      const list = toBranchList(yield* call(() => api.call('postBranches', { body }, { signal })));
      yield* put(branchesAdded({ ...open, branches: list?.branches ?? [] }));
    } catch (error) {
      yield* reportFailure(error, 'pickup points around the place');
    }
    yield* put(nearbyChanged({ isAdding: false }));
  },
});

/** R7.062, R7.072: searches places and branches; only the latest text counts. A list that opens with an earlier search repeats it. */
const watchSearch = latestOnly('pickup.search', [queryChanged, placeChosen, listOpened, listClosed] as const, {
  delayMs: (action) => (queryChanged.match(action) ? SEARCH_DEBOUNCE_MS : 0),
  *worker(_action, signal) {
    const { query, open, place } = yield* select(selectPickup);
    const q = query.trim();
    if (foldDiacritics(q).length < QUERY_MIN_CHARS || open === null || place !== null) return;
    const api = yield* getApi();
    yield* put(searchRequested());
    try {
      const [places, branches] = (yield* call(() =>
        Promise.all([
          api.call('geoSuggestions', { query: { q } }, { signal }),
          api.call('autoCompleteBranches', { query: { q, ...open } }, { signal }),
        ]),
      )) as readonly unknown[];
      yield* put(searchSucceeded({ places: toPlaces(places), found: toBranchList(branches)?.branches ?? [] }));
    } catch (error) {
      yield* reportFailure(error, 'places');
      yield* put(searchFailed()); // the loaded list can still be searched
    }
  },
});

/** R7.065 */
function* loadDetail({ payload: { branchId } }: ActionOf<typeof detailToggled | typeof branchPointed>): SagaGenerator {
  if (branchId === null) return;
  const [api, open] = [yield* getApi(), yield* select(selectOpen)];
  const known = yield* select(({ pickup }: WithPickup) => pickup.details[branchId]);
  if (open === null || (known !== undefined && known !== 'failed')) return;
  yield* put(detailRequested({ branchId }));
  let detail = null;
  try {
    detail = toDetail(yield* call(() => api.call('branchDetail', { query: { branchId, deliveryId: open.deliveryId } })), branchId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  yield* put(detailReceived({ branchId, detail }));
}

/** A guest's last choices stay in the browser; on a customer's, which others may use, the account has them. */
function* remember(branchId: string): SagaGenerator<readonly string[]> {
  const before = yield* select(({ pickup }: WithPickup) => pickup.recentIds);
  if (yield* select(selectIsLogged)) return before;
  return storeRecent((yield* getPage()).storage.local, before, branchId);
}

/** The device's position, only after a press; whatever the shopper does next for another place cancels it. */
const watchPosition = latestOnly('pickup.position', [locateRequested, queryChanged, placeChosen, listOpened, listClosed] as const, {
  delayMs: () => 0,
  *worker(action) {
    if (!locateRequested.match(action)) return;
    const page = yield* getPage();
    const position = yield* call(() => page.locate());
    if (typeof position === 'string') yield* put(locateFailed({ reason: position }));
    else yield* put(isInRegion(position) ? located(position) : locateFailed({ reason: 'far' }));
  },
});

/** R7.063: confirms availability before selecting; closing the list cancels. */
const watchChoice = latestOnly('pickup.choice', [branchChosen, listClosed, listOpened] as const, {
  delayMs: () => 0,
  *worker(action, signal) {
    const open = yield* select(selectOpen);
    if (!branchChosen.match(action) || open === null) return;
    const { id: branchId } = action.payload.branch;
    try {
      const branch = yield* confirmBranch(branchId, open.deliveryId, open.deliveryMethodName, { signal });
      if (branch === null) {
        yield* put(branchUnavailable({ branchId }));
        yield* put(flashActions.flashShown(keyFlash('txt_pickup_gone', 'warning')));
        return;
      }
      yield* put(deliveryActions.methodChosen({ ...open, order: { branchId }, branch }));
      yield* put(branchConfirmed({ recentIds: yield* remember(branchId) }));
    } catch (error) {
      yield* put(confirmFailed());
      yield* handleCheckoutFailure(error);
    }
  },
});

/** R8.29, A095: logs each missing icon once; the branch shows a neutral pin. */
function* reportIcons(): SagaGenerator {
  const reported = new Set<string>();
  for (;;) {
    const { payload } = yield* take(iconFailed);
    const name = payload.icon ?? '';
    if (reported.has(name)) continue;
    reported.add(name);
    (yield* getPage()).log.error(`vitrina: missing pickup icon: ${name.slice(0, 40) || 'none'}`);
  }
}

export function* pickupSaga(): SagaGenerator {
  yield* keepDraft({
    key: 'vitrina.pickup-draft',
    selectDraft: ({ pickup }: WithPickup) => pickup.draft,
    toDraft: (dto) => ({ query: draftText(dto, 'query'), place: toPlace(toDto(field(dto, 'place'))) }),
    draftRestored: pickupActions.draftRestored,
  });
  yield* fork(safely('pickup.preload', preload));
  yield* fork(watchSearch);
  yield* fork(watchPlace);
  yield* put(recentRestored({ ids: readRecent((yield* getPage()).storage.local) }));
  yield* fork(watchPosition);
  yield* fork(watchChoice);
  yield* fork(reportIcons);
  const [open, detail] = [safely('pickup.open', openList), safely('pickup.detail', loadDetail)];
  for (;;) {
    const action = yield* take([listOpened, retryRequested, detailToggled, branchPointed] as const);
    if (detailToggled.match(action) || branchPointed.match(action)) yield* fork(detail, action);
    else yield* fork(open);
  }
}
