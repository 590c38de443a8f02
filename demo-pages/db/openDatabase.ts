import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { fillWithSeed, seedSignature } from '../data/seed';
import { CleanTextPlugin } from './cleanTextPlugin';
import { migrate } from './migrate';
import { openFolder, openInMemory, type OpenedPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { pgliteDialect } from './pgliteDialect';
import type { ShopDatabase, Tables } from './schema';

export interface OpenDatabaseOptions {
  /** Where PGlite keeps its files between starts. Without it (and without databaseUrl) the database lives in memory. */
  dataFolder?: string;
  /** A PostgreSQL to use instead of PGlite: `postgres://user:password@host:5432/database`. */
  databaseUrl?: string;
  /** PostgreSQL schema of the tables; made when missing. */
  schema?: string;
  /** In memory only: the folder that keeps a prepared database, so that the many shops of the tests start in a second. */
  seedCache?: string;
}

/**
 * Opens the shop's database, brings its tables up to date and, when it is empty, fills it with the generated catalogue, the
 * demo customers and the CMS pages. Rejects with {@link OpenDatabaseError}. `destroy()` closes it.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<ShopDatabase> {
  if (options.databaseUrl) {
    const schema = options.schema ?? 'public';
    const db = kyselyOf(await openPostgres(options.databaseUrl, schema));
    return ready(db, () => migrate(db, schema, fillWithSeed));
  }
  const opened = options.dataFolder
    ? await openFolder(options.dataFolder)
    : await openInMemory(options.seedCache ? join(options.seedCache, `seed-${seedSignature()}.tar`) : null);
  const db = closing(kyselyOf(pgliteDialect(opened.pglite)), opened);
  return ready(db, async () => {
    await migrate(db, 'public', fillWithSeed);
    await opened.markReady();
  });
}

function kyselyOf(dialect: ConstructorParameters<typeof Kysely>[0]['dialect']): ShopDatabase {
  return new Kysely<Tables>({ dialect, plugins: [new CleanTextPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

/** `destroy()` that also gives the data folder free. */
function closing(db: ShopDatabase, opened: OpenedPglite): ShopDatabase {
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    await destroy();
    opened.afterClose();
  };
  return db;
}

async function ready(db: ShopDatabase, prepare: () => Promise<void>): Promise<ShopDatabase> {
  try {
    await prepare();
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
