import { createHash, randomBytes } from 'node:crypto';
import type { CountryCode } from '../countries/countries';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from './domainError';
import { getOrder, hasBought } from './readOrders';
import type { Order } from './types';

/** A licence of an order: one for each piece. */
export interface License {
  productId: number;
  title: string;
  key: string;
}

/** Programs have a number of devices; their maker gives customers a key for programs of their own. */
const PROGRAM_PARAM = 'DEVICES';
const GROUPS = 5;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newLicense = (): string =>
  Array.from({ length: GROUPS }, () => [...randomBytes(GROUPS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')).join('-');
const newApiKey = (): string => `vtr_${randomBytes(24).toString('base64url')}`;
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Codes are issued once the order is paid. */
const isPaid = ({ status, payment }: Order): boolean => status !== 'cancelled' && (status !== 'new' || payment.state === 'paid');

const digitalLines = ({ lines }: Order) =>
  lines.flatMap(({ type, productId, title, count }) => (type === 'esd' && productId !== null ? [{ productId, title, count }] : []));

export const hasDigitalLines = (order: Order): boolean => digitalLines(order).length > 0;

/** The licences of a customer's order, issued with the first look; none before it is paid. Throws `order_not_found`. */
export async function licensesOf(
  db: ShopDatabase,
  customerId: number,
  { orderNumber, productId = null }: { orderNumber: string; productId?: number | null },
): Promise<License[]> {
  const order = await getOrder(db, orderNumber, { customerId, token: null });
  if (order === null) throw new DomainError('order_not_found');
  if (!isPaid(order)) return [];
  const licenses: License[] = [];
  for (const line of digitalLines(order)) {
    if (productId !== null && line.productId !== productId) continue;
    for (let piece = 1; piece <= line.count; piece += 1) {
      const place = { orderId: order.id, productId: line.productId, piece };
      await db
        .insertInto('licenses')
        .values({ ...place, key: newLicense() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { key } = await db
        .selectFrom('licenses')
        .select('key')
        .where('orderId', '=', place.orderId)
        .where('productId', '=', place.productId)
        .where('piece', '=', piece)
        .executeTakeFirstOrThrow();
      licenses.push({ productId: line.productId, title: line.title, key });
    }
  }
  return licenses;
}

/** The programs of a paid order, and whether the customer has a key for each. */
export async function apiKeyProducts(
  db: ShopDatabase,
  customerId: number,
  order: Order,
): Promise<{ productId: number; title: string; hasKey: boolean }[]> {
  if (!isPaid(order)) return [];
  const programs = [];
  for (const { productId, title } of digitalLines(order))
    if (await isProgram(db, productId, order.country))
      programs.push({ productId, title, hasKey: (await apiKeyRow(db, customerId, productId)) !== undefined });
  return programs;
}

export const hasProgramParam = ({ params }: { params: readonly { key: string }[] }): boolean =>
  params.some(({ key }) => key === PROGRAM_PARAM);

async function isProgram(db: ShopDatabase, productId: number, country: CountryCode): Promise<boolean> {
  const row = await db
    .selectFrom('productTexts')
    .select('params')
    .where('productId', '=', productId)
    .where('country', '=', country)
    .executeTakeFirst();
  return row !== undefined && hasProgramParam(row);
}

const apiKeyRow = (db: ShopDatabase, customerId: number, productId: number) =>
  db.selectFrom('apiKeys').select('keyHash').where('customerId', '=', customerId).where('productId', '=', productId).executeTakeFirst();

interface OfCustomer {
  customerId: number;
  productId: number;
  country: CountryCode;
}

async function assertBought(db: ShopDatabase, { customerId, productId, country }: OfCustomer): Promise<void> {
  if (!(await hasBought(db, productId, customerId)) || !(await isProgram(db, productId, country)))
    throw new DomainError('product_not_found');
}

/** The shop keeps a hash only, so it can show the key once. Throws `api_key_exists`, `product_not_found`. */
export async function createApiKey(db: ShopDatabase, who: OfCustomer): Promise<string> {
  await assertBought(db, who);
  const key = newApiKey();
  const { customerId, productId } = who;
  const made = await db
    .insertInto('apiKeys')
    .values({ customerId, productId, keyHash: hashOf(key) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('keyHash')
    .executeTakeFirst();
  if (!made) throw new DomainError('api_key_exists');
  return key;
}

/** The present key stops working. With `present`, only if it is that one. Throws `api_key_not_found`. */
export async function renewApiKey(db: ShopDatabase, { customerId, productId }: OfCustomer, present: string | null): Promise<string> {
  const key = newApiKey();
  const changed = await db
    .updateTable('apiKeys')
    .set({ keyHash: hashOf(key) })
    .where('customerId', '=', customerId)
    .where('productId', '=', productId)
    .$if(present !== null, (query) => query.where('keyHash', '=', hashOf(present ?? '')))
    .returning('productId')
    .executeTakeFirst();
  if (!changed) throw new DomainError('api_key_not_found');
  return key;
}
