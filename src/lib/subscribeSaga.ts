import { buffers, eventChannel } from 'redux-saga';
import { call, takeFrom } from './effects';
import type { Steps } from './effects';
import { safely } from './safely';

/**
 * Runs the worker per external event, keeping only the newest while busy. `subscribe` returns a function that unsubscribes.
 * Never ends: fork it; cancelling it ends the subscription.
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
