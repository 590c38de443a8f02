import { context } from './effects';
import type { SagaGenerator } from './effects';

/** The part of the saga context that `safely` and `supervised` need to report errors. */
export interface ErrorLog {
  error(message: string, ...details: unknown[]): void;
}

/** Key of the log in the saga context. */
export const LOG_CONTEXT = 'log';

/**
 * Wraps a worker so that its error ends only this run; the watcher that started it continues. The worker itself catches expected
 * failures (of requests); errors caught here are bugs and are reported.
 */
export function safely<Args extends unknown[], Result>(
  name: string,
  worker: (...args: Args) => SagaGenerator<Result>,
): (...args: Args) => SagaGenerator<Result | undefined> {
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
