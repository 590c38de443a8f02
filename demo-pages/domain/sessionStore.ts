import type { ShopDatabase } from '../db/schema';

/** Sessions in the database, so that several processes share them. */
export interface SessionStore {
  /** Null when there is none or it has expired. */
  get(id: string): Promise<object | null>;
  set(id: string, data: object, expiresAt: Date): Promise<void>;
  destroy(id: string): Promise<void>;
  /** How many were deleted. */
  removeExpired(): Promise<number>;
}

export function createSessionStore(db: ShopDatabase): SessionStore {
  return {
    get: async (id) => {
      const row = await db
        .selectFrom('sessions')
        .select('data')
        .where('id', '=', id)
        .where('expiresAt', '>', new Date())
        .executeTakeFirst();
      return row?.data ?? null;
    },
    set: async (id, data, expiresAt) => {
      const value = { data: JSON.stringify(data), expiresAt };
      await db
        .insertInto('sessions')
        .values({ id, ...value })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(value))
        .execute();
    },
    destroy: async (id) => {
      await db.deleteFrom('sessions').where('id', '=', id).execute();
    },
    removeExpired: async () => {
      const { numDeletedRows } = await db.deleteFrom('sessions').where('expiresAt', '<=', new Date()).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
