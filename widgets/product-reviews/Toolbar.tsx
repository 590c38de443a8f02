import { useId } from 'react';
import { reviewsActions, selectReviewList } from '../../src/features/reviews';
import type { ReviewSort } from '../../src/features/reviews';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

/** How many are shown, which, and in which order. */
export function Toolbar({ productId }: { productId: string }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const { reviews, total, sorts, choice, status } = useAppSelector((state) => selectReviewList(state, productId));
  const shown = { shown: format.number(reviews.length), total: format.number(Math.max(total ?? 0, reviews.length)) };
  return (
    <div className="toolbar" part="toolbar">
      <p className="shown" role="status">
        {choice.stars !== null && <strong>{t('txt_rating_stars', { count: choice.stars })}: </strong>}
        {t(status === 'pending' ? 'txt_reviews_loading' : 'txt_reviews_shown', shown)}
      </p>
      {choice.stars !== null && (
        <button type="button" className="link" part="all" onClick={() => dispatch(reviewsActions.starsChosen({ productId, stars: null }))}>
          {t('txt_reviews_filter_all')}
        </button>
      )}
      {sorts.length > 1 && (
        <p className="sort">
          <label htmlFor={id}>{t('txt_reviews_sort')}</label>
          <select
            id={id}
            className="select"
            part="sort"
            value={choice.sort}
            onChange={({ target }) =>
              dispatch(
                reviewsActions.sortChosen({
                  productId,
                  sort: sorts.find((sort): sort is ReviewSort => sort === target.value) ?? 'newest',
                }),
              )
            }
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`txt_reviews_sort_${sort}`)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
