import { sql } from 'kysely';
import type { ShopDatabase } from '../db/schema';
import type { CountryCode } from '../countries/countries';
import { fold, foldedWords } from './fold';

/** A searchable entry. */
export interface IndexEntry<Value> {
  value: Value;
  /** Folded words, each with a space before it: " grelnik vode kolvant". */
  title: string;
  /** Further words that count less, e.g. the category's name. */
  more: string;
  /** 0 to 1; breaks ties. */
  weight: number;
}

export interface CategoryHit {
  id: number;
  urlKey: string;
  title: string;
  titleFull: string;
}

export interface SellerHit {
  id: number;
  urlKey: string;
  title: string;
}

/** Everything that can be found in one country. */
export interface SearchIndex {
  products: IndexEntry<number>[];
  categories: IndexEntry<CategoryHit>[];
  brands: IndexEntry<SellerHit>[];
  partners: IndexEntry<SellerHit>[];
}

/** Longer input is cut, to limit the cost. */
const MAX_QUERY_LENGTH = 200;
const MAX_QUERY_WORDS = 10;
/** Matches inside words ("fon" in "telefon") need longer words. */
const MIN_INFIX_LENGTH = 3;

/** The different folded words of what a shopper typed. */
export function queryWords(query: string): string[] {
  return [...new Set(foldedWords(query.slice(0, MAX_QUERY_LENGTH)))].slice(0, MAX_QUERY_WORDS);
}

/** The entries that have all words, best first. */
export function findEntries<Value>(entries: readonly IndexEntry<Value>[], words: readonly string[]): IndexEntry<Value>[] {
  if (words.length === 0) return [];
  const hits: { entry: IndexEntry<Value>; score: number }[] = [];
  for (const entry of entries) {
    const score = scoreOf(entry, words);
    if (score > 0) hits.push({ entry, score: score + entry.weight });
  }
  return hits.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

const IS_WORD = 8;
const IS_FIRST = 2;
const STARTS_WORD = 5;
const INSIDE_WORD = 2;
const IN_MORE = 1;

/** 0 when a word is missing. Whole words count more than beginnings, those more than the inside; the first word a bit more. */
function scoreOf({ title, more }: IndexEntry<unknown>, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const start = title.indexOf(` ${word}`);
    if (start >= 0) {
      const isWhole = `${title} `.includes(` ${word} `);
      score += (isWhole ? IS_WORD : STARTS_WORD) + (start === 0 ? IS_FIRST : 0);
    } else if (word.length >= MIN_INFIX_LENGTH && title.includes(word)) {
      score += INSIDE_WORD;
    } else if (more.includes(` ${word}`)) {
      score += IN_MORE;
    } else {
      return 0;
    }
  }
  return score;
}

export async function buildSearchIndex(db: ShopDatabase, country: CountryCode): Promise<SearchIndex> {
  const categories = await db
    .selectFrom('categories as c')
    .innerJoin('categoryTexts as t', (join) => join.onRef('t.categoryId', '=', 'c.id').on('t.country', '=', country))
    .leftJoin('categoryTexts as u', (join) => join.onRef('u.categoryId', '=', 'c.parentId').on('u.country', '=', country))
    .select(['c.id', 'c.level', 't.urlKey', 't.title', 'u.title as parentTitle'])
    .orderBy('c.id')
    .execute();
  const products = await db
    .selectFrom('products as p')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'p.id').on('t.country', '=', country))
    .leftJoin('brands as b', 'b.id', 'p.brandId')
    .select(['p.id', 'p.categoryId', 'p.ranking', 't.titleFull', 'b.title as brand'])
    .where('p.kind', '!=', 'gift')
    .orderBy('p.id')
    .execute();
  const categoryWords = new Map(categories.map(({ id, title }) => [id, wordsText(title)]));
  const best = Math.max(1, ...products.map(({ ranking }) => ranking));
  const used = new Set(products.flatMap(({ brand }) => brand ?? []));
  return {
    products: products.map(({ id, categoryId, ranking, titleFull, brand }) => ({
      value: id,
      title: wordsText(titleFull),
      more: `${categoryWords.get(categoryId) ?? ''}${wordsText(brand ?? '')}`,
      weight: ranking / best,
    })),
    categories: categories.map(({ id, level, urlKey, title, parentTitle }) => ({
      value: { id, urlKey, title, titleFull: parentTitle === null ? title : `${parentTitle} › ${title}` },
      title: wordsText(title),
      more: '',
      weight: 1 / level,
    })),
    brands: (await sellers(db, 'brands')).filter(({ value }) => used.has(value.title)),
    partners: await sellers(db, 'partners'),
  };
}

async function sellers(db: ShopDatabase, table: 'brands' | 'partners'): Promise<IndexEntry<SellerHit>[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'urlKey', 'title'])
    .orderBy(sql`title`)
    .execute();
  return rows.map((value) => ({ value, title: wordsText(value.title), more: '', weight: 0 }));
}

function wordsText(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => ` ${word}`).join('');
}
