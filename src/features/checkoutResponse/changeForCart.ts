import { ApiError } from '../../api/ApiError';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import type { ApiInput } from '../../api/api';
import type { Dto } from '../../lib/dto';
import { call } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { callForCart, applyCheckoutResponse } from './checkoutResponse';
import type { CheckoutCartOperation } from './checkoutResponse';

/**
 * Makes a change of the checkout's cart and gives its answer, or the error that is to be told. An unknown outcome is answered by
 * asking the shop: when `isDone` finds the change in what it says, nothing has failed. A 409 brings the cart as it is (s409).
 */
export function* changeForCart<Op extends CheckoutCartOperation>(
  operation: Op,
  input: ApiInput<Op>,
  isDone: () => Steps<boolean>,
): Steps<Dto | ApiError> {
  try {
    return yield* call(() => callForCart(operation, input));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) yield* applyCheckoutResponse(error.body);
    if (!isOutcomeUnknown(error)) return error;
    try {
      const answer = yield* call(() => callForCart('loadCart', {}));
      return (yield* isDone()) ? answer : error;
    } catch (second) {
      if (!(second instanceof ApiError)) throw second;
      return error;
    }
  }
}
