import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import type { LoginContext } from '../../features/account';
import {
  loginActions,
  selectHandedOverLogins,
  selectIsAuthInProgress,
  selectIsFacebookLoading,
  selectLoginEmail,
  selectLoginStatus,
} from '../../features/login';
import { useAppDispatch, useAppSelector, useShop } from '../../store/hooks';
import { EmailHint } from '../../ui/forms/EmailHint';
import { EMAIL_MAX_CHARS, toEmail } from '../../ui/forms/emailRule';
import { isFilled } from '../../ui/forms/validation';
import { deepActiveElement } from '../../ui/keyboard/deepFocus';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { ServerText } from '../ServerText';
import { useServerForm } from '../serverForm/useServerForm';
import { LoginField } from './LoginField';

/** The contract's maximum length. */
const PASSWORD_MAX_CHARS = 1024;

/** As its brand asks: the logo in white on its blue. */
const FACEBOOK_LOGO =
  'M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978.401 0 .955.042 1.468.103a8.68 8.68 0 0 1 1.141.195v3.325a8.623 8.623 0 0 0-.653-.036 26.805 26.805 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.686 1.686 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647Z';

/** Of the server's own form. */
const PASSWORD = 'form input[type="password"]';
const USERNAME = 'input:is([type="email"], [name="email"], [name="username"], [type="text"])';

interface LoginFormProps {
  context: LoginContext;
  form: RefObject<HTMLFormElement | null>;
  /** Fills the e-mail field until the shopper types one. */
  email?: string | undefined;
}

/** The login form of all contexts (R2.63, R2.64). Stylesheets: field.css, login-form.css. */
export function LoginForm({ context, form, email }: LoginFormProps) {
  const { t, links, flags, config, countryCode } = useShop();
  const dispatch = useAppDispatch();
  const typed = useAppSelector(selectLoginEmail);
  const isInProgress = useAppSelector(selectIsAuthInProgress);
  const isFacebookLoading = useAppSelector(selectIsFacebookLoading);
  const status = useAppSelector(selectLoginStatus);
  const { login: handedOver } = useAppSelector(selectHandedOverLogins);
  // The checkout does much else; its link to the login page is its own.
  const isAlone = context !== 'checkout';
  const server = useServerForm({ inside: form, handedOver: isAlone ? handedOver : null, field: PASSWORD, orLink: true });
  const [empty, setEmpty] = useState({ email: false, password: false });
  const forgotten = links.to('passwordRecovery');
  const input = (name: 'email' | 'password') => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
  const keepEmail = (value: string) => dispatch(loginActions.emailTyped({ email: value }));

  const noteId = useId();
  const shownStatus = useRef(status);
  // As in other forms, a refusal leads to the field that is typed anew; who is elsewhere by now stays there.
  const leadToPassword = useEffectEvent(() => {
    const active = deepActiveElement(document);
    if (active === null || !form.current?.contains(active)) return;
    const field = input('password');
    field?.focus();
    field?.select();
  });
  useEffect(() => {
    if (status !== shownStatus.current && status !== null) leadToPassword();
    shownStatus.current = status;
  }, [status]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInProgress) return;
    const data = new FormData(event.currentTarget);
    const [username, password] = [toEmail(String(data.get('email'))), String(data.get('password'))];
    const now = { email: !isFilled(username), password: password === '' };
    setEmpty(now);
    if (now.email || now.password) input(now.email ? 'email' : 'password')?.focus();
    else {
      const canHandOver = isAlone && server.press({ values: [[USERNAME, username], [PASSWORD, password]] }); // prettier-ignore
      dispatch(loginActions.loginSubmitted({ username, password: () => password, context, canHandOver }));
    }
  };

  const acceptHint = (suggested: string) => {
    const field = input('email');
    if (field === null) return;
    field.value = suggested;
    keepEmail(suggested);
    field.focus();
  };

  return (
    <form ref={form} className="login-form" noValidate onSubmit={submit}>
      <div className="login-note">
        <div role="alert" id={noteId}>
          {status !== null && <div className="login-status">{status.isKey ? t(status.message) : <ServerText message={status} />}</div>}
        </div>
        {status === null && isAlone && <p>{t('txt_login_required')}</p>}
      </div>
      <LoginField
        label={t('txt_customer_email')}
        type="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_CHARS}
        start={typed || email}
        onTyped={keepEmail}
        problem={empty.email && !typed ? t('msg_email_required') : null}
        hint={<EmailHint email={typed} country={countryCode} translate={({ key, params }) => t(key, params)} onAccept={acceptHint} />}
      />
      <LoginField
        label={t('txt_customer_password')}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_CHARS}
        onTyped={() => empty.password && setEmpty({ ...empty, password: false })}
        problem={empty.password ? t('msg_password_required') : null}
        noteId={noteId}
      />
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={isInProgress}>
          {t(isInProgress ? 'txt_login_sending' : 'txt_login_submit')}
        </button>
        {forgotten !== null && <a href={forgotten}>{t('txt_login_forgotten')}</a>}
      </p>
      {/* R6.05, A045 */}
      {flags.isOn('facebook_login') && config.facebook !== null && (
        <>
          <p className="or">{t('txt_login_or')}</p>
          <button
            type="button"
            className="facebook"
            aria-disabled={isInProgress}
            onClick={() => !isInProgress && dispatch(loginActions.facebookRequested({ context }))}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={FACEBOOK_LOGO} fill="currentColor" />
            </svg>
            {t(isFacebookLoading ? 'txt_login_facebook_loading' : 'txt_login_facebook')}
          </button>
          <VisuallyHidden role="status">{isFacebookLoading && t('txt_login_facebook_loading')}</VisuallyHidden>
        </>
      )}
    </form>
  );
}
