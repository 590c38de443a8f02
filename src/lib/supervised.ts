import { call, context } from './effects';
import type { SagaGenerator } from './effects';
import { LOG_CONTEXT } from './safely';
import type { ErrorLog } from './safely';

/** A saga that fails this often on one page has a bug that restarting does not fix. */
export const RESTARTS_MAX = 5;

/**
 * Runs a watcher and restarts it after an error, at most {@link RESTARTS_MAX} times. In redux-saga an uncaught error in a forked
 * saga cancels its parents and siblings (docs/hostile-pages.md), so every feature runs as its own root saga.
 */
export function supervised(name: string, watcher: () => SagaGenerator<unknown>): () => SagaGenerator {
  return function* supervise() {
    for (let restarts = 0; ; restarts += 1) {
      try {
        yield* call(watcher); // as a task of its own, so that an error of what it forks arrives here, too
        return;
      } catch (error) {
        const log = yield* context<ErrorLog>(LOG_CONTEXT);
        const isOver = restarts === RESTARTS_MAX;
        log.error(
          `vitrina: the ${name} saga ${isOver ? `failed ${restarts + 1} times and stays off` : 'failed and is started again'}`,
          error,
        );
        if (isOver) return;
      }
    }
  };
}
