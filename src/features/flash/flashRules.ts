import { field, isDto } from '../../lib/dto';
import { toPlainText } from '../../lib/plainText';
import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

/** R9.15 */
export const FLASH_TIMEOUT_MS = 6000;
/** More than these would cover the page; the oldest go. */
export const FLASHES_MAX = 5;

const TYPES: readonly FlashType[] = ['danger', 'success', 'warning', 'info', 'default', 'notice'];
const CATEGORIES: readonly FlashCategory[] = ['cart', 'form'];

/** A094: a duplicate says the same in the same way. */
export const isSameFlash = (one: FlashMessage, other: FlashMessage): boolean =>
  one.message === other.message && one.type === other.type && one.cat === other.cat;

/** A message of ours: the key of a text. */
export const keyFlash = (message: string, type: FlashType = 'danger', cat: FlashCategory = 'cart'): FlashMessage => ({
  message,
  isKey: true,
  type,
  cat,
});

/** A094: texts or `{message, type, cat}` of the shop, as plain text (A021); what is neither is left out. */
export function toFlashes(value: unknown): FlashMessage[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): FlashMessage[] => {
    const [text, type, cat] = isDto(entry) ? [field(entry, 'message'), field(entry, 'type'), field(entry, 'cat')] : [entry];
    const message = typeof text === 'string' ? toPlainText(text) : '';
    if (message === '') return [];
    return [
      {
        message,
        isKey: false,
        type: TYPES.find((known) => known === type) ?? 'danger',
        cat: CATEGORIES.find((known) => known === cat) ?? 'cart',
      },
    ];
  });
}
