import { configureStore, createSlice } from '@reduxjs/toolkit';
import { untilState } from '../../../src/lib/untilState';

const slice = createSlice({
  name: 'order',
  initialState: { number: null as string | null, calls: 0 },
  reducers: {
    numbered: (state, { payload }: { payload: string }) => ({ ...state, number: payload }),
    called: (state) => ({ ...state, calls: state.calls + 1 }),
  },
});
const { numbered, called } = slice.actions;

/** A store that counts its listeners. */
function createOrders() {
  const store = configureStore({ reducer: slice.reducer });
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const stop = store.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return { dispatch: store.dispatch, getState: store.getState, subscribe, listeners };
}

const selectNumber = ({ number }: { number: string | null }) => number;

test('a value that is there already resolves it, and nothing listens any more', async () => {
  const orders = createOrders();
  orders.dispatch(numbered('A1'));
  await expect(untilState(orders, selectNumber)).resolves.toBe('A1');
  expect(orders.listeners.size).toBe(0);
});

test('the first value that is not null resolves it; changes before and after do not', async () => {
  const orders = createOrders();
  const resolved = jest.fn();
  const waiting = untilState(orders, selectNumber).then(resolved);
  orders.dispatch(called());
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  orders.dispatch(numbered('A1'));
  orders.dispatch(numbered('A2'));
  await waiting;
  expect(resolved.mock.calls).toEqual([['A1']]);
  expect(orders.listeners.size).toBe(0);
});

test('a value that is undefined or false is one', async () => {
  const orders = createOrders();
  await expect(untilState(orders, () => undefined)).resolves.toBeUndefined();
  await expect(untilState(orders, ({ calls }) => calls > 0)).resolves.toBe(false);
});

test('a signal that aborts ends the waiting, also one that has aborted before', async () => {
  const orders = createOrders();
  const leaving = new AbortController();
  const rejected = jest.fn();
  const wait = () => void untilState(orders, selectNumber, leaving.signal).catch(rejected);
  wait();
  leaving.abort('left');
  wait();
  await Promise.resolve();
  await Promise.resolve();
  expect(rejected.mock.calls).toEqual([['left'], ['left']]);
  expect(orders.listeners.size).toBe(0);
});

test('a selector that throws ends the waiting, and not what has changed the state', async () => {
  const orders = createOrders();
  const waiting = untilState(orders, ({ calls }) => {
    if (calls > 0) throw new Error('no cart');
    return null;
  });
  orders.dispatch(called());
  await expect(waiting).rejects.toThrow('no cart');
  expect(orders.listeners.size).toBe(0);
});

test('a signal that aborts after the value changes nothing', async () => {
  const orders = createOrders();
  const leaving = new AbortController();
  const waiting = untilState(orders, selectNumber, leaving.signal);
  orders.dispatch(numbered('A1'));
  leaving.abort();
  await expect(waiting).resolves.toBe('A1');
});
