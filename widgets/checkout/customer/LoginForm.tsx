import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ServerText } from '../../../src/connected/ServerText';
import { loginActions, selectLoginEmail } from '../../../src/features/login';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { restoreFocus } from '../../../src/ui/keyboard/restoreFocus';
import { toEmail } from '../../../src/ui/forms/emailRule';
import { isFilled } from '../../../src/ui/forms/validation';
import { PasswordInput } from './PasswordInput';
import type { CustomerModel } from './useCustomer';

interface LoginFieldProps {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  problem: string | null;
  maxLength: number;
  start?: string | undefined;
  onTyped?: (value: string) => void;
}

/** Nothing is checked but that it is filled (R5.09, R5.10, A047). A password stays in the field alone. */
function LoginField({ label, type, autoComplete, problem, maxLength, start, onTyped }: LoginFieldProps) {
  const id = useId();
  const Input = type === 'password' ? PasswordInput : 'input';
  return (
    <div className="field" data-invalid={problem === null ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span aria-hidden="true"> *</span>
      </label>
      <Input
        id={id}
        className="field-input"
        name={type}
        type={type}
        inputMode={type === 'email' ? 'email' : undefined}
        autoComplete={autoComplete}
        defaultValue={start}
        onChange={(event) => onTyped?.(event.currentTarget.value)}
        maxLength={maxLength}
        required
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <p className="field-problem" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

interface Empty {
  email: boolean;
  password: boolean;
}

/** The login form of the checkout (R2.64). */
export function LoginForm({ customer: { login, draft, actions } }: { customer: CustomerModel }) {
  const { t, links, flags, config } = useShop();
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectLoginEmail);
  const [isOpen, setOpen] = useState(email !== '' || login.isOffered);
  const [empty, setEmpty] = useState<Empty>({ email: false, password: false });
  const form = useRef<HTMLFormElement>(null);
  const { isInProgress, status } = login;
  const forgotten = links.to('passwordRecovery');
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const first = form.current?.querySelector('input');
    if (isOpen && !wasOpen.current) first?.focus();
    // Losing the session removed the addresses, and the focus with them; a focus elsewhere is left alone.
    else if (login.isOffered) restoreFocus(first);
    wasOpen.current = isOpen;
  }, [isOpen, login.isOffered]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInProgress) return;
    const data = new FormData(event.currentTarget);
    const [username, password] = [toEmail(String(data.get('email'))), String(data.get('password'))];
    const now = { email: !isFilled(username), password: password === '' };
    setEmpty(now);
    if (now.email || now.password) form.current?.querySelector<HTMLElement>(`[name=${now.email ? 'email' : 'password'}]`)?.focus();
    else actions.logIn(username, password);
  };

  return (
    <section className="card login">
      <p className="actions">
        <span>{t('txt_login_title')}</span>
        <button type="button" className="button-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'txt_login_close' : 'txt_login_open')}
        </button>
      </p>
      {isOpen && (
        <form ref={form} className="login-form" noValidate onSubmit={submit}>
          <div role="alert">
            {status !== null && <div className="login-status">{status.isKey ? t(status.message) : <ServerText message={status} />}</div>}
          </div>
          <LoginField
            label={t('txt_customer_email')}
            type="email"
            autoComplete="username"
            maxLength={254}
            start={email || draft?.email}
            onTyped={(typed) => dispatch(loginActions.emailTyped({ email: typed }))}
            problem={empty.email ? t('msg_email_required') : null}
          />
          <LoginField
            label={t('txt_customer_password')}
            type="password"
            autoComplete="current-password"
            maxLength={1024}
            problem={empty.password ? t('msg_password_required') : null}
          />
          <p className="actions">
            <button type="submit" className="primary" aria-disabled={isInProgress}>
              {t(isInProgress ? 'txt_login_sending' : 'txt_login_submit')}
            </button>
            {forgotten !== null && <a href={forgotten}>{t('txt_login_forgotten')}</a>}
          </p>
          {/* R6.05, A045 */}
          {flags.isOn('facebook_login') && config.facebook !== null && (
            <p className="actions">
              <button
                type="button"
                className="button-link"
                aria-disabled={isInProgress}
                onClick={() => !isInProgress && actions.logInWithFacebook()}
              >
                {t('txt_login_facebook')}
              </button>
            </p>
          )}
        </form>
      )}
    </section>
  );
}
