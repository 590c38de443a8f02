import { delay } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { latestOnly } from '../../../src/lib/latestOnly';
import { runSaga } from '../../support/fakes/runSaga';

const typed = Object.assign((text: string) => ({ type: 'typed' as const, text }), { type: 'typed' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watching(delayMs: (action: ReturnType<typeof typed>) => number = () => 250) {
  const begun: string[] = [];
  const ended: string[] = [];
  const signals: AbortSignal[] = [];
  const bench = runSaga(
    latestOnly('suggest', typed, {
      delayMs,
      *worker({ text }, signal): SagaGenerator {
        begun.push(text);
        signals.push(signal);
        yield* delay(100);
        if (text === 'bad') throw new Error('broken');
        ended.push(text);
      },
    }),
  );
  return { ...bench, begun, ended, signals };
}

test('waits for a pause and runs for the latest only', async () => {
  const { dispatch, begun } = watching();
  dispatch(typed('č'));
  await jest.advanceTimersByTimeAsync(249);
  dispatch(typed('če'));
  await jest.advanceTimersByTimeAsync(249);
  expect(begun).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['če']);
});

test('a newer action aborts the older request and discards its outcome', async () => {
  const { dispatch, ended, signals } = watching();
  dispatch(typed('če'));
  await jest.advanceTimersByTimeAsync(300);
  dispatch(typed('čev'));
  expect(signals[0]?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(350);
  expect(ended).toEqual(['čev']);
  expect(signals[1]?.aborted).toBe(false);
});

test('an action that needs no pause is handled at once', () => {
  const { dispatch, begun } = watching(({ text }) => (text === 'known' ? 0 : 250));
  dispatch(typed('known'));
  expect(begun).toEqual(['known']);
});

test('an error is reported and the next action is handled', async () => {
  const { dispatch, ended, errors } = watching();
  dispatch(typed('bad'));
  await jest.advanceTimersByTimeAsync(350);
  dispatch(typed('good'));
  await jest.advanceTimersByTimeAsync(350);
  expect(errors).toEqual(['vitrina: suggest failed: Error: broken']);
  expect(ended).toEqual(['good']);
});

test('an action only replaces older ones with the same key', async () => {
  const begun: string[] = [];
  const { dispatch } = runSaga(
    latestOnly('towns', typed, {
      keyOf: ({ text }) => text.slice(0, 1),
      delayMs: () => 250,
      *worker({ text }): SagaGenerator {
        begun.push(text);
      },
    }),
  );
  for (const text of ['a1', 'b1', 'a2']) dispatch(typed(text));
  await jest.advanceTimersByTimeAsync(250);
  expect(begun).toEqual(['b1', 'a2']);
});
