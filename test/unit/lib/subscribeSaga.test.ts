import { delay } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { subscribeSaga } from '../../../src/lib/subscribeSaga';
import { runSaga } from '../../support/fakes/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The numbers that the worker received from an external source. */
function listening(worker: (value: number) => SagaGenerator) {
  const received: number[] = [];
  const outside = { emit: (_value: number) => {}, isSubscribed: false };
  const bench = runSaga(() =>
    subscribeSaga<number>(
      'numbers',
      (emit) => {
        Object.assign(outside, { emit, isSubscribed: true });
        return () => void (outside.isSubscribed = false);
      },
      function* record(value) {
        received.push(value);
        yield* worker(value);
      },
    ),
  );
  return { ...bench, received, outside };
}

test('the worker runs at once for each event; cancelling it unsubscribes', () => {
  const { received, outside, task } = listening(function* nothing() {});
  outside.emit(1);
  outside.emit(2);
  expect([received, outside.isSubscribed]).toEqual([[1, 2], true]);
  task.cancel();
  expect(outside.isSubscribed).toBe(false);
});

test('while the worker is busy only the newest event waits', async () => {
  const { received, outside } = listening(() => delay(100));
  for (const value of [1, 2, 3]) outside.emit(value);
  expect(received).toEqual([1]);
  await jest.advanceTimersByTimeAsync(100);
  expect(received).toEqual([1, 3]);
});

test('an error is reported, and the next event is handled', () => {
  const { received, outside, errors } = listening(function* fail(value) {
    if (value === 1) throw new Error('bug');
  });
  outside.emit(1);
  outside.emit(2);
  expect([received, errors]).toEqual([[1, 2], ['vitrina: numbers failed: Error: bug']]);
});
