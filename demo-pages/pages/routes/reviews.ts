import type { FastifyRequest } from 'fastify';
import { listReviews, ownReview, REVIEWS_PAGE_SIZE, type Review, type ReviewList } from '../../domain/reviews';
import type { ProductDetail } from '../../domain/types';
import { fieldsOf, wholeNumberOf } from '../fields';
import type { Pages } from '../render';

/** The reviews of a product's page: one page of them, and the customer's own with the form. */
export interface PageReviews {
  list: ReviewList;
  own: Review | null;
  form: ReviewFormView;
  page: number;
  pages: number;
  hrefOf(page: number): string;
}

export interface ReviewFormView {
  values: { rating: string | number; title: string; text: string };
  /** Null: nothing is wrong. */
  errors: string | null;
}

export async function reviewsOf(
  pages: Pages,
  request: FastifyRequest,
  { id, urlKey }: Pick<ProductDetail, 'id' | 'urlKey'>,
  refused?: ReviewFormView,
): Promise<PageReviews> {
  const { country, customer } = request.shop;
  const { db } = pages.context;
  const product = { productId: id, country };
  const page = Math.max(1, wholeNumberOf(fieldsOf(request.query), 'reviews') ?? 1);
  const [list, own] = [await listReviews(db, { ...product, page }), customer && (await ownReview(db, product, customer.id))];
  return {
    list,
    own,
    form: refused ?? { values: own ?? { rating: '', title: '', text: '' }, errors: null },
    page,
    pages: Math.ceil(list.count / REVIEWS_PAGE_SIZE),
    hrefOf: (number) => `${pages.shopOf(request).links.page(urlKey)}?reviews=${number}#reviews`,
  };
}
