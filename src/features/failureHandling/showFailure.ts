import type { ApiError } from '../../api/ApiError';
import { failureResponse, waitOf } from '../../api/failureResponse';
import type { FailureResponse } from '../../api/failureResponse';
import { put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { accountActions } from '../account';
import { flashActions, keyFlash, toFlashCategory, toFlashType, toServerText } from '../flash';
import type { FlashCategory, FlashMessage } from '../flash';
import { getShop } from '../sagaContext';
import { redirectOrReload } from './redirectOrReload';

/** Longer waits are named in minutes. */
const SECONDS_SHOWN_MAX = 90;

export function* showFlashes(flashes: readonly FlashMessage[]): SagaGenerator {
  for (const flash of flashes) yield* put(flashActions.flashShown(flash));
}

/** "In 57 seconds", in the shopper's language. */
function waitText(seconds: number, locale: string): string {
  const isLong = seconds > SECONDS_SHOWN_MAX;
  const [count, unit] = [isLong ? Math.ceil(seconds / 60) : Math.max(seconds, 1), isLong ? 'minute' : 'second'] as const;
  return new Intl.RelativeTimeFormat(locale).format(count, unit).replace(/(\d) /, '$1\u00a0');
}

/** The flashes of the error catalogue, or the shop's own texts (A021) with their type and category (A094). */
export function* flashesOf({ flashes }: Pick<FailureResponse, 'flashes'>): SagaGenerator<FlashMessage[]> {
  const { t, country } = yield* getShop();
  return flashes.map(({ server, waitS, ...flash }) =>
    flash.isKey
      ? waitS === undefined
        ? flash
        : { ...flash, message: t(flash.message, { when: waitText(waitS, country.locale) }), isKey: false }
      : {
          ...flash,
          ...toServerText(flash.message),
          type: toFlashType(server?.type) ?? flash.type,
          cat: toFlashCategory(server?.cat) ?? flash.cat,
        },
  );
}

/** What a form says instead of its own text: how long to wait, or the shop's words; null without any. Also of calls that others log only. */
export function* shopWords(error: ApiError): SagaGenerator<FlashMessage | null> {
  const wait = waitOf(error);
  const flashes =
    wait === null
      ? failureResponse(error).flashes.filter(({ isKey }) => !isKey)
      : [{ ...wait, type: 'danger' as const, cat: 'form' as const }];
  return (yield* flashesOf({ flashes }))[0] ?? null;
}

export function* showFailureFlashes(response: Pick<FailureResponse, 'flashes'>): SagaGenerator {
  yield* showFlashes(yield* flashesOf(response));
}

/** s401, for any cart request. */
export function* endSession(): SagaGenerator {
  yield* put(accountActions.sessionEnded());
  yield* showFlashes([keyFlash('txt_cart_session_ended', 'warning')]);
}

/** Shows the flashes of a failure. Without any it follows the link of a status error (R8.16, A033), or ends the session (s401). */
export function* showFailure(response: FailureResponse, cat?: FlashCategory): SagaGenerator {
  const { effect, link } = response;
  if (effect === 'signIn') return yield* endSession();
  if (effect !== 'reload') return yield* showFailureFlashes(response);
  if (!(yield* redirectOrReload(link))) yield* showFlashes([keyFlash('err_generic', 'danger', cat)]);
}
