import { field, numberOf, textOf, toDto } from '../../lib/dto';
import type { SagaGenerator } from '../../lib/effects';
import type { KeyValueStore, Page } from '../../page/page';
import { getPage, getShop } from '../sagaContext';
import type { Attempt } from './checkoutTypes';

/** The last attempt to order: of this tab, and a copy for other tabs. */
export const ORDER_ATTEMPT_KEY = 'vitrina.order-attempt';
/** An order to be paid on the provider's page. */
export const UNPAID_ORDER_KEY = 'vitrina.unpaid-order';
/** Key and cart of the last placed attempt; outlives the attempt, for tabs that still verify or order the same cart. */
const PLACED_ATTEMPT_KEY = 'vitrina.placed-attempt';

const MINUTE_MS = 60_000;
/** How long an empty cart leads back to an unpaid order. */
const UNPAID_MAX_AGE_MS = 30 * MINUTE_MS;
/** Max age of a tab's own attempt; a tab restored from last week has no order under way. */
const OWN_MAX_AGE_MS = 24 * 60 * MINUTE_MS;
/** Max age of an attempt made in another tab, which may be closed. */
const OTHER_TABS_MAX_AGE_MS = 30 * MINUTE_MS;
/** How long a placed order is shown again to a shopper who left its confirmation early: instead of the other limits, also where another tab placed it. */
const PLACED_MAX_AGE_MS = 30_000;

const KEY = /^[\w-]{16,64}$/;

/** Stored under the word of earlier releases. */
export const OVERRIDDEN = 'waived';

/**
 * - `pending`: sent, outcome unknown
 * - `notFound`: the shop has no such order
 * - `OVERRIDDEN`: outcome unknown, but the shopper orders again
 * - `placed`: the confirmation was shown
 */
export type Outcome = 'pending' | 'notFound' | typeof OVERRIDDEN | 'placed';

export interface StoredAttempt extends Attempt {
  outcome: Outcome;
}

export interface KnownAttempt extends StoredAttempt {
  /** False for another tab's attempt, and for an outcome that another tab has stored. */
  isOwn: boolean;
}

const OUTCOMES: readonly Outcome[] = ['pending', 'notFound', OVERRIDDEN, 'placed'];

/** Storage is untrusted: other scripts can write it. Null for an attempt of another country or one that is too old. */
function parseAttempt(text: string | null, country: string, maxAgeMs: number, now: number): StoredAttempt | null {
  try {
    const stored = toDto(JSON.parse(text ?? 'null'));
    const [key, cartId, at] = [textOf(stored, 'key'), textOf(stored, 'cartId'), numberOf(stored, 'at')];
    const outcome = OUTCOMES.find((known) => known === field(stored, 'outcome')) ?? 'pending';
    if (key === null || !KEY.test(key) || cartId === null || at === null || textOf(stored, 'country') !== country) return null;
    if (Math.abs(now - at) > (outcome === 'placed' ? PLACED_MAX_AGE_MS : maxAgeMs)) return null;
    return { key, cartId, at, outcome, pieces: numberOf(stored, 'pieces'), total: numberOf(stored, 'total') };
  } catch {
    return null;
  }
}

export interface AttemptStorage {
  /** This tab's attempt, with a later outcome of another tab; else the recent attempt of another tab. */
  read(): KnownAttempt | null;
  /** False where nothing can be stored: a reload would not know that something was sent. */
  save(attempt: Attempt, outcome?: Outcome): boolean;
  /** Whether a tab has placed the attempt, also after it has dropped it. */
  isPlaced(attempt: Attempt): boolean;
  /** Whether an attempt with any key has placed the cart. Only for a refused press: some shops reuse the id of a cart. */
  isCartPlaced(attempt: Attempt): boolean;
  drop(): void;
  /** Drops what this tab has stored of an attempt that another tab placed; that tab's own copy stays. */
  dropOwn(attempt: Attempt): void;
  readUnpaid(): StoredAttempt | null;
  /** The browser leaves for the payment page. */
  saveUnpaid(attempt: Attempt): void;
  dropUnpaid(): void;
}

function createAttemptStorage({ session, local }: Page['storage'], country: string, now: () => number): AttemptStorage {
  const readFrom = (storage: KeyValueStore, maxAgeMs: number, name = ORDER_ATTEMPT_KEY) =>
    parseAttempt(storage.get(name), country, maxAgeMs, now());
  return {
    read() {
      const own = readFrom(session, OWN_MAX_AGE_MS);
      const shared = readFrom(local, OTHER_TABS_MAX_AGE_MS);
      if (own === null) return shared && { ...shared, isOwn: false };
      // Each tab stores both copies, so where they differ another tab was the last.
      const isSettledElsewhere = shared?.key === own.key && shared.outcome !== 'pending' && shared.outcome !== own.outcome;
      return isSettledElsewhere && own.outcome !== 'placed' ? { ...shared, isOwn: false } : { ...own, isOwn: true };
    },
    save(attempt, outcome = 'pending') {
      const at = outcome === 'placed' ? now() : attempt.at;
      const text = JSON.stringify({ ...attempt, at, country, outcome });
      if (outcome === 'placed') local.set(PLACED_ATTEMPT_KEY, `${attempt.key} ${attempt.cartId}`);
      local.set(ORDER_ATTEMPT_KEY, text); // one cart has one key, whichever tab orders it next
      return session.set(ORDER_ATTEMPT_KEY, text);
    },
    isPlaced: ({ key, cartId }) => local.get(PLACED_ATTEMPT_KEY) === `${key} ${cartId}`,
    isCartPlaced: ({ cartId }) => local.get(PLACED_ATTEMPT_KEY)?.endsWith(` ${cartId}`) === true,
    drop() {
      session.remove(ORDER_ATTEMPT_KEY);
      local.remove(ORDER_ATTEMPT_KEY);
    },
    dropOwn({ key }) {
      session.remove(ORDER_ATTEMPT_KEY);
      const shared = readFrom(local, OTHER_TABS_MAX_AGE_MS);
      if (shared?.key === key && shared.outcome !== 'placed') local.remove(ORDER_ATTEMPT_KEY);
    },
    readUnpaid: () => readFrom(local, UNPAID_MAX_AGE_MS, UNPAID_ORDER_KEY),
    saveUnpaid: (attempt) => void local.set(UNPAID_ORDER_KEY, JSON.stringify({ ...attempt, at: now(), country })),
    dropUnpaid: () => local.remove(UNPAID_ORDER_KEY),
  };
}

export function* getAttempts(): SagaGenerator<AttemptStorage> {
  const [{ storage, clock }, { countryCode }] = [yield* getPage(), yield* getShop()];
  return createAttemptStorage(storage, countryCode, clock.now);
}
