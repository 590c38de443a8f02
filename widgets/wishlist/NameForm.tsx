import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { NAME_MAX_CHARS, selectIsListPending, wishlistActions } from '../../src/features/wishlist';
import { useAppDispatch, useAppSelector, useShop } from '../../src/store/hooks';

interface NameFormProps {
  /** Null: a new list. */
  wishlistId: string | null;
  name: string;
  submitLabel: string;
  onCancel?: () => void;
}

/** R2.48: after saving, the list's page follows. */
export function NameForm({ wishlistId, name: known, submitLabel, onCancel }: NameFormProps) {
  const { t } = useShop();
  const id = useId();
  const dispatch = useAppDispatch();
  const isPending = useAppSelector(selectIsListPending);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(known);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') field.current?.focus();
    else if (!isPending) dispatch(wishlistActions.listSaved({ wishlistId, name: name.trim() }));
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
