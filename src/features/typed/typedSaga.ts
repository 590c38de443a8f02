import { fork, put, select, take } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { cartActions, selectCartId, selectInvoiceNote } from '../cart';
import { checkoutActions } from '../checkout';
import { getPage } from '../sagaContext';
import { readTyped, writeTyped } from './typedDraft';
import { selectTyped, typedActions } from './typedSlice';
import type { WithTyped } from './typedTypes';

const selectValues = ({ typed }: WithTyped) => typed.values;

/** R7.128: submits an invoice note that was typed on an earlier page or for another cart with the next step. */
function* submitInvoiceNote(): Steps {
  let toldTo: string | null = null;
  for (;;) {
    yield* take(checkoutActions.stepReady);
    const [cartId, invoiceNote] = [yield* select(selectCartId), yield* select(selectTyped, 'invoiceNote')];
    const { text, status } = yield* select(selectInvoiceNote);
    const isTold = invoiceNote === text && status !== 'notSaved' && (invoiceNote === '' || toldTo === cartId);
    if (!isTold) yield* put(cartActions.invoiceNoteChanged({ invoiceNote }));
    toldTo = cartId;
  }
}

export function* typedSaga(): Steps {
  const { storage } = yield* getPage();
  yield* put(typedActions.typedRestored(readTyped(storage.session)));
  // Stored on every change, so nothing typed is lost.
  yield* fork(() => onStateChange(selectValues, (values) => writeTyped(storage.session, values)));
  yield* fork(submitInvoiceNote);
}
