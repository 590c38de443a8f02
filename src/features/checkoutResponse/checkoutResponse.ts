import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import type { ApiCallOptions, ApiInput, OperationId } from '../../api/api';
import type { Dto } from '../../lib/dto';
import { toDto } from '../../lib/dto';
import { call, put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { cartActions, withCartLock, toCart } from '../cart';
import { getApi } from '../sagaContext';

/** "Distribute" (A032): every slice of the checkout takes and validates its part of the response. */
export const checkoutCartReceived = createAction<{ answer: Dto }>('checkoutCart/received');

/** Operations that return the whole checkout cart (contract: CheckoutCart). */
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

/** Applies a response with a cart to every slice. False when it holds no cart. */
export function* applyCheckoutResponse(answer: unknown): Steps<boolean> {
  const cart = toCart(answer);
  if (cart === null) return false;
  yield* put(cartActions.cartReceived({ cart }));
  yield* put(checkoutCartReceived({ answer: toDto(answer) }));
  return true;
}

/**
 * Sends a request that returns a cart, holding the cart's mutex, and applies the response. Throws ApiError, `malformed` for a
 * response without a cart, of which nothing is applied. Returns the response. Only reads may be cancelled.
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
