import { ApiError } from '../../api/ApiError';
import type { ApiCallOptions, ApiInput } from '../../api/api';
import { call } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { keyFlash } from '../flash';
import { redirectOrReload, showFlashes } from '../failureHandling';
import { getApi } from '../sagaContext';
import { toNextStep } from './checkoutMapping';
import type { NextStep } from './checkoutMapping';

export const isRefusal = ({ flashes, link }: NextStep): boolean => flashes.length > 0 || link !== null;

/** R4.037, R4.041: shows why the shop refuses the next step, in its own text; may redirect. Always shows something. */
export function* showRefusal({ flashes, link }: NextStep): SagaGenerator {
  yield* showFlashes(flashes);
  if (link === null || (yield* redirectOrReload(link)) || flashes.length > 0) return;
  yield* showFlashes([keyFlash('err_generic')]); // the page was left for this link just before (A033)
}

/** R7.124, R7.125. A status error with messages or a link is a valid response (R4.037, R4.041), not a failed request. */
export function* requestNextStep(body: ApiInput<'nextStep'>['body'], options?: ApiCallOptions): SagaGenerator<NextStep> {
  const api = yield* getApi();
  try {
    const next = toNextStep(yield* call(() => api.call('nextStep', { body }, options)));
    if (next === null) throw new ApiError('malformed', 'nextStep', { cause: 'shape' });
    return next;
  } catch (error) {
    const refusal = error instanceof ApiError && error.kind === 'rejected' ? toNextStep(error.body) : null;
    if (refusal === null || (refusal.flashes.length === 0 && refusal.link === null)) throw error;
    return refusal;
  }
}
