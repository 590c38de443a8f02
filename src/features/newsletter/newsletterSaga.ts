import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { field, isDto, toDto } from '../../lib/dto';
import { fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { redirectOrReload, decideHandover, shopWords } from '../failureHandling';
import { newsletterActions, selectNewsletter } from './newsletterSlice';
import { sendSubscription } from './sendSubscription';

const { subscriptionSubmitted, subscriptionStored, subscriptionRefused, subscriptionHandedOver } = newsletterActions;

/** The shop names the field that it objects to. */
const isAboutAddress = ({ body }: ApiError): boolean => {
  const errors = field(toDto(body), 'errors');
  return isDto(errors) && field(errors, 'email') !== undefined;
};

function* submit({ payload }: ActionOf<typeof subscriptionSubmitted>): SagaGenerator {
  try {
    yield* sendSubscription(payload);
    yield* put(subscriptionStored({ subscribe: payload.subscribe }));
  } catch (error) {
    const { handedOver: before } = yield* select(selectNewsletter);
    const handedOver = decideHandover(error, { canHandOver: payload.canHandOver === true, before, isRepeatable: true });
    if (handedOver !== null) return void (yield* put(subscriptionHandedOver(handedOver)));
    const response = error instanceof ApiError ? failureResponse(error) : null;
    const problem = error instanceof ApiError ? yield* shopWords(error) : null;
    yield* put(subscriptionRefused({ problem, isAboutAddress: error instanceof ApiError && isAboutAddress(error) }));
    if (response === null) throw error;
    if (response.effect === 'reload') yield* redirectOrReload(response.link);
  }
}

export function* newsletterSaga(): SagaGenerator {
  yield* fork(serialQueue('newsletter.subscription', subscriptionSubmitted, submit));
}
