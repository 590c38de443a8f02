import { ApiError } from '../../api/ApiError';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { withCartLock, selectCartId } from '../cart';
import { checkoutActions, reactToCheckout, selectStep } from '../checkout';
import { assertStatusOk } from '../failureHandling';
import { getApi } from '../sagaContext';
import { selectTyped, typedActions } from '../typed';
import { selectAllowedConsents, selectConsents, selectNote } from './deliverySelectors';
import { CONSENTS } from './deliveryTypes';
import { deliveryActions } from './deliverySlice';

const { consentChanged, consentFailed, noteChanged, noteFailed } = deliveryActions;

/** The contract's longest note. */
export const NOTE_MAX = 1000;
/** The note's name in the contract (A049). */
const NOTE = 'delivery';

/** A049. In the cart's lane, so that an order right after it includes them. */
function* save(action: ActionOf<typeof consentChanged> | ActionOf<typeof noteChanged>): Steps {
  const api = yield* getApi();
  try {
    if (consentChanged.match(action)) {
      const { name, isGiven } = action.payload;
      assertStatusOk(
        'orderConsents',
        yield* withCartLock(() => call(() => api.call('orderConsents', { body: { consents: { [name]: isGiven } } }))),
      );
    } else {
      const notes = { [NOTE]: action.payload.note.slice(0, NOTE_MAX) };
      assertStatusOk('orderConsentNotes', yield* withCartLock(() => call(() => api.call('orderConsentNotes', { body: { notes } }))));
    }
  } catch (error) {
    // A typed note stays and is submitted again on blur; a tick that the server does not have is removed.
    if (consentChanged.match(action)) {
      const { name, isGiven } = action.payload;
      yield* put(consentFailed(action.payload));
      yield* put(typedActions.typed({ name, value: isGiven ? '' : '1' }));
    } else yield* put(noteFailed());
    if (!(error instanceof ApiError)) throw error;
    yield* reactToCheckout(error);
  }
}

/** Submits notes and ticks made before a reload or for another cart. */
function* resubmit(): Steps {
  let submittedFor: string | null = null;
  for (;;) {
    yield* take(checkoutActions.stepReady);
    if ((yield* select(selectStep)) !== 'shipping') continue;
    const cartId = yield* select(selectCartId);
    const isOther = cartId !== submittedFor;
    submittedFor = cartId;
    const [allowed, consents, note] = [
      yield* select(selectAllowedConsents),
      yield* select(selectConsents),
      yield* select(selectTyped, 'note'),
    ];
    for (const name of CONSENTS) {
      const isTicked = allowed[name] && (yield* select(selectTyped, name)) !== '';
      if (isTicked && (isOther || !consents[name])) yield* put(consentChanged({ name, isGiven: true }));
    }
    if (note !== (yield* select(selectNote)) || (isOther && note !== '')) yield* put(noteChanged({ note }));
  }
}

/** Submits consents and notes of the order one after the other. */
export function* orderNotesSaga(): Steps {
  yield* fork(serialQueue('delivery.notes', [consentChanged, noteChanged] as const, save));
  yield* fork(resubmit);
}
