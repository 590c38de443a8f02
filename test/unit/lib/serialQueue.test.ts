import { delay } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { serialQueue } from '../../../src/lib/serialQueue';
import { runSaga } from '../../support/fakes/runSaga';

const write = Object.assign((id: number, ms = 100) => ({ type: 'write' as const, id, ms }), { type: 'write' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('writes run one after the other, in order, and none is lost', async () => {
  const log: string[] = [];
  const { dispatch } = runSaga(
    serialQueue('cart.write', write, function* worker({ id, ms }): SagaGenerator {
      log.push(`begin ${id}`);
      yield* delay(ms);
      log.push(`end ${id}`);
    }),
  );
  dispatch(write(1, 300));
  dispatch(write(2, 10));
  dispatch({ type: 'something else' });
  dispatch(write(3, 10));
  await jest.advanceTimersByTimeAsync(299);
  expect(log).toEqual(['begin 1']);
  await jest.advanceTimersByTimeAsync(100);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
});

test('a write that fails is reported and the next one continues', () => {
  const done: number[] = [];
  const { dispatch, errors } = runSaga(
    serialQueue('cart.write', write, function* worker({ id }): SagaGenerator {
      if (id === 1) throw new Error('refused');
      done.push(id);
    }),
  );
  dispatch(write(1));
  dispatch(write(2));
  expect(done).toEqual([2]);
  expect(errors).toEqual(['vitrina: cart.write failed: Error: refused']);
});
