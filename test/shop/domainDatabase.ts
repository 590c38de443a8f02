import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../demo-pages/data/openDatabase';
import type { ShopDatabase } from '../../demo-pages/db/schema';

export interface TestDatabase {
  db: ShopDatabase;
  close(): Promise<void>;
}

const SEED_CACHE = join(process.cwd(), '.cache/seed');

/** A freshly seeded shop: on the PostgreSQL of DATABASE_URL in its own schema, else on PGlite in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const db = await openDatabase({ seedCache: SEED_CACHE });
    return { db, close: () => db.destroy() };
  }
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const db = await openDatabase({ databaseUrl, schema });
  const close = async (): Promise<void> => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db);
    await db.destroy();
  };
  return { db, close };
}
