import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dto } from '../../lib/dto';
import { context } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';

/** Maps a further part of the account response to the action that stores it; null when the response has none. */
export type AccountPart = (answer: Dto) => UnknownAction | null;

/** In the saga context. Features of lazy chunks add their mappers, which so stay out of the first bundle. */
const getAccountParts = (): SagaGenerator<Set<AccountPart>> => context('accountParts');

export function* addAccountPart(part: AccountPart): SagaGenerator {
  (yield* getAccountParts()).add(part);
}

export function* mapAccountParts(answer: Dto): SagaGenerator<UnknownAction[]> {
  return [...(yield* getAccountParts())].flatMap((part) => part(answer) ?? []);
}
