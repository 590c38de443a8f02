import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import type { ApiInput } from '../../api/api';
import { call } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { callForCart, applyCheckoutResponse } from './checkoutResponse';
import type { CheckoutCartOperation } from './checkoutResponse';
import type { CheckoutResponse } from './checkoutParts';

/**
 * Changes the checkout's cart; returns the response, or the error to show. After an unknown outcome the cart is reloaded: when
 * `isDone` finds the change in it, nothing has failed. A 409 response holds the current cart (s409).
 */
export function* changeForCart<Op extends CheckoutCartOperation>(
  operation: Op,
  input: ApiInput<Op>,
  isDone: () => SagaGenerator<boolean>,
): SagaGenerator<CheckoutResponse | ApiError> {
  try {
    return yield* call(() => callForCart(operation, input));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) yield* applyCheckoutResponse(error.body);
    if (!isOutcomeUnknown(error)) return error;
    try {
      const response = yield* call(() => callForCart('loadCart', {}));
      return (yield* isDone()) ? response : error;
    } catch (second) {
      if (!(second instanceof ApiError)) throw second;
      return error;
    }
  }
}
