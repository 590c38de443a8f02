import { ApiError } from '../../api/ApiError';
import { call, delay, fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { safely } from '../../lib/safely';
import { accountActions, selectAccountStatus } from '../account';
import { cartActions, cartSaga, withCartLock, selectShownCart } from '../cart';
import { cartSummaryActions } from '../cartSummary';
import { callForCart, applyCheckoutResponse } from '../checkoutResponse';
import { flashActions, keyFlash } from '../flash';
import { getApi, getPage, getShop } from '../sagaContext';
import { requestNextStep, isRefusal, showRefusal } from './requestNextStep';
import { reactToCheckout } from './checkoutFailures';
import { toCheckedStep, toPurchase } from './checkoutMapping';
import {
  selectAllowedStep,
  selectCheckoutStatus,
  selectHasCart,
  selectIsReadyForShipping,
  selectIsCompletedStep,
  selectIsOrdering,
  selectOrder,
  selectStep,
} from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import { pageNumberOf, pathNumberOf, stepAt, titleOf } from './checkoutSteps';
import type { Step } from './checkoutTypes';
import { order } from './orderSaga';
import { dropReplacedAttempt, hasPendingAttempt, recoverOrder, resumeOrder } from './verifyOrder';

const {
  viewMounted, stepRequested, retryRequested, orderRequested, stepEntered, stepChecked, stepReady, failedFatally, moveStarted, moveEnded,
  orderPlaced, pageShown, cartNotFound,
} = checkoutActions; // prettier-ignore

/** After edits of the cart the delivery and payment offers may be others; several edits ask once. */
const FOLLOW_CART_MS = 300;

/** How the address bar follows a step. */
type HistoryMode = 'push' | 'replace' | 'none';

function* showAddress(step: Step, trace: HistoryMode): Steps {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (trace !== 'none') location.show(links.checkoutStep(pathNumberOf(step)), trace === 'push');
}

/** R7.122, R4.034, R4.035 */
function* checkStep(step: Step, signal: AbortSignal): Steps {
  const api = yield* getApi();
  const answer = toCheckedStep(yield* call(() => api.call('checkStep', { body: { step } }, { signal })));
  if (answer === null) throw new ApiError('malformed', 'checkStep', { cause: 'shape' });
  yield* put(stepChecked(answer));
}

/** Shows a step at once and fills it; a step that may not be shown gives way to the one before it (R2.20). */
function* openStep(wanted: Step, trace: HistoryMode, signal: AbortSignal): Steps {
  yield* put(stepEntered({ step: wanted }));
  yield* showAddress(wanted, trace);
  try {
    yield* withCartLock(() => checkStep(wanted, signal));
    if (wanted === 'shipping') yield* ensureAccount();
    const isAsked = wanted === 'customer' && (yield* hasPendingAttempt());
    const step = isAsked ? wanted : yield* select(selectAllowedStep, wanted);
    if (step !== wanted) {
      yield* put(stepEntered({ step }));
      yield* showAddress(step, 'replace');
    }
    // R4.036
    if (yield* select(selectHasCart)) yield* loadCart(signal);
    else yield* put(cartActions.refreshRequested());
    yield* put(stepReady());
    const isGone = yield* isCartGone(step);
    // An order that was still on its way may have taken it just now: the shop is asked once more.
    if (!(yield* select(selectHasCart)) || (isGone && (yield* isSignInAwaited(step)))) yield* put(cartNotFound());
    else if (isGone) yield* put(stepRequested({ step: 'preview' }));
  } catch (error) {
    yield* handleStepError(error);
  }
}

/** Ordered or emptied elsewhere: there is nothing left to go on with. */
function* isCartGone(step: Step | null): Steps<boolean> {
  const cart = yield* select(selectShownCart);
  return step !== 'preview' && cart !== null && !(cart.exists && cart.pieces > 0);
}

/** Who has to sign in to hear of an order stays where that is done. */
function* isSignInAwaited(step: Step | null): Steps<boolean> {
  return step === 'customer' && (yield* hasPendingAttempt());
}

/** Who has to sign in does so in the customer step, which needs nothing of the shop. */
function* showSignIn(trace: HistoryMode): Steps {
  yield* put(stepEntered({ step: 'customer' }));
  yield* showAddress('customer', trace);
  yield* put(stepReady());
}

/** A step without its data: whatever it was, no endless loader (A034). Nor does the basket, which has no login, keep who has to sign in. */
function* handleStepError(error: unknown): Steps {
  const mustSignIn = yield* reactToCheckout(error);
  const isPending = (yield* select(selectCheckoutStatus)) === 'pending';
  if (!mustSignIn && isPending) yield* put(failedFatally());
  if (mustSignIn && (isPending || (yield* select(selectStep)) === 'preview')) yield* showSignIn(isPending ? 'replace' : 'push');
}

/** Who is here decides whether shipping may be shown; a page that does not know yet asks first (R4.018). */
function* ensureAccount(): Steps {
  if (yield* select(selectIsReadyForShipping)) return;
  yield* put(accountActions.viewMounted());
  while (['idle', 'pending'].includes(yield* select(selectAccountStatus))) yield* take('*');
}

/** R4.042, A032: the answer is distributed to everybody who knows a part of it. */
function* loadCart(signal: AbortSignal): Steps {
  yield* call(() => callForCart('loadCart', {}, { signal }));
}

/** R4.037-R4.041. The shop is told which step is left and says which one comes. It keeps nothing of that, so that it can be cancelled. */
function* advance(left: Step, wanted: Step, signal: AbortSignal): Steps {
  const api = yield* getApi();
  yield* put(moveStarted());
  try {
    yield* delay(0); // what was pressed is painted before the call is made
    const next = yield* withCartLock(() => requestNextStep({ step: left }, { signal }));
    if (isRefusal(next)) return yield* showRefusal(next);
    const entered = next.step ?? wanted;
    yield* put(stepEntered({ step: entered }));
    yield* showAddress(entered, 'push');
    const isKnown = yield* withCartLock(function* loadPurchase(): Steps<boolean> {
      const loaded: unknown = yield* call(() => api.call('loadPurchase', {}, { signal }));
      return toPurchase(loaded) !== null || (yield* applyCheckoutResponse(loaded));
    });
    if (!isKnown) yield* loadCart(signal);
    yield* put(stepReady());
  } catch (error) {
    yield* handleStepError(error);
  } finally {
    yield* put(moveEnded());
  }
}

type Move = ReturnType<typeof stepRequested> | ReturnType<typeof viewMounted> | ReturnType<typeof retryRequested>;

/** While an order is on its way nothing else may change what is shown. */
function* makeMove(action: Move, signal: AbortSignal): Steps {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (yield* select(selectIsOrdering)) {
    // A page that was reloaded in the middle shows its step while the shop is asked.
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
  const shown = retryRequested.match(action) ? yield* select(selectStep) : null;
  const step = shown ?? stepAt(location.href(), links.cart());
  if (step === null) yield* put(stepEntered({ step: null }));
  else yield* openStep(step, 'none', signal);
}

function* handleMove(action: Move, signal: AbortSignal): Steps {
  yield* makeMove(action, signal);
  yield* put(cartActions.externalLoadEnded());
}

/** The cart's saga where the checkout brings the cart itself: for one page the shop is asked once. */
export function* cartOfCheckoutSaga(): Steps {
  yield* put(cartActions.externalLoadStarted());
  yield* call(cartSaga);
}

/** Back and forward of the browser. An order that is on its way, or done, keeps its page. */
function* followHistory(): Steps {
  const [page, { links }] = [yield* getPage(), yield* getShop()];
  yield* subscribeSaga<void>('checkout.history', page.location.onBack, function* follow() {
    if (yield* select(selectIsOrdering)) yield* showAddress('shipping', 'replace');
    else if ((yield* select(selectOrder)).phase === 'placed') page.location.assign(links.cart());
    else yield* put(viewMounted());
  });
}

/** Edits of the cart's lines change what can be delivered and how it can be paid. */
function* followCart(): Steps {
  yield* latestOnly('checkout.followCart', cartActions.cartSucceeded, {
    delayMs: () => FOLLOW_CART_MS,
    worker: function* follow({ payload }, signal) {
      const isReady = (yield* select(selectCheckoutStatus)) === 'ready' && !(yield* select(selectIsOrdering));
      const step = yield* select(selectStep);
      if (!isReady || step === 'confirmation') return;
      // Before anything is asked: the answer, which is a cart as well, ends this.
      if ((yield* isCartGone(step)) && !(yield* isSignInAwaited(step))) return void (yield* put(stepRequested({ step: 'preview' })));
      if (payload.isReceived) return;
      try {
        yield* loadCart(signal);
      } catch (error) {
        // The step stays as it is: what is typed there is worth more than the newest offer.
        if (!(error instanceof ApiError)) throw error;
        yield* put(flashActions.flashShown(keyFlash('err_generic')));
      }
    },
  })();
}

/** Signed in or out: the addresses and the cart are others. A session that ended leads back to who is ordering. */
function* followAccount(): Steps {
  for (;;) {
    const action = yield* take([accountActions.loggedIn, accountActions.loggedOut, accountActions.sessionEnded]);
    const step = yield* select(selectStep);
    if (step === null || step === 'confirmation' || (yield* select(selectIsOrdering))) continue;
    if (accountActions.sessionEnded.match(action)) {
      if (step === 'shipping') yield* showSignIn('push');
      continue;
    }
    if (accountActions.loggedIn.match(action)) yield* put(flashActions.flashesOver()); // "sign in", for example
    yield* put(retryRequested());
  }
}

/** A step that is loaded again, after a login for example, is still the same page. */
function* trackPageShown(): Steps {
  let told: Step | null = null;
  for (;;) {
    yield* take([stepEntered, stepReady, orderPlaced]);
    const step = yield* select(selectStep);
    if (step === told || (yield* select(selectCheckoutStatus)) !== 'ready') continue;
    told = step;
    if (step !== null) yield* put(pageShown({ step, pageNumber: pageNumberOf(step) }));
  }
}

/** The window's title and the entries of the history are named like the step that they lead to. */
function* syncTitle(): Steps {
  const [page, { t }] = [yield* getPage(), yield* getShop()];
  for (;;) {
    yield* take([stepEntered, orderPlaced]);
    const step = yield* select(selectStep);
    page.showTitle(step === null ? null : t(titleOf(step)));
  }
}

export function* checkoutSaga(): Steps {
  yield* fork(latestOnly('checkout.move', [viewMounted, stepRequested, retryRequested], { delayMs: () => 0, worker: handleMove }));
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
  yield* call(safely('checkout.resume', () => resumeOrder(true)));
  for (;;) {
    // While one is handled, further presses are none.
    const action = yield* take([orderRequested, accountActions.loggedIn, cartNotFound]);
    if (orderRequested.match(action)) yield* call(safely('checkout.order', order));
    else if (cartNotFound.match(action)) yield* call(safely('checkout.findLateOrder', recoverOrder));
    else yield* call(safely('checkout.resume', () => resumeOrder()));
  }
}
