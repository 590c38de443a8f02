import type { Steps } from '../../lib/effects';
import { createMutex } from '../../lib/mutex';
import type { RunExclusive } from '../../lib/mutex';
import type { Page } from '../../page/page';
import { getPage } from '../sagaContext';

const turnsOf = new WeakMap<Page, RunExclusive>();

/**
 * All calls that read or write the cart, of whatever feature, one after the other: no answer can be older than the one
 * before it (docs/architecture.md, promise 2).
 */
export function* withCartLock<Result>(work: () => Steps<Result>): Steps<Result> {
  const page = yield* getPage();
  const inTurn = turnsOf.get(page) ?? createMutex();
  turnsOf.set(page, inTurn);
  return yield* inTurn(work);
}
