import { call } from './effects';
import type { Steps } from './effects';

/** Runs `work` when everything that asked before has ended, well or badly. */
export type RunExclusive = <Result>(work: () => Steps<Result>) => Steps<Result>;

/** Lets sagas that share something take turns, in the order in which they asked. */
export function createMutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return function* inTurn(work) {
    const before = last;
    let end: () => void = () => {};
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    // A saga that is stopped while it waits must not let the next one overtake those before it.
    last = Promise.all([before, mine]);
    try {
      yield* call(() => before);
      return yield* work();
    } finally {
      end();
    }
  };
}
