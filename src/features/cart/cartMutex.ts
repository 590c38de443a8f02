import type { Steps } from '../../lib/effects';
import { createTurns } from '../../lib/mutex';
import type { InTurn } from '../../lib/mutex';
import type { Page } from '../../page/page';
import { getPage } from '../sagaContext';

const turnsOf = new WeakMap<Page, InTurn>();

/**
 * All calls that read or write the cart, of whatever feature, one after the other: no answer can be older than the one
 * before it (docs/architecture.md, promise 2).
 */
export function* inCartTurn<Result>(work: () => Steps<Result>): Steps<Result> {
  const page = yield* getPage();
  const inTurn = turnsOf.get(page) ?? createTurns();
  turnsOf.set(page, inTurn);
  return yield* inTurn(work);
}
