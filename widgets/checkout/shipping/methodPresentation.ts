import type { MethodName } from '../../../src/features/delivery';
import type { PaymentFamily } from '../../../src/features/payment';
import type { IconName } from './icons';

/** Title and icon of each delivery method. */
export const METHOD_PRESENTATION: Readonly<Record<MethodName, { title: string; icon: IconName }>> = {
  standardDelivery: { title: 'txt_shipping_method_standard', icon: 'house' },
  expressDelivery: { title: 'txt_shipping_method_express', icon: 'bolt' },
  postDelivery: { title: 'txt_shipping_method_post', icon: 'post' },
  pupDelivery: { title: 'txt_shipping_method_pup', icon: 'pin' },
  preferredPupDelivery: { title: 'txt_shipping_method_preferred_pup', icon: 'pin' },
  privilegedPupDelivery: { title: 'txt_shipping_method_privileged_pup', icon: 'pin' },
  outlet: { title: 'txt_shipping_method_outlet', icon: 'shop' },
};

export const PAYMENT_ICONS: Readonly<Record<PaymentFamily, IconName>> = {
  invoice: 'paper',
  card: 'card',
  payuCard: 'card',
  wallet: 'card',
  cashOnDelivery: 'cash',
  deferred: 'parts',
  revolving: 'parts',
  payu: 'bank',
  transfer: 'bank',
  installments: 'parts',
  cetelem: 'parts',
  leanpay: 'parts',
  summit: 'parts',
  other: 'card',
};

/** Text key of one line about what happens next; null where an offer or the shop's description explains it. */
export const PAYMENT_NEXT: Readonly<Record<PaymentFamily, string | null>> = {
  invoice: 'txt_payment_next_invoice',
  card: 'txt_payment_next_card',
  payuCard: 'txt_payment_next_card',
  wallet: 'txt_payment_next_card',
  cashOnDelivery: 'txt_payment_next_cash',
  deferred: null,
  revolving: null,
  payu: 'txt_payment_next_bank',
  transfer: 'txt_payment_next_transfer',
  installments: 'txt_payment_next_installments',
  cetelem: 'txt_payment_next_installments',
  leanpay: 'txt_payment_next_installments',
  summit: 'txt_payment_next_installments',
  other: null,
};
