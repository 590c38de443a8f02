import { put } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import { claimPurchaseTracking } from '../purchaseReports';
import { getPage } from '../sagaContext';
import { checkoutActions } from './checkoutSlice';
import type { Purchase } from './checkoutTypes';

/** R4.045: for the tracking and for the page's listeners of `vitrina:order-placed`, once per purchase in all tabs. */
export function* reportPurchase(purchase: Purchase, id: string): Steps {
  const { storage, events } = yield* getPage();
  if (!claimPurchaseTracking(storage, id)) return;
  yield* put(checkoutActions.purchaseCompleted({ purchase }));
  events.emit('order-placed', { orderId: purchase.orderId, total: purchase.total.vat });
}
