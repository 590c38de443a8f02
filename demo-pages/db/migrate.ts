import { sql } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { ShopDatabase } from './schema';

/** Any fixed number, the same in every process of the shop. */
const START_LOCK = 4173_0002;

/**
 * Migrates the tables and runs `prepare` (the seed) in one transaction under a lock:
 * of two processes that start together on PostgreSQL the second waits and then has nothing to do.
 */
export async function migrate(db: ShopDatabase, schema: string, prepare: (trx: ShopDatabase) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(START_LOCK)})`.execute(trx);
    if (schema !== 'public') await sql`create schema if not exists ${sql.id(schema)}`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const unknown = rows.find(({ name }) => !MIGRATIONS.some((migration) => migration.name === name));
    if (unknown) throw new Error(`a newer version of the shop has made it: ${unknown.name}`);
    for (const migration of MIGRATIONS) {
      if (applied.has(migration.name)) continue;
      for (const statement of migration.sql.split(/\n\s*\n/)) {
        if (statement.trim() !== '') await sql.raw(statement).execute(trx);
      }
      await sql`insert into migrations (name) values (${migration.name})`.execute(trx);
    }
    await prepare(trx);
  });
}
