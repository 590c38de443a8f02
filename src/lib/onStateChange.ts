import { call, context } from './effects';
import type { SagaGenerator } from './effects';

/** Calls `react` right after each action that changes the selected value. Returns a function that stops it. */
export type WatchState = <Value>(selector: (state: unknown) => Value, react: (value: Value) => void) => () => void;

/** Key of this function in the saga context. */
export const WATCH_CONTEXT = 'watchState';

/** Calls `react` with the selected value whenever it changes. Never ends: fork it. */
export function* onStateChange<State, Value>(selector: (state: State) => Value, react: (value: Value) => unknown): SagaGenerator {
  const watch = yield* context<WatchState>(WATCH_CONTEXT);
  const stop = watch((state) => selector(state as State), react);
  try {
    yield* call(() => new Promise<void>(() => {}));
  } finally {
    stop();
  }
}
