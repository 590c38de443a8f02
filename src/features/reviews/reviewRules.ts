import type { Problem } from '../problems';
import { firstOfEach } from '../../lib/dto';
import type { Review, ReviewFields } from './reviewTypes';

/** Of the contract (`createReview`). */
export const REVIEW_TITLE_MAX_CHARS = 200;
export const REVIEW_TEXT_MAX_CHARS = 5000;
const POINT_MAX_CHARS = 200;
/** More advantages than that nobody reads. */
const POINTS_MAX = 10;
/** All of them in one field. */
export const POINTS_MAX_CHARS = 1000;

export const NO_FIELDS: ReviewFields = { rating: 0, title: '', text: '', pros: '', cons: '' };

/** The advantages of a field, one per line. */
export const toPoints = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, POINT_MAX_CHARS))
    .filter((line) => line !== '')
    .slice(0, POINTS_MAX);

/** What is sent (A140). */
export const toReviewBody = ({ rating, title, text, pros, cons }: ReviewFields) => ({
  rating,
  title: title.trim(),
  text: text.trim(),
  pros: toPoints(pros),
  cons: toPoints(cons),
});

/** A page that follows: new reviews have moved some of the known ones onto it. */
export const joinReviews = (known: readonly Review[], next: readonly Review[]): Review[] =>
  firstOfEach([...known, ...next], ({ reviewId }) => reviewId);

const FIELDS = ['rating', 'title', 'text', 'pros', 'cons'] as const;

/** The problems of the form's fields: the shop names them `text`, `data.text` or `pros[0]`. */
export const fieldProblems = (problems: readonly Problem[]): Problem[] =>
  problems.flatMap(({ field, message }) => {
    const found = FIELDS.find((name) => field.split(/[.[\]]+/).includes(name));
    return found === undefined || message === '' ? [] : [{ field: found, message }];
  });
