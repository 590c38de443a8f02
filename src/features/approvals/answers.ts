import type { UnknownAction } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import type { ApiInput, OperationId } from '../../api/api';
import { call, put, select, take } from '../../lib/effects';
import type { ActionOf, Pattern, SagaGenerator } from '../../lib/effects';
import { modalsActions, selectModal } from '../modals';
import { getApi } from '../sagaContext';
import { assertConfirmed } from './assertConfirmed';

/** Closes the modal of a question, where it is open or waits for its turn. */
export function* closeQuestion(name: string): SagaGenerator {
  if ((yield* select(selectModal, name)) !== null) yield* put(modalsActions.modalClosed({ name }));
}

/** Ends when the shop has confirmed the answer, else throws ApiError. */
export function* sendAnswer<Op extends OperationId>(operation: Op, input: ApiInput<Op>): SagaGenerator {
  const api = yield* getApi();
  assertConfirmed(operation, yield* call(() => api.call(operation, input)));
}

/** R4.084: one answer at a time; a press meanwhile is ignored. `failed`: what is dispatched where the shop has not confirmed it. Never ends: fork it. */
export function* takeAnswers<P extends Pattern>(
  pattern: P,
  submit: (action: ActionOf<P>) => SagaGenerator,
  failed: () => UnknownAction,
): SagaGenerator {
  for (;;) {
    const action = yield* take(pattern);
    try {
      yield* submit(action);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      yield* put(failed());
    }
  }
}
