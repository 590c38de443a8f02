import { flashEntries } from '../../api/flashEntries';
import { toPlainText } from '../../lib/plainText';
import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

const TYPES: readonly FlashType[] = ['danger', 'success', 'warning', 'info', 'default', 'notice'];
const CATEGORIES: readonly FlashCategory[] = ['cart', 'form'];

/** A094: texts or `{message, type, cat}` of the shop, as plain text (A021); what is neither is left out. */
export function toFlashes(value: unknown): FlashMessage[] {
  return flashEntries(value).flatMap((entry): FlashMessage[] => {
    const message = toPlainText(entry.message);
    if (message === '') return [];
    return [
      {
        message,
        isKey: false,
        type: TYPES.find((known) => known === entry.type) ?? 'danger',
        cat: CATEGORIES.find((known) => known === entry.cat) ?? 'cart',
      },
    ];
  });
}
