import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useShop } from '../../../src/store/hooks';
import type { Message, Rule } from '../../../src/ui/forms/validation';
import type { CustomerValues } from './formRules';
import { PasswordInput } from './PasswordInput';
import type { FieldName } from './useCustomerForm';
import { useFieldAnnouncement } from './useFieldAnnouncement';

interface FormFieldProps {
  form: UseFormReturn<CustomerValues>;
  name: FieldName;
  label: string;
  rule: Rule;
  isRequired?: boolean;
  /** What the value becomes when the field is left. */
  normalise?: (value: string) => string;
  /** A doubt that is told once the field was left, and blocks nothing. */
  warn?: Rule;
  hint?: string;
  /** No longest text: the browser would cut off without a word what is pasted. The rule says what is too long. */
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;
  children?: ReactNode;
}

/** A labelled field of the form, with what is wrong with it in text (WCAG 3.3.1). */
export function FormField({ form, name, label, rule, isRequired = true, normalise, warn, hint, input, children }: FormFieldProps) {
  const { t } = useShop();
  const id = useId();
  const [warning, setDoubt] = useState<Message | null>(null);
  const { register, trigger, setValue, getValues, formState } = form;
  const { live, enter } = useFieldAnnouncement(formState.submitCount);
  const problem = (get(formState.errors, name) as { message?: string } | undefined)?.message;
  const shownDoubt = problem === undefined ? warning : null;
  const described = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(hint === undefined && shownDoubt === null ? [] : [`${id}-more`]),
  ];
  const Input = input.type === 'password' ? PasswordInput : 'input';
  const say = ({ key, params }: Message) => t(key, params);

  const leave = () => {
    const value = String(getValues(name));
    const normal = normalise?.(value) ?? value;
    if (normal !== value) setValue(name, normal);
    setDoubt(warn?.(normal) ?? null);
    void trigger(name);
  };

  return (
    <div className="field" data-invalid={problem === undefined ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <Input
        {...input}
        {...register(name, {
          validate: (value) => {
            const message = rule(String(value));
            return message === null || say(message);
          },
          onChange() {
            setDoubt(null);
            enter();
          },
          onBlur: leave,
        })}
        id={id}
        className="field-input"
        required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onFocus={problem === undefined ? enter : undefined}
      />
      <p className="field-problem" id={`${id}-problem`} aria-live={live}>
        {problem}
      </p>
      <div className="field-more" id={`${id}-more`} aria-live="polite">
        {hint !== undefined && <p>{hint}</p>}
        {shownDoubt !== null && <p className="field-warning">{say(shownDoubt)}</p>}
      </div>
      {children}
    </div>
  );
}
