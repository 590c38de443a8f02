import { context } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { createMutex } from '../../lib/mutex';
import type { RunExclusive } from '../../lib/mutex';
import type { Page, PageChannel } from '../../page/page';

/** What all features share that read or change the cart of a page. */
export interface CartLane {
  runExclusive: RunExclusive;
  /** To the shop's other tabs. */
  channel: PageChannel;
}

export const createCartLane = ({ channel }: Page): CartLane => ({
  runExclusive: createMutex(),
  channel: channel('vitrina.cart'),
});

/** The page's lane, from the saga context. */
export const getCartLane = () => context<CartLane>('cartLane');

/**
 * Serializes all requests that read or write the cart, of any feature: no response can be older than the one before it
 * (docs/architecture.md, promise 2). Except a sign-in, which must not wait for a cart call that hangs: the cart is loaded again after it.
 */
export function* withCartLock<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  const { runExclusive } = yield* getCartLane();
  return yield* runExclusive(work);
}
