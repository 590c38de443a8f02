import { configureStore } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaGenerator } from '../../../src/lib/effects';
import { LOG_CONTEXT } from '../../../src/lib/safely';

/** Runs one saga on a real store without other state. Needs jest's fake timers. */
export function runSaga(saga: () => SagaGenerator<unknown>) {
  const errors: string[] = [];
  const dispatched: UnknownAction[] = [];
  const log = { error: (message: string, error: unknown) => void errors.push(`${message}: ${String(error)}`) };
  const sagas = createSagaMiddleware({ context: { [LOG_CONTEXT]: log } });
  const store = configureStore({
    reducer: (state: null = null, action: UnknownAction) => {
      dispatched.push(action);
      return state;
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const task = sagas.run(saga);
  return {
    errors,
    task,
    dispatch: store.dispatch,
    /** How often an action of this type was dispatched. */
    countOf: (type: string) => dispatched.filter((action) => action.type === type).length,
  };
}
