import { memo, useId, useState } from 'react';
import type { Review } from '../../src/features/reviews';
import { useIsPictureHidden, useShop } from '../../src/store/hooks';
import { Stars } from '../../src/ui/graphics/Stars';
import { Thumbnail } from '../../src/ui/graphics/Thumbnail';

/** A longer text is shown shortened. */
const LONG_CHARS = 600;
const LONG_LINES = 8;
const PHOTO_PX = 72;
const LARGE_PHOTO_PX = 1200;

const isLong = (text: string): boolean => text.length > LONG_CHARS || text.split('\n').length > LONG_LINES;

function Points({ kind, points }: { kind: 'pros' | 'cons'; points: readonly string[] }) {
  const { t } = useShop();
  const id = useId();
  if (points.length === 0) return null;
  return (
    <div className="points" data-kind={kind}>
      <h4 className="points-title" id={id}>
        {t(`txt_reviews_${kind}`)}
      </h4>
      <ul aria-labelledby={id}>
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Photos({ review: { photos, author } }: { review: Review }) {
  const { t, links } = useShop();
  const name = author ?? t('txt_reviews_anonymous');
  return (
    <ul className="photos">
      {photos.map((mediaId, index) => {
        const large = links.media(mediaId, LARGE_PHOTO_PX);
        return (
          large !== null && (
            <li key={mediaId}>
              <a
                className="photo"
                part="photo"
                href={large}
                target="_blank"
                rel="noopener"
                aria-label={t('txt_reviews_photo_large', { author: name }) + (photos.length > 1 ? ` (${index + 1}/${photos.length})` : '')}
              >
                <Thumbnail size={PHOTO_PX} urlOf={(width) => links.media(mediaId, width)} />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ReviewItemProps {
  review: Review;
  isAdultOnly: boolean;
}

/** One review. Its texts are shown as text, in the direction in which they are written. */
export const ReviewItem = memo(function ReviewItem({ review, isAdultOnly }: ReviewItemProps) {
  const { t, format } = useShop();
  const areHidden = useIsPictureHidden(isAdultOnly);
  const [isOpen, setOpen] = useState(false);
  const { rating, title, text, pros, cons, author, day, isVerified, photos } = review;
  return (
    <article>
      <div className="review-head">
        {rating !== null && <Stars rating={rating} size="small" label={t('txt_rating_value', { rating: format.number(rating) })} />}
        {title !== '' && (
          <h3 className="review-title" dir="auto">
            {title}
          </h3>
        )}
      </div>
      <p className="review-facts">
        <bdi className="review-author">{author ?? t('txt_reviews_anonymous')}</bdi>
        {day !== null && <time dateTime={day}>{format.date(new Date(`${day}T12:00:00`))}</time>}
        {isVerified && <span className="verified">{t('txt_reviews_verified')}</span>}
      </p>
      {text !== '' && (
        <p className="review-text" dir="auto" data-short={isLong(text) && !isOpen ? '' : undefined}>
          {text}
        </p>
      )}
      {isLong(text) && (
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'txt_reviews_collapse' : 'txt_reviews_expand')}
        </button>
      )}
      {(pros.length > 0 || cons.length > 0) && (
        <div className="both-points">
          <Points kind="pros" points={pros} />
          <Points kind="cons" points={cons} />
        </div>
      )}
      {photos.length > 0 && !areHidden && <Photos review={review} />}
    </article>
  );
});
