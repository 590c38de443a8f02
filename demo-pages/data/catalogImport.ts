import type { ShopDatabase } from '../db/schema';
import { ALIASES, mapColumns, REQUIRED } from './import/columns';
import { CatalogImportError, type LineFault } from './import/importError';
import { importedRows } from './import/importedRows';
import { parseProduct, type ImportedProduct } from './import/parseProduct';
import { readRecords } from './import/readRecords';
import { removeCatalogue, writeCatalogue } from './writeRows';

export { CatalogImportError };

export interface ImportOptions {
  /** Skip invalid lines instead of refusing the whole file. */
  skipBadLines?: boolean;
  /** Names of the existing pictures; without it any well-formed name is accepted. */
  pictures?: ReadonlySet<string>;
}

export interface ImportResult {
  products: number;
  categories: number;
  /** The skipped lines, with `skipBadLines`. */
  skipped: readonly LineFault[];
}

/**
 * `npm start -- --catalog FILE`: replaces the shop's catalogue with the products of a CSV or JSON file, all or nothing. Carts
 * and wishlists lose the articles of the old one. Rejects with {@link CatalogImportError}, which lists the errors by line.
 *
 * Columns (aliases in `import/columns.ts`): title, category ("A > B > C") and price are required; id, currency (EUR, CZK,
 * PLN, HUF, USD; EUR by default), old_price, brand, stock (10), image (an emoji or its code points), url_key, description,
 * partner, adult (0/1), color, spec (JSON object), title_cs, title_sk, title_pl, title_hu, title_hr.
 */
export async function importCatalogue(db: ShopDatabase, file: string, options: ImportOptions = {}): Promise<ImportResult> {
  const { name, products, faults } = readProducts(file, options.pictures ?? null);
  if (faults.length > 0 && !options.skipBadLines) throw new CatalogImportError(name, faults);
  if (products.length === 0) throw new CatalogImportError(name, [...faults, { line: 0, where: '', message: 'no product is left' }]);
  const rows = importedRows(products);
  await db.transaction().execute(async (trx) => {
    await removeCatalogue(trx);
    await writeCatalogue(trx, rows);
    await trx
      .updateTable('settings')
      .set({ value: JSON.stringify({ source: 'imported', file: name }) })
      .where('key', '=', 'catalogue')
      .execute();
  });
  return { products: products.length, categories: rows.categories.length, skipped: faults };
}

interface ReadProducts {
  name: string;
  products: ImportedProduct[];
  faults: LineFault[];
}

function readProducts(file: string, pictures: ReadonlySet<string> | null): ReadProducts {
  const { name, headers, records, faults } = readRecords(file);
  const columns = mapColumns(headers);
  const missing = REQUIRED.filter((field) => !columns.has(field));
  if (missing.length > 0) {
    throw new CatalogImportError(
      name,
      missing.map((field) => ({ line: 0, where: '', message: `no column for ${field}; expected one of: ${ALIASES[field].join(', ')}` })),
    );
  }
  const products: ImportedProduct[] = [];
  const lineOf = new Map<string, string>();
  for (const record of records) {
    const { line, where } = record;
    const parsed = parseProduct(record, columns, pictures);
    const problems = Array.isArray(parsed) ? parsed : repeated(parsed, lineOf);
    if (!Array.isArray(parsed) && problems.length === 0) products.push(parsed);
    for (const message of problems) faults.push({ line, where, message });
  }
  return { name, products, faults: faults.sort((a, b) => a.line - b.line) };
}

/** Ids and URL keys must be unique; remembers the first line of each. */
function repeated({ id, urlKey, where }: ImportedProduct, lineOf: Map<string, string>): string[] {
  const problems: string[] = [];
  for (const [column, value] of [
    ['id', id],
    ['url_key', urlKey],
  ]) {
    if (!value) continue;
    const first = lineOf.get(`${column} ${value}`);
    if (first) problems.push(`${column} ${JSON.stringify(value)} is already used in ${first}`);
    else lineOf.set(`${column} ${value}`, where);
  }
  return problems;
}
