import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '../../../src/connected/login/LoginForm';
import { selectLoginEmail } from '../../../src/features/login';
import { useAppSelector, useShop } from '../../../src/store/hooks';
import { restoreFocus } from '../../../src/ui/keyboard/restoreFocus';
import type { CustomerModel } from './useCustomer';

/** The login form of the checkout (R2.64), folded until it is wanted. */
export function CheckoutLogin({ customer: { isLoginOffered, draft } }: { customer: CustomerModel }) {
  const { t } = useShop();
  const email = useAppSelector(selectLoginEmail);
  const [isOpen, setOpen] = useState(email !== '' || isLoginOffered);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const first = form.current?.querySelector('input');
    if (isOpen && !wasOpen.current) first?.focus();
    // Losing the session removed the addresses, and the focus with them; a focus elsewhere is left alone.
    else if (isLoginOffered) restoreFocus(first);
    wasOpen.current = isOpen;
  }, [isOpen, isLoginOffered]);

  return (
    <section className="card login">
      <p className="actions">
        <span>{t('txt_login_title')}</span>
        <button type="button" className="button-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'txt_login_close' : 'txt_login_open')}
        </button>
      </p>
      {isOpen && <LoginForm context="checkout" form={form} email={draft?.email} />}
    </section>
  );
}
