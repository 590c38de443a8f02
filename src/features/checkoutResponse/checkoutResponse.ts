import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import type { ApiCallOptions, ApiInput, OperationId } from '../../api/api';
import type { Dto } from '../../lib/dto';
import { toDto } from '../../lib/dto';
import { call, put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { cartActions, withCartLock, toCart } from '../cart';
import { getApi } from '../sagaContext';

/** "Distribute" (A032): every slice of the checkout takes its part of the shop's answer and checks it. */
export const checkoutCartReceived = createAction<{ answer: Dto }>('checkoutCart/received');

/** Calls that answer the whole cart of the checkout (contract: CheckoutCart). */
export type CheckoutCartOperation =
  | 'loadCart'
  | 'selectDeliveryMethod'
  | 'changeDeliveryMethod'
  | 'cleanSelectedDelivery'
  | 'selectDeliveryInsurance'
  | 'selectCampaign'
  | 'deliveryStrategy'
  | 'selectBillingMethod'
  | 'cleanSelectedPayment'
  | 'addCertificate'
  | 'removeCertificate'
  | 'migrateCouponsToAllegro';

/** Hands an answer with a cart to all who know a part of it. False when it is no cart. */
export function* applyCheckoutResponse(answer: unknown): Steps<boolean> {
  const cart = toCart(answer);
  if (cart === null) return false;
  yield* put(cartActions.cartReceived({ cart }));
  yield* put(checkoutCartReceived({ answer: toDto(answer) }));
  return true;
}

/**
 * Makes a call that answers a cart, in the cart's turn, and distributes the answer. Throws ApiError, `malformed` for an answer
 * without a cart; nothing of it is taken over then. Gives the answer, for what else it says. Only reads may be cancelled.
 */
export function* callForCart<Op extends CheckoutCartOperation>(operation: Op, input: ApiInput<Op>, options?: ApiCallOptions): Steps<Dto> {
  const api = yield* getApi();
  return yield* withCartLock(function* callInTurn(): Steps<Dto> {
    const answer: unknown = yield* call(() => api.call<OperationId>(operation, input as ApiInput<OperationId>, options));
    if (!(yield* applyCheckoutResponse(answer))) throw new ApiError('malformed', operation, { cause: 'shape' });
    if (operation !== 'loadCart') yield* put(cartActions.changeBroadcastRequested());
    return toDto(answer);
  });
}
