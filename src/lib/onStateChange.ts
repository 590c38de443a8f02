import { select, take } from './effects';
import type { Steps } from './effects';

/** Calls `react` with what is selected, whenever it has become another one. Never ends: to be forked. */
export function* onStateChange<State, Value>(selector: (state: State) => Value, react: (value: Value) => unknown): Steps {
  let known = yield* select(selector);
  for (;;) {
    yield* take('*');
    const now = yield* select(selector);
    if (now === known) continue;
    known = now;
    react(now);
  }
}
