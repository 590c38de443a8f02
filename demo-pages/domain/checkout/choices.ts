import type { CheckoutAddress, FinancingApplication, PaymentSelection, ShopDatabase } from '../../db/schema';
import type { CountryCode } from '../../countries/countries';
import { getCustomer, listAddresses } from '../customers';
import { STRATEGIES, type DeliveryStrategy } from './deliveries';

/** The selection for one delivery; checked for availability when the checkout is viewed. */
export interface ChosenDelivery {
  method: string;
  branchId: string | null;
  timeWindowId: string | null;
  day: string | null;
}

/** The stored selection, with what only the shop knows. */
export interface StoredChoice extends ChosenDelivery {
  windowHeldUntil: Date | null;
  /** Windows that are full for this cart. */
  takenWindows: readonly string[];
}

/** A shopper's input and selections in the checkout; stored with the cart. */
export interface CheckoutChoices {
  email: string;
  billing: CheckoutAddress | null;
  shipping: CheckoutAddress | null;
  deliveries: ReadonlyMap<string, StoredChoice>;
  insured: ReadonlySet<string>;
  payment: PaymentSelection | null;
  /** Of the last application, whichever payment it was for. */
  application: FinancingApplication | null;
  consents: Record<string, boolean>;
  notes: Record<string, string>;
  strategy: DeliveryStrategy;
  campaignId: string | null;
  seenTotal: number | null;
}

/** A customer's own address applies until another is selected. */
export async function loadChoices(
  db: ShopDatabase,
  { cartId, country, customerId }: { cartId: string; country: CountryCode; customerId: number | null },
): Promise<CheckoutChoices> {
  const row = await db.selectFrom('cartCheckouts').selectAll().where('cartId', '=', cartId).executeTakeFirst();
  const deliveries = await db.selectFrom('cartDeliveries').selectAll().where('cartId', '=', cartId).execute();
  const customer = customerId === null ? null : await getCustomer(db, customerId);
  const own = customerId === null || (row?.billing && row.shipping) ? [] : await listAddresses(db, customerId);
  const selected = (kind: 'billing' | 'shipping'): CheckoutAddress | null => {
    const found = own.find((address) => address.kind === kind && address.selected && address.country === country);
    if (!found) return null;
    const { kind: _kind, selected: _selected, ...address } = found;
    return address;
  };
  return {
    email: row?.email || (customer?.email ?? ''),
    billing: row?.billing ?? selected('billing'),
    shipping: row?.shipping ?? selected('shipping'),
    deliveries: new Map(
      deliveries.flatMap(({ deliveryId, method, branchId, timeWindowId, windowHeldUntil, takenWindows, day }) =>
        method === null ? [] : [[deliveryId, { method, branchId, timeWindowId, windowHeldUntil, takenWindows, day }]],
      ),
    ),
    insured: new Set(deliveries.filter(({ isInsured }) => isInsured).map(({ deliveryId }) => deliveryId)),
    payment: row?.payment ?? null,
    application: row?.financing ?? null,
    consents: row?.consents ?? {},
    notes: row?.notes ?? {},
    strategy: STRATEGIES.find((name) => name === row?.strategy) ?? 'together',
    campaignId: row?.campaignId ?? null,
    seenTotal: row?.seenTotal ?? null,
  };
}

/** The writable fields of a checkout; others stay. */
export interface CheckoutChanges {
  email?: string;
  billing?: CheckoutAddress;
  shipping?: CheckoutAddress;
  payment?: PaymentSelection | null;
  financing?: FinancingApplication | null;
  consents?: Record<string, boolean>;
  notes?: Record<string, string>;
  strategy?: DeliveryStrategy;
  campaignId?: string | null;
}

const JSON_COLUMNS = ['billing', 'shipping', 'payment', 'financing', 'consents', 'notes'] as const;

export async function saveChoices(trx: ShopDatabase, cartId: string, changes: CheckoutChanges): Promise<void> {
  const { billing, shipping, payment, financing, consents, notes, ...plain } = changes;
  const written = { billing, shipping, payment, financing, consents, notes };
  const asJson = Object.fromEntries(
    JSON_COLUMNS.flatMap((name) => {
      const value = written[name];
      return value === undefined ? [] : [[name, value === null ? null : JSON.stringify(value)]];
    }),
  );
  const values = { ...plain, ...asJson };
  if (Object.keys(values).length === 0) return;
  await trx
    .insertInto('cartCheckouts')
    .values({ cartId, ...values })
    .onConflict((conflict) => conflict.column('cartId').doUpdateSet(values))
    .execute();
}
