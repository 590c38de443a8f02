import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopDatabase } from '../db/schema';
import { projectPath } from '../projectRoot';
import { CMS_PAGES } from './cmsPages';
import { generateCatalogue } from './generateCatalogue';
import { seedCustomers } from './seedCustomers';
import { seedReviews } from './seedReviews';
import { writeCatalogue } from './writeRows';

/** The folders whose sources determine the content of a new shop's database. */
const SOURCES = ['countries', 'data', 'db', 'domain'];

/** Changes with every source of the seed; names the prepared database of the tests. Cheaper than hashing the seed itself. */
export function seedSignature(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const folder = projectPath('demo-pages', source);
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fills an empty shop. An existing one only gets the editors' pages of this version. */
export async function fillWithSeed(db: ShopDatabase): Promise<void> {
  await writeEditorPages(db);
  const filled = await db.selectFrom('settings').select('key').where('key', '=', 'catalogue').executeTakeFirst();
  if (filled) return;
  await writeCatalogue(db, generateCatalogue());
  await seedCustomers(db);
  await seedReviews(db);
  await db
    .insertInto('settings')
    .values({ key: 'catalogue', value: JSON.stringify({ source: 'generated' }) })
    .execute();
}

/** Nobody can edit the pages of the demo, so a newer version of them replaces the older one. */
async function writeEditorPages(db: ShopDatabase): Promise<void> {
  const stored = await db.selectFrom('cmsPages').select(['country', 'urlKey', 'hash']).execute();
  const known = new Set(stored.map(({ country, urlKey, hash }) => `${country} ${urlKey} ${hash}`));
  const changed = CMS_PAGES.filter(({ country, urlKey, hash }) => !known.has(`${country} ${urlKey} ${hash}`));
  for (const page of changed) {
    await db
      .insertInto('cmsPages')
      .values(page)
      .onConflict((conflict) =>
        conflict.columns(['country', 'urlKey']).doUpdateSet({ title: page.title, body: page.body, hash: page.hash }),
      )
      .execute();
  }
}
