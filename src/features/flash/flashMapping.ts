import { flashEntries } from '../../api/flashEntries';
import { toPlainText } from '../../lib/plainText';
import { hasMarkup } from '../../lib/serverMarkup';
import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

const TYPES: readonly FlashType[] = ['danger', 'success', 'warning', 'info', 'default', 'notice'];
const CATEGORIES: readonly FlashCategory[] = ['cart', 'form'];

export const toFlashType = (value: unknown): FlashType | null => TYPES.find((known) => known === value) ?? null;
export const toFlashCategory = (value: unknown): FlashCategory | null => CATEGORIES.find((known) => known === value) ?? null;

/** A text of the server: plain, and with its markup where it has some that is kept (A021). */
export const toServerText = (text: string): Pick<FlashMessage, 'message' | 'markup'> => ({
  message: toPlainText(text),
  ...(hasMarkup(text) && { markup: text }),
});

/** A094: texts or `{message, type, cat}` of the shop, as text (A021); what is neither is left out. */
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
