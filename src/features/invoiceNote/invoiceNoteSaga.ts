import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select, take } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { selectCartId, withCartMutex } from '../cart';
import { checkoutActions } from '../checkout';
import { draftText, keepDraft } from '../drafts';
import { assertStatusOk, showFailure } from '../failureHandling';
import { getApi } from '../sagaContext';
import { invoiceNoteActions, selectInvoiceNote, selectSubmittedInvoiceNote } from './invoiceNoteSlice';
import type { WithInvoiceNote } from './invoiceNoteSlice';

const { noteSubmitted, noteSettled, draftRestored } = invoiceNoteActions;

/** R7.128. A note that was replaced while it waited is not sent, nor one that was submitted again before the answer. */
function* saveNote({ payload: { text } }: ActionOf<typeof noteSubmitted>): SagaGenerator {
  const api = yield* getApi();
  try {
    yield* withCartMutex(function* saveIfLatest() {
      const latest = yield* select(selectSubmittedInvoiceNote);
      if (latest.text !== text || latest.status !== 'saving') return;
      assertStatusOk('setInvoiceNote', yield* call(() => api.call('setInvoiceNote', { body: { invoiceNote: text } })));
      yield* put(noteSettled({ text, isSaved: true }));
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield* put(noteSettled({ text, isSaved: false }));
    yield* showFailure(failureResponse(error));
  }
}

/** R7.128: a note not submitted on this page or for this cart is submitted with the next step. */
function* submitWithStep(): SagaGenerator {
  let submittedFor: string | null = null;
  for (;;) {
    yield* take(checkoutActions.stepReady);
    const [cartId, text, submitted] = [
      yield* select(selectCartId),
      yield* select(selectInvoiceNote),
      yield* select(selectSubmittedInvoiceNote),
    ];
    const isSubmitted = text === submitted.text && submitted.status !== 'notSaved' && (text === '' || submittedFor === cartId);
    if (!isSubmitted) yield* put(noteSubmitted({ text }));
    submittedFor = cartId;
  }
}

export function* invoiceNoteSaga(): SagaGenerator {
  yield* keepDraft({
    key: 'vitrina.invoice-note-draft',
    selectDraft: ({ invoiceNote }: WithInvoiceNote) => invoiceNote.draft,
    toDraft: (dto) => ({ text: draftText(dto, 'text') }),
    draftRestored,
  });
  yield* fork(serialQueue('invoiceNote', noteSubmitted, saveNote));
  yield* fork(submitWithStep);
}
