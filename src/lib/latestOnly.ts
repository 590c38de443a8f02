import { call, cancel, cancelled, delay, fork, take } from './effects';
import type { ActionOf, Pattern, SagaGenerator } from './effects';
import { safely } from './safely';
import type { Task } from 'redux-saga';

export interface LatestOnlyOptions<P extends Pattern> {
  /** How long to wait for a newer action before the worker starts. */
  delayMs: (action: ActionOf<P>) => number;
  /** Receives a signal that is aborted when a newer action arrives: pass it to the request. */
  worker: (action: ActionOf<P>, signal: AbortSignal) => SagaGenerator<unknown>;
  /** An action only replaces older ones with the same key; without this function, every older one. */
  keyOf?: (action: ActionOf<P>) => string;
}

/** Debounces matching actions and runs the worker for the latest only; an older run is cancelled and its request aborted. */
export function latestOnly<P extends Pattern>(
  name: string,
  pattern: P,
  { delayMs, worker, keyOf }: LatestOnlyOptions<P>,
): () => SagaGenerator<never> {
  const run = safely(name, function* runOne(action: ActionOf<P>) {
    const waitMs = delayMs(action);
    if (waitMs > 0) yield* delay(waitMs);
    const controller = new AbortController();
    try {
      yield* call(worker, action, controller.signal);
    } finally {
      if (yield* cancelled()) controller.abort();
    }
  });
  return function* watch() {
    const running = new Map<string | undefined, Task>();
    for (;;) {
      const action = yield* take(pattern);
      const key = keyOf?.(action);
      const older = running.get(key);
      if (older !== undefined) yield* cancel(older);
      running.set(key, yield* fork(run, action));
    }
  };
}
