import { ApiError } from '../../api/ApiError';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { accountActions, selectIsLogged, watchTabs } from '../account';
import { getWishlistLog } from '../intents';
import type { IntentLog } from '../intents';
import { flashActions } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { readIntents } from './intentMapping';
import { changeList, followBought, WISHLIST_LIST_CHANGES } from './changeList';
import { flushIntent, request } from './sendIntent';
import { PICTURED_LISTS_MAX } from './wishlistRules';
import { selectHearts, selectHeld, selectIntents, selectPause } from './wishlistSelectors';
import { isHeld, wishlistActions } from './wishlistSlice';
import { endSession, sendIntents, showFailure, watchBusy, WISHLIST_CHANGED } from './wishlistQueue';
import type { WithWishlist } from './wishlistTypes';

const {
  answerReceived, changed, intentDropped, intentsRestored, abandonedIntentsResumed, listRequested, listStatusChanged, retryRequested, sendingResumed,
  heldFound, moveUndone, picturesRequested, wishlistCleared,
} = wishlistActions; // prettier-ignore

/** R7.151, R7.152 */
function* loadList({ payload: { wishlistId } }: ActionOf<typeof listRequested>): SagaGenerator {
  if (!(yield* select(selectIsLogged))) return void (yield* put(listStatusChanged({ wishlistId, status: 'failed' })));
  yield* put(listStatusChanged({ wishlistId, status: 'pending' }));
  try {
    const answer = yield* wishlistId === null
      ? request('wishlistFindAll', {}, null)
      : request('wishlistGetItems', { query: { wishlistId } }, wishlistId);
    yield* put(answerReceived({ wishlistId: wishlistId ?? answer.mainWishListId, answer }));
    yield* put(listStatusChanged({ wishlistId, status: 'ready' }));
  } catch (error) {
    const isMissing = error instanceof ApiError && error.status === 404;
    yield* put(listStatusChanged({ wishlistId, status: isMissing ? 'missing' : 'failed' }));
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) yield* endSession();
    else if (!isMissing) yield* showFailure(error);
  }
}

/** Of lists that have articles, none of which is known. Pictures only: a failure shows nothing. */
function* loadPictured(): SagaGenerator {
  const { items, allWishlists } = yield* select(({ wishlist }: WithWishlist) => wishlist);
  const known = new Set(Object.values(items).map(({ wishlistId }) => wishlistId));
  const others = allWishlists.filter(({ wishlistId, isMain, pieces }) => !isMain && pieces !== 0 && !known.has(wishlistId));
  try {
    for (const { wishlistId } of others.slice(0, PICTURED_LISTS_MAX))
      yield* put(answerReceived({ wishlistId, answer: yield* request('wishlistGetItems', { query: { wishlistId } }, wishlistId) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Requests again what this page shows. */
function* reloadShown(): SagaGenerator {
  const lists = yield* select(({ wishlist }: WithWishlist) => wishlist.lists);
  for (const [id, status] of Object.entries(lists))
    if (status !== 'missing') yield* put(listRequested({ wishlistId: id === '' ? null : id }));
}

/** All requests of this feature, one after the other: no answer is older than the one before. */
function* work(action: { type: string }): SagaGenerator {
  yield* sendIntents();
  if (listRequested.match(action)) yield* loadList(action);
  if (picturesRequested.match(action)) yield* loadPictured();
  for (const change of WISHLIST_LIST_CHANGES) if (change.match(action)) yield* changeList(action);
  if (intentDropped.match(action)) yield* reloadShown(); // another tab may have been faster
}

function* resume(): SagaGenerator {
  if ((yield* select(selectPause)) !== null) yield* put(sendingResumed());
}

function* followPage(log: IntentLog): SagaGenerator {
  const [{ visibility }, api] = [yield* getPage(), yield* getApi()];
  yield* fork(subscribeSaga<void>, 'wishlist.flush', visibility.onHide, function* flush() {
    if ((yield* select(selectPause)) === 'signIn') return;
    for (const intent of yield* select(selectIntents)) flushIntent(intent, (operation, input) => api.sendOnLeave(operation, input));
  });
  yield* fork(subscribeSaga<boolean>, 'wishlist.show', visibility.onShow, function* restore(isRestored) {
    if (!isRestored) return;
    log.restore();
    yield* put(intentsRestored({ intents: readIntents(log) }));
    yield* resume();
    yield* reloadShown();
  });
  yield* fork(subscribeSaga<boolean>, 'wishlist.online', visibility.onOnlineChange, function* connect(isOnline) {
    if (isOnline) yield* resume();
  });
}

function* followAccount(): SagaGenerator {
  for (;;) {
    const action = yield* take([accountActions.loggedIn, accountActions.loggedOut]);
    if (accountActions.loggedOut.match(action)) yield* put(wishlistCleared());
    else {
      yield* resume();
      yield* reloadShown();
    }
  }
}

/** The action of the cart, whose code is another chunk. */
const CART_UNDO = 'cart/removalUndoRequested';

/** The undo of a move from the cart takes the article off the list, if the move has put it there. */
function* followCartUndo(): SagaGenerator {
  for (;;) {
    const { payload } = (yield* take(CART_UNDO)) as { payload?: { cartItemId?: unknown } };
    const cartItemId = String(payload?.cartItemId);
    const wishListItemId = (yield* select(({ wishlist }: WithWishlist) => wishlist.moved))[cartItemId];
    if (wishListItemId === undefined) continue;
    yield* put(moveUndone({ cartItemId }));
    yield* put(changed({ kind: 'delete', wishListItemIds: [wishListItemId], variantId: null }));
  }
}

/** A guest is told what the sign-in of this page, or the next one, will do; and may say no. */
function* followHeld(): SagaGenerator {
  const { t } = yield* getShop();
  for (;;) {
    yield* take(heldFound);
    const { length: count } = yield* select(selectHeld);
    if (count === 0 || (yield* select(selectIsLogged))) continue;
    const message = t('txt_wishlist_held', { pieces: t('txt_wishlist_pieces', { count }) });
    const offer = { label: 'txt_wishlist_held_drop', action: accountActions.signInDismissed() };
    yield* put(flashActions.flashShown({ message, isKey: false, type: 'info', cat: 'form', offer }));
  }
}

/** Unsent changes of closed pages. */
function* resumeAbandonedIntents(log: IntentLog): SagaGenerator {
  if (!(yield* call(log.resumeAbandoned))) return;
  const known = yield* select(selectIntents);
  const abandoned = readIntents(log).filter(({ id }) => !known.some((intent) => intent.id === id));
  yield* put(intentsRestored({ intents: [...known, ...abandoned] }));
  yield* put(abandonedIntentsResumed());
  if (abandoned.some(isHeld)) yield* put(heldFound());
}

export function* wishlistSaga(): SagaGenerator {
  const [page, log] = [yield* getPage(), yield* getWishlistLog()];
  yield* fork(
    serialQueue(
      'wishlist',
      [
        changed,
        listRequested,
        picturesRequested,
        ...WISHLIST_LIST_CHANGES,
        intentDropped,
        intentsRestored,
        abandonedIntentsResumed,
        retryRequested,
        sendingResumed,
      ],
      work,
    ),
  );
  yield* fork(watchBusy);
  yield* fork(followAccount);
  yield* fork(followCartUndo);
  yield* fork(followHeld);
  yield* fork(followBought);
  yield* fork(followPage, log);
  yield* fork(watchTabs, page.channel('vitrina.wishlist'), [WISHLIST_CHANGED], reloadShown);
  yield* fork(subscribeSaga<void>, 'wishlist.tabBackups', log.onAliveCheck, () => call(log.confirmAlive));
  yield* fork(() => onStateChange(selectHearts, (hearts) => page.markPressed('wishlist-add', hearts)));
  // Stored within the press itself, so that nothing is lost whatever happens to the page (ADR 014).
  yield* fork(() => onStateChange(selectIntents, (intents) => log.write(intents)));
  log.restore();
  const intents = readIntents(log);
  if (intents.length > 0) yield* put(intentsRestored({ intents }));
  yield* resumeAbandonedIntents(log);
}
