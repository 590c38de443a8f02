import type { WithAccount } from '../features/account';
import { select } from '../lib/effects';
import type { SagaGenerator } from '../lib/effects';
import { pollUntil } from '../lib/pollUntil';

/** R9.46 */
export const CUSTOMER_POLL_MS = 300;
/** R9.45 */
export const CUSTOMER_WAIT_MS = 3000;

const selectCustomerId = ({ account }: WithAccount): string | null => account.customer?.id ?? null;
/** Undefined: it may still become known. */
const selectKnownCustomer = (state: WithAccount): string | null | undefined => {
  const { status } = state.account;
  return selectCustomerId(state) ?? (status === 'ready' || status === 'failed' ? null : undefined);
};

/**
 * Who has caused the events of this page. A page that a cache may keep does not name the customer: the answer is awaited once,
 * and the events are then a guest's (A148). Nothing but events waits for it.
 */
export function createCustomerWait() {
  let isOver = false;
  return {
    *now(): SagaGenerator<string | null | undefined> {
      const known = yield* select(selectKnownCustomer);
      return known === undefined && isOver ? null : known;
    },
    *awaited(): SagaGenerator<string | null> {
      if (!isOver) {
        yield* pollUntil({
          fetch: () => select(selectKnownCustomer),
          isOk: (id) => id !== undefined,
          intervalMs: CUSTOMER_POLL_MS,
          limit: CUSTOMER_WAIT_MS / CUSTOMER_POLL_MS + 1,
        });
        isOver = true;
      }
      return yield* select(selectCustomerId);
    },
  };
}
