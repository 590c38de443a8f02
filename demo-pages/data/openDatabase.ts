import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { fillWithSeed, seedSignature } from './seed';
import { CleanTextPlugin } from '../db/cleanTextPlugin';
import { migrate } from '../db/migrate';
import { folderProblem, openFolder, openInMemory, type OpenedPglite } from '../db/openPglite';
import { openPostgres, tablesProblem } from '../db/openPostgres';
import { pgliteDialect } from '../db/pgliteDialect';
import type { ShopDatabase, Tables } from '../db/schema';

export interface OpenDatabaseOptions {
  /** The folder of PGlite's files. Without it (and without databaseUrl) the database is in memory. */
  dataFolder?: string;
  /** A PostgreSQL to use instead of PGlite: `postgres://user:password@host:5432/database`. */
  databaseUrl?: string;
  /** PostgreSQL schema of the tables; created when missing. */
  schema?: string;
  /** In memory only: the folder of a prepared database, so that the tests' shops start within a second. */
  seedCache?: string;
}

/**
 * Opens the shop's database, migrates its tables and, when it is empty, fills it with the generated catalogue, the
 * demo customers and the CMS pages. Rejects with {@link OpenDatabaseError}. `destroy()` closes it.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<ShopDatabase> {
  const { databaseUrl, dataFolder, schema = 'public', seedCache } = options;
  if (databaseUrl) {
    const db = kyselyOf(await openPostgres(databaseUrl, schema));
    return ready(
      db,
      () => migrate(db, schema, fillWithSeed),
      (error) => tablesProblem(databaseUrl, schema, error),
    );
  }
  const opened = dataFolder
    ? await openFolder(dataFolder)
    : await openInMemory(seedCache ? join(seedCache, `seed-${seedSignature()}.tar`) : null);
  const db = closing(kyselyOf(pgliteDialect(opened.pglite)), opened);
  const prepare = async (): Promise<void> => {
    await migrate(db, 'public', fillWithSeed);
    await opened.markReady();
  };
  return ready(db, prepare, (error) => (dataFolder ? folderProblem(dataFolder, error) : error));
}

function kyselyOf(dialect: ConstructorParameters<typeof Kysely>[0]['dialect']): ShopDatabase {
  return new Kysely<Tables>({ dialect, plugins: [new CleanTextPlugin(), new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

/** `destroy()` that also releases the data folder. */
function closing(db: ShopDatabase, opened: OpenedPglite): ShopDatabase {
  const destroy = db.destroy.bind(db);
  db.destroy = async () => {
    try {
      await destroy();
    } finally {
      opened.afterClose();
    }
  };
  return db;
}

async function ready(db: ShopDatabase, prepare: () => Promise<void>, problemOf: (error: unknown) => unknown): Promise<ShopDatabase> {
  try {
    await prepare();
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined); // the first error is more helpful
    throw problemOf(error);
  }
}
