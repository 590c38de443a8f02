import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { codeOf } from '../../db/systemError';
import { normalHeader } from './columns';
import { entryLines } from './entryLines';
import { CatalogImportError, type LineFault } from './importError';

/** One product as in the file: text by normalized column name. */
export interface RawRecord {
  line: number;
  where: string;
  values: ReadonlyMap<string, string>;
}

export interface RawFile {
  name: string;
  headers: string[];
  records: RawRecord[];
  faults: LineFault[];
}

const MAX_RECORDS = 100_000;

/** Reads a CSV (comma, semicolon or tab; quotes; with or without BOM) or a JSON array of objects. */
export function readRecords(file: string): RawFile {
  const name = basename(file);
  const text = readText(file, name);
  const raw = extname(file).toLowerCase() === '.json' ? readJson(text, name) : readCsv(text, name);
  if (raw.records.length === 0 && raw.faults.length === 0) throw whole(name, 'it has no products');
  if (raw.records.length > MAX_RECORDS) throw whole(name, `it has ${raw.records.length} products, more than ${MAX_RECORDS}`);
  return raw;
}

function readText(file: string, name: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const code = codeOf(error);
    throw whole(name, code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : `it cannot be read (${code})`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw whole(name, 'it is not UTF-8 text. Save it as "CSV UTF-8".');
  }
}

function readCsv(text: string, name: string): RawFile {
  const rows: { record: string[]; lines: number }[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (record: string[], { lines }) => {
        rows.push({ record, lines });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CatalogImportError(name, [
      { line: 0, where: `line ${Number(error.lines ?? 1)}`, message: `not readable as CSV: ${error.message}` },
    ]);
  }
  const [first, ...rest] = rows;
  if (!first) throw whole(name, 'it is empty');
  const headers = first.record.map(normalHeader);
  const faults: LineFault[] = [];
  const records: RawRecord[] = [];
  let lastLine = first.lines;
  for (const { record, lines } of rest) {
    // A quoted text may span lines: a record starts on the line after the previous one's last.
    const line = Math.min(lastLine + 1, lines);
    lastLine = lines;
    const where = `line ${line}`;
    if (record.length === headers.length)
      records.push({ line, where, values: new Map(headers.map((header, index) => [header, record[index] ?? ''])) });
    else faults.push({ line, where, message: `${record.length} values where the header has ${headers.length} columns` });
  }
  return { name, headers, records, faults };
}

/** The most frequent separator of the header line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/));
  const count = (mark: string): number => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function readJson(text: string, name: string): RawFile {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CatalogImportError(name, [{ line: 0, where: jsonPlace(error, text), message: 'not readable as JSON' }]);
  }
  const list = Array.isArray(value) ? value : productsOf(value);
  if (!list) throw whole(name, 'expected an array of products, or an object with the array "products"');
  const headers = new Set<string>();
  const faults: LineFault[] = [];
  const records: RawRecord[] = [];
  const lines = entryLines(text);
  list.forEach((entry: unknown, index) => {
    const where = `entry ${index + 1} (line ${lines[index] ?? 1})`;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      faults.push({ line: index + 1, where, message: 'expected an object' });
      return;
    }
    const values = new Map(Object.entries(entry).map(([key, field]) => [normalHeader(key), textOf(field)]));
    for (const key of values.keys()) headers.add(key);
    records.push({ line: index + 1, where, values });
  });
  return { name, headers: [...headers], records, faults };
}

function productsOf(value: unknown): unknown[] | null {
  if (typeof value !== 'object' || value === null || !('products' in value)) return null;
  return Array.isArray(value.products) ? value.products : null;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
}

/** Node reports the position only in the message. */
function jsonPlace(error: unknown, text: string): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined ? 'line 1' : `line ${text.slice(0, Number(position)).split('\n').length}`;
}

const whole = (name: string, message: string): CatalogImportError => new CatalogImportError(name, [{ line: 0, where: '', message }]);
