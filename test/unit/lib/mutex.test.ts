import { call, cancel, delay, fork } from '../../../src/lib/effects';
import type { Steps } from '../../../src/lib/effects';
import { createMutex } from '../../../src/lib/mutex';
import { runSaga } from '../../support/fakes/runSaga';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('who asks later waits until everybody before has ended, well or badly', async () => {
  const inTurn = createMutex();
  const told: string[] = [];
  const work = (name: string, ms: number, fails = false) =>
    function* turn(): Steps {
      try {
        yield* inTurn(function* inside(): Steps {
          told.push(`${name} begins`);
          yield* delay(ms);
          told.push(`${name} ends`);
          if (fails) throw new Error(name);
        });
      } catch {
        told.push(`${name} failed`);
      }
    };
  runSaga(function* all() {
    yield* fork(work('slow', 300, true));
    yield* fork(work('fast', 10));
    yield* fork(work('last', 10));
  });
  await pass(1000);
  expect(told).toEqual(['slow begins', 'slow ends', 'slow failed', 'fast begins', 'fast ends', 'last begins', 'last ends']);
});

test('one that is stopped while it waits lets nobody overtake', async () => {
  const inTurn = createMutex();
  const told: string[] = [];
  const say = (name: string, ms: number) => () =>
    inTurn(function* inside(): Steps {
      told.push(`${name} begins`);
      yield* delay(ms);
      told.push(`${name} ends`);
    });
  runSaga(function* all() {
    yield* fork(say('first', 300));
    const stopped = yield* fork(say('stopped', 10));
    yield* fork(say('third', 10));
    yield* call(() => cancel(stopped));
  });
  await pass(1000);
  expect(told).toEqual(['first begins', 'first ends', 'third begins', 'third ends']);
});
