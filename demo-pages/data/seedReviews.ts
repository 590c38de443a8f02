import type { Selectable } from 'kysely';
import { COUNTRY_CODES, type CountryCode } from '../countries/countries';
import type { ReviewsTable, ShopDatabase } from '../db/schema';
import { createRandom, type Random } from '../domain/random';
import { refreshRatings } from '../domain/reviews';
import { REVIEW_WORDS, type Mood } from './reviewWords';
import { insertRows } from './writeRows';

const SEED = 20_261_109;
/** The most popular goods of each shop have reviews. */
const REVIEWED_PRODUCTS = 150;
/** A few goods have long lists, most have short ones. */
const LONGEST_LIST = 90;
const NEWEST = Date.UTC(2026, 0, 15);
/** What shoppers photograph besides the product: the parcel, where it stands, whom it was for. */
const SCENES = ['1f4e6', '1f3e1', '1f6cb-fe0f', '1fab4', '1f381', '1f44d'];
const HOUR_MS = 3_600_000;
const OLDEST_HOURS = 900 * 24;

export interface Reviewed {
  productId: number;
  mediaId: string;
  quality: number;
  interest: number;
}

/** Reviews for the most popular goods of each shop, the same on every machine. */
export async function seedReviews(db: ShopDatabase): Promise<void> {
  const [random, photoRandom] = [createRandom(SEED), createRandom(SEED + 1)]; // more photos change nothing else
  const rows: object[] = [];
  for (const country of COUNTRY_CODES) {
    for (const product of await reviewedProducts(db, country)) {
      const count = 1 + Math.floor((product.interest / 240) ** 8 * LONGEST_LIST);
      for (let index = 0; index < count; index += 1) rows.push(reviewOf(random, photoRandom, country, product));
    }
  }
  await insertRows(db, 'reviews', rows);
  await refreshRatings(db);
}

async function reviewedProducts(db: ShopDatabase, country: CountryCode): Promise<Reviewed[]> {
  const rows = await db
    .selectFrom('productTexts as t')
    .innerJoin('products as p', 'p.id', 't.productId')
    .select(['p.id as productId', 'p.mediaId', 'p.quality', 'p.interest'])
    .where('t.country', '=', country)
    .where('p.quality', 'is not', null)
    .orderBy('p.ranking', 'desc')
    .orderBy('p.id')
    .limit(REVIEWED_PRODUCTS)
    .execute();
  return rows.map(({ quality, ...row }) => ({ ...row, quality: quality ?? 0 }));
}

/** A woman's or a man's form of what the author says of themselves. */
const inForm = (text: string, isWoman: boolean): string => text.replace(/\{([^/{}]*)\/([^/{}]*)\}/g, isWoman ? '$1' : '$2');

/** Shoppers are content, or so discontent that they write. */
function ratingOf(random: Random, quality: number): number {
  if (random.chance(0.09)) return random.integer(1, 2);
  const spread = random.next() + random.next() - 1;
  return Math.min(5, Math.max(1, Math.round(quality + 0.5 + spread * 1.4)));
}

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad');

type ReviewRow = Omit<Selectable<ReviewsTable>, 'id' | 'customerId' | 'approvedAt' | 'createdAt'> & {
  approvedAt: string;
  createdAt: string;
};

export function reviewOf(random: Random, photoRandom: Random, country: CountryCode, { productId, mediaId, quality }: Reviewed): ReviewRow {
  const words = REVIEW_WORDS[country];
  const rating = ratingOf(random, quality);
  const mood = moodOf(rating);
  const hasText = random.chance(0.85);
  const sentences = [
    random.pick(words.verdicts[mood]),
    ...random.sample(words.details, random.integer(0, 2)),
    ...(random.chance(0.6) ? [random.pick(words.endings[mood])] : []),
  ];
  const createdAt = NEWEST - Math.floor(random.next() ** 2 * OLDEST_HOURS) * HOUR_MS;
  const name = random.pick(words.names);
  const isWoman = words.names.indexOf(name) % 2 === 0;
  return {
    productId,
    country,
    author: `${name} ${random.pick([...words.initials])}.`,
    rating,
    title: random.chance(0.8) ? inForm(random.pick(words.titles[mood]), isWoman) : '',
    text: hasText ? inForm(sentences.join(' '), isWoman) : '',
    pros: rating > 1 && random.chance(0.4) ? random.sample(words.pros, random.integer(1, 3)) : [],
    cons: rating < 5 && random.chance(0.4) ? random.sample(words.cons, random.integer(1, 2)) : [],
    photos: hasText && random.chance(0.12) ? [mediaId, ...photoRandom.sample(SCENES, photoRandom.integer(0, 4))] : [],
    isVerified: random.chance(0.7),
    approvedAt: new Date(createdAt + 20 * HOUR_MS).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
  };
}
