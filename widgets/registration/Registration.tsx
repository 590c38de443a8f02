import { useState } from 'react';
import customerForm from '../../src/connected/customerForm/customer-form.css';
import { ServerSlot } from '../../src/connected/ServerSlot';
import accountTexts from '../../src/connected/login/texts/lazy';
import loginForm from '../../src/connected/login/login-form.css';
import { selectIsLogged } from '../../src/features/account';
import { loginFeature } from '../../src/features/login';
import type { WidgetHost } from '../../src/loader/defineWidget';
import { useAppSelector } from '../../src/store/hooks';
import checkbox from '../../src/ui/forms/checkbox.css';
import field from '../../src/ui/forms/field.css';
import { useServerHeight } from '../../src/ui/rendering/useServerHeight';
import checkoutTexts from '../../src/connected/checkout/texts/lazy';
import { RegistrationForm } from './RegistrationForm';
import styles from './registration.css';

/** The form of the page for new customers (A048). A customer, and a page without it, keep what the server shows. */
function Registration({ host: { element } }: { host: WidgetHost }) {
  const minHeight = useServerHeight(element);
  const [wasLogged] = useState(useAppSelector(selectIsLogged));
  return (
    <div className="v-root page" part="root" style={{ minHeight }}>
      {wasLogged ? <ServerSlot host={element} /> : <RegistrationForm host={element} />}
    </div>
  );
}

export const view = {
  component: Registration,
  styles: [field, checkbox, customerForm, loginForm, styles],
  features: [loginFeature],
  texts: [accountTexts, checkoutTexts],
};
