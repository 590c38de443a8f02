import { delay, put } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { pollUntil } from '../../../src/lib/pollUntil';
import type { Polled } from '../../../src/lib/pollUntil';
import { runSaga } from '../../support/fakes/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Polls every 2 s for the response `ok`, which comes with the given call; each response takes `answerMs`. */
function polling(okAt: number, { limit = 10, answerMs = 0 } = {}) {
  const results: Polled<string>[] = [];
  const open = { now: 0, most: 0 };
  let asked = 0;
  const bench = runSaga(function* run(): SagaGenerator {
    const polled = yield* pollUntil({
      *fetch() {
        asked += 1;
        const mine = asked;
        open.now += 1;
        open.most = Math.max(open.most, open.now);
        yield* put({ type: 'asked' });
        if (answerMs > 0) yield* delay(answerMs);
        open.now -= 1;
        return mine >= okAt ? 'ok' : 'wait';
      },
      isOk: (answer) => answer === 'ok',
      intervalMs: 2000,
      limit,
      stop: 'stepLeft',
    });
    results.push(polled);
  });
  return { ...bench, results, open };
}

test('calls at once, then at every interval, until the response is ok', async () => {
  const { countOf, results } = polling(3);
  expect(countOf('asked')).toBe(1);
  await jest.advanceTimersByTimeAsync(1999);
  expect(countOf('asked')).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(countOf('asked')).toBe(2);
  await jest.advanceTimersByTimeAsync(2000);
  expect(results).toEqual([{ outcome: 'ok', answer: 'ok' }]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(countOf('asked')).toBe(3);
});

test('polling gives up at the limit', async () => {
  const { countOf, results } = polling(99, { limit: 3 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(countOf('asked')).toBe(3);
  expect(results).toEqual([{ outcome: 'exhausted' }]);
});

test('a stop action ends polling, between calls and during one', async () => {
  const between = polling(99);
  await jest.advanceTimersByTimeAsync(500);
  between.dispatch({ type: 'stepLeft' });
  const during = polling(99, { answerMs: 1000 });
  await jest.advanceTimersByTimeAsync(500);
  during.dispatch({ type: 'stepLeft' });
  await jest.advanceTimersByTimeAsync(10_000);
  for (const { results, countOf } of [between, during]) {
    expect(results).toEqual([{ outcome: 'stopped' }]);
    expect(countOf('asked')).toBe(1);
  }
});

test('slow responses never overlap', async () => {
  const { open, countOf } = polling(3, { answerMs: 5000 });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(open.most).toBe(1);
  expect(countOf('asked')).toBe(3);
});
