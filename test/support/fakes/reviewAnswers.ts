import type { ApiOutput } from '../../../src/api/api';

type Answer = ApiOutput<'getProductReviews'>;
export type ReviewDto = Answer['reviews'][number];

export const reviewDto = (id: number, changed: Partial<ReviewDto> = {}): ReviewDto => ({
  reviewId: String(id),
  productId: '10551',
  rating: 5,
  title: `Naslov ${id}`,
  text: `Besedilo ${id}`,
  pros: [],
  cons: [],
  author: 'Ana N.',
  createdAt: '2023-01-03',
  isApproved: true,
  isVerified: true,
  photos: [],
  ...changed,
});

/** The answer of a shop that sorts and filters. */
export const reviewsAnswer = (changed: Partial<Answer> = {}): Answer => ({
  reviews: [reviewDto(1), reviewDto(2, { rating: 4, isVerified: false }), reviewDto(3, { rating: 1 })],
  total: 3,
  rating: { average: 3.3, count: 3 },
  histogram: { '1': 1, '2': 0, '3': 0, '4': 1, '5': 1 },
  sorts: ['newest', 'best', 'worst'],
  own: null,
  ...changed,
});
