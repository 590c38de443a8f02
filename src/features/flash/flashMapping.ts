import { flashEntries } from '../../api/flashEntries';
import { toPlainText } from '../../lib/plainText';
import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

const TYPES: readonly FlashType[] = ['danger', 'success', 'warning', 'info', 'default', 'notice'];
const CATEGORIES: readonly FlashCategory[] = ['cart', 'form'];

export const toFlashType = (value: unknown): FlashType | null => TYPES.find((known) => known === value) ?? null;
export const toFlashCategory = (value: unknown): FlashCategory | null => CATEGORIES.find((known) => known === value) ?? null;

/** A094: texts or `{message, type, cat}` of the shop, as plain text (A021); what is neither is left out. */
export function toFlashes(value: unknown): FlashMessage[] {
  return flashEntries(value).flatMap((entry): FlashMessage[] => {
    const message = toPlainText(entry.message);
    if (message === '') return [];
    return [
      {
        message,
        isKey: false,
        type: toFlashType(entry.type) ?? 'danger',
        cat: toFlashCategory(entry.cat) ?? 'cart',
      },
    ];
  });
}
