import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { serialQueue } from '../../lib/serialQueue';
import { subscribeSaga } from '../../lib/subscribeSaga';
import { endSession, shopWords } from '../failureHandling';
import { getApi, getPage } from '../sagaContext';
import { toApiKey, toLicenseKeys } from './digitalContentMapping';
import { digitalContentActions, selectApiKey } from './digitalContentSlice';

const { keysRequested, keysSucceeded, keysFailed, apiKeyRequested, apiKeySucceeded, apiKeyFailed, pageLeft } = digitalContentActions;

/** s401: the shopper signs in and presses again. */
function* endSessionBy({ status }: ApiError): SagaGenerator<boolean> {
  if (status === 401) yield* endSession();
  return status === 401;
}

/** R7.100 */
function* loadKeys({ payload: { orderId, productId } }: ActionOf<typeof keysRequested>, signal: AbortSignal): SagaGenerator {
  const api = yield* getApi();
  try {
    const query = { orderId, ...(productId === null ? {} : { productId }) };
    const answer: unknown = yield* call(() => api.call('getProductLicenseKeys', { query }, { signal }));
    yield* put(keysSucceeded({ orderId, keys: toLicenseKeys(answer) }));
  } catch (error) {
    if (!(error instanceof ApiError)) {
      yield* put(keysFailed({ orderId, problem: null }));
      throw error;
    }
    if (!(yield* endSessionBy(error))) yield* put(keysFailed({ orderId, problem: yield* shopWords(error) }));
  }
}

/**
 * R7.099, R7.101. Never repeated by itself: a second key would end the first, and without an answer there may be one. Then, and where the shop has
 * one already (409), the shopper decides whether a new one takes its place.
 */
function* makeApiKey({ payload: { productId, isRenewal } }: ActionOf<typeof apiKeyRequested>): SagaGenerator {
  const { status } = yield* select(selectApiKey, productId);
  if (status !== 'pending') return; // a second press, while the first was on its way
  const api = yield* getApi();
  const operation = isRenewal ? 'updateCustomerApiKey' : 'createCustomerApiKey';
  try {
    const answer: unknown = yield* call((): Promise<unknown> => api.call(operation, { body: { productId } }));
    yield* put(apiKeySucceeded({ productId, key: toApiKey(answer, operation) }));
  } catch (error) {
    if (!(error instanceof ApiError)) {
      yield* put(apiKeyFailed({ productId, status: 'unknown', problem: null }));
      throw error;
    }
    if (yield* endSessionBy(error)) return;
    if (isOutcomeUnknown(error)) yield* put(apiKeyFailed({ productId, status: 'unknown', problem: null }));
    else if (error.status === 409) yield* put(apiKeyFailed({ productId, status: 'exists', problem: null }));
    else yield* put(apiKeyFailed({ productId, status: 'failed', problem: yield* shopWords(error) }));
  }
}

export function* digitalContentSaga(): SagaGenerator {
  const { visibility } = yield* getPage();
  yield* fork(latestOnly('digital.keys', keysRequested, { delayMs: () => 0, worker: loadKeys, keyOf: ({ payload }) => payload.orderId }));
  yield* fork(serialQueue('digital.api-key', apiKeyRequested, makeApiKey));
  // The back-forward cache keeps the page as it was left.
  yield* fork(() =>
    subscribeSaga(
      'digital.leave',
      (notify) => visibility.onHide(() => notify(null)),
      function* drop(): SagaGenerator {
        yield* put(pageLeft());
      },
    ),
  );
}
