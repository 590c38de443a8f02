import { delay } from '../../../src/lib/effects';
import type { Steps } from '../../../src/lib/effects';
import { subscribeSaga } from '../../../src/lib/subscribeSaga';
import { runSaga } from '../../support/fakes/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the worker heard of something that tells numbers. */
function listening(worker: (told: number) => Steps) {
  const heard: number[] = [];
  const outside = { tell: (_told: number) => {}, isHeard: false };
  const bench = runSaga(() =>
    subscribeSaga<number>(
      'numbers',
      (tell) => {
        Object.assign(outside, { tell, isHeard: true });
        return () => void (outside.isHeard = false);
      },
      function* note(told) {
        heard.push(told);
        yield* worker(told);
      },
    ),
  );
  return { ...bench, heard, outside };
}

test('the worker runs at once for each that is told; whoever stops it ends the subscription', () => {
  const { heard, outside, task } = listening(function* nothing() {});
  outside.tell(1);
  outside.tell(2);
  expect([heard, outside.isHeard]).toEqual([[1, 2], true]);
  task.cancel();
  expect(outside.isHeard).toBe(false);
});

test('while it works only the newest waits', async () => {
  const { heard, outside } = listening(() => delay(100));
  for (const told of [1, 2, 3]) outside.tell(told);
  expect(heard).toEqual([1]);
  await jest.advanceTimersByTimeAsync(100);
  expect(heard).toEqual([1, 3]);
});

test('an error is reported, and the next one is heard', () => {
  const { heard, outside, errors } = listening(function* fail(told) {
    if (told === 1) throw new Error('bug');
  });
  outside.tell(1);
  outside.tell(2);
  expect([heard, errors]).toEqual([[1, 2], ['vitrina: numbers failed: Error: bug']]);
});
