import { useEffect, useRef } from 'react';
import { reviewsActions, selectReviewList } from '../../src/features/reviews';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { hasMoreToShow } from '../../src/shop/paging';
import { ReviewItem } from './ReviewItem';

interface ReviewItemsProps {
  productId: string;
  isAdultOnly: boolean;
}

/** The list, and what follows it: more reviews (A121), or why there are none. */
export function ReviewItems({ productId, isAdultOnly }: ReviewItemsProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const continuedAt = useRef<number | null>(null);
  const { reviews, total, more, status } = useAppSelector((state) => selectReviewList(state, productId));
  const hasMore = hasMoreToShow(reviews.length, total);
  const shown = reviews.length;
  useEffect(() => {
    const from = continuedAt.current;
    if (from === null || shown <= from) return;
    // The button has moved down, or is gone: reading goes on with the first of the new ones.
    const first = list.current?.children[from];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    continuedAt.current = null;
  }, [shown]);
  const showMore = () => {
    if (more === 'pending') return;
    continuedAt.current = reviews.length;
    dispatch(reviewsActions.moreRequested({ productId }));
  };
  const retry = () => dispatch(reviewsActions.reviewsRequested({ productId }));
  return (
    <div aria-busy={status === 'pending'}>
      {status === 'failed' && (
        <p className="failed" role="alert">
          {t('txt_reviews_failed')}{' '}
          <button type="button" className="link" part="retry" onClick={retry}>
            {t('txt_reviews_retry')}
          </button>
        </p>
      )}
      {reviews.length === 0 && status === 'ready' && <p className="none">{t('txt_reviews_filter_empty')}</p>}
      <ul ref={list} className="list" data-pending={status === 'pending' ? '' : undefined}>
        {reviews.map((review) => (
          <li key={review.reviewId} className="review" part="review" tabIndex={-1}>
            <ReviewItem review={review} isAdultOnly={isAdultOnly} />
          </li>
        ))}
      </ul>
      <div className="after">
        {hasMore && (
          <button type="button" className="button" part="more" aria-disabled={more === 'pending'} onClick={showMore}>
            {t(more === 'pending' ? 'txt_reviews_loading' : 'txt_reviews_more')}
          </button>
        )}
        <p className="failed" role="alert">
          {more === 'failed' && t('txt_reviews_failed')}
        </p>
        {reviews.some(({ isVerified }) => isVerified) && <p className="hint">{t('txt_reviews_verified_hint')}</p>}
      </div>
    </div>
  );
}
