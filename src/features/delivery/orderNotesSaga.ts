import { ApiError } from '../../api/ApiError';
import { field, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { withCartMutex, selectCartId } from '../cart';
import { checkoutActions, handleCheckoutFailure, selectStep } from '../checkout';
import { draftText, keepDraft } from '../drafts';
import { assertStatusOk } from '../failureHandling';
import { getApi } from '../sagaContext';
import { NOTE_MAX_CHARS } from './deliveryRules';
import { selectAllowedConsents, selectConsents, selectIsNoteSubmitted, selectNote, selectSubmittedConsents } from './deliverySelectors';
import { deliveryActions } from './deliverySlice';
import { CONSENTS } from './deliveryTypes';
import type { ConsentName, OrderNotes, WithDelivery } from './deliveryTypes';

const { consentChanged, consentFailed, noteSubmitted, noteFailed, draftRestored } = deliveryActions;

/** The note's name in the contract (A049). */
const NOTE = 'delivery';

/** A049. Under the cart mutex, so that an order right after it includes them. */
function* save(action: ActionOf<typeof consentChanged> | ActionOf<typeof noteSubmitted>): SagaGenerator {
  const api = yield* getApi();
  try {
    if (consentChanged.match(action)) {
      const { name, isGiven } = action.payload;
      assertStatusOk(
        'orderConsents',
        yield* withCartMutex(() => call(() => api.call('orderConsents', { body: { consents: { [name]: isGiven } } }))),
      );
    } else {
      const notes = { [NOTE]: action.payload.note.slice(0, NOTE_MAX_CHARS) };
      assertStatusOk('orderConsentNotes', yield* withCartMutex(() => call(() => api.call('orderConsentNotes', { body: { notes } }))));
    }
  } catch (error) {
    // A typed note stays and is submitted again on blur; a tick that the server does not have is removed.
    yield* put(consentChanged.match(action) ? consentFailed(action.payload) : noteFailed());
    if (!(error instanceof ApiError)) throw error;
    yield* handleCheckoutFailure(error);
  }
}

/** Submits notes and ticks made before a reload or for another cart. */
function* resubmit(): SagaGenerator {
  let submittedFor: string | null = null;
  for (;;) {
    yield* take(checkoutActions.stepReady);
    if ((yield* select(selectStep)) !== 'shipping') continue;
    const cartId = yield* select(selectCartId);
    const isOther = cartId !== submittedFor;
    submittedFor = cartId;
    const [allowed, consents, note, submitted] = [
      yield* select(selectAllowedConsents),
      yield* select(selectConsents),
      yield* select(selectNote),
      yield* select(selectSubmittedConsents),
    ];
    for (const name of CONSENTS) {
      const isDue = isOther || !submitted.includes(name);
      if (allowed[name] && consents[name] && isDue) yield* put(consentChanged({ name, isGiven: true }));
    }
    if (!(yield* select(selectIsNoteSubmitted)) || (isOther && note !== '')) yield* put(noteSubmitted({ note }));
  }
}

function toOrderNotes(dto: Dto): OrderNotes {
  const consents = toDto(field(dto, 'consents'));
  const isGiven = (name: ConsentName): boolean => field(consents, name) === true;
  return {
    note: draftText(dto, 'note'),
    consents: { newsletter: isGiven('newsletter'), heureka: isGiven('heureka'), product_reviews: isGiven('product_reviews') },
  };
}

/** Submits consents and notes of the order one after the other. */
export function* orderNotesSaga(): SagaGenerator {
  yield* keepDraft({
    key: 'vitrina.delivery-draft',
    selectDraft: ({ delivery }: WithDelivery) => delivery.draft,
    toDraft: toOrderNotes,
    draftRestored,
  });
  yield* fork(serialQueue('delivery.notes', [consentChanged, noteSubmitted] as const, save));
  yield* fork(resubmit);
}
