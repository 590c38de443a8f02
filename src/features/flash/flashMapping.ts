import { flashEntries } from '../../api/flashEntries';
import { hasMarkup } from '../../lib/markupTags';
import { toPlainText } from '../../lib/plainText';
import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

const TYPES: readonly FlashType[] = ['danger', 'success', 'warning', 'info', 'default', 'notice'];
const CATEGORIES: readonly FlashCategory[] = ['cart', 'form'];

export const toFlashType = (value: unknown): FlashType | null => TYPES.find((known) => known === value) ?? null;
export const toFlashCategory = (value: unknown): FlashCategory | null => CATEGORIES.find((known) => known === value) ?? null;

/** A server text: plain, and with its markup if it has allowed elements (A021). */
export const toServerText = (text: string): Pick<FlashMessage, 'message' | 'markup'> => ({
  message: toPlainText(text),
  ...(hasMarkup(text) && { markup: text }),
});

/** A094: maps the shop's texts or `{message, type, cat}` to text (A021); drops anything else. */
export function toFlashes(value: unknown): FlashMessage[] {
  return flashEntries(value).flatMap((entry): FlashMessage[] => {
    const text = toServerText(entry.message);
    if (text.message === '') return [];
    return [
      {
        ...text,
        isKey: false,
        type: toFlashType(entry.type) ?? 'danger',
        cat: toFlashCategory(entry.cat) ?? 'cart',
      },
    ];
  });
}
