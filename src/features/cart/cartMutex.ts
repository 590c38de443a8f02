import { context } from '../../lib/effects';
import type { Steps } from '../../lib/effects';
import type { RunExclusive } from '../../lib/mutex';

/**
 * Serializes all requests that read or write the cart, of any feature: no response can be older than the one before it
 * (docs/architecture.md, promise 2). The mutex is the page's, from the saga context.
 */
export function* withCartLock<Result>(work: () => Steps<Result>): Steps<Result> {
  const runExclusive = yield* context<RunExclusive>('cartMutex');
  return yield* runExclusive(work);
}
