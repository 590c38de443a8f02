import { call, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { assertStatusOk } from '../failureHandling';
import { getApi } from '../sagaContext';

/** R7.104, A015: from the basket, and from the form of the page. Throws ApiError. */
export function* sendSubscription({ subscribe, email }: { subscribe: boolean; email: string | null }): SagaGenerator {
  const api = yield* getApi();
  const body = { subscribe, ...(email === null ? {} : { email }) };
  assertStatusOk('updateSubscription', yield* call((): Promise<unknown> => api.call('updateSubscription', { body })));
  if (yield* select(selectIsLogged)) yield* put(accountActions.consentsStored({ emailNl: subscribe }));
}
