import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MIGRATIONS } from '../db/migrations';
import type { ShopDatabase } from '../db/schema';
import type { CatalogueRows } from './catalogueRows';
import { CMS_PAGES } from './cmsPages';
import { generateCatalogue } from './generateCatalogue';
import { seedCustomers } from './seedCustomers';
import { insertRows, writeCatalogue } from './writeRows';

export interface Seed {
  /** Changes with the tables and with every value of the seed: names the prepared database of the tests. */
  signature(): string;
  /** Fills an empty shop; does nothing in one that has been filled. */
  fill(db: ShopDatabase): Promise<void>;
}

/** The seed of a new shop; nothing is generated before it is needed. */
export function prepareSeed(): Seed {
  let generated: CatalogueRows | null = null;
  const catalogue = (): CatalogueRows => (generated ??= generateCatalogue());
  return {
    signature: () =>
      createHash('sha256')
        .update(JSON.stringify([MIGRATIONS, CMS_PAGES, catalogue()]))
        .digest('hex')
        .slice(0, 16),
    fill: async (db) => {
      const filled = await db.selectFrom('settings').select('key').where('key', '=', 'catalogue').executeTakeFirst();
      if (filled) return;
      await writeCatalogue(db, catalogue());
      await insertRows(db, 'cmsPages', CMS_PAGES);
      await seedCustomers(db);
      // PGlite never does this by itself, and without it the planner guesses badly.
      await sql`analyze`.execute(db);
      await db
        .insertInto('settings')
        .values({ key: 'catalogue', value: JSON.stringify({ source: 'generated' }) })
        .execute();
    },
  };
}
