import { isSet, numberOf, textOf, toDto } from '../../lib/dto';
import type { KeyValueStore, Page } from '../../page/page';
import type { Attempt } from './checkoutTypes';

/** Where the key of an order is kept that was sent and whose outcome is not known: for the tab, and for the others should it be closed. */
export const ORDER_ATTEMPT_KEY = 'vitrina.order-attempt';
/** Where the browser remembers the order that was left to be paid. */
export const UNPAID_ORDER_KEY = 'vitrina.unpaid-order';
/** Where the browser remembers which purchases were told to tracking. */
export const TOLD_PURCHASES_KEY = 'vitrina.purchases';
const TOLD_MAX = 20;

/** So long the basket that is gone leads back to an order that is not paid. */
const UNPAID_MAX_AGE_MS = 30 * 60_000;

/** Later nobody waits any more for what became of an order of another tab. */
const OTHER_TABS_MAX_AGE_MS = 30 * 60_000;
/** So long a purchase is shown again to whoever left before there was time to see it. */
const PLACED_MAX_AGE_MS = 30_000;

const KEY = /^[\w-]{16,64}$/;

type Storage = Page['storage'];

/** Storage is untrusted: other scripts write there, too. */
function read(storage: KeyValueStore, maxAgeMs: number, now: number, place = ORDER_ATTEMPT_KEY): Attempt | null {
  try {
    const stored = toDto(JSON.parse(storage.get(place) ?? 'null'));
    const [key, cartId, at] = [textOf(stored, 'key'), textOf(stored, 'cartId'), numberOf(stored, 'at') ?? 0];
    const isYoung = Math.abs(now - at) <= (isSet(stored, 'isPlaced') ? PLACED_MAX_AGE_MS : maxAgeMs);
    return isYoung && key !== null && KEY.test(key) && cartId !== null ? { key, cartId } : null;
  } catch {
    return null;
  }
}

/** The tab's own attempt, else one that another tab, which may be gone, sent a short while ago. */
export const readAttempt = ({ session, local }: Storage, now: number): Attempt | null =>
  read(session, Number.POSITIVE_INFINITY, now) ?? read(local, OTHER_TABS_MAX_AGE_MS, now);

/** `isPlaced`: there is an order, and the shopper sees it. False where nothing can be stored: a reload would then forget that something was sent. */
export function saveAttempt({ session, local }: Storage, attempt: Attempt, at: number, isPlaced = false): boolean {
  const text = JSON.stringify({ ...attempt, at, isPlaced });
  local.set(ORDER_ATTEMPT_KEY, text);
  return session.set(ORDER_ATTEMPT_KEY, text);
}

/** The shop has no such order: this tab's next press has the same key, and the other tabs have nothing to ask. */
export function releaseAttempt({ session, local }: Storage, attempt: Attempt): void {
  session.set(ORDER_ATTEMPT_KEY, JSON.stringify(attempt));
  local.remove(ORDER_ATTEMPT_KEY);
}

export function dropAttempt({ session, local }: Storage): void {
  session.remove(ORDER_ATTEMPT_KEY);
  local.remove(ORDER_ATTEMPT_KEY);
}

/** The browser leaves for the page on which the order is paid. */
export const saveUnpaidOrder = ({ local }: Storage, attempt: Attempt, at: number): void =>
  void local.set(UNPAID_ORDER_KEY, JSON.stringify({ ...attempt, at }));

export const readUnpaid = ({ local }: Storage, now: number): Attempt | null => read(local, UNPAID_MAX_AGE_MS, now, UNPAID_ORDER_KEY);

/** It is paid, and that is said, or was. */
export const dropUnpaid = ({ local }: Storage): void => local.remove(UNPAID_ORDER_KEY);

/** True the first time only: a purchase is told once, whatever is reloaded and in however many tabs it is shown (R4.045, R4.046). */
export function claimPurchaseTracking({ local }: Storage, purchaseId: string): boolean {
  let told: string[] = [];
  try {
    const known: unknown = JSON.parse(local.get(TOLD_PURCHASES_KEY) ?? '[]');
    if (Array.isArray(known)) told = known.filter((id): id is string => typeof id === 'string');
  } catch {
    // somebody else's value under our key
  }
  if (told.includes(purchaseId)) return false;
  local.set(TOLD_PURCHASES_KEY, JSON.stringify([...told, purchaseId].slice(-TOLD_MAX)));
  return true;
}
