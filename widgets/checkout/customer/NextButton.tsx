import { useShop } from '../../../src/store/hooks';
import type { CustomerModel } from './useCustomer';

export const CUSTOMER_FORM_ID = 'customer-form';

interface NextButtonProps {
  customer: CustomerModel;
  /** Continues with the selected addresses; without it the button submits the customer form. */
  onNext?: () => void;
}

export function NextButton({ customer: { isBusy }, onNext }: NextButtonProps) {
  const { t } = useShop();
  return (
    <button
      type={onNext === undefined ? 'submit' : 'button'}
      form={onNext === undefined ? CUSTOMER_FORM_ID : undefined}
      className="primary next"
      aria-disabled={isBusy}
      onClick={onNext === undefined || isBusy ? undefined : onNext}
    >
      {t(isBusy ? 'txt_customer_sending' : 'txt_checkout_next_shipping')}
    </button>
  );
}
