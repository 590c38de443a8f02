/** The shopper's note on the invoice (R7.066, R7.128). */
export { invoiceNoteSaga } from './invoiceNoteSaga';
export { invoiceNoteActions, invoiceNoteSlice, selectInvoiceNote, selectSubmittedInvoiceNote } from './invoiceNoteSlice';
