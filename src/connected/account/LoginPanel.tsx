import type { RefObject } from 'react';
import type { LoginContext } from '../../features/account';
import { useShop } from '../../store/hooks';
import { LoginForm } from '../login/LoginForm';

interface LoginPanelProps {
  form: RefObject<HTMLFormElement | null>;
  context: LoginContext;
}

/** R2.63: the login form, and the way to an account for those who have none (R2.66). */
export function LoginPanel({ form, context }: LoginPanelProps) {
  const { t, links } = useShop();
  const register = links.to('register');
  return (
    <div className="panel">
      <LoginForm context={context} form={form} />
      {register !== null && (
        <p className="register">
          {t('txt_account_register_hint')}{' '}
          <a href={register} part="link">
            {t('txt_account_register')}
          </a>
        </p>
      )}
    </div>
  );
}
