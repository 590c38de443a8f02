import type { CustomerForm as Form } from '../../../src/features/address';
import { useShop } from '../../../src/store/hooks';
import { EmailField, PasswordField } from '../../../src/connected/customerForm/AccountFields';
import { AddressFields } from './AddressFields';
import { ErrorSummary } from '../../../src/connected/customerForm/ErrorSummary';
import { normaliseValues } from '../../../src/connected/customerForm/formRules';
import { CUSTOMER_FORM_ID, NextButton } from './NextButton';
import { PhoneField } from '../../../src/connected/customerForm/PhoneField';
import type { CustomerModel } from './useCustomer';
import { useCustomerForm } from '../../../src/connected/customerForm/useCustomerForm';
import type { CustomerFormModel } from '../../../src/connected/customerForm/useCustomerForm';

/** E-mail, and optionally a new account. */
function Contact({ model: { form } }: { model: CustomerFormModel }) {
  const { t } = useShop();
  const wantsAccount = form.watch('wantsAccount');
  return (
    <fieldset className="card group">
      <legend className="group-title">{t('txt_customer_contact')}</legend>
      <EmailField form={form} autoComplete="section-billing billing email" />
      <label className="checkbox">
        <input type="checkbox" {...form.register('wantsAccount')} /> {t('txt_customer_register')}
      </label>
      {wantsAccount && <PasswordField form={form} />}
    </fieldset>
  );
}

/** The whole step in one form, for guests and for customers without addresses. */
export function CustomerForm({ customer, values: known, hasStepBar }: { customer: CustomerModel; values: Form; hasStepBar: boolean }) {
  const { t, countryCode } = useShop();
  const { isLogged, isBusy, problems, draft, actions } = customer;
  const model = useCustomerForm({
    defaults: known,
    isUntouched: draft === null,
    problems,
    isBusy,
    onTyped: actions.keepDraft,
    onSubmit: (values) => {
      const form = normaliseValues(values, countryCode);
      actions.submitCustomer({ ...form, wantsAccount: form.wantsAccount && !isLogged }, values.password);
    },
  });
  const { form, box, submit, noteWarning } = model;
  const isSame = form.watch('isSame');
  return (
    <form ref={box} id={CUSTOMER_FORM_ID} className="customer-form" noValidate onSubmit={submit}>
      <p className="form-note">{t('txt_customer_required')}</p>
      <ErrorSummary model={model} />
      {!isLogged && <Contact model={model} />}
      <fieldset className="card group">
        <legend className="group-title">{t('txt_address_billing')}</legend>
        <AddressFields form={form} kind="billing" onWarned={noteWarning} />
        {isSame && <PhoneField form={form} section="section-billing billing" />}
        <label className="checkbox">
          <input type="checkbox" {...form.register('isSame')} /> {t('txt_address_same')}
        </label>
      </fieldset>
      {!isSame && (
        <fieldset className="card group">
          <legend className="group-title">{t('txt_address_shipping')}</legend>
          <AddressFields form={form} kind="shipping" onWarned={noteWarning} />
        </fieldset>
      )}
      {!hasStepBar && <NextButton customer={customer} />}
    </form>
  );
}
