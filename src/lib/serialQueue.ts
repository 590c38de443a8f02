import { call, channelOf, takeFrom } from './effects';
import type { ActionOf, Pattern, Steps } from './effects';
import { safely } from './safely';

/**
 * Handles matching actions one after the other, in the order in which they came and without losing any: the next one starts when the
 * worker of the one before has finished, well or badly.
 */
export function serialQueue<P extends Pattern>(
  name: string,
  pattern: P,
  worker: (action: ActionOf<P>) => Steps<unknown>,
): () => Steps<never> {
  const handle = safely(name, worker);
  return function* queue() {
    const waiting = yield* channelOf(pattern);
    for (;;) yield* call(handle, yield* takeFrom(waiting));
  };
}
