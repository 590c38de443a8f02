import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { cartActions } from '../cart';
import { checkoutActions } from '../checkout';

interface NotePayload {
  text: string;
}

export interface InvoiceNoteState {
  /** What the field contains. */
  draft: NotePayload;
  /** What was last submitted to the shop. */
  submitted: { text: string; status: 'none' | 'saving' | 'saved' | 'notSaved' };
}

const initialState: InvoiceNoteState = { draft: { text: '' }, submitted: { text: '', status: 'none' } };

export const invoiceNoteSlice = createSlice({
  name: 'invoiceNote',
  initialState,
  reducers: {
    noteTyped: (state: InvoiceNoteState, { payload: { text } }: PayloadAction<NotePayload>) => ({ ...state, draft: { text } }),
    noteSubmitted: (_state: InvoiceNoteState, { payload: { text } }: PayloadAction<NotePayload>): InvoiceNoteState => ({
      draft: { text },
      submitted: { text, status: 'saving' },
    }),

    // dispatched by the saga
    draftRestored: (state: InvoiceNoteState, { payload }: PayloadAction<NotePayload>) => ({ ...state, draft: payload }),
    /** The response for an older text does not apply to the latest one. */
    noteSettled: (state: InvoiceNoteState, { payload: { text, isSaved } }: PayloadAction<NotePayload & { isSaved: boolean }>) =>
      state.submitted.text === text
        ? { ...state, submitted: { text, status: isSaved ? ('saved' as const) : ('notSaved' as const) } }
        : state,
  },
  extraReducers: (builder) =>
    builder
      .addCase(cartActions.cartCleared, ({ draft }): InvoiceNoteState => ({ ...initialState, draft }))
      .addCase(checkoutActions.orderPlaced, () => initialState),
});

export const invoiceNoteActions = invoiceNoteSlice.actions;

export interface WithInvoiceNote {
  invoiceNote: InvoiceNoteState;
}

export const selectInvoiceNote = ({ invoiceNote }: WithInvoiceNote): string => invoiceNote.draft.text;
export const selectSubmittedInvoiceNote = ({ invoiceNote }: WithInvoiceNote): InvoiceNoteState['submitted'] => invoiceNote.submitted;
