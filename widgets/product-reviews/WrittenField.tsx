import { useId } from 'react';
import type { ReactNode } from 'react';

interface WrittenFieldProps {
  name: string;
  label: string;
  value: string;
  maxChars: number;
  hint?: string;
  /** "neobvezno", for a field that may stay empty. */
  optional: string;
  /** Of several lines. */
  rows?: number;
  problem: string | null;
  onChange: (value: string) => void;
  children?: ReactNode;
}

/** A field for a text, with its hint and the shop's objection. Stylesheet: field.css. */
export function WrittenField({ name, label, value, maxChars, hint, optional, rows, problem, onChange, children }: WrittenFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    value,
    className: 'field-input',
    part: 'input',
    maxLength: maxChars,
    autoComplete: 'off',
    dir: 'auto',
    'aria-invalid': problem !== null,
    'aria-describedby': hint === undefined ? `${id}-problem` : `${id}-hint ${id}-problem`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="field" data-invalid={problem === null ? undefined : ''}>
      <label className="field-label" htmlFor={id}>
        {label} <span className="form-optional">({optional})</span>
      </label>
      {hint !== undefined && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows === undefined ? <input type="text" {...shared} /> : <textarea rows={rows} {...shared} />}
      {children}
      <p className="field-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  );
}
