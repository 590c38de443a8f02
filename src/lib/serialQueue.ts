import { call, channelOf, takeFrom } from './effects';
import type { ActionOf, Pattern, SagaGenerator } from './effects';
import { safely } from './safely';

/**
 * Handles matching actions one after the other, in order and without losing any: the next one starts when the previous worker has
 * finished, successfully or not.
 */
export function serialQueue<P extends Pattern>(
  name: string,
  pattern: P,
  worker: (action: ActionOf<P>) => SagaGenerator<unknown>,
): () => SagaGenerator<never> {
  const handle = safely(name, worker);
  return function* queue() {
    const waiting = yield* channelOf(pattern);
    for (;;) yield* call(handle, yield* takeFrom(waiting));
  };
}
