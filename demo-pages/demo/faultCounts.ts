import type { ShopDatabase } from '../db/schema';

/** How often a session has triggered a fault at an operation; for faults that differ from call to call. */
export interface FaultCounts {
  next(key: string): Promise<number>;
  /** Visits of this age have ended. */
  removeOld(): Promise<void>;
}

const KEPT_MS = 24 * 3600 * 1000;

/** In the database, so that all processes of the shop count together. */
export const storedFaultCounts = (db: ShopDatabase): FaultCounts => ({
  async next(key) {
    const counted = await db
      .insertInto('faultCounts')
      .values({ key })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(({ eb, ref }) => ({ count: eb(ref('faultCounts.count'), '+', 1) })))
      .returning('count')
      .executeTakeFirstOrThrow();
    return counted.count - 1;
  },
  async removeOld() {
    await db
      .deleteFrom('faultCounts')
      .where('createdAt', '<', new Date(Date.now() - KEPT_MS))
      .execute();
  },
});
