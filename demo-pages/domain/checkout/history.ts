import type { ShopDatabase, StoredDelivery } from '../../db/schema';
import type { CountryCode } from '../../countries/countries';

const ORDERS_LOOKED_AT = 10;

/** A customer's earlier deliveries in this country, the latest first. */
export async function deliveryHistory(db: ShopDatabase, customerId: number, country: CountryCode): Promise<StoredDelivery[]> {
  const orders = await db
    .selectFrom('orders')
    .select('deliveries')
    .where('customerId', '=', customerId)
    .where('country', '=', country)
    .orderBy('id', 'desc')
    .limit(ORDERS_LOOKED_AT)
    .execute();
  return orders.flatMap(({ deliveries }) => deliveries).filter(({ method }) => method !== null);
}
