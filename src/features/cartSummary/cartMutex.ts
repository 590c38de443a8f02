import { context } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import type { RunExclusive } from '../../lib/mutex';

/**
 * Serializes all requests that read or write the cart, of any feature: no response can be older than the one before it
 * (docs/architecture.md, promise 2). Except a sign-in, which must not wait for a cart call that hangs: the cart is loaded again after it.
 */
export function* withCartMutex<Result>(work: () => SagaGenerator<Result>): SagaGenerator<Result> {
  const runExclusive = yield* context<RunExclusive>('cartMutex');
  return yield* runExclusive(work);
}
