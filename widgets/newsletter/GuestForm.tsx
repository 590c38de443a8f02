import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ServerText } from '../../src/connected/ServerText';
import { useServerForm } from '../../src/connected/serverForm/useServerForm';
import { newsletterActions, selectNewsletter } from '../../src/features/newsletter';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';
import { SERVER_FIELD } from './serverField';
import { EmailHint } from '../../src/ui/forms/EmailHint';
import { EMAIL_MAX_CHARS, emailRule, toEmail } from '../../src/ui/forms/emailRule';
import { isFilled } from '../../src/ui/forms/validation';

interface GuestFormProps {
  /** What the field begins with. */
  start: string;
  isFocused: boolean;
  describedBy: string;
}

/** A guest's address, with what the server's field had when the widget replaced it. */
export function GuestForm({ start, isFocused, describedBy }: GuestFormProps) {
  const { t, countryCode } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, problem, handedOver } = useAppSelector(selectNewsletter);
  const server = useServerForm({ inside: input, handedOver, field: SERVER_FIELD, orLink: true });
  const [email, setEmail] = useState(start);
  const [isWrong, setWrong] = useState(false);
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus({ preventScroll: true });
  }, [isFocused]);

  const change = (value: string): void => {
    setEmail(value);
    setWrong(false);
    if (status === 'failed' || status === 'rejected') dispatch(newsletterActions.addressChanged());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (status === 'pending') return;
    const wrong = emailRule(email) !== null;
    setWrong(wrong);
    if (wrong) input.current?.focus();
    else {
      const address = toEmail(email);
      const canHandOver = server.press({ values: [[SERVER_FIELD, address]] });
      dispatch(newsletterActions.subscriptionSubmitted({ subscribe: true, email: address, canHandOver }));
    }
  };
  const isRefused = status === 'rejected';
  return (
    <form className="form" part="form" noValidate onSubmit={submit}>
      <div className="row" data-invalid={isWrong || isRefused ? '' : undefined}>
        <label className="field-label" htmlFor={id}>
          {t('txt_mailing_email')}
        </label>
        <input
          ref={input}
          id={id}
          className="field-input"
          part="input"
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_CHARS}
          value={email}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          required
          aria-invalid={isWrong || isRefused}
          aria-describedby={`${id}-problem ${describedBy}`}
        />
        <button type="submit" className="notice-button" data-look="full" part="submit" aria-disabled={status === 'pending'}>
          {t(status === 'pending' ? 'txt_mailing_sending' : 'txt_mailing_submit')}
        </button>
      </div>
      <div className="line">
        <p className="field-problem" id={`${id}-problem`} role="alert">
          {isWrong && t(isFilled(email) ? 'txt_mailing_invalid' : 'msg_email_required')}
          {isRefused && (problem === null ? t('txt_mailing_invalid') : <ServerText message={problem} />)}
          {status === 'failed' && (problem === null ? t('txt_mailing_failed') : <ServerText message={problem} />)}
        </p>
        {!isWrong && (
          <EmailHint
            email={email}
            country={countryCode}
            translate={({ params }) => t('txt_mailing_suggest', params)}
            onAccept={(suggestion) => {
              change(suggestion);
              input.current?.focus(); // the pressed button unmounts
            }}
          />
        )}
      </div>
    </form>
  );
}
