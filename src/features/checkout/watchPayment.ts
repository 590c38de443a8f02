import { delay, fork, put, race, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { pollUntil } from '../../lib/pollUntil';
import { safely } from '../../lib/safely';
import { subscribeSaga } from '../../lib/subscribeSaga';
import type { PaymentState } from '../purchaseReports';
import { getPage } from '../sagaContext';
import { selectOrder } from './checkoutSelectors';
import { checkoutActions } from './checkoutSlice';
import type { PlacedOrder } from './checkoutTypes';
import { fetchPurchase } from './fetchPurchase';
import { getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';

const { orderPlaced, paymentCheckRequested, stepEntered } = checkoutActions;

export const PAYMENT_POLL_MS = 5000;
/** While the page is visible; then only at the shopper's request, or return. */
const PAYMENT_POLLING_MAX_MS = 5 * 60_000;

/** These may change without the shopper. */
const POLLED: readonly PaymentState[] = ['pending', 'processing'];

/** Shows what has become of the payment; true once it is something else. */
function* refreshPayment({ purchase, cartId = '' }: PlacedOrder): SagaGenerator<boolean> {
  const found = yield* fetchPurchase(cartId);
  if (typeof found !== 'object' || found.purchase.payment.state === purchase.payment.state) return false;
  if (!found.purchase.payment.isOpen) (yield* getAttempts()).dropUnpaid();
  yield* applyOrderEvent('paymentChanged', null, { purchase: found.purchase, isLeaving: false, cartId });
  return true;
}

function* watch(order: PlacedOrder): SagaGenerator {
  const { visibility, clock } = yield* getPage();
  const isPolled = POLLED.includes(order.purchase.payment.state);
  const polling = { fetch: () => refreshPayment(order), isOk: (isOver: boolean) => isOver, intervalMs: PAYMENT_POLL_MS };
  const whileVisible = { visibility, limitMs: PAYMENT_POLLING_MAX_MS, now: clock.now };
  yield* race({ asked: take(paymentCheckRequested), pause: isPolled ? delay(PAYMENT_POLL_MS) : take(stepEntered) });
  for (;;) {
    const limits = isPolled ? { whileVisible, stop: paymentCheckRequested } : { limit: 1 };
    const { outcome } = yield* pollUntil({ ...polling, ...limits });
    if (outcome !== 'stopped') yield* take(paymentCheckRequested);
  }
}

/** [D4] An order that is not paid yet: its state follows the provider's, also after the shopper has paid in another tab. */
export function* watchPayment(): SagaGenerator {
  const { visibility } = yield* getPage();
  yield* fork(() =>
    subscribeSaga<void>('checkout.paymentReturn', visibility.onReturn, function* () {
      if ((yield* select(selectOrder)).phase === 'placed') yield* put(paymentCheckRequested());
    }),
  );
  const follow = safely('checkout.payment', watch);
  for (;;) {
    yield* take(orderPlaced);
    for (;;) {
      const order = yield* select(selectOrder);
      if (order.phase !== 'placed' || order.isLeaving || order.cartId === undefined || !order.purchase.payment.isOpen) break;
      const { isOver } = yield* race({ followed: follow(order), isOver: take([orderPlaced, stepEntered]) });
      if (isOver === undefined) break;
    }
  }
}
