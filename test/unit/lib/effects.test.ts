import { call, put, race, select, take } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { lruCache } from '../../../src/lib/lruCache';
import { runSaga } from '../../support/fakes/runSaga';

const named = Object.assign((name: string) => ({ type: 'named' as const, name }), { type: 'named' });

test('typed effects return what the functions return', async () => {
  const results: (string | number | null)[] = [];
  const { dispatch } = runSaga(function* run(): SagaGenerator {
    const length: number = yield* call((text: string) => text.length, 'four');
    const later: string = yield* call(async () => 'later');
    const own: number = yield* call(function* inner(): SagaGenerator<number> {
      return 7;
    });
    const state: null = yield* select((full: null) => full);
    const { name } = yield* take(named);
    // @ts-expect-error: wrong argument types fail to compile
    const wrong = () => call((text: string) => text.length, 4);
    results.push(length, later, own, state, name, typeof wrong);
  });
  await Promise.resolve();
  dispatch(named('Ana'));
  expect(results).toEqual([4, 'later', 7, null, 'Ana', 'function']);
});

test('several patterns wait for the first of them, and a race has one winner', () => {
  const winners: string[] = [];
  const { dispatch, countOf } = runSaga(function* run(): SagaGenerator {
    const { either, never } = yield* race({ either: take([named, 'other']), never: take('never') });
    winners.push(either?.type ?? 'none', String(never));
    yield* put({ type: 'won' });
  });
  dispatch({ type: 'other' });
  dispatch(named('too late'));
  expect(winners).toEqual(['other', 'undefined']);
  expect(countOf('won')).toBe(1);
});

test('a limited cache evicts the least recently used entry', () => {
  const cache = lruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  cache.set('a', 9);
  expect(cache.get('a')).toBe(9);
});
