import type { FlashCategory, FlashMessage, FlashType } from './flashTypes';

/** R9.15 */
export const FLASH_TIMEOUT_MS = 6000;
/** More would cover the page; the oldest are dropped. */
export const FLASHES_MAX = 5;

/** A094: whether a flash is a duplicate. */
export const isSameFlash = (one: FlashMessage, other: FlashMessage): boolean =>
  one.message === other.message && one.type === other.type && one.cat === other.cat;

/** A flash with our own text, by its key. */
export const keyFlash = (message: string, type: FlashType = 'danger', cat: FlashCategory = 'cart'): FlashMessage => ({
  message,
  isKey: true,
  type,
  cat,
});
