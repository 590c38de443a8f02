import { call, context, select } from './effects';
import type { SagaGenerator } from './effects';
import { WATCH_CONTEXT } from './onStateChange';
import type { WatchState } from './onStateChange';

/** Waits until the selector returns a value, and returns it. */
export function* waitForState<State, Value>(selector: (state: State) => Value | null): SagaGenerator<Value> {
  const known = yield* select(selector);
  if (known !== null) return known;
  const watch = yield* context<WatchState>(WATCH_CONTEXT);
  let stop = (): void => {};
  try {
    return yield* call(
      () =>
        new Promise<Value>((resolve) => {
          stop = watch(
            (state) => selector(state as State),
            (value) => value !== null && resolve(value),
          );
        }),
    );
  } finally {
    stop();
  }
}
