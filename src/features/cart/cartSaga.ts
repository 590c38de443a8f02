import { fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions, getSnapshot, toTabMessage, watchTabs } from '../account';
import { getIntentLog } from '../intents';
import { getApi, getPage } from '../sagaContext';
import { CART_CHANGED, cartSummaryActions, getCartAnswer, getCartChannel, selectFetchedSummary, selectIsCartShown } from '../cartSummary';
import { applyCart, applyCartSilently } from './applyServerCart';
import { toCart } from './cartMapping';
import { sendIntent } from './cartRequests';
import { watchQueue } from './cartQueue';
import { selectIntents, selectIsShown, selectPause, selectServerArticles } from './cartSelectors';
import { cartActions } from './cartSlice';
import { readIntents, writeIntents } from './intentMapping';
import { mustWaitForNextPage, unloadIntents } from './intents';
import { fromSnapshotCart, withSummary } from './cartSnapshot';

const {
  addRequested, viewMounted, cartReceived, cartRequested, cartReset, cartRestored, intentsRestored, cartCleared, abandonedIntentsResumed, refreshRequested,
  sendingResumed, pageLeft,
} = cartActions; // prettier-ignore

/** Reloads the cart if a view shows it. */
function* refreshIfShown(): SagaGenerator {
  if (yield* select(selectIsShown)) yield* put(refreshRequested());
}

/** On pagehide, sends unconfirmed intents again with requests that outlive the page. */
function* flushOnPageHide(): SagaGenerator {
  const api = yield* getApi();
  const intents = yield* select(selectIntents);
  if (intents.length === 0 || (yield* select(selectPause)) === 'signIn') return;
  const [articles, hasIds] = [yield* select(selectServerArticles), api.acceptsOptionalFields()];
  for (const entry of unloadIntents(intents, articles).filter(
    (intent, _index, entries) => !mustWaitForNextPage(intent, entries, articles, hasIds),
  )) {
    sendIntent(entry, (operation, input) => api.sendOnLeave(operation, input));
  }
  yield* put(pageLeft({ hasIds }));
}

/** Back online or restored from the back-forward cache: the shown cart may be outdated. */
function* resume(): SagaGenerator {
  yield* put(sendingResumed());
  yield* refreshIfShown();
}

/** The tab's log is newer than a page restored from the back-forward cache. */
function* restoreFromLog(): SagaGenerator {
  const log = yield* getIntentLog();
  log.restore();
  yield* put(intentsRestored({ intents: readIntents(log) }));
}

/** Another tab may have been closed before it broadcast its last change. */
function* recheck(isHidden: boolean): SagaGenerator {
  if (!isHidden) yield* refreshIfShown();
}

/** A restored page becomes visible before its `pageshow`: until then nothing may be sent. */
function* followPage(): SagaGenerator {
  const { visibility } = yield* getPage();
  let isLeft = false;
  yield* fork(subscribeSaga<void>, 'cart.flush', visibility.onHide, function* leave() {
    isLeft = true;
    yield* flushOnPageHide();
  });
  yield* fork(subscribeSaga<boolean>, 'cart.show', visibility.onShow, function* show(isRestored) {
    if (!isRestored) return;
    isLeft = false;
    yield* restoreFromLog();
    yield* resume();
  });
  yield* fork(subscribeSaga<boolean>, 'cart.visible', visibility.onChange, function* onVisible(isHidden) {
    if (!isLeft) yield* recheck(isHidden);
  });
  yield* fork(subscribeSaga<boolean>, 'cart.online', visibility.onOnlineChange, function* connect(isOnline) {
    if (isOnline) yield* resume();
  });
}

const { signInStarted, signInFailed, loggedIn, loggedOut } = accountActions;

/**
 * The cart is loading while the shopper signs in (R4.002); afterwards it is reloaded, as the shop may have merged two carts (R4.008),
 * or reset after the widget's login, as it was another session's (R4.009). On sign-out, clears it.
 */
function* followAccount(): SagaGenerator {
  for (;;) {
    const action = yield* take([signInStarted, signInFailed, loggedIn, loggedOut]);
    const isShown = yield* select(selectIsShown);
    if (signInStarted.match(action)) yield* put(cartRequested());
    else if (signInFailed.match(action)) yield* put(refreshRequested());
    else {
      yield* put(loggedIn.match(action) ? sendingResumed() : cartCleared());
      if (loggedIn.match(action) && action.payload.context === 'widget') yield* put(cartReset({ kind: 'RESET_ALL' }));
      else if (isShown) yield* put(refreshRequested());
    }
  }
}

/** Applies unsent intents of the shopper's other pages. */
function* takeAbandonedIntents(): SagaGenerator {
  const log = yield* getIntentLog();
  for (;;) {
    yield* take(cartSummaryActions.abandonedIntentsResumed);
    yield* put(abandonedIntentsResumed({ intents: readIntents(log) }));
  }
}

function* takeAdditions(): SagaGenerator {
  for (;;) {
    const { payload } = yield* take(cartSummaryActions.additionRequested);
    yield* put(addRequested(payload));
  }
}

/** Loads the cart for views, including those mounted before this code was loaded. */
function* followViews(): SagaGenerator {
  if (yield* select(selectIsCartShown)) yield* put(viewMounted());
  for (;;) {
    yield* take(cartSummaryActions.viewMounted);
    yield* put(viewMounted());
  }
}

export function* cartSaga(): SagaGenerator {
  const [log, snapshot, channel] = [yield* getIntentLog(), yield* getSnapshot(), yield* getCartChannel()];
  yield* put(cartSummaryActions.cartLoaded());
  yield* fork(watchQueue);
  yield* fork(serialQueue('cart.received', cartReceived, ({ payload }) => applyCart(payload.cart, null, true)));
  yield* fork(function* broadcastChange() {
    for (;;) {
      yield* take(cartActions.changeBroadcastRequested);
      channel.post(toTabMessage(CART_CHANGED));
    }
  });
  yield* fork(followAccount);
  yield* fork(watchTabs, channel, [CART_CHANGED], refreshIfShown);
  yield* fork(followPage);

  const intents = readIntents(log);
  const summary = yield* select(selectFetchedSummary);
  const server = withSummary(fromSnapshotCart(snapshot.read('cart')), summary);
  // Stored within the press itself, so that nothing is lost whatever happens to the page (ADR 014).
  yield* fork(() => onStateChange(selectIntents, (open) => writeIntents(log, open)));
  yield* fork(takeAbandonedIntents);
  yield* fork(takeAdditions);
  yield* put(cartRestored({ cartId: summary.cartId, server, intents }));
  const cart = toCart((yield* getCartAnswer()).take());
  if (cart !== null) yield* applyCartSilently(cart); // announced with the summary
  yield* fork(followViews);
}
