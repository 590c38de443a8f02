import { call } from './effects';
import type { SagaGenerator } from './effects';

/** Runs `work` after all earlier callers have finished, successfully or not. */
export type RunExclusive = <Result>(work: () => SagaGenerator<Result>) => SagaGenerator<Result>;

/** Serializes sagas that share a resource, in call order. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return function* inTurn(work) {
    const before = last;
    let end: () => void = () => {};
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    // A saga cancelled while waiting must not let the next one overtake those before it.
    last = Promise.all([before, mine]);
    try {
      yield* call(() => before);
      return yield* work();
    } finally {
      end();
    }
  };
}
