import { useId, useState } from 'react';
import { cartActions } from '../../../src/features/cart';
import { useAppDispatch, useShop } from '../../../src/store/hooks';

const NOTE_MAX_CHARS = 500;

/** R7.128: what shall stand on the invoice; saved when the field is left. */
export function InvoiceNote() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const [note, setNote] = useState('');
  const [saved, setSaved] = useState('');
  const save = () => {
    setSaved(note);
    dispatch(cartActions.invoiceNoteChanged({ invoiceNote: note }));
  };
  return (
    <details className="note-box">
      <summary>{t('txt_note_label')}</summary>
      <label className="v-hidden" htmlFor={id}>
        {t('txt_note_label')}
      </label>
      <textarea
        id={id}
        className="field-input note-field"
        rows={3}
        maxLength={NOTE_MAX_CHARS}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={() => note !== saved && save()}
      />
      <button type="button" className="plain" onClick={save}>
        {t('txt_note_save')}
      </button>
    </details>
  );
}
