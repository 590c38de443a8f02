import { context } from '../../lib/effects';
import type { Clock } from '../../page/page';

/** Later the cart may have changed at the shop without a page of this browser knowing. */
export const ANSWER_MAX_AGE_MS = 10_000;

/** The shop's cart as this page received it for its summary, not validated: the cart's code, which loads later, needs no call of its own. */
export function createCartAnswer({ now }: Clock) {
  let kept: { answer: unknown; at: number } | null = null;
  return {
    keep: (answer: unknown): void => void (kept = { answer, at: now() }),
    /** Something has changed, or the session is another one. */
    drop: (): void => void (kept = null),
    /** Null where there is none, or it is too old. */
    take(): unknown {
      const taken = kept;
      kept = null;
      return taken !== null && Math.abs(now() - taken.at) <= ANSWER_MAX_AGE_MS ? taken.answer : null;
    },
  };
}

export type CartAnswer = ReturnType<typeof createCartAnswer>;

export const getCartAnswer = () => context<CartAnswer>('cartAnswer');
