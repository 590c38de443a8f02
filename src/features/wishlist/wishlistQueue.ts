import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { fallbackScope } from '../../api/fallbackScope';
import { call, delay, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { waitForState } from '../../lib/waitForState';
import { accountActions, selectIsLogged, toTabMessage } from '../account';
import { flashActions, keyFlash } from '../flash';
import { busyPauseMs, flashesOf, EDIT_RETRY_DELAYS_MS, showFlashes } from '../failureHandling';
import { getPage, getShop } from '../sagaContext';
import { removeFromCart } from './removeFromCart';
import { isListed, sendIntent } from './sendIntent';
import type { Answered } from './sendIntent';
import {
  selectHasChooser,
  selectIntents,
  selectIsChooserExpected,
  selectLists,
  selectNextIntent,
  selectPause,
  selectPieces,
} from './wishlistSelectors';
import { wishlistActions } from './wishlistSlice';
import type { InsertIntent, MoveIntent, WishlistIntent, WishlistItem, WithWishlist } from './wishlistTypes';

export const WISHLIST_CHANGED = 'wishlist-changed';
/** How long the message of an addition waits for the choice that it offers. */
const CHOOSER_WAIT_MS = 1500;

const {
  choiceOpened,
  failureShown,
  intentConfirmed,
  intentDropped,
  intentHandedOver,
  intentSent,
  intentStalled,
  movedFromCart,
  sendingPaused,
  sendingResumed,
  wishlistCleared,
} = wishlistActions;

/** Notifies the page and the other tabs. */
export function* broadcastChange(): SagaGenerator {
  const page = yield* getPage();
  page.events.emit(WISHLIST_CHANGED, { pieces: yield* select(selectPieces) });
  page.channel('vitrina.wishlist').post(toTabMessage(WISHLIST_CHANGED));
}

/** With the first heart of a page, the choice may still be loading. */
function* hasChooser(): SagaGenerator<boolean> {
  if (yield* select(selectIsChooserExpected))
    yield* race({
      known: waitForState((state: WithWishlist) => (selectIsChooserExpected(state) ? null : true)),
      late: delay(CHOOSER_WAIT_MS),
    });
  return yield* select(selectHasChooser);
}

const addedItem = ({ item }: InsertIntent, [first]: readonly Answered[]): WishlistItem | undefined =>
  first?.answer.items.find(({ variantId }) => variantId === item.variantId);

/** Names the list where the customer has several, and offers another one where the page can show the choice. */
function* flashAddition(intent: InsertIntent, answers: readonly Answered[]): SagaGenerator {
  const [{ item }, [first]] = [intent, answers];
  const { t } = yield* getShop();
  const lists = yield* select(selectLists);
  const list = lists.length > 1 ? lists.find(({ wishlistId }) => wishlistId === first?.wishlistId) : undefined;
  const name = item.newWishlistName ?? (list === undefined || list.isMain ? null : list.name);
  const added = addedItem(intent, answers);
  const canChoose = item.cartItemId === null && added !== undefined && (yield* hasChooser());
  const action = canChoose ? choiceOpened({ wishListItemId: added.wishListItemId }) : null;
  yield* put(
    flashActions.flashShown({
      ...(name === null
        ? keyFlash('txt_wishlist_added', 'success')
        : { message: t('txt_wishlist_added_to', { list: name }), isKey: false, type: 'success', cat: 'form' }),
      ...(action !== null && { offer: { label: 'txt_wishlist_change_list', action } }),
    }),
  );
}

function* flashMove({ newWishlistName }: MoveIntent, [first]: readonly Answered[]): SagaGenerator {
  const { t } = yield* getShop();
  const list = (yield* select(selectLists)).find(({ wishlistId }) => wishlistId === first?.wishlistId);
  const name = newWishlistName ?? (list?.isMain ? t('txt_wishlist_main') : list?.name);
  if (name === undefined) return;
  yield* put(flashActions.flashShown({ message: t('txt_wishlist_moved', { list: name }), isKey: false, type: 'success', cat: 'form' }));
}

function* isOpen({ id }: WishlistIntent): SagaGenerator<boolean> {
  return (yield* select(selectIntents)).some((intent) => intent.id === id);
}

/** A129, R8.21: shows the failure and stores it. */
export function* showFailure(error: ApiError): SagaGenerator {
  const [{ log }, { t }] = [yield* getPage(), yield* getShop()];
  const response = failureResponse(error);
  if (response.log !== null) log.error(`vitrina: ${response.log}`);
  const flashes = yield* flashesOf(response);
  const [first] = flashes;
  yield* put(failureShown({ error: first === undefined ? null : first.isKey ? t(first.message) : first.message }));
  yield* showFlashes(flashes);
}

/** s401: the change stays until the customer signs in again, here, in another tab or on the next page. */
export function* endSession(): SagaGenerator {
  yield* put(sendingPaused({ pause: 'signIn' }));
  yield* put(accountActions.sessionEnded());
  yield* put(flashActions.flashShown(keyFlash('txt_wishlist_session_ended', 'warning', 'form')));
}

function* handleFailure(error: ApiError, intent: WishlistIntent): SagaGenerator {
  const { id } = intent;
  if (error.status === 401) return yield* endSession();
  if (error.status === 429) {
    yield* put(sendingPaused({ pause: 'busy', ms: busyPauseMs(error) }));
    return yield* showFailure(error);
  }
  const { fallback } = (yield* select(selectIntents)).find((open) => open.id === id) ?? intent; // attached since it was sent
  if (fallback !== undefined && fallbackScope(error) !== null) return void (yield* put(intentHandedOver({ id })));
  yield* put(intent.kind !== 'insert' && isOutcomeUnknown(error) ? intentStalled({ id }) : intentDropped({ id }));
  yield* showFailure(error);
}

/** Sends one change until its outcome is known or it is given up. */
function* sendUntilConfirmed(intent: WishlistIntent): SagaGenerator {
  const { visibility } = yield* getPage();
  let isOwn = false;
  for (let tries = 0; ; tries += 1) {
    if (!visibility.isOnline()) return void (yield* put(sendingPaused({ pause: 'offline' })));
    const isRepeat = tries > 0 || intent.status === 'sent';
    yield* put(intentSent({ id: intent.id }));
    const cartItemId = intent.kind === 'insert' ? intent.item.cartItemId : null;
    // Only what this move puts on the list may be taken off again by its undo.
    if (intent.kind === 'insert' && cartItemId !== null && tries === 0) isOwn = (yield* isListed(intent)) === false;
    try {
      const answers = yield* sendIntent(intent, isRepeat);
      if (!(yield* isOpen(intent))) return; // the customer has signed out
      // Before the log forgets the change: a page that is left in between does it again.
      if (cartItemId !== null) yield* removeFromCart(cartItemId);
      yield* put(intentConfirmed({ id: intent.id, answers }));
      const added = intent.kind === 'insert' ? addedItem(intent, answers) : undefined;
      if (cartItemId !== null && isOwn && added !== undefined)
        yield* put(movedFromCart({ cartItemId, wishListItemId: added.wishListItemId }));
      if (intent.kind === 'insert') yield* flashAddition(intent, answers);
      if (intent.kind === 'move') yield* flashMove(intent, answers);
      return yield* broadcastChange();
    } catch (error) {
      if (!(error instanceof ApiError)) {
        yield* put(intentDropped({ id: intent.id })); // a bug must not stop the queue
        throw error;
      }
      if (!(yield* isOpen(intent))) return;
      const delayMs = EDIT_RETRY_DELAYS_MS[tries];
      if (!isOutcomeUnknown(error) || delayMs === undefined) return yield* handleFailure(error, intent);
      yield* delay(delayMs);
    }
  }
}

/** Sends the changes in their order. Guests' wait until they sign in. */
export function* sendIntents(): SagaGenerator {
  for (;;) {
    const intent = yield* select(selectNextIntent);
    if (intent === null || (yield* select(selectPause)) !== null) return;
    if (!(yield* select(selectIsLogged))) return void (yield* put(sendingPaused({ pause: 'signIn' })));
    yield* sendUntilConfirmed(intent);
  }
}

/** Resumes after the pause of a busy shop. */
export function* watchBusy(): SagaGenerator {
  for (;;) {
    const { payload } = yield* take(sendingPaused);
    if (payload.pause !== 'busy') continue;
    const { ended } = yield* race({ over: call(delay, payload.ms ?? 0), ended: take([sendingResumed, wishlistCleared]) });
    if (ended === undefined) yield* put(sendingResumed());
  }
}
