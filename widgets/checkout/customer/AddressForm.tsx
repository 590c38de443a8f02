import { useEffect } from 'react';
import { emptyForm, fieldsOf } from '../../../src/features/address';
import type { Editing } from '../../../src/features/address';
import { useShop } from '../../../src/store/hooks';
import { restoreFocus } from '../../../src/ui/keyboard/restoreFocus';
import { AddressFields } from './AddressFields';
import { ErrorSummary } from '../../../src/connected/customerForm/ErrorSummary';
import { normaliseValues } from '../../../src/connected/customerForm/formRules';
import type { CustomerModel } from './useCustomer';
import { useCustomerForm } from '../../../src/connected/customerForm/useCustomerForm';

/** One address of a list, new or known. */
export function AddressForm({ customer, editing }: { customer: CustomerModel; editing: Editing }) {
  const { t, countryCode } = useShop();
  const { isBusy, problems, actions } = customer;
  const { kind, id } = editing;
  const model = useCustomerForm({
    defaults: { ...emptyForm(countryCode), isCompany: editing.isCompany, [kind]: fieldsOf(editing.fields, countryCode) },
    problems,
    isBusy,
    onTyped: (typed) => actions.edit({ kind, id, isCompany: typed.isCompany, fields: typed[kind] }),
    onSubmit: (values) => {
      const { isCompany, [kind]: fields } = normaliseValues(values, countryCode);
      actions.submitAddress({ kind, id, isCompany, fields });
    },
  });
  const { form, box, submit, noteWarning } = model;
  useEffect(() => {
    restoreFocus(box.current?.querySelector('input')); // the button that opened it is gone
  }, [box]);
  return (
    <form ref={box} className="address-form" noValidate onSubmit={submit}>
      <ErrorSummary model={model} />
      <AddressFields form={form} kind={kind} onWarned={noteWarning} />
      <p className="actions">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {t(isBusy ? 'txt_customer_sending' : 'txt_address_save')}
        </button>
        <button type="button" className="button-link" onClick={() => actions.edit(null)}>
          {t('txt_address_cancel')}
        </button>
      </p>
    </form>
  );
}
