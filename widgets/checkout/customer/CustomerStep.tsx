import { useMemo } from 'react';
import { fieldsOf, formOf } from '../../../src/features/address';
import { loginFeature } from '../../../src/features/login';
import { useShop } from '../../../src/store/hooks';
import { adoptStyles } from '../../../src/ui/styles/adoptStyles';
import loginForm from '../../../src/connected/login/login-form.css';
import customerForm from '../../../src/connected/customerForm/customer-form.css';
import field from '../../../src/ui/forms/field.css';
import price from '../../../src/ui/text/price.css';
import { Loading } from '../Loading';
import { StepBar, useHasStepBar } from '../StepBar';
import summary from '../summary/summary.css';
import { AddressList } from './AddressList';
import styles from './customer.css';
import { CheckoutLogin } from './CheckoutLogin';
import { CustomerForm } from './CustomerForm';
import { CustomerSummary } from './CustomerSummary';
import { NextButton } from './NextButton';
import { useCustomer } from './useCustomer';
import type { CustomerModel } from './useCustomer';

/** The lists of a customer, or the form of everybody else. */
function Customer({ customer, hasStepBar }: { customer: CustomerModel; hasStepBar: boolean }) {
  const { countryCode } = useShop();
  const { isLogged, isLoading, hasLists, cart, cartEmail, draft, actions } = customer;
  // The cart's addresses may arrive after the form is shown: they fill it until something is typed.
  const fromCart = useMemo(() => formOf(cart, cartEmail, countryCode), [cart, cartEmail, countryCode]);

  if (hasLists)
    return (
      <div className="customer-form">
        <AddressList customer={customer} kind="billing" />
        <AddressList customer={customer} kind="shipping" />
        {!hasStepBar && <NextButton customer={customer} onNext={actions.goOn} />}
      </div>
    );
  if (isLoading) return <Loading />;
  const values =
    draft === null
      ? fromCart
      : { ...draft, billing: fieldsOf(draft.billing, countryCode), shipping: fieldsOf(draft.shipping, countryCode) };
  return (
    <>
      {!isLogged && <CheckoutLogin customer={customer} />}
      <CustomerForm customer={customer} values={values} hasStepBar={hasStepBar} />
    </>
  );
}

function CustomerStep() {
  const customer = useCustomer();
  const hasStepBar = useHasStepBar();
  const { hasLists, isLoading, total, isSavingCart, actions } = customer;
  return (
    <>
      <div className="layout-sidebar">
        <div>
          <Customer customer={customer} hasStepBar={hasStepBar} />
        </div>
        <div className="sidebar">
          <CustomerSummary />
        </div>
      </div>
      {hasStepBar && (hasLists || !isLoading) && (
        <StepBar total={total} isSaving={isSavingCart}>
          <NextButton customer={customer} {...(hasLists ? { onNext: actions.goOn } : {})} />
        </StepBar>
      )}
    </>
  );
}

export const panel = {
  component: CustomerStep,
  adopt: (shadow: ShadowRoot) => adoptStyles(shadow, [field, loginForm, customerForm, price, summary, styles]),
};

export const features = [loginFeature];

export { default as texts } from '../../../src/connected/login/texts/lazy';
