import { ApiError } from '../../api/ApiError';
import { isEndpointMissing } from '../../api/isEndpointMissing';
import { call, fork, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getApi, getPage, getShop } from '../sagaContext';
import { toMenu } from './menuMapping';
import { menuActions, selectMenu } from './menuSlice';

const { menuNeeded, menuRequested, menuSucceeded, menuFailed } = menuActions;

/** R1.02: once per page; after a failure the next need tries again. */
function* loadMenu(): SagaGenerator {
  const { status } = yield* select(selectMenu);
  if (status === 'ready' || status === 'absent') return;
  const [api, { links }] = [yield* getApi(), yield* getShop()];
  yield* put(menuRequested());
  try {
    const items = toMenu(yield* call(() => api.call('menu', {})), links.href);
    yield* put(items.length > 0 ? menuSucceeded({ items }) : menuFailed({ isAbsent: true }));
  } catch (error) {
    yield* put(menuFailed({ isAbsent: error instanceof ApiError && isEndpointMissing(error) }));
    if (!(error instanceof ApiError)) throw error;
    const { log } = yield* getPage();
    log.warn(`vitrina: no menu (${error.message})`);
  }
}

export function* menuSaga(): SagaGenerator {
  yield* fork(serialQueue('menu', menuNeeded, loadMenu));
}
