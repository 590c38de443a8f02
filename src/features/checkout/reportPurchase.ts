import { put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { claimPurchaseTracking } from '../purchaseReports';
import { getPage } from '../sagaContext';
import { checkoutActions } from './checkoutSlice';
import type { Purchase } from './checkoutTypes';

/** R4.045: for tracking, which counts a purchase once, and for the page's listeners of `vitrina:order-placed`, once per purchase in all tabs. */
export function* reportPurchase(purchase: Purchase, id: string): SagaGenerator {
  const { storage, events } = yield* getPage();
  const { orderId, total, items } = purchase;
  yield* put(checkoutActions.purchaseCompleted({ id, purchase: { orderId, total: total.vat, items } }));
  if (!claimPurchaseTracking(storage, id)) return;
  events.emit('order-placed', { orderId, total: total.vat });
}
