import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { NO_FIELDS, reviewsActions, selectReviewDraft, selectReviewForm, selectReviewList } from '../../src/features/reviews';
import type { Review } from '../../src/features/reviews';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { ReviewForm } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import { readServerForm } from './serverForm';

const fieldsOf = ({ reviewId, rating, title, text, pros, cons }: Review) => ({
  reviewId,
  rating: Math.round(rating ?? 0),
  title,
  text,
  pros: pros.join('\n'),
  cons: cons.join('\n'),
});

/** The customer's review with its state, and the form that writes or changes it (A140). */
export function OwnReview({ host: { element }, productId }: { host: WidgetHost; productId: string }) {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const { own } = useAppSelector((state) => selectReviewList(state, productId));
  const draft = useAppSelector((state) => selectReviewDraft(state, productId));
  const { status } = useAppSelector((state) => selectReviewForm(state, productId));
  const [isOpen, setOpen] = useState(draft !== null);
  const [isPressed, setPressed] = useState(false);
  // The form is much to render: after the press is painted.
  const isFormDue = useDeferredValue(isOpen);
  const isFormShown = isOpen && isFormDue && draft !== null;
  const thanks = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const signInLink = element.querySelector('a[data-vitrina-action="login"]')?.getAttribute('href') ?? null;
  const isStored = status === 'sent' || status === 'published';

  useEffect(() => {
    const typed = readServerForm(element);
    if (draft !== null || typed === null) return;
    dispatch(reviewsActions.draftChanged({ productId, ...typed }));
    setOpen(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was typed before this view was there
  }, []);
  useEffect(() => {
    if (isStored) thanks.current?.focus(); // the form is gone, and after a sign-in the shopper is at the header
  }, [isStored]);

  const open = () => {
    setPressed(true);
    setOpen(true);
    if (draft === null) dispatch(reviewsActions.draftChanged({ productId, ...(own === null ? NO_FIELDS : fieldsOf(own)) }));
  };
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="own">
      <p ref={thanks} className="thanks" role="status" tabIndex={-1}>
        {isStored && t(status === 'sent' ? 'txt_reviews_sent' : 'txt_reviews_published')}
      </p>
      {own !== null && !isFormShown && (
        <div className="own-review" part="own">
          <p className="own-title">
            <strong>{t('txt_reviews_own')}</strong>
            {!own.isApproved && <span className="state">{t('txt_reviews_waiting')}</span>}
          </p>
          <ReviewItem review={own} isAdultOnly={false} />
        </div>
      )}
      {isFormShown ? (
        <ReviewForm productId={productId} draft={draft} signInLink={signInLink} isFocused={isPressed} onClose={close} />
      ) : (
        <button ref={button} type="button" className="button" data-look={own === null ? 'full' : undefined} part="write" onClick={open}>
          {t(draft !== null && !isOpen ? 'txt_reviews_resume' : own === null ? 'txt_reviews_write' : 'txt_reviews_edit')}
        </button>
      )}
    </div>
  );
}
