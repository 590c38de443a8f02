import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { afterPaint } from '../../../src/dom/afterPaint';
import { useShop } from '../../../src/store/hooks';
import type { CustomerModel } from './useCustomer';

export const CUSTOMER_FORM_ID = 'customer-form';

interface NextButtonProps {
  customer: CustomerModel;
  /** Continues with the selected addresses; without it the button submits the customer form. */
  onNext?: () => void;
}

export function NextButton({ customer: { isBusy: isSaving, earlyPress }, onNext }: NextButtonProps) {
  const { t } = useShop();
  const button = useRef<HTMLButtonElement>(null);
  const { isEarly, isKept, keep, drop } = earlyPress;
  const isBusy = isSaving || isKept;
  useEffect(() => {
    if (!isKept || isEarly) return undefined;
    // By then the form has its new values and fields.
    return afterPaint(window, () => {
      drop();
      button.current?.click();
    });
  }, [isKept, isEarly, drop]);

  /** Enter in a field clicks the button, too. */
  const press = (event: MouseEvent) => {
    if (isEarly) {
      event.preventDefault();
      keep();
    } else if (!isSaving) onNext?.();
  };
  return (
    <button
      ref={button}
      type={onNext === undefined ? 'submit' : 'button'}
      form={onNext === undefined ? CUSTOMER_FORM_ID : undefined}
      className="primary next"
      aria-disabled={isBusy}
      onClick={press}
    >
      {t(isBusy ? 'txt_customer_sending' : 'txt_checkout_next_shipping')}
    </button>
  );
}
