import { buffers, eventChannel } from 'redux-saga';
import { call, takeFrom } from './effects';
import type { SagaGenerator } from './effects';
import { safely } from './safely';

/**
 * Runs the worker per external event, keeping only the newest while busy. `subscribe` returns a function that unsubscribes.
 * Never ends: fork it; cancelling it ends the subscription.
 */
export function* subscribeSaga<Value>(
  name: string,
  subscribe: (notify: (value: Value) => void) => () => void,
  worker: (value: Value) => SagaGenerator<unknown>,
): SagaGenerator {
  const channel = eventChannel<{ value: Value }>((emit) => subscribe((value) => emit({ value })), buffers.sliding(1));
  const handle = safely(name, worker);
  try {
    for (;;) yield* call(handle, (yield* takeFrom(channel)).value);
  } finally {
    channel.close();
  }
}
