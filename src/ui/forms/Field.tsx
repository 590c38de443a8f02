import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useValidation } from './useValidation';
import type { Message, Rule } from './validation';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rule: Rule;
  /** Translates a message. */
  translate: (message: Message) => string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete: string;
  isRequired?: boolean;
  /** The form was submitted: show errors at once. */
  isSubmitted?: boolean;
  input?: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'inputMode' | 'maxLength' | 'disabled'>;
  /** Shown below the field, e.g. an {@link EmailHint}. */
  children?: ReactNode;
}

/** A labelled text field that shows its error in text, tied to the input (WCAG 3.3.1). */
export function Field({
  label,
  value,
  onChange,
  rule,
  translate,
  type = 'text',
  autoComplete,
  isRequired = false,
  isSubmitted = false,
  input,
  children,
}: FieldProps) {
  const id = useId();
  const { message, typed, showMessage } = useValidation(value, rule);
  const problem = message ?? (isSubmitted ? rule(value) : null);
  return (
    <div className="field" data-invalid={problem === null ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <input
        {...input}
        id={id}
        className="field-input"
        type={type}
        value={value}
        required={isRequired}
        autoComplete={autoComplete}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => {
          typed(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
        onBlur={showMessage}
      />
      <p className="field-problem" id={`${id}-problem`} aria-live="polite">
        {problem !== null && translate(problem)}
      </p>
      {children}
    </div>
  );
}
