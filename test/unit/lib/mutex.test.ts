import { call, cancel, delay, fork } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { createMutex } from '../../../src/lib/mutex';
import { runSaga } from '../../support/fakes/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a later caller waits until all earlier ones have finished, with or without an error', async () => {
  const inTurn = createMutex();
  const log: string[] = [];
  const work = (name: string, ms: number, fails = false) =>
    function* turn(): SagaGenerator {
      try {
        yield* inTurn(function* inside(): SagaGenerator {
          log.push(`${name} begins`);
          yield* delay(ms);
          log.push(`${name} ends`);
          if (fails) throw new Error(name);
        });
      } catch {
        log.push(`${name} failed`);
      }
    };
  runSaga(function* all() {
    yield* fork(work('slow', 300, true));
    yield* fork(work('fast', 10));
    yield* fork(work('last', 10));
  });
  await pass(1000);
  expect(log).toEqual(['slow begins', 'slow ends', 'slow failed', 'fast begins', 'fast ends', 'last begins', 'last ends']);
});

test('a caller cancelled while waiting lets nobody overtake', async () => {
  const inTurn = createMutex();
  const log: string[] = [];
  const logged = (name: string, ms: number) => () =>
    inTurn(function* inside(): SagaGenerator {
      log.push(`${name} begins`);
      yield* delay(ms);
      log.push(`${name} ends`);
    });
  runSaga(function* all() {
    yield* fork(logged('first', 300));
    const stopped = yield* fork(logged('stopped', 10));
    yield* fork(logged('third', 10));
    yield* call(() => cancel(stopped));
  });
  await pass(1000);
  expect(log).toEqual(['first begins', 'first ends', 'third begins', 'third ends']);
});
