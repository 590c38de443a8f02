import type { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { failureResponse } from '../../api/failureResponse';
import type { FailureResponse } from '../../api/failureResponse';
import { call, delay, put, race, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { field, toDto } from '../../lib/dto';
import { selectIsLogged } from '../account';
import { keyFlash } from '../flash';
import { endSession, redirectOrReload, showFlashes, showFailureFlashes } from '../failureHandling';
import { getPage } from '../sagaContext';
import { applyCart } from './applyServerCart';
import type { CartContext } from './applyServerCart';
import { toCart } from './cartMapping';
import { selectCartId, selectCartStatus, selectIntents } from './cartSelectors';
import { cartActions } from './cartSlice';
import type { Intent } from './cartTypes';

const { cartCleared, cartIdReset, intentDropped, intentReturnedToForm, intentStalled, refreshRequested, sendingPaused, sendingResumed } =
  cartActions;

/** How long a shop that answers 429 without a time is left alone. */
const BUSY_PAUSE_S = 5;
/** And one that names a longer time than a shopper waits for an edit is asked again after this one. */
const BUSY_PAUSE_MAX_S = 60;

/** The shop may have done it, so that it is told again. An insert that timed out is not (A082): the shopper is told and sees the cart. The undo of a removal is: it would be a lost edit. */
export const mayHaveSucceeded = (error: ApiError, intent: Intent): boolean =>
  isOutcomeUnknown(error) && (error.kind !== 'timeout' || intent.kind !== 'insert' || intent.isUndo);

/** There is no such endpoint: no cart was looked for, and nothing was added. A shop that answers 404 about a cart says so in JSON. */
const isApiAbsent = ({ status, body }: ApiError): boolean =>
  status === 405 || status === 501 || (status === 404 && (body ?? null) === null);

/**
 * ADR 008: not the item is refused, the API does not work, and the page's own element may. Where the outcome is unknown, only a form: it sends
 * the id along.
 */
const isForElement = (error: ApiError, { effect, link }: FailureResponse, intent: Intent): boolean =>
  intent.kind === 'insert' &&
  effect === 'reload' &&
  link === null &&
  (intent.fallback === 'form' ? isApiAbsent(error) || mayHaveSucceeded(error, intent) : intent.fallback === 'link' && isApiAbsent(error));

/** The cart that was named is somebody else's, or gone. */
const isCartRefused = ({ status, messages }: ApiError): boolean =>
  status === 403 || status === 404 || messages.some((message) => /cart.?not.?found/i.test(message));

const flash = (key: string): Steps => showFlashes([keyFlash(key, 'warning')]);

/** The catalogue's flashes; our own words where the shop has none and the generic ones say too little. */
function* flashFailure(reaction: FailureResponse, error: ApiError, insteadOfGeneric?: string): Steps {
  if (insteadOfGeneric !== undefined && error.messages.length === 0) return yield* flash(insteadOfGeneric);
  yield* showFailureFlashes(reaction);
}

/** A082: the server's page says why. Once: the intent is gone by now, and the guard stops loops across pages; then it is said here. */
function* leave(reaction: FailureResponse, error: ApiError): Steps {
  if (yield* redirectOrReload(reaction.link)) return;
  if (reaction.flashes.length === 0) yield* showFlashes([keyFlash('err_generic')]);
  yield* flashFailure(reaction, error);
}

type Refresh = (context: CartContext) => Steps;

/** Nobody else's cart is shown or changed: the shop says which one is this session's. False when it is the same one. */
function* replaceCart(context: CartContext, refresh: Refresh): Steps<boolean> {
  const refused = yield* select(selectCartId);
  if (refused === null) return false;
  yield* put(cartIdReset());
  yield* call(refresh, context);
  if ((yield* select(selectCartStatus)) === 'failed' || (yield* select(selectCartId)) === refused) return false;
  yield* flash('txt_cart_started_anew');
  return true;
}

/** What follows from a call that has failed for good (requirements, section 8). */
export function* handleFailure(error: ApiError, intent: Intent, context: CartContext, refresh: Refresh): Steps {
  const { log } = yield* getPage();
  const { id } = intent;
  if (error.status === 401) return yield* waitForLogin();
  if (error.status === 429) return yield* waitForShop(error, intent);
  const isAbsentForElement = intent.kind === 'insert' && intent.fallback !== undefined && isApiAbsent(error);
  if (isCartRefused(error) && !isAbsentForElement && (yield* replaceCart(context, refresh))) return;

  const reaction = failureResponse(error);
  if (reaction.log !== null) log.error(`vitrina: ${reaction.log}`); // R8.22
  if (reaction.effect === 'offerReload' || mayHaveSucceeded(error, intent)) {
    if (intent.kind !== 'insert') {
      // html-instead: an old shop whose session is over sends everybody to its sign-in page.
      if (error.cause === 'html' && (yield* select(selectIsLogged))) return yield* waitForLogin();
      yield* put(intentStalled({ id }));
      return yield* flashFailure(reaction, error);
    }
  }
  const now = (yield* select(selectIntents)).find((known) => known.id === id) ?? intent; // a form may wait for it since it was sent
  if (isForElement(error, reaction, now)) return void (yield* put(intentReturnedToForm({ id })));
  // A token that cannot be renewed: the next page has a fresh one and sends the addition from the log.
  if (error.status === 419 && intent.kind === 'insert' && (yield* redirectOrReload(null))) return void (yield* put(intentStalled({ id })));
  yield* put(intentDropped({ id }));
  if (reaction.effect === 'reload' && !(intent.kind === 'insert' && intent.isUndo)) return yield* leave(reaction, error);
  yield* flashFailure(reaction, error, reaction.effect === 'adoptCart' ? 'txt_cart_changed_elsewhere' : undefined);
  const current = error.status === 409 ? toCart(field(toDto(error.body), 'cart')) : null;
  if (current === null) yield* put(refreshRequested());
  else yield* applyCart(current, null, context);
}

/** s401: the edit keeps its place until somebody signs in, here, in another tab or on the next page. */
function* waitForLogin(): Steps {
  yield* put(sendingPaused({ pause: 'signIn' }));
  yield* endSession();
}

/** s429. The wait is not ours: it would keep every other call about the cart waiting, too. Who edits lines reads of it above them. */
function* waitForShop(error: ApiError, { kind }: Intent): Steps {
  yield* put(sendingPaused({ pause: 'busy', ms: Math.min(error.retryAfterS ?? BUSY_PAUSE_S, BUSY_PAUSE_MAX_S) * 1000 }));
  if (kind === 'insert' || error.messages.length > 0) yield* flashFailure(failureResponse(error), error, 'txt_cart_busy');
}

/** Goes on when a shop that was busy has been left alone long enough; signing out or coming back online ends the wait as well. */
export function* watchBusy(): Steps {
  for (;;) {
    const { payload } = yield* take(sendingPaused);
    if (payload.pause !== 'busy') continue;
    const { ended } = yield* race({ over: call(delay, payload.ms), ended: take([sendingResumed, cartCleared]) });
    if (ended === undefined) yield* put(sendingResumed());
  }
}
