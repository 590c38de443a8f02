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

/** R2.63: what one signs in for, the login form, and a link to a new account; a registered visitor does not see it (R6.13, A054). */
export function LoginPanel({ form, context, hasWaitingHeart }: LoginPanelProps) {
  const { t, links, config } = useShop();
  const isRegistered = useAppSelector((state) => selectIsRegistered(state, config.trackingId));
  const register = links.to('register');
  const greeting = isRegistered ? 'txt_account_welcome_back' : 'txt_account_sign_in';
  const why = hasWaitingHeart ? 'txt_account_for_wishlist' : context === 'checkout' ? 'txt_account_for_checkout' : greeting;
  return (
    <div className="panel">
      <h2 className="why">{t(why)}</h2>
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
