import { buffers, eventChannel } from 'redux-saga';
import { call, takeFrom } from './effects';
import type { Steps } from './effects';
import { safely } from './safely';

/**
 * Runs the worker for what is told from outside the store (listener in, way to stop out), one after the other; while it works only the
 * newest waits. Never ends: to be forked. Whoever stops it ends the subscription.
 */
export function* subscribeSaga<Told>(
  name: string,
  subscribe: (tell: (told: Told) => void) => () => void,
  worker: (told: Told) => Steps<unknown>,
): Steps {
  const channel = eventChannel<{ told: Told }>((emit) => subscribe((told) => emit({ told })), buffers.sliding(1));
  const handle = safely(name, worker);
  try {
    for (;;) yield* call(handle, (yield* takeFrom(channel)).told);
  } finally {
    channel.close();
  }
}
