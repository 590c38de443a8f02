import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { NAME_MAX_CHARS } from '../../features/wishlist';
import { useShop } from '../../store/hooks';

interface ListNameFormProps {
  /** The name so far; empty for a new list. */
  name: string;
  submitLabel: string;
  isPending: boolean;
  /** With a name that is not empty. */
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

/** The name of a list. Stylesheet: listNameForm.css. */
export function ListNameForm({ name: known, submitLabel, isPending, onSubmit, onCancel }: ListNameFormProps) {
  const { t } = useShop();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(known);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') field.current?.focus();
    else if (!isPending) onSubmit(name.trim());
  };
  return (
    <form className="name-form" noValidate onSubmit={submit}>
      <label htmlFor={id}>{t('txt_wishlist_name')}</label>
      <div className="name-row">
        <input
          ref={field}
          id={id}
          className="name-input"
          value={name}
          maxLength={NAME_MAX_CHARS}
          autoComplete="off"
          required
          aria-invalid={isMissing}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button" aria-busy={isPending}>
          {submitLabel}
        </button>
        {onCancel && (
          <button type="button" className="button quiet" onClick={onCancel}>
            {t('txt_wishlist_cancel')}
          </button>
        )}
      </div>
      <p className="problem" id={`${id}-problem`} role="status">
        {isMissing && t('txt_wishlist_name_missing')}
      </p>
    </form>
  );
}
