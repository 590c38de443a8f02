import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';

export interface Subscription {
  email: string;
  /** In the links of the mails. */
  token: string;
  isConfirmed: boolean;
}

const normal = (email: string): string => email.trim().toLowerCase();

/** The subscription of an address; a new one waits until its owner confirms it. */
export async function requestSubscription(db: ShopDatabase, email: string, country: CountryCode): Promise<Subscription> {
  await db
    .insertInto('subscriptions')
    .values({ email: normal(email), country, token: randomBytes(24).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'token', 'confirmedAt'])
    .where('email', '=', normal(email))
    .executeTakeFirstOrThrow();
  return toSubscription(row);
}

/** Null for an unknown token, e.g. after leaving. */
export async function findSubscription(db: ShopDatabase, token: string): Promise<Subscription | null> {
  const row = await db.selectFrom('subscriptions').select(['email', 'token', 'confirmedAt']).where('token', '=', token).executeTakeFirst();
  return row ? toSubscription(row) : null;
}

/** Null for an address that does not get news. */
export async function findSubscriptionOf(db: ShopDatabase, email: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['email', 'token', 'confirmedAt'])
    .where('email', '=', normal(email))
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
}

export async function confirmSubscription(db: ShopDatabase, token: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ confirmedAt: new Date() })
    .where('token', '=', token)
    .where('confirmedAt', 'is', null)
    .execute();
}

export async function endSubscription(db: ShopDatabase, token: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('token', '=', token).execute();
}

function toSubscription({ email, token, confirmedAt }: { email: string; token: string; confirmedAt: Date | null }): Subscription {
  return { email, token, isConfirmed: confirmedAt !== null };
}
