import { useId } from 'react';
import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { PHONE_PREFIXES, phoneProblem, toPhone } from '../../shop/countries/phone';
import { useShop } from '../../store/hooks';
import { isFilled } from '../../ui/forms/validation';
import { phoneMessage } from './formRules';
import type { CustomerValues } from './formRules';
import { useFieldAnnouncement } from './useFieldAnnouncement';

/** In numeric order. */
const PREFIXES = [...PHONE_PREFIXES].sort((one, other) => Number(one) - Number(other));

/** R5.11-R5.13: prefix and number; a number with a prefix in front sets both. */
export function PhoneField({ form, section }: { form: UseFormReturn<CustomerValues>; section: string }) {
  const { t } = useShop();
  const id = useId();
  const { register, trigger, setValue, getValues, formState } = form;
  const { live, enter } = useFieldAnnouncement(formState.submitCount);
  const problem = (get(formState.errors, 'shipping.phone.number') as { message?: string } | undefined)?.message;
  const label = t('txt_address_phone');

  const leave = () => {
    const { prefix, number } = getValues('shipping.phone');
    const phone = toPhone(number, prefix);
    if (isFilled(number) && phoneProblem(phone) === null) setValue('shipping.phone', phone);
    void trigger('shipping.phone.number');
  };

  return (
    <div className="field" data-invalid={problem === undefined ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span aria-hidden="true"> *</span>
      </label>
      <div className="phone">
        <select
          {...register('shipping.phone.prefix', { onChange: () => isFilled(getValues('shipping.phone.number')) && leave() })}
          className="field-input"
          aria-label={t('txt_address_prefix')}
          autoComplete="off"
        >
          {PREFIXES.map((prefix) => (
            <option key={prefix} value={prefix}>
              {prefix}
            </option>
          ))}
        </select>
        <input
          {...register('shipping.phone.number', {
            validate: (number) => {
              const message = phoneMessage(number, getValues('shipping.phone.prefix'), label);
              return message === null || t(message.key, message.params);
            },
            onChange: enter,
            onBlur: leave,
          })}
          id={id}
          className="field-input"
          type="tel"
          inputMode="tel"
          autoComplete={`${section} tel`}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onFocus={problem === undefined ? enter : undefined}
        />
      </div>
      <p className="field-problem" id={`${id}-problem`} aria-live={live}>
        {problem}
      </p>
    </div>
  );
}
