import { delay, put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { cartActions } from '../cart';
import { getIntentLog } from '../intents';
import { flashActions } from '../flash';
import { getPage, getShop } from '../sagaContext';
import type { Attempt, Purchase } from './checkoutTypes';
import { getAttempts } from './orderAttemptStorage';
import { applyOrderEvent } from './orderEvents';
import { reportPurchase } from './reportPurchase';

/**
 * R4.039, R4.047, A035: shows the purchase, tracks it once, and redirects to the shop's order page after a delay. The attempt is
 * stored until then, so that a reload shows the purchase instead of an empty basket.
 */
export function* showPurchase(purchase: Purchase, attempt: Attempt): SagaGenerator {
  const [page, { links, flags }, attempts] = [yield* getPage(), yield* getShop(), yield* getAttempts()];
  (yield* getIntentLog()).forgetOthers(); // intents for the cart, which is now an order
  yield* put(flashActions.flashesOver());
  const target = links.safeTarget(purchase.confirmationUrl);
  yield* applyOrderEvent('found', attempt, { purchase, isLeaving: target !== null, cartId: attempt.cartId });
  yield* put(cartActions.cartReset({ kind: 'RESET_ALL' }));
  yield* put(cartActions.changeBroadcastRequested());
  yield* reportPurchase(purchase, purchase.purchaseId ?? attempt.cartId);
  yield* delay(flags.setting('confirmation_redirect_loader_time'));
  attempts.drop();
  if (purchase.payment.isOpen) attempts.saveUnpaid(attempt);
  if (target !== null) page.location.assign(target); // A035: without a redirect the confirmation stays
}
