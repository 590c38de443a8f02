import { call, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getPage } from '../sagaContext';
import { modalsActions, selectNamesToRemove } from './modalsSlice';

const { modalShown, modalClosed, modalConfirmed, modalsRemoved } = modalsActions;

/** The page's callbacks of a name are listeners of the events `modal-shown`, `modal-closed` and `modal-confirmed`. */
export function* modalsSaga(): SagaGenerator {
  const { events } = yield* getPage();
  yield* fork(
    serialQueue('modals.shown', modalShown, function* ({ payload: { name } }) {
      yield* call(() => events.emit('modal-shown', { name }));
    }),
  );
  yield* fork(
    serialQueue('modals.closed', modalClosed, function* ({ payload: { name } }) {
      events.emit('modal-closed', { name });
      yield* put(modalsRemoved({ names: [name] }));
    }),
  );
  yield* fork(
    serialQueue('modals.confirmed', modalConfirmed, function* ({ payload: { name } }) {
      events.emit('modal-confirmed', { name });
      yield* put(modalsRemoved({ names: yield* select(selectNamesToRemove, name) }));
    }),
  );
}
