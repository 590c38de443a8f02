import type { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { fallbackScope } from '../../api/fallbackScope';
import { failureResponse } from '../../api/failureResponse';
import type { FailureResponse } from '../../api/failureResponse';
import { call, delay, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { field, toDto } from '../../lib/dto';
import { selectIsLogged } from '../account';
import { keyFlash } from '../flash';
import { busyPauseMs, endSession, redirectOrReload, showFlashes, showFailureFlashes } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { applyCart } from './applyServerCart';
import { toCart } from './cartMapping';
import { selectCartId, selectCartStatus, selectIntents } from './cartSelectors';
import { cartActions } from './cartSlice';
import { refresh } from './fetchCart';
import type { Intent } from './cartTypes';

const { cartCleared, cartIdReset, intentDropped, intentReturnedToForm, intentStalled, refreshRequested, sendingPaused, sendingResumed } =
  cartActions;

/**
 * The server may have applied this; retry. Timed-out inserts are not retried (A082), except undo; where the shop takes no intent
 * ids (`hasIds`), no insert is, because it would count twice.
 */
export const isRetryable = (error: ApiError, intent: Intent, hasIds: boolean): boolean =>
  isOutcomeUnknown(error) && (intent.kind !== 'insert' || (hasIds && (error.kind !== 'timeout' || intent.isUndo)));

/**
 * ADR 008: the page's own element may add what the API cannot. After an unknown outcome only a form is used: it submits the
 * intent's id.
 */
const isForElement = (error: ApiError, { effect, link }: FailureResponse, intent: Intent, hasIds: boolean): boolean =>
  intent.kind === 'insert' &&
  effect === 'reload' &&
  link === null &&
  (fallbackScope(error) !== null ? intent.fallback !== undefined : intent.fallback === 'form' && isRetryable(error, intent, hasIds));

/** The cart belongs to another session, or no longer exists. */
const isCartRefused = ({ status, messages }: ApiError): boolean =>
  status === 403 || status === 404 || messages.some((message) => /cart.?not.?found/i.test(message));

const flash = (key: string): SagaGenerator => showFlashes([keyFlash(key, 'warning')]);

/** Shows the catalogue's flashes; replaces generic ones by our own text if the shop sent none. */
function* flashFailure(response: FailureResponse, error: ApiError, insteadOfGeneric?: string): SagaGenerator {
  if (insteadOfGeneric !== undefined && error.messages.length === 0) return yield* flash(insteadOfGeneric);
  yield* showFailureFlashes(response);
}

/**
 * A082: reloads, as the server's page shows the reason: at its top, where the browser would not return to. Once: the intent is dropped
 * by now, and the guard prevents loops across pages; then the failure is shown here.
 */
function* leave(response: FailureResponse, error: ApiError): SagaGenerator {
  const { scroll } = yield* getPage();
  const left = yield* redirectOrReload(response.link);
  if (left !== null) return left === 'reload' ? scroll.to(0, 0) : undefined;
  if (response.flashes.length === 0) yield* showFlashes([keyFlash('err_generic')]);
  yield* flashFailure(response, error);
}

/** Never shows or changes another session's cart: the shop returns the current one. False if it is the same cart. */
function* replaceCart(): SagaGenerator<boolean> {
  const refused = yield* select(selectCartId);
  if (refused === null) return false;
  yield* put(cartIdReset());
  yield* refresh();
  if ((yield* select(selectCartStatus)) === 'failed' || (yield* select(selectCartId)) === refused) return false;
  yield* flash('txt_cart_replaced');
  return true;
}

/** Handles a request that has finally failed (requirements, section 8). */
export function* handleFailure(error: ApiError, intent: Intent): SagaGenerator {
  const [{ log }, hasIds] = [yield* getPage(), (yield* getApi()).acceptsOptionalFields()];
  const { id } = intent;
  if (error.status === 401) return yield* waitForLogin(id);
  if (error.status === 429) return yield* waitForShop(error, intent);
  const isAbsentForElement = intent.kind === 'insert' && intent.fallback !== undefined && fallbackScope(error) !== null; // no cart was looked up
  if (isCartRefused(error) && !isAbsentForElement && (yield* replaceCart())) return;

  const response = failureResponse(error);
  if (response.log !== null) log.error(`vitrina: ${response.log}`); // R8.22
  if (response.effect === 'offerReload' || isRetryable(error, intent, hasIds)) {
    if (intent.kind !== 'insert') {
      // html-instead: older shops redirect an ended session to their sign-in page.
      if (error.kind === 'malformed' && error.cause === 'html' && (yield* select(selectIsLogged))) return yield* waitForLogin(id);
      yield* put(intentStalled({ id }));
      const isStalled = (yield* select(selectIntents)).some((open) => open.id === id);
      return isStalled ? yield* flashFailure(response, error) : undefined; // else a newer intent has replaced it
    }
  }
  const now = (yield* select(selectIntents)).find((known) => known.id === id) ?? intent; // a form may have started waiting for it since
  if (isForElement(error, response, now, hasIds)) return void (yield* put(intentReturnedToForm({ id })));
  // The token could not be renewed: the next page has a new one and sends the addition from the log.
  if (error.status === 419 && intent.kind === 'insert' && (yield* redirectOrReload(null))) return void (yield* put(intentStalled({ id })));
  yield* put(intentDropped({ id }));
  if (response.effect === 'reload' && !(intent.kind === 'insert' && intent.isUndo)) return yield* leave(response, error);
  yield* flashFailure(response, error, response.effect === 'applyCart' ? 'txt_cart_changed_elsewhere' : undefined);
  const current = error.status === 409 ? toCart(field(toDto(error.body), 'cart')) : null;
  if (current === null) yield* put(refreshRequested());
  else yield* applyCart(current, null);
}

/** s401: the edit stays queued until the shopper signs in, here, in another tab or on the next page. */
function* waitForLogin(refusedId: string): SagaGenerator {
  yield* put(sendingPaused({ pause: 'signIn', refusedId }));
  yield* endSession();
}

/** s429. Does not wait inside the queue, which would block all cart requests. The note is shown above the lines. */
function* waitForShop(error: ApiError, { id, kind }: Intent): SagaGenerator {
  yield* put(sendingPaused({ pause: 'busy', refusedId: id, ms: busyPauseMs(error) }));
  if (kind === 'insert' || error.messages.length > 0) yield* flashFailure(failureResponse(error), error, 'txt_cart_busy');
}

/** Resumes after the pause of a busy shop; signing out or coming back online also ends it. */
export function* watchBusy(): SagaGenerator {
  for (;;) {
    const { payload } = yield* take(sendingPaused);
    if (payload.pause !== 'busy') continue;
    const { ended } = yield* race({ over: call(delay, payload.ms), ended: take([sendingResumed, cartCleared]) });
    if (ended === undefined) yield* put(sendingResumed());
  }
}
