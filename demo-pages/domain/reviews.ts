import { sql } from 'kysely';
import type { CountryCode } from '../countries/countries';
import type { ShopDatabase } from '../db/schema';
import { DomainError } from './domainError';
import { hasBought } from './readOrders';

export const REVIEWS_PAGE_SIZE = 6;
export const REVIEW_SORTS = ['newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface Review {
  id: number;
  productId: number;
  rating: number;
  title: string;
  text: string;
  pros: string[];
  cons: string[];
  /** Media ids. */
  photos: string[];
  author: string;
  isVerified: boolean;
  isApproved: boolean;
  createdAt: Date;
}

export interface ReviewList {
  reviews: Review[];
  /** Of the chosen stars. */
  total: number;
  average: number | null;
  count: number;
  /** Reviews with 1 to 5 stars. */
  histogram: number[];
}

interface ProductOfShop {
  productId: number;
  country: CountryCode;
}

interface ListChoice extends ProductOfShop {
  sort?: ReviewSort;
  /** Only reviews with this many stars. */
  stars?: number | null;
  page?: number;
}

export type ReviewInput = Pick<Review, 'rating' | 'title' | 'text' | 'pros' | 'cons'>;

/** A shorter text helps nobody; none at all is fine. */
const TEXT_MIN_CHARS = 10;
const LINK = /https?:|www\./i;
const MAX_ID = 2_000_000_000;

const COLUMNS = [
  'id',
  'productId',
  'rating',
  'title',
  'text',
  'pros',
  'cons',
  'photos',
  'author',
  'isVerified',
  'approvedAt',
  'createdAt',
] as const;

const toReview = <Row extends { approvedAt: Date | null }>({ approvedAt, ...row }: Row) => ({ ...row, isApproved: approvedAt !== null });

/** One page of the approved reviews, with the numbers of all of them. */
export async function listReviews(
  db: ShopDatabase,
  { productId, country, sort = 'newest', stars = null, page = 1 }: ListChoice,
): Promise<ReviewList> {
  const approved = db
    .selectFrom('reviews')
    .where('productId', '=', productId)
    .where('country', '=', country)
    .where('approvedAt', 'is not', null);
  const groups = await approved
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .groupBy('rating')
    .execute();
  const histogram = [1, 2, 3, 4, 5].map((rating) => groups.find((group) => group.rating === rating)?.count ?? 0);
  const count = histogram.reduce((sum, one) => sum + one, 0);
  const points = histogram.reduce((sum, one, index) => sum + one * (index + 1), 0);
  const chosen = stars === null ? approved : approved.where('rating', '=', stars);
  const rows = await chosen
    .select(COLUMNS)
    .$if(sort !== 'newest', (query) => query.orderBy('rating', sort === 'best' ? 'desc' : 'asc'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(REVIEWS_PAGE_SIZE)
    .offset((Math.min(page, 100_000) - 1) * REVIEWS_PAGE_SIZE)
    .execute();
  return {
    reviews: rows.map(toReview),
    total: stars === null ? count : (histogram[stars - 1] ?? 0),
    average: count === 0 ? null : Math.round((points / count) * 10) / 10,
    count,
    histogram,
  };
}

/** A customer's own review, approved or not. */
export async function ownReview(db: ShopDatabase, { productId, country }: ProductOfShop, customerId: number): Promise<Review | null> {
  const row = await db
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('productId', '=', productId)
    .where('country', '=', country)
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return row ? toReview(row) : null;
}

/** Whether this country's shop has the product. */
export async function isReviewable(db: ShopDatabase, { productId, country }: ProductOfShop): Promise<boolean> {
  const isId = Number.isSafeInteger(productId) && productId < MAX_ID;
  const row = isId
    ? await db
        .selectFrom('productTexts')
        .select('productId')
        .where('productId', '=', productId)
        .where('country', '=', country)
        .executeTakeFirst()
    : undefined;
  return row !== undefined;
}

interface Author {
  id: number;
  firstname: string;
  lastname: string;
}

/** Awaits approval. Throws `product_not_found`, `review_exists`, `required_field`, `review_too_short` or `review_has_links`. */
export async function createReview(db: ShopDatabase, product: ProductOfShop, author: Author, input: ReviewInput): Promise<Review> {
  checkInput(input);
  if (!(await isReviewable(db, product))) throw new DomainError('product_not_found');
  const row = await db
    .insertInto('reviews')
    .values({
      ...product,
      ...columnsOf(input),
      customerId: author.id,
      author: `${author.firstname} ${[...author.lastname][0] ?? ''}.`,
      photos: '[]',
      isVerified: await hasBought(db, product.productId, author.id),
      approvedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['customerId', 'productId', 'country']).where('customerId', 'is not', null).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!row) throw new DomainError('review_exists');
  return toReview(row);
}

/** The changed review awaits approval again. Throws like {@link createReview}, and `review_not_found` for one of somebody else. */
export async function updateReview(db: ShopDatabase, id: number, customerId: number, input: ReviewInput): Promise<Review> {
  checkInput(input);
  const row = await db
    .updateTable('reviews')
    .set({ ...columnsOf(input), approvedAt: null, createdAt: new Date() })
    .where('id', '=', id < MAX_ID ? id : 0)
    .where('customerId', '=', customerId)
    .returning([...COLUMNS, 'country'])
    .executeTakeFirst();
  if (!row) throw new DomainError('review_not_found');
  const { country, ...review } = row;
  await refreshRatings(db, { productId: row.productId, country });
  return toReview(review);
}

export interface WaitingReview extends Review {
  productTitle: string;
}

/** What the shop's editors have not decided about, oldest first. */
export async function waitingReviews(db: ShopDatabase, country: CountryCode): Promise<WaitingReview[]> {
  const rows = await db
    .selectFrom('reviews as r')
    .innerJoin('productTexts as t', (join) => join.onRef('t.productId', '=', 'r.productId').onRef('t.country', '=', 'r.country'))
    .select([
      ...(['r.id', 'r.productId', 'r.rating', 'r.title', 'r.text', 'r.pros', 'r.cons', 'r.photos'] as const),
      ...(['r.author', 'r.isVerified', 'r.approvedAt', 'r.createdAt', 't.titleFull as productTitle'] as const),
    ])
    .where('r.country', '=', country)
    .where('r.approvedAt', 'is', null)
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(100)
    .execute();
  return rows.map(toReview);
}

/** An editor's decision: the review is published, or deleted. */
export async function moderateReview(db: ShopDatabase, id: number, isApproved: boolean): Promise<void> {
  const query = isApproved
    ? db.updateTable('reviews').set({ approvedAt: new Date() }).where('id', '=', id).returning(['productId', 'country'])
    : db.deleteFrom('reviews').where('id', '=', id).where('approvedAt', 'is', null).returning(['productId', 'country']);
  const row = await query.executeTakeFirst();
  if (row) await refreshRatings(db, row);
}

/** The averages on cards and pages: of one product, or of all that have reviews. */
export async function refreshRatings(db: ShopDatabase, product?: ProductOfShop): Promise<void> {
  const approved = sql`from reviews r where r.product_id = t.product_id and r.country = t.country and r.approved_at is not null`;
  const which = product
    ? sql`t.product_id = ${product.productId} and t.country = ${product.country}`
    : sql`t.product_id in (select product_id from reviews)`;
  await sql`update product_texts t set
    rating = (select round(avg(r.rating), 1)::real ${approved}),
    review_count = (select count(*)::int ${approved})
    where ${which}`.execute(db);
}

function checkInput({ rating, title, text, pros, cons }: ReviewInput): void {
  if (!(Number.isInteger(rating) && rating >= 1 && rating <= 5)) throw new DomainError('required_field', 'rating');
  if (text !== '' && [...text].length < TEXT_MIN_CHARS) throw new DomainError('review_too_short', 'text');
  const linked = Object.entries({ title, text, pros: pros.join(' '), cons: cons.join(' ') }).find(([, value]) => LINK.test(value));
  if (linked) throw new DomainError('review_has_links', linked[0]);
}

const columnsOf = ({ rating, title, text, pros, cons }: ReviewInput) => ({
  rating,
  title,
  text,
  pros: JSON.stringify(pros),
  cons: JSON.stringify(cons),
});
