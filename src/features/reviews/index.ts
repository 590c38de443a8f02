/** Reviews of a product: the list, and the shopper's own (requirements, area reviews; A121, A140). */
import { reviewsSaga } from './reviewsSaga';
import { reviewsSlice } from './reviewsSlice';

export const reviewsFeature = { slice: reviewsSlice, saga: reviewsSaga };
export { NO_FIELDS, POINTS_MAX_CHARS, REVIEW_TEXT_MAX_CHARS, REVIEW_TITLE_MAX_CHARS } from './reviewRules';
export { reviewsActions, selectHandedOverReview, selectReviewDraft, selectReviewForm, selectReviewList } from './reviewsSlice';
export type { Review, ReviewDraft, ReviewFields, ReviewSort } from './reviewTypes';
