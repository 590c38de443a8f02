import { randomUUID } from 'node:crypto';
import type { CountryCode } from '../countries/countries';
import type { ShopDatabase } from '../db/schema';
import { addVariant, createCart } from '../domain/cart';
import { transferCode } from '../domain/checkout/payments';
import { HOMES } from '../domain/demoCustomers';
import { placeOrder } from '../domain/orders';
import type { Customer, Order } from '../domain/types';

const DAY_MS = 24 * 3600 * 1000;

interface PastOrder {
  lines: readonly { variantId: number; count: number }[];
  status: Order['status'];
  daysAgo: number;
}

/** An order of a customer, as if it had been placed some days ago and paid by bank transfer. */
export async function addPastOrder(
  db: ShopDatabase,
  customer: Customer,
  country: CountryCode,
  { lines, status, daysAgo }: PastOrder,
): Promise<void> {
  const { people, street, city, zip, phone } = HOMES[country];
  const privately = { company: '', companyId: '', companyTaxId: '' };
  const address = { ...people.regular, ...privately, street, city, zip, country, phonePrefix: customer.phonePrefix, phone };
  const key = randomUUID();
  const cartId = await createCart(db, country, customer.id, key);
  const owner = { cartId, customerId: customer.id };
  for (const { variantId, count } of lines) await addVariant(db, cartId, owner, variantId, count);
  const { id } = await placeOrder(db, {
    ...{ cartId, owner, idempotencyKey: key, email: customer.email, billing: address, shipping: address },
    ...{ deliveryMethod: 'standardDelivery', paymentCode: transferCode(country) ?? '', now: new Date(Date.now() - daysAgo * DAY_MS) },
  });
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
}
