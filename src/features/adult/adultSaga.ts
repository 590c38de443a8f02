import { call, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { closeQuestion, sendAnswer, takeAnswers } from '../approvals';
import { modalsActions } from '../modals';
import { getPage, getShop } from '../sagaContext';
import { needsAge } from '../../shop/needsAge';
import { adultActions, selectAdultStatus } from './adultSlice';

export const ADULT_MODAL = 'adult-modal';
const { confirmRequested, confirmSucceeded, confirmFailed, rejected } = adultActions;

/** R4.079, R6.16: closes the modal and shows the pictures without a reload. */
function* finish(): SagaGenerator {
  const [page, shop] = [yield* getPage(), yield* getShop()];
  yield* put(confirmSucceeded());
  yield* closeQuestion(ADULT_MODAL);
  if (!shop.areAdultImagesShown()) return;
  shop.updateAdultImages();
  page.showAdultPictures();
  page.events.emit('age-confirmed', {});
}

/** R4.078, R4.079, A066 */
function* confirmAge(): SagaGenerator {
  if ((yield* select(selectAdultStatus)) === 'confirmed') return;
  yield* sendAnswer('confirmAdultContent', { query: { do: 'confirmAdultContent', confirm: 1 } });
  yield* finish();
}

/** R4.077 */
function* leave(): SagaGenerator {
  const [{ location }, { links }] = [yield* getPage(), yield* getShop()];
  yield* call(() => location.assign(links.home()));
}

/** R4.075, R4.076. `mayAsk` is false once the shopper was asked: several answers of one page open one modal (A067). */
export function* adultSaga(): SagaGenerator {
  const [page, shop] = [yield* getPage(), yield* getShop()];
  let mayAsk = true;
  function* ask(): SagaGenerator {
    if (!mayAsk) return;
    mayAsk = false;
    yield* put(modalsActions.modalRequested({ name: ADULT_MODAL, isClosable: false, size: 'sm' }));
  }
  function* askForHeader(): SagaGenerator {
    if (!shop.areAdultImagesShown()) yield* ask();
  }
  /** The age was confirmed in another tab. */
  function* recheck(): SagaGenerator {
    if (!mayAsk && shop.areAdultImagesShown() && (yield* select(selectAdultStatus)) !== 'confirmed') yield* finish();
  }
  yield* fork(() => takeAnswers(confirmRequested, confirmAge, confirmFailed));
  yield* fork(serialQueue('adult.reject', rejected, leave));
  yield* fork(() => subscribeSaga<void>('adult.return', page.visibility.onReturn, recheck));
  if (needsAge(shop)) yield* ask();
  yield* fork(() => subscribeSaga('adult.header', (notify) => page.events.on('adult-content-met', notify), askForHeader));
}
