import type { Purchase } from '../../../src/features/checkout';

/** An order, as the checkout keeps it. */
export const PURCHASE: Purchase = {
  purchaseId: '1',
  orderId: '1',
  items: [],
  total: { vat: 1, total: 1 },
  deliveries: [],
  discount: null,
  payment: { title: null, price: null, state: 'none', isOpen: false, isFailed: false, isAcknowledged: false, transfer: null },
  email: null,
  shipping: null,
  billing: null,
  confirmationUrl: null,
  orderUrl: null,
};
