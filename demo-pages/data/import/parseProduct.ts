import type { Param } from '../../db/schema';
import type { CountryCode, CurrencyCode } from '../../countries/countries';
import { guessPicture } from './guessPicture';
import { SIBLING_TITLES, type Field } from './columns';
import type { RawRecord } from './readRecords';

/** One validated line. */
export interface ImportedProduct {
  where: string;
  line: number;
  id: string;
  titles: Partial<Record<CountryCode, string>>;
  category: string[];
  price: number;
  oldPrice: number | null;
  currency: CurrencyCode;
  brand: string;
  partner: string;
  stock: number;
  mediaId: string;
  urlKey: string;
  description: string;
  isAdultOnly: boolean;
  color: string;
  params: Param[];
}

const MAX_TITLE = 200;
const MAX_PRICE = 1_000_000;
const MAX_STOCK = 1_000_000;
const MAX_LEVELS = 3;
const DEFAULT_STOCK = 10;
/** The shop does not sell in dollars, but exports often contain them. */
const EUR_FOR_USD = 0.92;
const CURRENCIES = new Map<string, CurrencyCode | 'USD'>([
  ['EUR', 'EUR'],
  ['CZK', 'CZK'],
  ['PLN', 'PLN'],
  ['HUF', 'HUF'],
  ['USD', 'USD'],
]);

/** A validated product, or all errors of the line. */
export function parseProduct(
  record: RawRecord,
  columns: ReadonlyMap<Field, string[]>,
  pictures: ReadonlySet<string> | null,
): ImportedProduct | string[] {
  const problems: string[] = [];
  const found = (field: Field): { column: string; text: string } => {
    const names = columns.get(field) ?? [];
    const column = names.find((name) => (record.values.get(name) ?? '') !== '') ?? names[0] ?? field;
    return { column, text: record.values.get(column) ?? '' };
  };
  const problem = (field: Field, expected: string): void => {
    const { column, text } = found(field);
    problems.push(text === '' ? `${column} is missing` : `${column} is ${JSON.stringify(text.slice(0, 60))}, expected ${expected}`);
  };
  const number = (field: Field, low: number, high: number): number | null => {
    const value = parseNumber(found(field).text);
    if (value !== null && value >= low && value <= high) return value;
    problem(field, `a number from ${low} to ${high}`);
    return null;
  };

  const title = found('title').text;
  if (title === '' || title.length > MAX_TITLE) problem('title', `at most ${MAX_TITLE} characters`);
  const category = found('category')
    .text.split(/[>›|]/)
    .map(humanise)
    .filter((part) => part !== '');
  if (category.length === 0 || category.length > MAX_LEVELS)
    problem('category', `one to ${MAX_LEVELS} levels, e.g. "Home > Kitchen > Pans"`);
  const price = number('price', 0.01, MAX_PRICE);
  const oldPrice = found('oldPrice').text === '' ? null : number('oldPrice', 0.01, MAX_PRICE);
  const currencyText = found('currency').text || (/^price_([a-z]{3})$/.exec(found('price').column)?.[1] ?? 'EUR');
  const currency = CURRENCIES.get(currencyText.toUpperCase());
  if (!currency) problem('currency', [...CURRENCIES.keys()].join(', '));
  const stock = found('stock').text === '' ? DEFAULT_STOCK : number('stock', 0, MAX_STOCK);
  if (stock !== null && !Number.isInteger(stock)) problem('stock', 'a whole number');
  const mediaId = pictureOf(found('image').text, title);
  if (mediaId === null || (pictures && !pictures.has(mediaId))) problem('image', 'an emoji or its code points, e.g. 1f45f');
  const urlKey = found('urlKey').text;
  if (urlKey !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey)) problem('urlKey', 'lower-case letters, digits and hyphens');
  const adult = parseFlag(found('adult').text);
  if (adult === null) problem('adult', '1 or 0');
  const params = parseSpec(found('spec').text);
  if (!params) problem('spec', 'a JSON object');
  if (problems.length > 0 || price === null || !currency || stock === null || mediaId === null || adult === null || !params)
    return problems;

  const rate = currency === 'USD' ? EUR_FOR_USD : 1;
  const siblings = SIBLING_TITLES.flatMap(([field, country]) => {
    const text = found(field).text.slice(0, MAX_TITLE);
    return text === '' ? [] : [[country, text] as const];
  });
  return {
    where: record.where,
    line: record.line,
    id: found('id').text,
    titles: { SI: title, ...Object.fromEntries(siblings) },
    category,
    price: price * rate,
    oldPrice: oldPrice === null ? null : oldPrice * rate,
    currency: currency === 'USD' ? 'EUR' : currency,
    brand: found('brand').text.slice(0, MAX_TITLE),
    partner: found('partner').text.slice(0, MAX_TITLE),
    stock,
    mediaId,
    urlKey,
    description: found('description').text || title,
    isAdultOnly: adult,
    color: found('color').text.slice(0, MAX_TITLE),
    params,
  };
}

/** "1.299,00", "1,299.00", "19,99 €", "1 290": the last comma or point is the decimal mark when one or two digits follow. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0€$]|EUR|USD|CZK|Kč|PLN|zł|HUF|Ft/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(`${whole}.${decimals?.[1] ?? '0'}`);
}

function parseFlag(text: string): boolean | null {
  if (/^(1|true|yes|da)$/i.test(text)) return true;
  return /^(0|false|no|ne|)$/i.test(text) ? false : null;
}

/** An emoji becomes the name of its picture; code points are kept; without either the title decides. */
function pictureOf(text: string, title: string): string | null {
  if (text === '') return guessPicture(title);
  if (/^[0-9a-f]{4,6}(-[0-9a-f]{4,6})*$/i.test(text)) return text.toLowerCase();
  if (!/^\p{Extended_Pictographic}/u.test(text)) return null;
  return [...text].map((part) => (part.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('-');
}

function parseSpec(text: string): Param[] | null {
  if (text === '') return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.entries(value)
    .filter(([, entry]) => entry !== null && entry !== '')
    .map(([key, entry]) => ({
      key: key.toUpperCase().slice(0, 60),
      title: humanise(key).slice(0, 60),
      value: specValue(entry).slice(0, 200),
    }));
}

function specValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(specValue).join(' – ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value).replace('.', ',');
}

/** "case-fan" as "Case fan". */
function humanise(text: string): string {
  const words = text.trim().replace(/[_-]+/g, ' ').replace(/\s+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
