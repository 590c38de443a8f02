import { useId, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';

interface OneFieldFormProps {
  label: string;
  button: string;
  input: ComponentProps<'input'>;
  /** The error of the typed value, or null. */
  problemOf: (value: string) => string | null;
  onSubmit: (value: string) => void;
  /** The shop's error for the field's value; it stays until the value changes. */
  refusal?: string | null;
  /** Shown where there is no error. */
  note?: string;
  isBusy?: boolean;
}

/** One field with its button. An error is announced and focuses the field; it disappears when the value changes. */
export function OneFieldForm({ label, button, input, problemOf, onSubmit, refusal = null, note, isBusy }: OneFieldFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = field.current?.value ?? '';
    const wrong = problemOf(value);
    setProblem(wrong);
    if (wrong === null) onSubmit(value);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="code-row">
        <input
          {...input}
          ref={field}
          id={id}
          className="field-input"
          aria-invalid={problem !== null || refusal !== null}
          aria-describedby={`${id}-problem`}
          onChange={(event) => {
            input.onChange?.(event);
            setProblem(null);
          }}
        />
        <button type="submit" className="secondary" aria-disabled={isBusy}>
          {button}
        </button>
      </div>
      <p className="field-problem" id={`${id}-problem`}>
        <span aria-live="polite">{problem ?? refusal ?? note}</span>
      </p>
    </form>
  );
}
