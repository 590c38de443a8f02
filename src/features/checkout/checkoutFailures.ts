import { ApiError } from '../../api/ApiError';
import { reactionTo } from '../../api/reactionTo';
import { put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { cartActions } from '../cart';
import { keyFlash } from '../flash';
import { getPage } from '../services';
import { endSession, leavePage, tellFlashes, tellReaction } from '../reactions';
import { checkoutActions } from './checkoutSlice';

/** What follows from a failed call of the checkout (spec section 8). Errors that are bugs go on. */
export function* reactToCheckout(error: unknown): Steps {
  if (!(error instanceof ApiError)) throw error;
  const { log } = yield* getPage();
  const reaction = reactionTo(error);
  const { effect, link, log: told } = reaction;
  if (told !== null) log.error(`vitrina: ${told}`);
  if (effect === 'reload') {
    if (!(yield* leavePage(link))) yield* tellFlashes([keyFlash('err_generic')]);
    return;
  }
  if (error.status === 401 || effect === 'signIn') return yield* endSession();
  yield* tellReaction(reaction);
  // The cart may be another session's by now: whoever goes on would be refused again and again. The shop says which one is this session's.
  if (error.status === 403) yield* put(cartActions.refreshRequested());
  if (effect === 'fatal') yield* put(checkoutActions.failedFatally());
}
