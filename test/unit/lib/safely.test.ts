import { delay, fork, take } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { safely } from '../../../src/lib/safely';
import { RESTARTS_MAX, supervised } from '../../../src/lib/supervised';
import { runSaga } from '../../support/fakes/runSaga';

describe('safely', () => {
  test('an error of one worker is reported by name and ends neither the watcher nor the other workers', () => {
    const done: string[] = [];
    const failing = safely('cart.remove', function* remove(): SagaGenerator {
      yield* take('remove');
      throw new Error('broken');
    });
    const { dispatch, errors, task } = runSaga(function* watch(): SagaGenerator {
      for (;;) {
        yield* take('begin');
        yield* fork(failing);
        yield* fork(function* add(): SagaGenerator {
          yield* take('add');
          done.push('added');
        });
      }
    });
    for (const type of ['begin', 'remove', 'add', 'begin', 'add']) dispatch({ type });
    expect(errors).toEqual(['vitrina: cart.remove failed: Error: broken']);
    expect(done).toEqual(['added', 'added']);
    expect(task.isRunning()).toBe(true);
  });

  test('returns the result of the worker, and undefined after an error', () => {
    const results: unknown[] = [];
    runSaga(function* run(): SagaGenerator {
      results.push(
        yield* safely('good', function* good(value: number): SagaGenerator<number> {
          return value * 2;
        })(21),
      );
      results.push(
        yield* safely('bad', function* bad(): SagaGenerator<number> {
          throw new Error('no');
        })(),
      );
    });
    expect(results).toEqual([42, undefined]);
  });

  test('an asynchronous error is reported, too', async () => {
    jest.useFakeTimers();
    const { errors, task } = runSaga(
      safely('late', function* late(): SagaGenerator {
        yield* delay(1000);
        throw new Error('at last');
      }),
    );
    await jest.advanceTimersByTimeAsync(999);
    expect([errors, task.isRunning()]).toEqual([[], true]);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(errors).toEqual(['vitrina: late failed: Error: at last']);
    expect(task.isRunning()).toBe(false);
  });

  test('cancelling a worker is not an error', () => {
    const { errors, task } = runSaga(
      safely('slow', function* slow(): SagaGenerator {
        yield* take('never');
      }),
    );
    task.cancel();
    expect(errors).toEqual([]);
  });
});

describe('supervised', () => {
  const failOn = (type: string) =>
    function* watcher(): SagaGenerator {
      for (;;) {
        yield* take(type);
        throw new Error('broken');
      }
    };

  test('a watcher that fails is restarted', () => {
    const { dispatch, errors, task } = runSaga(supervised('search', failOn('fail')));
    dispatch({ type: 'fail' });
    dispatch({ type: 'fail' });
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('the search saga failed and is started again');
    expect(task.isRunning()).toBe(true);
  });

  test('a watcher is restarted when what it has forked fails', () => {
    const { dispatch, errors, task } = runSaga(
      supervised('legal', function* watcher(): SagaGenerator {
        yield* fork(failOn('fail'));
        yield* take('never');
      }),
    );
    for (let times = 0; times < 2; times += 1) dispatch({ type: 'fail' });
    expect(errors).toEqual(Array(2).fill('vitrina: the legal saga failed and is started again: Error: broken'));
    expect(task.isRunning()).toBe(true);
  });

  test('a watcher that keeps failing stays off and reports it', () => {
    const { dispatch, errors, task } = runSaga(supervised('search', failOn('fail')));
    for (let times = 0; times < RESTARTS_MAX + 3; times += 1) dispatch({ type: 'fail' });
    expect(errors).toHaveLength(RESTARTS_MAX + 1);
    expect(errors.at(-1)).toContain('stays off');
    expect(task.isRunning()).toBe(false);
  });

  test('a watcher that fails at once does not block the page', () => {
    const { errors, task } = runSaga(
      supervised('search', function* watcher(): SagaGenerator {
        throw new Error('at once');
      }),
    );
    expect(errors).toHaveLength(RESTARTS_MAX + 1);
    expect(task.isRunning()).toBe(false);
  });
});
