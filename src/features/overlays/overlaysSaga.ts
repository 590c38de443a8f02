import { fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { getPage } from '../sagaContext';
import { overlaysActions, selectBackCount, selectIsPageLocked } from './overlaysSlice';

function* closeOnBack(count: number): SagaGenerator {
  yield* put(overlaysActions.wentBack({ count }));
}

/** Holds the page while a dialog is open; released when the store is disposed of. */
export function* overlaysSaga(): SagaGenerator {
  const { scroll, location } = yield* getPage();
  yield* fork(() => subscribeSaga<number>('overlays.back', location.onBackIntercepted, closeOnBack));
  let unlock: (() => void) | null = null;
  try {
    for (;;) {
      yield* take([overlaysActions.pageHeld, overlaysActions.pageReleased]);
      location.interceptBack(yield* select(selectBackCount));
      if (yield* select(selectIsPageLocked)) unlock ??= scroll.lock();
      else {
        unlock?.();
        unlock = null;
      }
    }
  } finally {
    unlock?.();
  }
}
