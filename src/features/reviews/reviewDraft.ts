import { field, firstOfEach, listOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { draftText } from '../drafts';
import { POINTS_MAX_CHARS, REVIEW_TEXT_MAX_CHARS, REVIEW_TITLE_MAX_CHARS } from './reviewRules';
import type { ReviewDraft, ReviewsState } from './reviewTypes';

/** In the tab's session storage. */
export const REVIEW_DRAFT_KEY = 'vitrina.review-draft';
const DRAFTS_MAX = 5;
const ID_MAX_CHARS = 64;
/** Below the longest draft that is read: the oldest makes room. */
const STORED_MAX_CHARS = 50_000;

function toOne(dto: Dto): ReviewDraft | null {
  const productId = draftText(dto, 'productId', ID_MAX_CHARS);
  const [rating, reviewId] = [field(dto, 'rating'), draftText(dto, 'reviewId', ID_MAX_CHARS)];
  const customerId = draftText(dto, 'customerId', ID_MAX_CHARS);
  if (productId === '') return null;
  return {
    productId,
    customerId: customerId === '' ? null : customerId,
    reviewId: reviewId === '' ? null : reviewId,
    isSubmitted: field(dto, 'isSubmitted') === true,
    rating: typeof rating === 'number' && [1, 2, 3, 4, 5].includes(rating) ? rating : 0,
    title: draftText(dto, 'title', REVIEW_TITLE_MAX_CHARS),
    text: draftText(dto, 'text', REVIEW_TEXT_MAX_CHARS),
    pros: draftText(dto, 'pros', POINTS_MAX_CHARS),
    cons: draftText(dto, 'cons', POINTS_MAX_CHARS),
  };
}

export function toDrafts(dto: Dto): ReviewsState['drafts'] {
  const list = firstOfEach(listOf(field(dto, 'list'), toOne, DRAFTS_MAX), ({ productId }) => productId);
  while (list.length > 1 && JSON.stringify(list).length > STORED_MAX_CHARS) list.pop();
  return { list };
}
