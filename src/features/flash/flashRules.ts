import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

/** R9.15 */
export const FLASH_TIMEOUT_MS = 6000;
/** More than these would cover the page; the oldest go. */
export const FLASHES_MAX = 5;

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
