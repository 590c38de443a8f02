import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { field, toDto } from '../../lib/dto';
import { call, put, select } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { selectIsLogged, toAccount } from '../account';
import { cartActions, selectShownCart, toCart } from '../cart';
import { keyFlash } from '../flash';
import { endSession, redirectOrReload, showFlashes, showFailureFlashes } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { checkoutActions } from './checkoutSlice';

/** Who was signed in on this page may no longer be: another tab, or the shop's own clock, has ended the session. */
function* hasSignedOut(): Steps<boolean> {
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

/** What follows from a failed call of the checkout (requirements, section 8). Errors that are bugs go on. True when the shopper has to sign in. */
export function* reactToCheckout(error: unknown): Steps<boolean> {
  if (!(error instanceof ApiError)) throw error;
  const { log } = yield* getPage();
  const reaction = failureResponse(error);
  const { effect, link, log: told } = reaction;
  if (told !== null) log.error(`vitrina: ${told}`);
  if (effect === 'reload') {
    if (!(yield* redirectOrReload(link))) yield* showFlashes([keyFlash('err_generic')]);
    return false;
  }
  const isRefused = error.status === 403;
  if (error.status === 401 || effect === 'signIn' || (isRefused && (yield* hasSignedOut()))) {
    yield* endSession();
    return true;
  }
  // The cart may be another session's by now: whoever goes on would be refused again and again. The shop says which one is this session's.
  const own = isRefused ? toCart(field(toDto(error.body), 'cart')) : null;
  const shown = yield* select(selectShownCart);
  if (own !== null && shown !== null && own.cartId !== shown.cartId) yield* showFlashes([keyFlash('txt_cart_started_anew', 'warning')]);
  else yield* showFailureFlashes(reaction);
  if (isRefused) yield* put(cartActions.refreshRequested());
  if (effect === 'fatal') yield* put(checkoutActions.failedFatally());
  return false;
}
