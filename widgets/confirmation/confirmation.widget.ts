import { defineWidget } from '../../src/loader/defineWidget';

/** `pending`, `declined` and `cancelled` are those of a purchase (contract). */
const PAYMENT_STATES = ['none', 'pending', 'processing', 'declined', 'cancelled', 'paid'] as const;

export const confirmation = defineWidget({
  name: 'confirmation',
  mount: 'idle',
  readProps: (attributes) => ({
    isTransfer: attributes.flag('transfer', false),
    purchaseId: attributes.text('purchase-id', ''),
    paymentState: attributes.choice('payment-state', PAYMENT_STATES, 'none'),
    isNew: attributes.flag('is-new', false),
    isReplaced: attributes.flag('replaced', false),
  }),
  load: () => import('./Confirmation'),
});
