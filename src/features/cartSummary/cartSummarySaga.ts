import { ApiError } from '../../api/ApiError';
import { field, idOf, isDto, numberOf, toDto } from '../../lib/dto';
import { call, context, fork, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions, getSnapshot, watchTabs } from '../account';
import { getIntentLog } from '../intents';
import { getApi, getPage, getShop } from '../sagaContext';
import { cartSummaryActions, selectIsCartShown, selectIsCartOpen } from './cartSummarySlice';
import type { CartSummary } from './cartSummarySlice';
import { getCartAnswer } from './cartAnswer';
import { getCartChannel } from './cartChannel';
import { withCartMutex } from './cartMutex';
import { createCartMark } from './cartMark';

export const CART_CHANGED = 'cart-changed';

const {
  viewMounted, summaryChanged, summaryFetched, summaryCleared, cartIdKnown, cartLoaded, abandonedIntentsResumed, goToCartRequested, checkoutPreviewRequested,
} = cartSummaryActions; // prettier-ignore
const { accountSucceeded, accountFailed, sessionEnded } = accountActions;

/** The three summary fields of a response or the snapshot; null if it is not a cart. */
function toSummary(dto: unknown): CartSummary | null {
  if (!isDto(dto)) return null;
  const [pieces, total] = [numberOf(dto, 'pieces'), field(dto, 'total')];
  if (pieces === null) return null;
  return { cartId: idOf(dto, 'cartId'), pieces: Math.max(0, Math.floor(pieces)), total: isDto(total) ? numberOf(total, 'total') : null };
}

const EMPTY: CartSummary = { cartId: null, pieces: 0, total: 0 };

/** Once the cart's code is loaded, it maintains this summary itself. */
const selectHasCart = (state: object): boolean => 'cart' in state;

function* isFetchNeeded(): SagaGenerator<boolean> {
  return (yield* select(selectIsCartShown)) && !(yield* select(selectHasCart));
}

/**
 * R7.146, A069. A failure is only logged: the known summary stays, and the next page requests it again. Gives way to the cart's
 * code, which an addition may be waiting for, and to a sign-out.
 */
function* fetchSummary(): SagaGenerator {
  if (!(yield* isFetchNeeded())) return;
  const [api, page, snapshot, kept] = [yield* getApi(), yield* getPage(), yield* getSnapshot(), yield* getCartAnswer()];
  kept.drop();
  try {
    const { answer, overtaken } = yield* race({
      answer: call(() => api.call('widgetCart', {})),
      overtaken: take([cartLoaded, summaryCleared]),
    });
    if (overtaken !== undefined) return;
    const summary = toSummary(answer);
    if (summary === null) throw new ApiError('malformed', 'widgetCart', { cause: 'shape' });
    kept.keep(answer);
    yield* put(summaryFetched(summary));
    const { cartId, pieces, total } = summary;
    createCartMark(page.storage.local).write(cartId !== null || pieces > 0);
    const stored = snapshot.read('cart');
    // For the next page.
    if (stored?.['cartId'] === cartId) snapshot.write('cart', { ...stored, pieces, total: { total } });
    else if (stored !== null && cartId === null) snapshot.write('cart', {});
    page.events.emit(CART_CHANGED, { pieces: summary.pieces, total: summary.total });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    page.log.warn(`vitrina: no cart (${error.message})`);
  }
}

function* fetchInTurn(): SagaGenerator {
  if (yield* isFetchNeeded()) yield* withCartMutex(fetchSummary);
}

/**
 * A069: the page states that there is no cart. It may come from a cache: what this browser knows of a cart or a signed-in customer
 * contradicts it.
 */
function* isKnownToBeEmpty(stored: CartSummary | null): SagaGenerator<boolean> {
  const [{ storage }, { config }] = [yield* getPage(), yield* getShop()];
  const hasStored = stored !== null && (stored.cartId !== null || stored.pieces > 0);
  return config.cartId === null && !hasStored && !createCartMark(storage.local).isSet() && !(yield* isSignedInElsewhere());
}

/** For the next page of any tab. */
function* markCart(): SagaGenerator {
  const { storage } = yield* getPage();
  yield* onStateChange(selectIsCartOpen, createCartMark(storage.local).write);
}

/** When the shopper returns, or the checkout fails and so loads no cart: other tabs may have changed it. */
function* fetchOnReturn(): SagaGenerator {
  const { events, visibility } = yield* getPage();
  const onReturn = (notify: () => void) => {
    const isCheckout = (detail: unknown) => field(toDto(detail), 'widget') === 'checkout';
    const stops = [visibility.onReturn(notify), events.on('widget-failed', (detail) => isCheckout(detail) && notify())];
    return () => stops.forEach((stop) => stop());
  };
  yield* subscribeSaga<void>('cartSummary.return', onReturn, fetchInTurn);
}

function* followAccount(): SagaGenerator {
  for (;;) {
    const action = yield* take([accountActions.loggedIn, accountActions.loggedOut, sessionEnded]);
    (yield* getCartAnswer()).drop();
    if (sessionEnded.match(action)) continue;
    if (accountActions.loggedOut.match(action)) {
      const log = yield* getIntentLog();
      log.forgetOthers();
      log.write([]);
      yield* put(summaryCleared());
    }
    yield* fork(safely('cartSummary.account', fetchInTurn)); // not called: a sign-out must not wait for the mutex
  }
}

/** R2.61, R2.62, A030 */
function* goToCart({ payload }: ReturnType<typeof goToCartRequested>): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (payload.isInCheckout) yield* put(checkoutPreviewRequested());
  else location.assign(links.cart());
}

function* loadCartFeature(): SagaGenerator {
  yield* call(yield* context<() => Promise<unknown>>('loadCartFeature'));
}

/** Unsent intents of a page that was closed or crashed (ADR 014). */
function* resumeAbandonedIntents(): SagaGenerator {
  const log = yield* getIntentLog();
  if (!(yield* call(log.resumeAbandoned))) return;
  if (yield* select(selectHasCart)) yield* put(abandonedIntentsResumed());
  else yield* call(loadCartFeature);
}

function* answerOtherPages(): SagaGenerator {
  const log = yield* getIntentLog();
  yield* subscribeSaga<void>('cartSummary.tabBackups', log.onAliveCheck, () => call(log.confirmAlive));
}

/** The tab knows a signed-in customer but the page has none. */
function* isSignedInElsewhere(): SagaGenerator<boolean> {
  const [snapshot, { config }] = [yield* getSnapshot(), yield* getShop()];
  return config.customer === null && snapshot.read('account')?.['isLogged'] === true;
}

/** The shopper may have signed out by the server's own link, and the intents would go to another cart. */
function* awaitAccount(): SagaGenerator {
  if (yield* isSignedInElsewhere()) yield* take([accountSucceeded, accountFailed, sessionEnded]);
}

export function* cartSummarySaga(): SagaGenerator {
  const [{ visibility }, { config }, channel] = [yield* getPage(), yield* getShop(), yield* getCartChannel()];
  if (config.maintenance) return; // A014: no widget is shown, so nothing is requested; unsent edits stay in the log
  const stored = toSummary((yield* getSnapshot()).read('cart'));
  const isEmpty = yield* isKnownToBeEmpty(stored);
  yield* fork(
    serialQueue('cartSummary.fetch', viewMounted, function* fetchOnMount({ payload }) {
      if (!payload.isInCheckout && !isEmpty) yield* fetchInTurn(); // the checkout loads the cart itself
    }),
  );
  yield* fork(serialQueue('cartSummary.goToCart', goToCartRequested, goToCart));
  yield* fork(watchTabs, channel, [CART_CHANGED], fetchInTurn);
  yield* fork(fetchOnReturn);
  // Apart from the fetch: edits of a tab that was closed must not wait for the mutex.
  yield* fork(subscribeSaga<void>, 'cartSummary.restore', visibility.onReturn, resumeAbandonedIntents);
  yield* fork(answerOtherPages);
  yield* fork(followAccount);
  yield* fork(markCart);

  const { cartId = null } = config;
  if (isEmpty) yield* put(summaryChanged(EMPTY));
  else if (stored !== null && (cartId === null || stored.cartId === cartId)) yield* put(summaryChanged(stored));
  else yield* put(cartIdKnown({ cartId }));
  const log = yield* getIntentLog();
  yield* awaitAccount();
  log.restore();
  // This tab's unsent intents cannot wait until the cart is opened.
  if (log.read().length > 0) yield* call(safely('cartSummary.loadCartFeature', loadCartFeature));
  yield* call(safely('cartSummary.restore', resumeAbandonedIntents));
}
