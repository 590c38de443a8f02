import { call, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { selectNextIntent } from './cartSelectors';
import { cartActions } from './cartSlice';
import type { Intent } from './cartTypes';

/** R9.68, A080: how long an amount waits for a newer one before it is sent. */
export const AMOUNT_DEBOUNCE_MS = 250;

/** Debounces of lines whose amount is being changed, by line id. */
type Debounces = Map<string, Promise<void>>;

/** The debounces of one cart. */
export function createAmountDebounce() {
  const debounces: Debounces = new Map();
  return {
    /** The delay restarts with every change, also during another request. */
    *watchChanges(): SagaGenerator {
      for (;;) {
        const { payload } = yield* take(cartActions.amountChanged);
        debounces.set(payload.cartItemId, new Promise((resolve) => setTimeout(resolve, AMOUNT_DEBOUNCE_MS)));
      }
    },
    /** Waits until an amount may be sent. True if it has changed meanwhile: then it is not sent. */
    *awaitDebounce(intent: Intent): SagaGenerator<boolean> {
      if (intent.status !== 'waiting' || intent.kind !== 'amount') return false;
      const rest = debounces.get(intent.cartItemId);
      yield* call(() => rest);
      if (debounces.get(intent.cartItemId) === rest) debounces.delete(intent.cartItemId);
      return (yield* select(selectNextIntent)) !== intent;
    },
  };
}
