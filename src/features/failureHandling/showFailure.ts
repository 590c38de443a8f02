import type { FailureResponse } from '../../api/failureResponse';
import { put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { accountActions } from '../account';
import { flashActions, keyFlash, toFlashCategory, toFlashType, toServerText } from '../flash';
import type { FlashMessage } from '../flash';

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
