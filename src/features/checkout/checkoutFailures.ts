import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { field, toDto } from '../../lib/dto';
import { call, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { selectIsLogged, toAccount } from '../account';
import { cartActions, selectShownCart, toCart } from '../cart';
import { keyFlash } from '../flash';
import { endSession, showFailure, showFlashes } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { checkoutActions } from './checkoutSlice';

/** The shopper was signed in on this page, but the session may have ended (another tab, or a time-out of the shop). */
export function* hasSignedOut(): SagaGenerator<boolean> {
  if (!(yield* select(selectIsLogged))) return false;
  const api = yield* getApi();
  try {
    const account = toAccount(yield* call((): Promise<unknown> => api.call('widgetAccount', {})));
    return account !== null && !account.isLogged;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 401;
  }
}

/** Handles a failed checkout request (requirements, section 8); rethrows bugs. True when the shopper has to sign in. */
export function* handleCheckoutFailure(error: unknown): SagaGenerator<boolean> {
  if (!(error instanceof ApiError)) throw error;
  const { log } = yield* getPage();
  const response = failureResponse(error);
  const { effect, log: report } = response;
  if (report !== null) log.error(`vitrina: ${report}`);
  if (effect === 'reload') {
    yield* showFailure(response);
    return false;
  }
  const isRefused = error.status === 403;
  if (error.status === 401 || effect === 'signIn' || (isRefused && (yield* hasSignedOut()))) {
    yield* endSession();
    return true;
  }
  // The cart may belong to another session by now and would be refused forever; the response may hold the cart of this session.
  const own = isRefused ? toCart(field(toDto(error.body), 'cart')) : null;
  const shown = yield* select(selectShownCart);
  if (own !== null && shown !== null && own.cartId !== shown.cartId) yield* showFlashes([keyFlash('txt_cart_replaced', 'warning')]);
  else yield* showFailure(response);
  if (isRefused) yield* put(cartActions.refreshRequested());
  if (effect === 'fatal') yield* put(checkoutActions.failedFatally());
  return false;
}
