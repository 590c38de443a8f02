import { textOf, toDto } from '../../lib/dto';
import type { KeyValueStore } from '../../page/page';
import type { Attempt } from './checkoutTypes';

/** Where a tab keeps the key of the order that it has sent and does not know the outcome of. */
export const ORDER_ATTEMPT_KEY = 'vitrina.order-attempt';
/** Where a tab remembers which purchases were told to tracking. */
export const TOLD_PURCHASES_KEY = 'vitrina.purchases';
const TOLD_MAX = 20;

const KEY = /^[\w-]{16,64}$/;

/** Storage is untrusted: other scripts write there, too. */
export function readAttempt(storage: KeyValueStore): Attempt | null {
  try {
    const stored = toDto(JSON.parse(storage.get(ORDER_ATTEMPT_KEY) ?? 'null'));
    const [key, cartId] = [textOf(stored, 'key'), textOf(stored, 'cartId')];
    return key !== null && KEY.test(key) && cartId !== null ? { key, cartId } : null;
  } catch {
    return null;
  }
}

/** False where nothing can be stored: a reload would then forget that something was sent. */
export const keepAttempt = (storage: KeyValueStore, attempt: Attempt): boolean => storage.set(ORDER_ATTEMPT_KEY, JSON.stringify(attempt));

export const dropAttempt = (storage: KeyValueStore): void => storage.remove(ORDER_ATTEMPT_KEY);

/** True the first time only: a purchase is told once, whatever is reloaded (R4.045, R4.046). */
export function isFirstTelling(storage: KeyValueStore, purchaseId: string): boolean {
  let told: string[] = [];
  try {
    const stored: unknown = JSON.parse(storage.get(TOLD_PURCHASES_KEY) ?? '[]');
    if (Array.isArray(stored)) told = stored.filter((id): id is string => typeof id === 'string');
  } catch {
    // somebody else's value under our key
  }
  if (told.includes(purchaseId)) return false;
  storage.set(TOLD_PURCHASES_KEY, JSON.stringify([...told, purchaseId].slice(-TOLD_MAX)));
  return true;
}
