import type { Page } from '../../page/page';
import { INTENT_LOG_KEY } from './cartSummarySaga';

interface EarlyAddition {
  readonly count: number;
}

/**
 * Writes an addition into the tab's log before the cart's code is there: the cart looks into it when it comes, on this page or
 * on the tab's next, and checks what it finds. Without an item it is taken back. False when the storage is full.
 */
export function logEarlyAddition({ storage: { session }, clock }: Page, id: string, item?: EarlyAddition): boolean {
  const intent = { id, status: 'waiting', kind: 'insert', item, ...item };
  const write = (known: readonly { id: string }[]) =>
    session.set(INTENT_LOG_KEY, JSON.stringify({ at: clock.now(), intents: known.filter((other) => other.id !== id).concat(intent) }));
  try {
    return write(JSON.parse(session.get(INTENT_LOG_KEY) ?? '').intents);
  } catch {
    return write([]); // nothing of ours is there
  }
}
