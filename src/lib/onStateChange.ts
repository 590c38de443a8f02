import { call, context } from './effects';
import type { Steps } from './effects';

/** Calls `react` right after each action that changes what is selected. Returns a function that ends it. */
export type WatchState = <Value>(selector: (state: unknown) => Value, react: (value: Value) => void) => () => void;

/** Under this name `createStore` puts the function into the saga context. */
export const WATCH_CONTEXT = 'watchState';

/** Calls `react` with what is selected, whenever it changes. Never ends: to be forked. */
export function* onStateChange<State, Value>(selector: (state: State) => Value, react: (value: Value) => unknown): Steps {
  const watch = yield* context<WatchState>(WATCH_CONTEXT);
  const stop = watch((state) => selector(state as State), react);
  try {
    yield* call(() => new Promise<void>(() => {}));
  } finally {
    stop();
  }
}
