import { ApiError } from '../../api/ApiError';
import { isEndpointMissing } from '../../api/isEndpointMissing';
import { call, fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { safely } from '../../lib/safely';
import { waitForState } from '../../lib/waitForState';
import { accountActions, selectAccountStatus } from '../account';
import type { WithAccount } from '../account';
import { cartActions, cartSaga, withCartMutex, selectServerCart, selectShownCart } from '../cart';
import { cartSummaryActions } from '../cartSummary';
import { callForCart, applyCheckoutResponse } from '../checkoutResponse';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { requestNextStep, isRefusal, showRefusal } from './requestNextStep';
import { handleCheckoutFailure } from './checkoutFailures';
import { toCheckedStep, toPurchase } from './checkoutMapping';
import {
  selectAllowedStep,
  selectCheckoutStatus,
  selectHasCart,
  selectIsReadyForShipping,
  selectIsStepChecked,
  selectIsCompletedStep,
  selectIsOrdering,
  selectIsOutcomeUnverified,
  selectOrder,
  selectStep,
  selectTitle,
} from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import { pageNumberOf, pathNumberOf, stepAt } from './checkoutSteps';
import type { Step } from './checkoutTypes';
import { order } from './orderSaga';
import { toReportedGoods } from './toReportedGoods';
import { dropReplacedAttempt, isSignInNeeded, recoverOrder, resumeOrder } from './resumeOrder';
import { watchUnverifiedOrder } from './watchUnverifiedOrder';
import { watchPayment } from './watchPayment';

const {
  viewMounted, stepRequested, stepReloadRequested, orderRequested, stepEntered, stepChecked, stepReady, failedFatally, endpointMissing, moveStarted,
  moveEnded,  orderPlaced, pageShown, cartNotFound,
} = checkoutActions; // prettier-ignore

/** Edits of the cart may change the delivery and payment options; several edits cause one request. */
const FOLLOW_CART_MS = 300;

/** How a step changes the browser's history. */
type HistoryMode = 'push' | 'replace' | 'none';

function* showAddress(step: Step, historyMode: HistoryMode): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (historyMode !== 'none') location.show(links.checkoutStep(pathNumberOf(step)), historyMode === 'push');
}

/** R7.122, R4.034, R4.035 */
function* checkStep(step: Step, signal: AbortSignal): SagaGenerator {
  const api = yield* getApi();
  const answer = toCheckedStep(yield* call(() => api.call('checkStep', { body: { step } }, { signal })));
  if (answer === null) throw new ApiError('malformed', 'checkStep', { cause: 'shape' });
  yield* put(stepChecked(answer));
}

/** Shows a step at once and loads it; a step that is not allowed falls back to the previous one (R2.20). */
function* openStep(wanted: Step, historyMode: HistoryMode, signal: AbortSignal): SagaGenerator {
  yield* put(stepEntered({ step: wanted }));
  yield* showAddress(wanted, historyMode);
  try {
    yield* withCartMutex(() => checkStep(wanted, signal));
    if (wanted === 'shipping') yield* ensureAccount();
    const mustSignIn = wanted === 'customer' && (yield* isSignInNeeded());
    const step = mustSignIn ? wanted : yield* select(selectAllowedStep, wanted);
    if (step !== wanted) {
      yield* put(stepEntered({ step }));
      yield* showAddress(step, 'replace');
    }
    // R4.036
    if (yield* select(selectHasCart)) yield* loadCart(signal);
    else yield* put(cartActions.refreshRequested());
    yield* put(stepReady());
    const isGone = yield* isCartGone(step);
    // An order that was still under way may have used the cart just now: check once more.
    if (!(yield* select(selectHasCart)) || (isGone && (yield* isSignInAwaited(step)))) yield* put(cartNotFound());
    else if (isGone) yield* put(stepRequested({ step: 'preview' }));
  } catch (error) {
    yield* handleStepError(error);
  }
}

/** Ordered or emptied elsewhere: the checkout cannot continue. */
function* isCartGone(step: Step | null): SagaGenerator<boolean> {
  const cart = yield* select(selectShownCart);
  return step !== 'preview' && cart !== null && !(cart.exists && cart.pieces > 0);
}

/** A shopper who has to sign in to see the outcome of an order stays in the customer step. */
function* isSignInAwaited(step: Step | null): SagaGenerator<boolean> {
  return step === 'customer' && (yield* isSignInNeeded());
}

/** Opens the customer step to sign in; it needs no data from the shop. */
function* showSignIn(historyMode: HistoryMode): SagaGenerator {
  yield* put(stepEntered({ step: 'customer' }));
  yield* showAddress('customer', historyMode);
  yield* put(stepReady());
}

/**
 * Handles a step whose data could not be loaded; never an endless loader (A034). A shopper who has to sign in leaves the basket,
 * which has no login. A shop that has never answered a step check may not have the endpoints: its own page takes over (A157).
 */
function* handleStepError(error: unknown): SagaGenerator {
  const isEverChecked = yield* select(selectIsStepChecked);
  const isOrderOpen = (yield* select(selectIsOrdering)) || (yield* select(selectIsOutcomeUnverified));
  if (error instanceof ApiError && isEndpointMissing(error) && !isEverChecked && !isOrderOpen) return void (yield* put(endpointMissing()));
  const mustSignIn = yield* handleCheckoutFailure(error);
  const isPending = (yield* select(selectCheckoutStatus)) === 'pending';
  if (!mustSignIn && isPending) yield* put(failedFatally());
  if (mustSignIn && (isPending || (yield* select(selectStep)) === 'preview')) yield* showSignIn(isPending ? 'replace' : 'push');
}

/** Null until the shop has responded or failed. */
function selectIsAccountSettled(state: WithAccount): true | null {
  const status = selectAccountStatus(state);
  return status === 'ready' || status === 'failed' ? true : null;
}

/** The shipping step depends on who is signed in; loads the account first if it is unknown (R4.018). */
function* ensureAccount(): SagaGenerator {
  if (yield* select(selectIsReadyForShipping)) return;
  yield* put(accountActions.viewMounted());
  yield* waitForState(selectIsAccountSettled);
}

/** R4.042, A032: applies the response to every slice that uses a part of it. */
function* loadCart(signal: AbortSignal): SagaGenerator {
  yield* call(() => callForCart('loadCart', {}, { signal }));
}

/** R4.037-R4.041. Submits the current step; the server returns the next. The server stores nothing, so this can be cancelled. */
function* advance(left: Step, wanted: Step, signal: AbortSignal): SagaGenerator {
  const api = yield* getApi();
  yield* put(moveStarted());
  try {
    const next = yield* withCartMutex(() => requestNextStep({ step: left }, { signal }));
    if (isRefusal(next)) return yield* showRefusal(next);
    const entered = next.step ?? wanted;
    yield* put(stepEntered({ step: entered }));
    yield* showAddress(entered, 'push');
    const isKnown = yield* withCartMutex(function* loadPurchase(): SagaGenerator<boolean> {
      const loaded: unknown = yield* call(() => api.call('loadPurchase', {}, { signal }));
      return toPurchase(loaded) !== null || (yield* applyCheckoutResponse(loaded)) !== null;
    });
    if (!isKnown) yield* loadCart(signal);
    yield* put(stepReady());
  } catch (error) {
    yield* handleStepError(error);
  } finally {
    yield* put(moveEnded());
  }
}

type Move = ReturnType<typeof stepRequested> | ReturnType<typeof viewMounted> | ReturnType<typeof stepReloadRequested>;

/** While an order is being submitted the shown step must not change. */
function* makeMove(action: Move, signal: AbortSignal): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (yield* select(selectIsOrdering)) {
    // A reload in the middle shows its step while it loads.
    const isNew = viewMounted.match(action) && (yield* select(selectStep)) === null;
    const shown = isNew ? stepAt(location.href(), links.cart()) : null;
    if (shown !== null) yield* put(stepEntered({ step: shown }));
    return;
  }
  if (stepRequested.match(action)) {
    const { step } = action.payload;
    const left = yield* select(selectStep);
    if (step === left) return;
    if (left !== null && !(yield* select(selectIsCompletedStep, step))) return yield* advance(left, step, signal);
    return yield* openStep(step, 'push', signal);
  }
  const shown = stepReloadRequested.match(action) ? yield* select(selectStep) : null;
  const step = shown ?? stepAt(location.href(), links.cart());
  if (step === null) yield* put(stepEntered({ step: null }));
  else yield* openStep(step, 'none', signal);
}

function* handleMove(action: Move, signal: AbortSignal): SagaGenerator {
  yield* makeMove(action, signal);
  yield* put(cartActions.externalLoadEnded());
}

/** Replaces the cart's saga where the checkout loads the cart itself: one request per page. */
export function* cartOfCheckoutSaga(): SagaGenerator {
  yield* put(cartActions.externalLoadStarted());
  yield* call(cartSaga);
}

/** Handles back and forward. An order that is under way or placed keeps its page. */
function* followHistory(): SagaGenerator {
  const [page, { links }] = [yield* getPage(), yield* getShop()];
  yield* subscribeSaga<void>('checkout.history', page.location.onBack, function* follow() {
    if (yield* select(selectIsOrdering)) yield* showAddress('shipping', 'replace');
    else if ((yield* select(selectOrder)).phase === 'placed') page.location.assign(links.cart());
    else yield* put(viewMounted());
  });
}

/** Edits of cart lines change the delivery and payment options. */
function* followCart(): SagaGenerator {
  yield* latestOnly('checkout.followCart', cartActions.cartSucceeded, {
    delayMs: () => FOLLOW_CART_MS,
    worker: function* follow({ payload }, signal) {
      const isReady = (yield* select(selectCheckoutStatus)) === 'ready' && !(yield* select(selectIsOrdering));
      const step = yield* select(selectStep);
      if (!isReady || step === 'confirmation') return;
      // Before the request: its response, also a cart, would end this.
      if ((yield* isCartGone(step)) && !(yield* isSignInAwaited(step))) return void (yield* put(stepRequested({ step: 'preview' })));
      if (payload.isReceived) return;
      try {
        yield* loadCart(signal);
      } catch (error) {
        // Keep the step: the shopper's input matters more than the newest options.
        if (!(error instanceof ApiError)) throw error;
        yield* put(flashActions.flashShown(keyFlash('err_generic')));
      }
    },
  })();
}

/**
 * Signing in or out changes the addresses and the cart. A session that ended leads to the customer step, also while a step is
 * loading.
 */
function* followAccount(): SagaGenerator {
  for (;;) {
    const action = yield* take([accountActions.loggedIn, accountActions.loggedOut, accountActions.sessionEnded]);
    const step = yield* select(selectStep);
    if (step === null || step === 'confirmation' || (yield* select(selectIsOrdering))) continue;
    if (accountActions.sessionEnded.match(action)) {
      const isPending = (yield* select(selectCheckoutStatus)) === 'pending';
      if (step === 'shipping' || isPending) yield* showSignIn(isPending ? 'replace' : 'push');
      continue;
    }
    if (accountActions.loggedIn.match(action)) yield* put(flashActions.flashesOver()); // removes "sign in", for example
    yield* put(stepReloadRequested());
  }
}

/** A step that is reloaded, for example after a login, counts as the same page; one that comes out of the back-forward cache as another. */
function* trackPageShown(): SagaGenerator {
  const { visibility } = yield* getPage();
  let tracked: Step | null = null;
  function* show(step: Step | null): SagaGenerator {
    if (step === tracked || (yield* select(selectCheckoutStatus)) !== 'ready') return;
    tracked = step;
    if (step !== null)
      yield* put(pageShown({ step, pageNumber: pageNumberOf(step), goods: toReportedGoods(yield* select(selectServerCart)) }));
  }
  const onRestored = (notify: () => void) => visibility.onShow((isRestored) => isRestored && notify());
  yield* fork(subscribeSaga<void>, 'checkout.restored', onRestored, function* () {
    tracked = null;
    yield* show(yield* select(selectStep));
  });
  for (;;) {
    yield* take([stepEntered, stepReady, orderPlaced]);
    yield* show(yield* select(selectStep));
  }
}

/** Names the window's title and the history entries after their step. */
function* syncTitle(): SagaGenerator {
  const [page, { t }] = [yield* getPage(), yield* getShop()];
  for (;;) {
    yield* take([stepEntered, stepReady, orderPlaced]); // ready again after a sign-in, which changes it
    const title = yield* select(selectTitle);
    page.showTitle(title === null ? null : t(title));
  }
}

export function* checkoutSaga(): SagaGenerator {
  yield* fork(latestOnly('checkout.advance', [viewMounted, stepRequested, stepReloadRequested], { delayMs: () => 0, worker: handleMove }));
  yield* fork(followHistory);
  yield* fork(trackPageShown);
  yield* fork(syncTitle);
  yield* fork(followCart);
  yield* fork(followAccount);
  yield* fork(function* followCartButton() {
    for (;;) {
      yield* take(cartSummaryActions.checkoutPreviewRequested); // R2.61
      yield* put(stepRequested({ step: 'preview' }));
    }
  });
  yield* fork(function* dropReplacedAttempts() {
    for (;;) {
      yield* take(cartActions.cartSucceeded);
      yield* dropReplacedAttempt();
    }
  });
  yield* fork(watchUnverifiedOrder);
  yield* fork(watchPayment);
  yield* call(safely('checkout.resume', () => resumeOrder(true)));
  for (;;) {
    // Further actions are ignored while one is handled.
    const action = yield* take([orderRequested, accountActions.loggedIn, cartNotFound]);
    if (orderRequested.match(action)) yield* call(safely('checkout.order', order));
    else if (cartNotFound.match(action)) yield* call(safely('checkout.recover', recoverOrder));
    else yield* call(safely('checkout.resume', () => resumeOrder()));
  }
}
