import type { RefObject } from 'react';
import { selectIsRegistered } from '../../features/account';
import type { LoginContext } from '../../features/account';
import { useAppSelector, useShop } from '../../store/hooks';
import { LoginForm } from '../login/LoginForm';

interface LoginPanelProps {
  form: RefObject<HTMLFormElement | null>;
  context: LoginContext;
}

/** R2.63: the login form, and a link to a new account; a registered visitor is not asked for one (R6.13, A054). */
export function LoginPanel({ form, context }: LoginPanelProps) {
  const { t, links, config } = useShop();
  const isRegistered = useAppSelector((state) => selectIsRegistered(state, config.trackingId));
  const register = links.to('register');
  return (
    <div className="panel">
      {isRegistered && <p className="welcome">{t('txt_account_welcome_back')}</p>}
      <LoginForm context={context} form={form} />
      {register !== null && (
        <p className="register">
          {!isRegistered && t('txt_account_register_hint')}{' '}
          <a href={register} part="link">
            {t('txt_account_register')}
          </a>
        </p>
      )}
    </div>
  );
}
