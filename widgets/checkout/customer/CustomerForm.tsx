import type { CustomerForm as Form } from '../../../src/features/address';
import { useShop } from '../../../src/store/hooks';
import { EmailHint } from '../../../src/ui/forms/EmailHint';
import { emailRule, toEmail } from '../../../src/ui/forms/emailRule';
import { AddressFields } from './AddressFields';
import { ErrorSummary } from '../../../src/connected/customerForm/ErrorSummary';
import { FormField } from '../../../src/connected/customerForm/FormField';
import { newPasswordRule, normaliseValues } from '../../../src/connected/customerForm/formRules';
import { CUSTOMER_FORM_ID, NextButton } from './NextButton';
import { PhoneField } from '../../../src/connected/customerForm/PhoneField';
import type { CustomerModel } from './useCustomer';
import { useCustomerForm } from '../../../src/connected/customerForm/useCustomerForm';
import type { CustomerFormModel } from '../../../src/connected/customerForm/useCustomerForm';

/** E-mail, and optionally a new account. */
function Contact({ model: { form } }: { model: CustomerFormModel }) {
  const { t, countryCode } = useShop();
  const [email, wantsAccount] = form.watch(['email', 'wantsAccount']);
  return (
    <fieldset className="card group">
      <legend className="group-title">{t('txt_customer_contact')}</legend>
      <FormField
        form={form}
        name="email"
        label={t('txt_customer_email')}
        rule={emailRule}
        normalise={toEmail}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'section-billing billing email' }}
      >
        <EmailHint
          email={email}
          country={countryCode}
          translate={({ key, params }) => t(key, params)}
          onAccept={(suggestion) => {
            form.setValue('email', suggestion, { shouldValidate: true });
            form.setFocus('email'); // the pressed button unmounts
          }}
        />
      </FormField>
      <label className="checkbox">
        <input type="checkbox" {...form.register('wantsAccount')} /> {t('txt_customer_register')}
      </label>
      {wantsAccount && (
        <FormField
          form={form}
          name="password"
          label={t('txt_customer_password')}
          rule={newPasswordRule}
          hint={t('txt_customer_password_hint')}
          input={{ type: 'password', autoComplete: 'new-password' }}
        />
      )}
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
