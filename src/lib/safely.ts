import { context } from './effects';
import type { Steps } from './effects';

/** What `safely` and `supervised` need of the saga context: somewhere to report. */
export interface ErrorLog {
  error(message: string, ...details: unknown[]): void;
}

/** Under this name `createStore` puts the log into the saga context. */
export const LOG_CONTEXT = 'log';

/**
 * Wraps a worker so that its error ends this one run and nothing else: the watcher that started it goes on. What is
 * expected to fail (a call to the shop) is caught by the worker itself; what arrives here is a bug and is reported.
 */
export function safely<Args extends unknown[], Result>(
  name: string,
  worker: (...args: Args) => Steps<Result>,
): (...args: Args) => Steps<Result | undefined> {
  return function* guarded(...args) {
    try {
      return yield* worker(...args);
    } catch (error) {
      const log = yield* context<ErrorLog>(LOG_CONTEXT);
      log.error(`vitrina: ${name} failed`, error);
      return undefined;
    }
  };
}
