import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useShop } from '../../store/hooks';
import type { Message, Rule } from '../../ui/forms/validation';
import type { CustomerValues } from './formRules';
import { PasswordInput } from '../login/PasswordInput';
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
  /** Warns when the field is left, and blocks nothing. */
  warn?: Rule;
  /** The warning is on screen. */
  onWarned?: () => void;
  hint?: string;
  /** No maxlength: the browser would cut a pasted text silently. The rule reports what is too long. */
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;
  children?: ReactNode;
}

/** A labelled field with one line below it for error, warning or hint (WCAG 3.3.1). */
export function FormField({
  form,
  name,
  label,
  rule,
  isRequired = true,
  normalise,
  warn,
  onWarned,
  hint,
  input,
  children,
}: FormFieldProps) {
  const { t } = useShop();
  const id = useId();
  const translate = ({ key, params }: Message) => t(key, params);
  const { register, trigger, setValue, getValues, formState } = form;
  // A restored value is warned about at once: submitting it confirms it (D2).
  const [warning, setWarning] = useState<Message | null>(() => (getValues(name) ? (warn?.(String(getValues(name))) ?? null) : null));
  const { live, enter } = useFieldAnnouncement(formState.submitCount);
  const problem = (get(formState.errors, name) as { message?: string } | undefined)?.message;
  // One line for all of them: an error replaces the warning, a warning the hint.
  const shownWarning = problem === undefined ? warning : null;
  const more = shownWarning === null ? hint : translate(shownWarning);
  const described = problem !== undefined ? `${id}-problem` : more !== undefined ? `${id}-more` : undefined;
  const Input = input.type === 'password' ? PasswordInput : 'input';
  const isWarned = shownWarning !== null;
  const warned = useEffectEvent(() => onWarned?.());
  useEffect(() => {
    if (isWarned) warned();
  }, [isWarned]);

  const leave = () => {
    const value = String(getValues(name));
    const normal = normalise?.(value) ?? value;
    if (normal !== value) setValue(name, normal);
    setWarning(warn?.(normal) ?? null);
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
            return message === null || translate(message);
          },
          onChange() {
            setWarning(null);
            enter();
          },
          onBlur: leave,
        })}
        id={id}
        className="field-input"
        required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={described}
        onFocus={problem === undefined ? enter : undefined}
      />
      <div className="field-line">
        <p className="field-problem" id={`${id}-problem`} aria-live={live}>
          {problem}
        </p>
        <p className="field-more" id={`${id}-more`} aria-live="polite" data-warning={isWarned ? '' : undefined}>
          {problem === undefined && more}
        </p>
        {children}
      </div>
    </div>
  );
}
