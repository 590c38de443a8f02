import type { UnknownAction } from '@reduxjs/toolkit';
import type { Dto } from '../../lib/dto';
import { context } from '../../lib/effects';
import type { Steps } from '../../lib/effects';

/** Maps a further part of the account response to the action that stores it; null when the response has none. */
export type AccountPart = (answer: Dto) => UnknownAction | null;

/** In the saga context. Features of lazy chunks add their mappers, which so stay out of the first bundle. */
const getAccountParts = (): Steps<Set<AccountPart>> => context('accountParts');

export function* addAccountPart(part: AccountPart): Steps {
  (yield* getAccountParts()).add(part);
}

export function* mapAccountParts(answer: Dto): Steps<UnknownAction[]> {
  return [...(yield* getAccountParts())].flatMap((part) => part(answer) ?? []);
}
