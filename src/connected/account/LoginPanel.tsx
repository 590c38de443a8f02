import type { RefObject } from 'react';
import { selectIsRegistered } from '../../features/account';
import type { LoginContext } from '../../features/account';
import { useAppSelector, useShop } from '../../store/hooks';
import { LoginForm } from '../login/LoginForm';

interface LoginPanelProps {
  form: RefObject<HTMLFormElement | null>;
  context: LoginContext;
  /** The guest has pressed a heart: the article is added after the sign-in. */
  hasWaitingHeart: boolean;
}

/** R2.63: the login form, and a link to a new account; a registered visitor does not see it (R6.13, A054). */
export function LoginPanel({ form, context, hasWaitingHeart }: LoginPanelProps) {
  const { t, links, config } = useShop();
  const isRegistered = useAppSelector((state) => selectIsRegistered(state, config.trackingId));
  const register = links.to('register');
  return (
    <div className="panel">
      {(hasWaitingHeart || isRegistered) && (
        <p className="welcome">{t(hasWaitingHeart ? 'txt_account_for_wishlist' : 'txt_account_welcome_back')}</p>
      )}
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
