import type { PaymentState, ShopDatabase } from '../db/schema';
import { transferCode } from './checkout/payments';
import type { Order } from './types';

export interface Payment {
  number: string;
  state: PaymentState;
  total: number;
  currency: string;
}

/** What the provider knows of an order: its number and token, nothing of the shopper. */
export async function findPayment(db: ShopDatabase, number: string, token: string): Promise<Payment | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'paymentState', 'total', 'currency'])
    .where('number', '=', number)
    .where('token', '=', token)
    .executeTakeFirst();
  return order ? { number: order.number, state: order.paymentState, total: order.total / 100, currency: order.currency } : null;
}

/** The provider tells the shop, whether or not the shopper comes back. What is paid stays paid. */
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
    .where('paymentState', 'in', ['pending', 'declined', 'cancelled'])
    .execute();
}

/** The shopper pays an unpaid order at a bank instead. What is paid stays paid. */
export async function payByTransfer(db: ShopDatabase, { number, country }: Pick<Order, 'number' | 'country'>): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentCode: transferCode(country), paymentState: 'none' })
    .where('number', '=', number)
    .where('paymentState', 'in', ['pending', 'declined', 'cancelled'])
    .execute();
}

/** The page of the order is shown: whoever sees it need not be told elsewhere that it is paid. */
export async function markPaymentShown(db: ShopDatabase, number: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paymentTold: true })
    .where('number', '=', number)
    .where('paymentState', '=', 'paid')
    .where('paymentTold', '=', false)
    .execute();
}

export interface SavedCard {
  id: string;
  title: string;
}

/** Cards that the provider keeps for a customer: of each the shop knows no more than how it is called. */
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
