import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { isOutcomeUnknown } from '../../api/isOutcomeUnknown';
import { field, isDto, toDto } from '../../lib/dto';
import { call, put, select } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { accountActions, selectIsLogged } from '../account';
import { assertStatusOk, flashesOf, decideHandover } from '../failureHandling';
import { toProblems } from '../problems';
import { getApi, getPage } from '../sagaContext';
import { toReview, toReviewPage } from './reviewMapping';
import { fieldProblems, toReviewBody } from './reviewRules';
import { reviewsActions, selectHandedOverReview, selectReviewDraft, selectReviewList } from './reviewsSlice';
import type { Review, ReviewDraft } from './reviewTypes';

const { sendingStarted, sendingPaused, reviewStored, reviewHandedOver, reviewRefused, ownReviewFound } = reviewsActions;

const isSame = (review: Review, draft: ReviewDraft): boolean => {
  const body = toReviewBody(draft);
  return review.rating === body.rating && review.title === body.title && review.text === body.text;
};

/** The customer's own review as the shop has it now; null also where the shop does not send it. */
function* fetchOwn(productId: string): SagaGenerator<Review | null> {
  const [api, { clock }] = [yield* getApi(), yield* getPage()];
  try {
    const answer: unknown = yield* call(() => api.call('getProductReviews', { query: { productId } }));
    return toReviewPage(answer, clock.now()).own;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** R7.110, R7.111, A140. Throws ApiError. */
function* store(draft: ReviewDraft): SagaGenerator<Review> {
  const [api, { clock }] = [yield* getApi(), yield* getPage()];
  const { productId, reviewId } = draft;
  const body = toReviewBody(draft);
  const operation = reviewId === null ? 'createReview' : 'updateReview';
  const answer: unknown = yield* call((): Promise<unknown> =>
    reviewId === null
      ? api.call('createReview', { body: { productId, ...body } })
      : api.call('updateReview', { body: { reviewId, productId, ...body } }),
  );
  assertStatusOk(operation, answer);
  const stored = field(toDto(answer), 'review');
  const written = { ...body, reviewId: reviewId ?? `of-${productId}`, isApproved: false };
  const review = (isDto(stored) ? toReview(stored, clock.now()) : null) ?? toReview(written, clock.now());
  if (review === null) throw new ApiError('malformed', operation);
  return review;
}

function* handleFailure(error: ApiError, draft: ReviewDraft, canHandOver: boolean): SagaGenerator {
  const { productId } = draft;
  const handedOver = decideHandover(error, { canHandOver, before: yield* select(selectHandedOverReview) });
  if (handedOver !== null) return void (yield* put(reviewHandedOver({ productId, handedOver })));
  if (error.status === 401) {
    yield* put(sendingPaused({ productId }));
    yield* put(accountActions.sessionEnded());
    return;
  }
  // Without an answer it may be stored all the same; and the shop may know of a review that this page does not.
  if (isOutcomeUnknown(error) || error.status === 409) {
    const own = yield* fetchOwn(productId);
    if (own !== null && isSame(own, draft)) return void (yield* put(reviewStored({ productId, review: own })));
    if (own !== null && draft.reviewId === null) return void (yield* put(ownReviewFound({ productId, reviewId: own.reviewId })));
  }
  const problems = fieldProblems(toProblems(error));
  const [message = null] = problems.length > 0 ? [] : yield* flashesOf(failureResponse(error));
  yield* put(reviewRefused({ productId, problems, message }));
}

function* send(draft: ReviewDraft, canHandOver: boolean): SagaGenerator {
  const { productId } = draft;
  const { own } = yield* select(selectReviewList, productId);
  if (own !== null && draft.reviewId === null && !isSame(own, draft)) {
    return void (yield* put(ownReviewFound({ productId, reviewId: own.reviewId })));
  }
  yield* put(sendingStarted({ productId }));
  try {
    yield* put(reviewStored({ productId, review: yield* store(draft) }));
  } catch (error) {
    yield* handleFailure(error instanceof ApiError ? error : new ApiError('malformed', 'createReview'), draft, canHandOver);
    if (!(error instanceof ApiError)) throw error;
  }
}

/** What a guest has submitted waits for the sign-in, and then for the customer's own review. */
export function* sendSubmitted({
  payload: { productId, canHandOver = false },
}: {
  payload: { productId: string; canHandOver?: boolean };
}): SagaGenerator {
  const draft = yield* select(selectReviewDraft, productId);
  const { status } = yield* select(selectReviewList, productId);
  if (draft?.isSubmitted === true && status !== 'pending' && (yield* select(selectIsLogged))) yield* send(draft, canHandOver);
}
