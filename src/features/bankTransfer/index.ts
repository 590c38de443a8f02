/** The data of a bank transfer, for the checkout and the page after an order. */
export { toBankTransfer } from './bankTransfer';
export type { BankTransfer } from './bankTransfer';
export { toPaymentOrder } from './toPaymentOrder';
