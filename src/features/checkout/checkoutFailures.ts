import { ApiError } from '../../api/ApiError';
import { reactionTo } from '../../api/reactionTo';
import { put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { toPlainText } from '../../lib/plainText';
import { accountActions } from '../account';
import { flashActions, keyFlash } from '../flash';
import type { FlashMessage } from '../flash';
import { getPage } from '../services';
import { leavePage } from '../leaving';
import { checkoutActions } from './checkoutSlice';

/** What the error catalogue says of a failed call; the shop's words as plain text. */
export const flashesOf = (error: ApiError): FlashMessage[] =>
  reactionTo(error).flashes.map((flash) => ({ ...flash, message: flash.isKey ? flash.message : toPlainText(flash.message) }));

/** What follows from a failed call of the checkout (spec section 8). Errors that are bugs go on. */
export function* reactToCheckout(error: unknown): Steps {
  if (!(error instanceof ApiError)) throw error;
  const { log } = yield* getPage();
  const { effect, link, log: told } = reactionTo(error);
  if (told !== null) log.error(`vitrina: ${told}`);
  if (effect === 'reload') {
    if (!(yield* leavePage(link))) yield* put(flashActions.flashShown(keyFlash('err_generic')));
    return;
  }
  if (error.status === 401 || effect === 'signIn') {
    yield* put(accountActions.sessionEnded());
    yield* put(flashActions.flashShown(keyFlash('txt_cart_session_ended', 'warning')));
    return;
  }
  for (const flash of flashesOf(error)) yield* put(flashActions.flashShown(flash));
  if (effect === 'fatal') yield* put(checkoutActions.failedFatally());
}
