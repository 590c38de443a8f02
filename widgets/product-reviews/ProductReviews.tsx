import { useEffect, useState } from 'react';
import ratingTexts from '../../src/connected/rating/texts/lazy';
import { ServerSlot } from '../../src/connected/ServerSlot';
import { reviewsActions, reviewsFeature, selectReviewDraft, selectReviewList } from '../../src/features/reviews';
import type { WidgetHost } from '../../src/loader/defineWidget';
import type { StateOf } from '../../src/store/feature';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import field from '../../src/ui/forms/field.css';
import stars from '../../src/ui/graphics/stars.css';
import thumbnail from '../../src/ui/graphics/thumbnail.css';
import { OwnReview } from './OwnReview';
import { ReviewItems } from './ReviewItems';
import reviewsTexts from './texts/lazy';
import { Summary } from './Summary';
import { Toolbar } from './Toolbar';
import { useReviewsPlace } from './useReviewsPlace';
import controls from './controls.css';
import form from './review-form.css';
import item from './review-item.css';
import styles from './product-reviews.css';

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<readonly [typeof reviewsFeature]> {}
}

interface ProductReviewsProps {
  host: WidgetHost;
  productId: string;
  /** R6.16: the photos show goods for adults. */
  isAdultOnly: boolean;
}

/** Where the page has no list of its own, its place shows the status. */
function Waiting({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { t } = useShop();
  return (
    <div className="v-root waiting" part="root">
      <p role="status">{t(isFailed ? 'txt_reviews_failed' : 'txt_reviews_loading')}</p>
      {isFailed && (
        <button type="button" className="button" part="retry" onClick={onRetry}>
          {t('txt_reviews_retry')}
        </button>
      )}
    </div>
  );
}

/** Reviews of a product (R1.06). The server's own list stays until the shop's answer is there, and where there is none. */
function ProductReviews({ host, productId, isAdultOnly }: ProductReviewsProps) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { isKnown, status, count } = useAppSelector((state) => selectReviewList(state, productId));
  const hasDraft = useAppSelector((state) => selectReviewDraft(state, productId) !== null);
  const [isEmpty] = useState(() => (host.element.textContent ?? '').trim() === '');
  const { content, phase, minHeight } = useReviewsPlace(host.element, {
    isReady: isKnown,
    isFailed: status === 'failed',
    isUrgent: hasDraft || isEmpty,
  });
  const request = () => dispatch(reviewsActions.reviewsRequested({ productId }));
  useEffect(() => {
    if (productId !== '') dispatch(reviewsActions.reviewsRequested({ productId }));
  }, [dispatch, productId]);
  if (productId === '') return <ServerSlot host={host.element} />;
  return (
    <div className="place" data-kept={minHeight === undefined ? undefined : ''} style={{ minHeight }}>
      {phase !== 'shown' && !isEmpty && <ServerSlot host={host.element} />}
      {phase !== 'shown' && isEmpty && <Waiting isFailed={status === 'failed'} onRetry={request} />}
      {phase !== 'server' && (
        <section
          ref={content}
          className="v-root reviews"
          part="root"
          aria-label={t('txt_reviews_label')}
          data-measured={phase === 'measuring' ? '' : undefined}
        >
          <div className="columns">
            <div className="all">
              <Summary productId={productId} />
            </div>
            <div className="single">
              <OwnReview host={host} productId={productId} />
              {count > 0 && (
                <>
                  <Toolbar productId={productId} />
                  <ReviewItems productId={productId} isAdultOnly={isAdultOnly} />
                </>
              )}
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

export const view = {
  component: ProductReviews,
  styles: [field, stars, thumbnail, controls, item, form, styles],
  features: [reviewsFeature],
  texts: [ratingTexts, reviewsTexts],
};
