import type { PaymentState, ShopDatabase } from '../db/schema';
import { transferCode } from './checkout/payments';
import type { Order } from './types';

export interface Payment {
  number: string;
  state: PaymentState;
  total: number;
  currency: string;
}

/** The provider's data of an order: its number and token, nothing of the shopper. */
export async function findPayment(db: ShopDatabase, number: string, token: string): Promise<Payment | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'paymentState', 'total', 'currency'])
    .where('number', '=', number)
    .where('token', '=', token)
    .executeTakeFirst();
  return order ? { number: order.number, state: order.paymentState, total: order.total / 100, currency: order.currency } : null;
}

/** The provider's notification, independent of the shopper's return. A paid order stays paid. */
export async function settlePayment(
  db: ShopDatabase,
  number: string,
  token: string,
  state: Exclude<PaymentState, 'none' | 'pending'>,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentState: state })
    .where('number', '=', number)
    .where('token', '=', token)
    .where('paymentState', 'in', ['pending', 'processing', 'declined', 'cancelled'])
    .execute();
}

/** Changes an unpaid order to bank transfer. One that is paid, or may be in a moment, stays as it is. */
export async function payByTransfer(db: ShopDatabase, { number, country }: Pick<Order, 'number' | 'country'>): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentCode: transferCode(country), paymentState: 'none' })
    .where('number', '=', number)
    .where('paymentState', 'in', ['pending', 'declined', 'cancelled'])
    .execute();
}

/** The order's page has shown that it is paid, so no other page needs to. */
export async function markPaymentShown(db: ShopDatabase, number: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentAcknowledged: true })
    .where('number', '=', number)
    .where('paymentState', '=', 'paid')
    .where('paymentAcknowledged', '=', false)
    .execute();
}

export interface SavedCard {
  id: string;
  title: string;
}

/** Cards that the provider stores for a customer; the shop knows only their names. */
export async function savedCards(db: ShopDatabase, customerId: number | null): Promise<SavedCard[]> {
  if (customerId === null) return [];
  const paid = await db
    .selectFrom('orders')
    .select(['id', 'payment'])
    .where('customerId', '=', customerId)
    .where('paymentState', '=', 'paid')
    .orderBy('id')
    .execute();
  return paid
    .filter(({ payment }) => payment.rememberCard === 1)
    .map(({ id }) => ({ id: `card-${id}`, title: `Visa •••• ${String(4000 + (id % 6000))}` }));
}
