import type { PaymentState } from '../../features/purchaseReports';

interface Outcome {
  payment: PaymentState;
  email: string | null;
  /** It is paid by a bank transfer. */
  isTransferred: boolean;
}

/** What has happened to an order, what is kept, and what comes next, as keys of texts. */
export function nextKeys({ payment, email, isTransferred }: Outcome): string[] {
  switch (payment) {
    case 'processing':
      return ['txt_payment_processing'];
    case 'declined':
    case 'cancelled':
      return [`txt_payment_${payment}`, 'txt_order_kept'];
    case 'pending':
      return ['txt_order_unpaid', 'txt_order_kept'];
    default:
      return [
        ...(payment === 'paid' ? ['txt_order_paid'] : []),
        email === null ? 'txt_order_next' : 'txt_order_next_email',
        ...(isTransferred ? ['txt_order_after_payment'] : []),
      ];
  }
}
