import { reviewsActions, selectReviewList } from '../../src/features/reviews';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { Stars } from '../../src/ui/graphics/Stars';

const STARS = [5, 4, 3, 2, 1];

/** The average, and how many stars the product got how often: a press shows the reviews with that many. */
export function Summary({ productId }: { productId: string }) {
  const { t, format } = useShop();
  const dispatch = useAppDispatch();
  const { average, count, histogram, choice } = useAppSelector((state) => selectReviewList(state, productId));
  if (count === 0)
    return (
      <div className="empty">
        <p className="empty-title">{t('txt_reviews_empty')}</p>
        <p className="empty-hint">{t('txt_reviews_empty_hint')}</p>
      </div>
    );
  const choose = (stars: number) => dispatch(reviewsActions.starsChosen({ productId, stars: stars === choice.stars ? null : stars }));
  const all = histogram?.reduce((sum, one) => sum + one, 0) ?? 0;
  return (
    <div className="summary" part="summary">
      {average !== null && (
        <div className="average">
          <span className="average-number" aria-hidden="true">
            {format.number(Math.round(average * 10) / 10)}
          </span>
          <span className="average-words">
            <Stars rating={average} label={t('txt_rating_value', { rating: format.number(Math.round(average * 10) / 10) })} />
            <span className="average-count">{t('txt_reviews_count', { count })}</span>
          </span>
        </div>
      )}
      {histogram !== null && (
        <ul className="histogram" aria-label={t('txt_reviews_filter')}>
          {STARS.map((stars) => {
            const part = histogram[stars - 1] ?? 0;
            return (
              <li key={stars}>
                <button
                  type="button"
                  className="bar"
                  part="bar"
                  aria-pressed={choice.stars === stars}
                  aria-label={`${t('txt_rating_stars', { count: stars })}: ${t('txt_reviews_count', { count: part })}`}
                  onClick={() => choose(stars)}
                >
                  <span className="bar-stars" aria-hidden="true">
                    {stars}
                    <svg viewBox="0 0 24 24" width="14" height="14">
                      <path d="m12 2.6 2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05L6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z" />
                    </svg>
                  </span>
                  <span className="bar-line" aria-hidden="true">
                    <span className="bar-fill" style={{ inlineSize: `${(part / all) * 100}%` }} />
                  </span>
                  <span className="bar-count" aria-hidden="true">
                    {format.number(part)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
