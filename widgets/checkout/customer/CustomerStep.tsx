import { useState } from 'react';
import { fieldsOf, formOf } from '../../../src/features/address';
import { useShop } from '../../../src/store/hooks';
import { adoptStyles } from '../../../src/ui/styles/adoptStyles';
import field from '../../../src/ui/forms/field.css';
import price from '../../../src/ui/text/price.css';
import { Loading } from '../Loading';
import summary from '../summary/summary.css';
import { AddressList } from './AddressList';
import styles from './customer.css';
import { CustomerForm } from './CustomerForm';
import { CustomerSummary } from './CustomerSummary';
import { LoginForm } from './LoginForm';
import { useCustomer } from './useCustomer';
import type { CustomerModel } from './useCustomer';

/** The customer's lists, and the way on with what is chosen. */
function Lists({ customer }: { customer: CustomerModel }) {
  const { t } = useShop();
  const { isBusy, actions } = customer;
  return (
    <div className="customer-form">
      <AddressList customer={customer} kind="billing" />
      <AddressList customer={customer} kind="shipping" />
      <button type="button" className="primary go-on" aria-disabled={isBusy} onClick={() => !isBusy && actions.goOn()}>
        {t(isBusy ? 'txt_customer_sending' : 'txt_checkout_next_shipping')}
      </button>
    </div>
  );
}

/** Who orders, and where to. */
function Customer() {
  const { countryCode } = useShop();
  const customer = useCustomer();
  const { isLogged, isAsking, addresses, cart, draft } = customer;
  // What the shop knows may come after the form is shown: it is taken over as long as nothing was typed.
  const [known, setKnown] = useState(cart);
  if (known !== cart && draft === null) setKnown(cart);

  if (isLogged && (addresses.billing.length > 0 || addresses.shipping.length > 0)) return <Lists customer={customer} />;
  if (isLogged && isAsking) return <Loading />;
  const defaults =
    draft === null
      ? formOf(known, countryCode)
      : { ...draft, billing: fieldsOf(draft.billing, countryCode), shipping: fieldsOf(draft.shipping, countryCode) };
  return (
    <>
      {!isLogged && <LoginForm customer={customer} />}
      <CustomerForm key={known.billing === null ? 'empty' : 'known'} customer={customer} defaults={defaults} />
    </>
  );
}

function CustomerStep() {
  return (
    <div className="layout-sidebar">
      <div className="customer">
        <Customer />
      </div>
      <div className="sidebar">
        <CustomerSummary />
      </div>
    </div>
  );
}

export const panel = { component: CustomerStep, adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [field, price, summary, styles]) };
