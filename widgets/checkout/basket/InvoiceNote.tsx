import { memo, useId, useState } from 'react';
import { invoiceNoteActions, selectInvoiceNote, selectSubmittedInvoiceNote } from '../../../src/features/invoiceNote';
import { useAppDispatch, useAppSelector, useShop } from '../../../src/store/hooks';
import { CharacterCount } from '../../../src/ui/forms/CharacterCount';

const NOTE_MAX_CHARS = 500;

const STATUS_TEXTS = { saving: 'txt_note_saving', saved: 'txt_note_saved', notSaved: 'txt_cart_not_saved' } as const;

/** R7.128: the note on the invoice; saved on blur, and confirmed once the shop has saved it. */
export const InvoiceNote = memo(function InvoiceNote() {
  const { t } = useShop();
  const dispatch = useAppDispatch();
  const id = useId();
  const { text, status } = useAppSelector(selectSubmittedInvoiceNote);
  const note = useAppSelector(selectInvoiceNote);
  const [isOpen] = useState(note !== ''); // initially; then the shopper opens and closes it
  const save = () => dispatch(invoiceNoteActions.noteSubmitted({ text: note }));
  return (
    <details className="invoice-note" open={isOpen || undefined}>
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
        onChange={(event) => dispatch(invoiceNoteActions.noteTyped({ text: event.currentTarget.value }))}
        onBlur={() => (note !== text || status === 'notSaved') && save()}
      />
      <CharacterCount text={t('txt_characters_left', { count: NOTE_MAX_CHARS - note.length })} />
      <p className="note-state" role="status">
        {status !== 'none' && note === text && t(STATUS_TEXTS[status])}
      </p>
      <button type="button" className="button-link" onClick={save}>
        {t('txt_note_save')}
      </button>
    </details>
  );
});
