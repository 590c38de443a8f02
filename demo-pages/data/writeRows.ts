import { sql } from 'kysely';
import type { ShopDatabase, Tables } from '../db/schema';
import { CATALOGUE_TABLES, type CatalogueRows } from './catalogueRows';

const ROWS_PER_STATEMENT = 2000;

/** Inserts rows of one shape as one JSON parameter per statement: many times faster than a parameter per value. */
export async function insertRows(db: ShopDatabase, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = snakeCase(table);
  const columns = sql.raw(Object.keys(first).map(snakeCase).join(', '));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT).map(withSnakeKeys));
    await sql`insert into ${sql.raw(name)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.raw(name)}, ${json}::json)`.execute(db);
  }
}

export async function writeCatalogue(db: ShopDatabase, catalogue: CatalogueRows): Promise<void> {
  for (const table of CATALOGUE_TABLES) await insertRows(db, table, catalogue[table]);
  // PGlite never analyzes by itself, and without it the planner guesses badly. Without names it would lock other programs' tables, too.
  await sql`analyze ${sql.raw(CATALOGUE_TABLES.map(snakeCase).join(', '))}`.execute(db);
}

/** User data that refer to the catalogue. */
const KEPT_OF_IT = [
  'cartItems',
  'cartItemServices',
  'wishlistItems',
  'watchdogs',
  'viewedProducts',
  'reviews',
] as const satisfies readonly (keyof Tables)[];

/** Deletes the catalogue with the user data that refer to it; orders stay readable, as they have their own texts. */
export async function removeCatalogue(db: ShopDatabase): Promise<void> {
  await db.updateTable('orderItems').set({ variantId: null }).where('variantId', 'is not', null).execute();
  await sql`truncate ${sql.raw([...KEPT_OF_IT, ...CATALOGUE_TABLES].map(snakeCase).join(', '))}`.execute(db);
}

function withSnakeKeys(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
