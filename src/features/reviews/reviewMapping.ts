import { ApiError } from '../../api/ApiError';
import { entriesOf, field, firstOfEach, idOf, isDto, isSet, listOf, numberOf, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { firstChars } from '../../lib/firstChars';
import { decodeEntities } from '../../lib/plainText';
import { isoDay } from '../../lib/isoDay';
import type { Review, ReviewPage, ReviewSort } from './reviewTypes';

/** What one page of a list shows at most. */
const REVIEWS_MAX = 100;
const TEXT_MAX_CHARS = 20_000;
const LABEL_MAX_CHARS = 200;
const POINTS_MAX = 20;
const PHOTOS_MAX = 8;
const DAY_MS = 86_400_000;
/** No shop is older; an earlier date is a missing one (1970). */
const FIRST_DAY = '2000-01-01';
const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst'];

/** Control characters, and marks that turn the direction of a text around. Joiners stay: emoji and other scripts need them. */
const HARMFUL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text as shoppers wrote it, with its lines; many a shop stores it escaped. */
function writtenText(value: unknown, maxChars: number): string {
  if (typeof value !== 'string') return '';
  const lines = decodeEntities(value.slice(0, maxChars * 2)).split(/\r\n|\r|\n/);
  const text = lines.map((line) => line.replaceAll('\t', ' ').replace(HARMFUL, '').trim()).join('\n');
  return firstChars(text.replace(/\n{3,}/g, '\n\n').trim(), maxChars);
}

/** Each once. */
const pointsOf = (value: unknown, limit: number): string[] => {
  const points = entriesOf(value)
    .slice(0, limit)
    .map((point: unknown) => writtenText(point, LABEL_MAX_CHARS).replaceAll('\n', ' '));
  return [...new Set(points)].filter((point) => point !== '');
};

/** No review has none, and none has more than five stars: such a number is no rating. */
function ratingOf(dto: Dto): number | null {
  const rating = numberOf(dto, 'rating');
  return rating !== null && rating > 0 && rating <= 5 ? rating : null;
}

function dayOf(dto: Dto, now: number): string | null {
  const day = isoDay(field(dto, 'createdAt'));
  return day !== null && day >= FIRST_DAY && Date.parse(day) <= now + DAY_MS ? day : null;
}

export function toReview(dto: Dto, now: number): Review | null {
  const reviewId = idOf(dto, 'reviewId');
  if (reviewId === null) return null;
  const author = writtenText(field(dto, 'author'), LABEL_MAX_CHARS).replaceAll('\n', ' ');
  return {
    reviewId,
    rating: ratingOf(dto),
    title: writtenText(field(dto, 'title'), LABEL_MAX_CHARS).replaceAll('\n', ' '),
    text: writtenText(field(dto, 'text'), TEXT_MAX_CHARS),
    pros: pointsOf(field(dto, 'pros'), POINTS_MAX),
    cons: pointsOf(field(dto, 'cons'), POINTS_MAX),
    author: author === '' ? null : author,
    day: dayOf(dto, now),
    isApproved: field(dto, 'isApproved') === undefined || isSet(dto, 'isApproved'),
    isVerified: isSet(dto, 'isVerified'),
    photos: pointsOf(field(dto, 'photos'), PHOTOS_MAX),
  };
}

const countOf = (dto: Dto, name: string): number | null => {
  const count = numberOf(dto, name);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null;
};

function histogramOf(value: unknown): number[] | null {
  if (!isDto(value)) return null;
  const counts = [1, 2, 3, 4, 5].map((stars) => countOf(value, String(stars)));
  return counts.every((count) => count !== null) ? counts : null;
}

/** The average that the shop states, else that of its histogram. */
function averageOf(rating: Dto, histogram: readonly number[] | null, count: number): number | null {
  const stated = numberOf(rating, 'average');
  if (stated !== null && stated > 0 && stated <= 5) return stated;
  return histogram === null || count === 0 ? null : histogram.reduce((sum, one, index) => sum + one * (index + 1), 0) / count;
}

/** R7.109, A005. Throws ApiError where there is no list. */
export function toReviewPage(answer: unknown, now: number): ReviewPage {
  const dto = isDto(answer) && isDto(field(answer, 'data')) ? toDto(field(answer, 'data')) : toDto(answer);
  const [sent, rating, own, sorts] = [field(dto, 'reviews'), toDto(field(dto, 'rating')), field(dto, 'own'), field(dto, 'sorts')];
  if (typeof sent !== 'object' || sent === null) throw new ApiError('malformed', 'getProductReviews', { cause: 'shape' });
  const reviews = firstOfEach(
    listOf(sent, (one) => toReview(one, now), REVIEWS_MAX),
    ({ reviewId }) => reviewId,
  );
  const histogram = histogramOf(field(dto, 'histogram'));
  const total = countOf(dto, 'total');
  const sum = histogram?.reduce((all, one) => all + one, 0);
  const count = countOf(rating, 'count') ?? sum ?? total ?? reviews.length;
  return {
    reviews,
    total,
    average: averageOf(rating, histogram, sum ?? count),
    count,
    histogram: sum === undefined || sum === 0 ? null : histogram,
    sorts: SORTS.filter((sort) => entriesOf(sorts).includes(sort)),
    own: isDto(own) ? toReview(own, now) : null,
  };
}
