import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, SubmitEvent } from 'react';
import { ServerText } from '../../src/connected/ServerText';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import { selectIsLogged } from '../../src/features/account';
import {
  POINTS_MAX_CHARS,
  REVIEW_TEXT_MAX_CHARS,
  REVIEW_TITLE_MAX_CHARS,
  reviewsActions,
  selectHandedOverReview,
  selectReviewForm,
} from '../../src/features/reviews';
import type { ReviewDraft, ReviewFields } from '../../src/features/reviews';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { CharacterCount } from '../../src/ui/forms/CharacterCount';
import { Stars } from '../../src/ui/graphics/Stars';
import { toServerValues } from './serverForm';
import { WrittenField } from './WrittenField';

/** From here on the shopper learns how many characters are left. */
const FEW_LEFT = 500;

const INVALID = '[aria-invalid="true"] input, input[aria-invalid="true"], textarea[aria-invalid="true"], .form-message';

const focusFirst = (form: HTMLElement | null, selector: string): void => form?.querySelector<HTMLElement>(selector)?.focus();

interface ReviewFormProps {
  productId: string;
  draft: ReviewDraft;
  /** The server's own link to the sign-in, which leads back to this page. */
  signInLink: string | null;
  /** The shopper has just opened it. */
  isFocused: boolean;
  onClose: () => void;
}

/** Writes or changes a review. A guest signs in first: what is written stays, and is sent then. */
export function ReviewForm({ productId, draft, signInLink, isFocused, onClose }: ReviewFormProps) {
  const { t, links } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isLogged = useAppSelector(selectIsLogged);
  const { status, problems, message } = useAppSelector((state) => selectReviewForm(state, productId));
  const server = useServerForm({ inside: form, handedOver: useAppSelector(selectHandedOverReview), field: 'form textarea[name="text"]' });
  const [isUnrated, setUnrated] = useState(false);
  const isPending = status === 'pending';
  const signIn = links.href(signInLink) ?? links.to('login');

  useEffect(() => {
    if (isFocused) focusFirst(form.current, 'input:checked, input');
  }, [isFocused]);
  useEffect(() => {
    if (status === 'refused') focusFirst(form.current, INVALID);
    if (status === 'exists') focusFirst(form.current, '.form-message');
  }, [status]);

  const change = (fields: Partial<ReviewFields>) => dispatch(reviewsActions.draftChanged({ productId, ...fields }));
  const problemOf = (name: string): string | null => problems.find(({ field }) => field === name)?.message ?? null;
  const submit = (): boolean => {
    if (isPending) return false;
    setUnrated(draft.rating === 0);
    if (draft.rating === 0) focusFirst(form.current, 'input');
    else {
      const hasForm = server.press({ values: toServerValues(draft) });
      dispatch(reviewsActions.reviewSubmitted({ productId, canHandOver: hasForm && draft.reviewId === null })); // the server's form adds one
    }
    return draft.rating !== 0;
  };
  const submitForm = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLogged) submit();
  };
  /** The link's own action, `login`, follows only if the form is complete. */
  const submitAsGuest = (event: MouseEvent) => {
    if (!submit()) event.preventDefault();
  };
  const left = REVIEW_TEXT_MAX_CHARS - draft.text.length;
  const ratingProblem = isUnrated ? t('txt_reviews_form_rating_missing') : problemOf('rating');
  const optional = t('txt_reviews_form_optional');
  return (
    <form ref={form} className="form" part="form" noValidate aria-label={t('txt_reviews_own')} onSubmit={submitForm}>
      <div className="form-rating" data-invalid={ratingProblem === null ? undefined : ''}>
        <p className="field-label" aria-hidden="true">
          {t('txt_reviews_form_rating')}
        </p>
        <div className="form-stars">
          <Stars
            isEditable
            rating={draft.rating}
            size="large"
            label={t('txt_reviews_form_rating')}
            labelOf={(count) => t('txt_rating_choice', { stars: t('txt_rating_stars', { count }), word: t(`txt_rating_word_${count}`) })}
            describedBy={`${id}-rating`}
            isInvalid={ratingProblem !== null}
            onRate={(rating) => {
              setUnrated(false);
              change({ rating });
            }}
          />
          <span className="form-word" aria-hidden="true">
            {draft.rating > 0 && t(`txt_rating_word_${draft.rating}`)}
          </span>
        </div>
        <p className="field-problem" id={`${id}-rating`} role="alert">
          {ratingProblem}
        </p>
      </div>
      <WrittenField
        {...{ name: 'title', value: draft.title, maxChars: REVIEW_TITLE_MAX_CHARS, optional }}
        label={t('txt_reviews_form_title')}
        problem={problemOf('title')}
        onChange={(title) => change({ title })}
      />
      <WrittenField
        {...{ name: 'text', value: draft.text, maxChars: REVIEW_TEXT_MAX_CHARS, rows: 5, optional }}
        label={t('txt_reviews_form_text')}
        hint={t('txt_reviews_form_text_hint')}
        problem={problemOf('text')}
        onChange={(text) => change({ text })}
      >
        {left <= FEW_LEFT && <CharacterCount text={t('txt_reviews_form_left', { count: Math.max(0, left) })} />}
      </WrittenField>
      <div className="form-points">
        {(['pros', 'cons'] as const).map((name) => (
          <WrittenField
            key={name}
            {...{ name, value: draft[name], maxChars: POINTS_MAX_CHARS, rows: 3, optional }}
            label={t(`txt_reviews_${name}`)}
            hint={t('txt_reviews_form_points_hint')}
            problem={problemOf(name)}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <p className="form-hint">
        {t(isLogged ? 'txt_reviews_form_moderation' : draft.isSubmitted ? 'txt_reviews_form_paused' : 'txt_reviews_form_guest')}
      </p>
      <p className="form-message" role="alert" tabIndex={-1}>
        {status === 'exists' && t('txt_reviews_form_exists')}
        {status === 'refused' &&
          (message === null ? t('txt_reviews_form_check') : message.isKey ? t(message.message) : <ServerText message={message} />)}
      </p>
      <div className="form-buttons">
        {isLogged || signIn === null ? (
          <button type="submit" className="button" data-look="full" part="submit" aria-disabled={isPending}>
            {t(isPending ? 'txt_reviews_form_sending' : status === 'exists' ? 'txt_reviews_form_replace' : 'txt_reviews_form_submit')}
          </button>
        ) : (
          <a className="button" data-look="full" part="submit" href={signIn} data-vitrina-action="login" onClick={submitAsGuest}>
            {t('txt_reviews_form_sign_in')}
          </a>
        )}
        <button type="button" className="link" part="cancel" onClick={onClose}>
          {t('txt_reviews_form_cancel')}
        </button>
      </div>
    </form>
  );
}
