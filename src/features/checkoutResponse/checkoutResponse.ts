import { createAction } from '@reduxjs/toolkit';
import { ApiError } from '../../api/ApiError';
import type { ApiCallOptions, ApiInput, OperationId } from '../../api/api';
import { call, put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { cartActions, withCartMutex } from '../cart';
import { getApi, getShop } from '../sagaContext';
import { toCheckoutResponse } from './checkoutParts';
import type { CheckoutParts, CheckoutResponse } from './checkoutParts';

/** A032: every slice of the checkout stores its part. */
export const checkoutCartReceived = createAction<CheckoutParts>('checkoutResponse/cartReceived');

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

/** Maps a response and applies it to every slice. Null when it holds no cart. */
export function* applyCheckoutResponse(answer: unknown): SagaGenerator<CheckoutResponse | null> {
  const { flags } = yield* getShop();
  const response = toCheckoutResponse(answer, flags.isOn('pup_time_window'));
  if (response === null) return null;
  yield* put(cartActions.cartReceived({ cart: response.cart }));
  yield* put(checkoutCartReceived(response.parts));
  return response;
}

/**
 * Sends a request that returns a cart, holding the cart mutex, and applies the response. Throws ApiError, `malformed` for a
 * response without a cart, of which nothing is applied. Returns the response. Only reads may be cancelled.
 */
export function* callForCart<Op extends CheckoutCartOperation>(
  operation: Op,
  input: ApiInput<Op>,
  options?: ApiCallOptions,
): SagaGenerator<CheckoutResponse> {
  const api = yield* getApi();
  return yield* withCartMutex(function* callInTurn(): SagaGenerator<CheckoutResponse> {
    const answer: unknown = yield* call(() => api.call<OperationId>(operation, input as ApiInput<OperationId>, options));
    const response = yield* applyCheckoutResponse(answer);
    if (response === null) throw new ApiError('malformed', operation, { cause: 'shape' });
    if (operation !== 'loadCart') yield* put(cartActions.changeBroadcastRequested());
    return response;
  });
}
