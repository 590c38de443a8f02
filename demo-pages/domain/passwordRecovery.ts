import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../db/schema';
import { hashPassword } from './passwords';

const LIFETIME_MS = 3600 * 1000;

/**
 * The token in a recovery mail's link: customer, expiry, and a signature with the current password's hash. So it
 * needs no storage, works with several processes, and becomes invalid when the password changes. Null for an unknown address.
 */
export async function createRecoveryToken(db: ShopDatabase, email: string, now = Date.now()): Promise<string | null> {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'passwordHash'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!customer) return null;
  const claim = `${customer.id}.${now + LIFETIME_MS}`;
  return `${claim}.${sign(claim, customer.passwordHash)}`;
}

/** Whether the token still opens the form for a new password. */
export async function isRecoveryToken(db: ShopDatabase, token: string, now = Date.now()): Promise<boolean> {
  return (await ownerOf(db, token, now)) !== null;
}

/** Sets the password of the token's owner; false when the token is invalid, expired or used. */
export async function resetPassword(db: ShopDatabase, token: string, password: string, now = Date.now()): Promise<boolean> {
  const id = await ownerOf(db, token, now);
  if (id === null) return false;
  await db
    .updateTable('customers')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
  return true;
}

async function ownerOf(db: ShopDatabase, token: string, now: number): Promise<number | null> {
  const [, id, expires, signature] = /^(\d{1,9})\.(\d{1,15})\.([\w-]{20,100})$/.exec(token) ?? [];
  if (id === undefined || expires === undefined || signature === undefined || Number(expires) < now) return null;
  const customer = await db.selectFrom('customers').select('passwordHash').where('id', '=', Number(id)).executeTakeFirst();
  if (!customer) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${id}.${expires}`, customer.passwordHash))];
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : null;
}

function sign(claim: string, key: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}
