import type { FailureResponse } from '../../api/failureResponse';
import { put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { accountActions } from '../account';
import { flashActions, keyFlash, toFlashCategory, toFlashType, toServerText } from '../flash';
import type { FlashCategory, FlashMessage } from '../flash';
import { redirectOrReload } from './redirectOrReload';

export function* showFlashes(flashes: readonly FlashMessage[]): Steps {
  for (const flash of flashes) yield* put(flashActions.flashShown(flash));
}

/** The flashes of the error catalogue, or the shop's own texts (A021) with their type and category (A094). */
export const flashesOf = ({ flashes }: Pick<FailureResponse, 'flashes'>): FlashMessage[] =>
  flashes.map(({ server, ...flash }) =>
    flash.isKey
      ? flash
      : {
          ...flash,
          ...toServerText(flash.message),
          type: toFlashType(server?.type) ?? flash.type,
          cat: toFlashCategory(server?.cat) ?? flash.cat,
        },
  );

export const showFailureFlashes = (response: Pick<FailureResponse, 'flashes'>): Steps => showFlashes(flashesOf(response));

/** s401, for any cart request. */
export function* endSession(): Steps {
  yield* put(accountActions.sessionEnded());
  yield* showFlashes([keyFlash('txt_cart_session_ended', 'warning')]);
}

/** Shows the flashes of a failure. Without any it follows the link of a status error (R8.16, A033), or ends the session (s401). */
export function* showFailure(response: FailureResponse, cat?: FlashCategory): Steps {
  const { effect, link } = response;
  if (effect === 'signIn') return yield* endSession();
  if (effect !== 'reload') return yield* showFailureFlashes(response);
  if (!(yield* redirectOrReload(link))) yield* showFlashes([keyFlash('err_generic', 'danger', cat)]);
}
