import { ApiError } from '../../api/ApiError';
import { field, isDto, numberOf, textOf, toDto } from '../../lib/dto';
import { call, context, fork, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { safely } from '../../lib/safely';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions, watchTabs } from '../account';
import { getApi, getPage, getShop } from '../sagaContext';
import { cartSummaryActions, selectIsCartShown } from './cartSummarySlice';
import type { CartSummary } from './cartSummarySlice';
import { getCartLane, withCartLock } from './cartLane';
import { getIntentLog } from './intentLog';

export const CART_CHANGED = 'cart-changed';

const {
  viewMounted, summaryChanged, summaryCleared, cartIdKnown, cartLoaded, leftIntentsAdopted, goToCartRequested, checkoutPreviewRequested,
} = cartSummaryActions; // prettier-ignore
const { accountSucceeded, accountFailed, sessionEnded } = accountActions;

/** The three summary fields of a response or the snapshot; null if it is not a cart. */
function toSummary(dto: unknown): CartSummary | null {
  if (!isDto(dto)) return null;
  const [pieces, total] = [numberOf(dto, 'pieces'), field(dto, 'total')];
  if (pieces === null) return null;
  return { cartId: textOf(dto, 'cartId'), pieces: Math.max(0, Math.floor(pieces)), total: isDto(total) ? numberOf(total, 'total') : null };
}

/** Once the cart's code is loaded, it maintains this summary itself. */
const selectHasCart = (state: object): boolean => 'cart' in state;

function* isFetchNeeded(): Steps<boolean> {
  return (yield* select(selectIsCartShown)) && !(yield* select(selectHasCart));
}

/**
 * R7.146, A069. A failure is only logged: the known summary stays, and the next page requests it again. Gives way to the cart's
 * code, which an addition may be waiting for, and to a sign-out.
 */
function* fetchSummary(): Steps {
  if (!(yield* isFetchNeeded())) return;
  const [api, page, { snapshot }] = [yield* getApi(), yield* getPage(), yield* getCartLane()];
  try {
    const { answer, overtaken } = yield* race({
      answer: call(() => api.call('widgetCart', {})),
      overtaken: take([cartLoaded, summaryCleared]),
    });
    if (overtaken !== undefined) return;
    const summary = toSummary(answer);
    if (summary === null) throw new ApiError('malformed', 'widgetCart', { cause: 'shape' });
    yield* put(summaryChanged(summary));
    const { cartId, pieces, total } = summary;
    const stored = snapshot.read('cart');
    if (stored?.['cartId'] === cartId) snapshot.write('cart', { ...stored, pieces, total: { total } }); // for the next page
    page.events.emit(CART_CHANGED, { pieces: summary.pieces, total: summary.total });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    page.log.warn(`vitrina: no cart (${error.message})`);
  }
}

function* fetchInLane(): Steps {
  if (yield* isFetchNeeded()) yield* withCartLock(fetchSummary);
}

/** The checkout loads the cart itself. */
function* fetchOnMount({ payload }: ReturnType<typeof viewMounted>): Steps {
  if (!payload.isInCheckout) yield* fetchInLane();
}

/** When the shopper returns, or the checkout fails and so loads no cart: other tabs may have changed it. */
function* fetchOnReturn(): Steps {
  const { events, visibility } = yield* getPage();
  const onReturn = (notify: () => void) => {
    const isCheckout = (detail: unknown) => field(toDto(detail), 'widget') === 'checkout';
    const stops = [visibility.onReturn(notify), events.on('widget-failed', (detail) => isCheckout(detail) && notify())];
    return () => stops.forEach((stop) => stop());
  };
  yield* subscribeSaga<void>('cartSummary.return', onReturn, fetchInLane);
}

function* followAccount(): Steps {
  for (;;) {
    const action = yield* take([accountActions.loggedIn, accountActions.loggedOut]);
    if (accountActions.loggedOut.match(action)) {
      const log = yield* getIntentLog();
      log.forgetOthers();
      log.write([]);
      yield* put(summaryCleared());
    }
    yield* fork(safely('cartSummary.account', fetchInLane)); // not called: a sign-out must not wait for the lane
  }
}

/** R2.61, R2.62, A030 */
function* goToCart({ payload }: ReturnType<typeof goToCartRequested>): Steps {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  if (payload.isInCheckout) yield* put(checkoutPreviewRequested());
  else location.assign(links.cart());
}

function* loadCart(): Steps {
  yield* call(yield* context<() => Promise<unknown>>('loadCart'));
}

/** Unsent intents of a page that was closed or crashed (ADR 014). */
function* adoptLeftIntents(): Steps {
  const log = yield* getIntentLog();
  if (!(yield* call(log.adopt))) return;
  if (yield* select(selectHasCart)) yield* put(leftIntentsAdopted());
  else yield* call(loadCart);
}

function* answerOtherPages(): Steps {
  const log = yield* getIntentLog();
  yield* subscribeSaga<void>('cartSummary.journals', log.onAsked, () => call(log.confirmAlive));
}

/**
 * The tab knows a signed-in customer but the page has none: the shopper may have signed out by the server's own link, and the
 * intents would go to another cart.
 */
function* awaitAccount(): Steps {
  const [{ snapshot }, { config }] = [yield* getCartLane(), yield* getShop()];
  const account = snapshot.read('account');
  if (config.customer === null && account?.['isLogged'] === true) yield* take([accountSucceeded, accountFailed, sessionEnded]);
}

export function* cartSummarySaga(): Steps {
  const [{ visibility }, { config }, { snapshot, channel }] = [yield* getPage(), yield* getShop(), yield* getCartLane()];
  if (config.maintenance) return; // A014: no widget is shown, so nothing is requested; unsent edits stay in the log
  yield* fork(serialQueue('cartSummary.fetch', viewMounted, fetchOnMount));
  yield* fork(serialQueue('cartSummary.goToCart', goToCartRequested, goToCart));
  yield* fork(watchTabs, channel, [CART_CHANGED], fetchInLane);
  yield* fork(fetchOnReturn);
  // Apart from the fetch: edits of a tab that was closed must not wait for the lane.
  yield* fork(subscribeSaga<void>, 'cartSummary.restore', visibility.onReturn, adoptLeftIntents);
  yield* fork(answerOtherPages);
  yield* fork(followAccount);

  const stored = toSummary(snapshot.read('cart'));
  const isOurs = stored !== null && (config.cartId === null || stored.cartId === config.cartId);
  if (isOurs) yield* put(summaryChanged(stored));
  else yield* put(cartIdKnown({ cartId: config.cartId }));
  const log = yield* getIntentLog();
  yield* awaitAccount();
  log.restore();
  // This tab's unsent intents cannot wait until the cart is opened.
  if (log.read().length > 0) yield* call(safely('cartSummary.loadCart', loadCart));
  yield* call(safely('cartSummary.restore', adoptLeftIntents));
}
