import { createSlice } from '@reduxjs/toolkit';
import { put, take } from '../../../src/lib/effects';
import type { SagaGenerator } from '../../../src/lib/effects';
import { getPage } from '../../../src/features/sagaContext';
import { backToTopActions } from '../../../src/features/backToTop';
import { createTestStore } from '../../support/fakes/createTestStore';
import { takeBugs } from '../../support/fakes/reportedBugs';

const lateSlice = createSlice({
  name: 'late',
  initialState: { seen: 0 },
  reducers: {
    seen: ({ seen }) => ({ seen: seen + 1 }),
  },
});

const stateOf = (full: object): unknown => (full as Record<string, unknown>)['late'];

function* lateSaga(): SagaGenerator {
  for (;;) {
    yield* take('knock');
    const page = yield* getPage();
    page.log.warn('knocked');
    yield* put(lateSlice.actions.seen());
  }
}

test('a lazy feature adds its state and its saga when its chunk loads, and only once', () => {
  const { injectFeature, dispatch, state, page } = createTestStore();
  expect(stateOf(state())).toBeUndefined();
  injectFeature({ slice: lateSlice, saga: lateSaga });
  expect(stateOf(state())).toEqual({ seen: 0 });
  injectFeature({ slice: lateSlice, saga: lateSaga });
  dispatch({ type: 'knock' });
  expect(stateOf(state())).toEqual({ seen: 1 });
  expect(page.logs.map(({ message }) => message)).toEqual(['knocked']);
});

test('features injected into one store are not in another', () => {
  createTestStore().injectFeature({ slice: lateSlice, saga: lateSaga });
  expect(stateOf(createTestStore().state())).toBeUndefined();
});

test('a feature whose saga fails is reported, restarted, and leaves the others alone', () => {
  const { injectFeature, dispatch, page } = createTestStore();
  let starts = 0;
  injectFeature({
    slice: lateSlice,
    *saga() {
      starts += 1;
      yield* take('break');
      throw new Error('broken');
    },
  });
  dispatch({ type: 'break' });
  expect(starts).toBe(2);
  expect(page.logs.map(({ level, message }) => `${level} ${message}`)).toEqual([
    'error vitrina: the late saga failed and is started again',
  ]);
  expect(takeBugs()).toHaveLength(1);
  dispatch(backToTopActions.backToTopRequested());
  expect(page.scrolledTo).toHaveLength(1);
});

test('[R9.77] chunk-slow: a cart chunk that never loads fails after 120 s, and can be requested again', async () => {
  jest.useFakeTimers();
  const { loadCartFeature, shop, dispose } = createTestStore({ isCartThere: false });
  const texts = jest.spyOn(shop, 'addTexts').mockReturnValueOnce(new Promise(() => {}));
  const lost = loadCartFeature().catch(String);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await lost).toBe('TimeoutError: code');
  await expect(loadCartFeature()).resolves.toHaveProperty('cartSlice');
  expect(texts).toHaveBeenCalledTimes(2);
  dispose();
  jest.useRealTimers();
});

test('dispose ends every saga and every listener on the page', () => {
  const { dispose, dispatch, page, state } = createTestStore();
  expect(page.listeners()).toBeGreaterThan(0);
  dispose();
  expect(page.listeners()).toBe(0);
  page.scrollTop(5000);
  dispatch(backToTopActions.backToTopRequested());
  expect(page.scrolledTo).toEqual([]);
  expect(state().backToTop.isFarDown).toBe(false);
});

test('development builds reject state that cannot be serialised', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dispatch } = createTestStore();
  dispatch({ type: 'odd', payload: new Map() });
  expect(String(reported.mock.calls[0]?.[0])).toContain('non-serializable');
  reported.mockRestore();
});
