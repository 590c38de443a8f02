import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { field, isDto, toDto } from '../../lib/dto';
import { fork, put } from '../../lib/effects';
import type { ActionOf, Steps } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { flashesOf, redirectOrReload } from '../failureHandling';
import { mailingActions } from './mailingSlice';
import { sendSubscription } from './sendSubscription';

const { subscriptionSubmitted, subscriptionStored, subscriptionRefused } = mailingActions;

/** The shop names the field that it objects to. */
const isAboutAddress = ({ body }: ApiError): boolean => {
  const errors = field(toDto(body), 'errors');
  return isDto(errors) && field(errors, 'email') !== undefined;
};

function* submit({ payload }: ActionOf<typeof subscriptionSubmitted>): Steps {
  try {
    yield* sendSubscription(payload);
    yield* put(subscriptionStored({ subscribe: payload.subscribe }));
  } catch (error) {
    const response = error instanceof ApiError ? failureResponse(error) : null;
    const [problem = null] = flashesOf({ flashes: response?.flashes.filter(({ isKey }) => !isKey) ?? [] });
    yield* put(subscriptionRefused({ problem, isAboutAddress: error instanceof ApiError && isAboutAddress(error) }));
    if (response === null) throw error;
    if (response.effect === 'reload') yield* redirectOrReload(response.link);
  }
}

export function* mailingSaga(): Steps {
  yield* fork(serialQueue('mailing.subscription', subscriptionSubmitted, submit));
}
