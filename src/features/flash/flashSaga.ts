import { call, delay, fork, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { getPage } from '../sagaContext';
import { FLASH_TIMEOUT_MS } from './flashRules';
import { flashActions } from './flashSlice';
import type { WithFlash } from './flashTypes';

const { flashShown, flashClosed, flashPaused, flashResumed, pageReloadRequested } = flashActions;

/** R9.15, A097: the time-out pauses while the message has the pointer or the focus. */
function* expire(id: string): SagaGenerator {
  const { clock } = yield* getPage();
  for (let leftMs = FLASH_TIMEOUT_MS; leftMs > 0;) {
    if (yield* select(({ flash }: WithFlash) => flash.isPaused)) yield* take(flashResumed);
    const since = clock.now();
    const { paused } = yield* race({ over: call(delay, leftMs), paused: take(flashPaused) });
    if (paused === undefined) break;
    leftMs -= Math.max(0, clock.now() - since);
  }
  yield* put(flashClosed({ id }));
}

export function* flashSaga(): SagaGenerator {
  const { events, location } = yield* getPage();
  for (;;) {
    const action = yield* take([flashShown, pageReloadRequested]);
    if (pageReloadRequested.match(action)) {
      location.reload();
      continue;
    }
    const { payload } = action;
    events.emit('flash-shown', { type: payload.type, cat: payload.cat }); // loads the widget if it is not mounted yet
    if (!payload.offersReload) yield* fork(expire, payload.id);
  }
}
