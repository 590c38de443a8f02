import { ApiError } from '../../api/ApiError';
import { failureResponse } from '../../api/failureResponse';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { latestOnly } from '../../lib/latestOnly';
import { serialQueue } from '../../lib/serialQueue';
import { accountActions } from '../account';
import type { WithAccount } from '../account';
import { keepDraft } from '../drafts';
import { getApi, getPage } from '../sagaContext';
import { REVIEW_DRAFT_KEY, toDrafts } from './reviewDraft';
import { toReviewPage } from './reviewMapping';
import { reviewsActions, selectReviewList } from './reviewsSlice';
import type { ReviewPage, WithReviews } from './reviewTypes';
import { sendSubmitted } from './sendReview';

const {
  reviewsRequested,
  starsChosen,
  sortChosen,
  reviewsSucceeded,
  reviewsFailed,
  moreRequested,
  moreSucceeded,
  moreFailed,
  reviewSubmitted,
  draftsRestored,
  customerMet,
} = reviewsActions;

/** R7.109: sorting and filter are sent only to shops that have offered them. */
function* fetchPage(productId: string, page: number, signal?: AbortSignal): SagaGenerator<ReviewPage> {
  const [api, { clock }] = [yield* getApi(), yield* getPage()];
  const { choice } = yield* select(selectReviewList, productId);
  const query = {
    productId,
    ...(page === 1 ? {} : { page }),
    ...(choice.sort === 'newest' ? {} : { sort: choice.sort }),
    ...(choice.stars === null ? {} : { rating: choice.stars }),
  };
  const answer: unknown = yield* call(() => api.call('getProductReviews', { query }, signal === undefined ? {} : { signal }));
  return toReviewPage(answer, clock.now());
}

/** A background call: a failure is logged, and the view offers another try. */
function* logFailure(error: unknown): SagaGenerator {
  if (!(error instanceof ApiError)) throw error;
  const { log } = yield* getPage();
  log.warn(`vitrina: no reviews (${failureResponse(error).log ?? error.message})`);
}

/** Actions after which the list is fetched again. */
const CHOICES = [reviewsRequested, starsChosen, sortChosen] as const;

function* load({ payload: { productId } }: ActionOf<typeof CHOICES>, signal: AbortSignal): SagaGenerator {
  const { choice } = yield* select(selectReviewList, productId);
  // Another choice may be in the state already while its saga waits for the paint.
  const isChosen = (state: WithReviews): boolean => selectReviewList(state, productId).choice === choice;
  try {
    const page = yield* fetchPage(productId, 1, signal);
    if (yield* select(isChosen)) yield* put(reviewsSucceeded({ productId, page }));
  } catch (error) {
    if (yield* select(isChosen)) yield* put(reviewsFailed({ productId }));
    yield* logFailure(error);
  }
}

function* loadMore({ payload: { productId } }: ActionOf<typeof moreRequested>): SagaGenerator {
  const { choice, page } = yield* select(selectReviewList, productId);
  try {
    const next = yield* fetchPage(productId, page + 1);
    const now = yield* select(selectReviewList, productId);
    if (now.choice === choice && now.page === page && now.status === 'ready') yield* put(moreSucceeded({ productId, page: next }));
  } catch (error) {
    yield* put(moreFailed({ productId }));
    yield* logFailure(error);
  }
}

/** Another visitor has another review. */
function* reload(): SagaGenerator {
  const { lists } = yield* select(({ reviews }: WithReviews) => reviews);
  for (const productId of Object.keys(lists)) yield* put(reviewsRequested({ productId }));
}

export function* reviewsSaga(): SagaGenerator {
  yield* keepDraft({
    key: REVIEW_DRAFT_KEY,
    selectDraft: ({ reviews }: WithReviews) => reviews.drafts,
    toDraft: toDrafts,
    draftRestored: draftsRestored,
  });
  yield* put(customerMet({ customerId: yield* select(({ account }: WithAccount) => account.customer?.id ?? null) }));
  yield* fork(latestOnly('reviews.load', CHOICES, { delayMs: () => 0, worker: load, keyOf: ({ payload }) => payload.productId }));
  yield* fork(serialQueue('reviews.more', moreRequested, loadMore));
  yield* fork(serialQueue('reviews.session', accountActions.loggedIn, reload));
  // The list contains a review that exists already, so a waiting one follows it.
  yield* fork(serialQueue('reviews.send', [reviewSubmitted, reviewsSucceeded, reviewsFailed], sendSubmitted));
}
