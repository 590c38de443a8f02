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
  /** What was done; a note, too. */
  done?: string;
  isBusy?: boolean;
}

/** One field with its button. An error is announced and focuses the field; it disappears when the value changes. */
export function OneFieldForm({ label, button, input, problemOf, onSubmit, refusal = null, note, done = '', isBusy }: OneFieldFormProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const wrong = problem ?? refusal;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = field.current?.value ?? '';
    const found = problemOf(value);
    setProblem(found);
    if (found === null) onSubmit(value);
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
          aria-invalid={wrong !== null}
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
      <p className="field-problem" id={`${id}-problem`} data-type={wrong === null && done !== '' ? 'success' : undefined}>
        <span aria-live="polite">{wrong ?? (done || note)}</span>
      </p>
    </form>
  );
}
