import { ApiError } from '../../api/ApiError';
import { call, put } from '../../lib/effects';
import type { ActionOf, Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { inCartTurn } from '../cart';
import { reactToCheckout } from '../checkout';
import { getApi } from '../services';
import { deliveryActions } from './deliverySlice';

const { consentChanged, consentFailed, noteChanged } = deliveryActions;

/** The contract's longest note. */
export const NOTE_MAX = 1000;
/** Under this name the note goes to the shop (A049). */
const NOTE = 'delivery';

/** A049. In the cart's turn: an order that is sent right afterwards has them. */
function* save(action: ActionOf<typeof consentChanged> | ActionOf<typeof noteChanged>): Steps {
  const api = yield* getApi();
  try {
    if (consentChanged.match(action)) {
      const { name, isGiven } = action.payload;
      yield* inCartTurn(() => call(() => api.call('orderConsents', { body: { consents: { [name]: isGiven } } })));
    } else {
      const notes = { [NOTE]: action.payload.note.slice(0, NOTE_MAX) };
      yield* inCartTurn(() => call(() => api.call('orderConsentNotes', { body: { notes } })));
    }
  } catch (error) {
    // What was typed stays where it is; a tick that the shop does not know of must not stand there.
    if (consentChanged.match(action)) yield* put(consentFailed(action.payload));
    if (!(error instanceof ApiError)) throw error;
    yield* reactToCheckout(error);
  }
}

/** Ticks and notes of the order, told to the shop one after the other. */
export const keepWords = serialQueue('delivery.words', [consentChanged, noteChanged] as const, save);
