import {
  createReview,
  isReviewable,
  listReviews,
  ownReview,
  REVIEW_SORTS,
  updateReview,
  type Review,
  type ReviewInput,
} from '../domain/reviews';
import { DomainError } from '../domain/domainError';
import type { Call, Endpoint } from '../http/endpoint';
import { refusingBy, toRefusal } from './apiErrors';
import { idOf } from './ids';
import { signedIn } from './signedIn';

const refusing = refusingBy(toRefusal);

const toDto = ({ id, productId, createdAt, ...review }: Review): object => ({
  ...review,
  reviewId: String(id),
  productId: String(productId),
  createdAt: createdAt.toISOString().slice(0, 10),
});

const productOf = ({ shop }: Call, id: unknown) => ({ productId: idOf(id) ?? 0, country: shop.country });

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter((text) => text !== '') : []);

const inputOf = ({ body }: Call): ReviewInput => ({
  rating: Number(body.rating),
  title: textOf(body.title),
  text: textOf(body.text),
  pros: textsOf(body.pros),
  cons: textsOf(body.cons),
});

export const reviewEndpoints: Record<string, Endpoint> = {
  getProductReviews: refusing(async (call) => {
    const { context, shop, query } = call;
    const product = productOf(call, query.productId);
    if (!(await isReviewable(context.db, product))) throw new DomainError('product_not_found');
    const { reviews, total, average, count, histogram } = await listReviews(context.db, {
      ...product,
      sort: REVIEW_SORTS.find((sort) => sort === query.sort) ?? 'newest',
      stars: query.rating === undefined ? null : Number(query.rating),
      page: Number(query.page ?? 1),
    });
    const own = shop.customer && (await ownReview(context.db, product, shop.customer.id));
    return {
      reviews: reviews.map(toDto),
      total,
      rating: { average, count },
      histogram: Object.fromEntries(histogram.map((stars, index) => [index + 1, stars])),
      sorts: REVIEW_SORTS,
      own: own && toDto(own),
    };
  }),

  createReview: refusing(async (call) => {
    const customer = signedIn(call);
    const review = await createReview(call.context.db, productOf(call, call.body.productId), customer, inputOf(call));
    return { status: true, review: toDto(review) };
  }),

  updateReview: refusing(async (call) => {
    const review = await updateReview(call.context.db, idOf(call.body.reviewId) ?? 0, signedIn(call).id, inputOf(call));
    return { status: true, review: toDto(review) };
  }),
};
