import { useId } from 'react';
import type { ReactNode } from 'react';
import { PasswordInput } from './PasswordInput';

interface LoginFieldProps {
  label: string;
  type: 'email' | 'password';
  autoComplete: string;
  problem: string | null;
  maxLength: number;
  start?: string | undefined;
  onTyped?: (value: string) => void;
  /** Shown in the line below the field while it has no problem. */
  hint?: ReactNode;
  /** Why the sign-in was refused. */
  noteId?: string;
}

/** Nothing is checked but that it is filled (R5.09, R5.10, A047). A password stays in the field alone. */
export function LoginField({ label, type, autoComplete, problem, maxLength, start, onTyped, hint, noteId }: LoginFieldProps) {
  const id = useId();
  const Input = type === 'password' ? PasswordInput : 'input';
  return (
    <div className="field" data-invalid={problem === null ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label}
        <span aria-hidden="true"> *</span>
      </label>
      <Input
        id={id}
        className="field-input"
        name={type}
        type={type}
        inputMode={type === 'email' ? 'email' : undefined}
        autoComplete={autoComplete}
        defaultValue={start}
        onChange={(event) => onTyped?.(event.currentTarget.value)}
        maxLength={maxLength}
        required
        aria-invalid={problem !== null}
        aria-describedby={noteId === undefined ? `${id}-problem` : `${noteId} ${id}-problem`}
      />
      <div className="field-line">
        <p className="field-problem" id={`${id}-problem`} aria-live="polite">
          {problem}
        </p>
        {problem === null && hint}
      </div>
    </div>
  );
}
