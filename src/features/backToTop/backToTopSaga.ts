import { fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { subscribeSaga } from '../../lib/subscribeSaga';
import type { PageScroll } from '../../page/page';
import { getPage } from '../sagaContext';
import { backToTopActions, selectIsFarDown } from './backToTopSlice';

/** R4.101, R9.69 */
export const BACK_TO_TOP_AFTER_PX = 1000;
/** R9.70 */
export const SCROLL_THROTTLE_MS = 300;
/** R9.71 */
export const SCROLL_TO_TOP_MS = 700;

function* watchPosition(scroll: PageScroll): SagaGenerator {
  function* check(top: number): SagaGenerator {
    const isFarDown = top > BACK_TO_TOP_AFTER_PX;
    if (isFarDown !== (yield* select(selectIsFarDown))) yield* put(backToTopActions.farDownChanged(isFarDown));
  }
  yield* check(scroll.top()); // after a reload the page may start scrolled down
  yield* subscribeSaga<number>('scroll.position', (notify) => scroll.onScroll(notify, SCROLL_THROTTLE_MS), check);
}

export function* backToTopSaga(): SagaGenerator {
  const { scroll } = yield* getPage();
  yield* fork(watchPosition, scroll);
  for (;;) {
    yield* take(backToTopActions.backToTopRequested);
    scroll.to(0, SCROLL_TO_TOP_MS);
    scroll.focusStart();
  }
}
