import type { UnknownAction } from '@reduxjs/toolkit';
import { field } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { fork, put } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { parseStored } from '../../lib/parseStored';
import type { KeyValueStore } from '../../page/page';
import { getPage } from '../sagaContext';

const DRAFT_VERSION = 1;
/** The largest draft (three addresses), with every letter escaped. */
const DRAFT_MAX_CHARS = 60_000;
const TEXT_MAX_CHARS = 1000;

interface DraftFormat<Draft> {
  /** In the tab's session storage. */
  key: string;
  /** Reads only known fields and shortens texts; `{}` gives the empty draft. */
  toDraft: (dto: Dto) => Draft;
}

interface DraftOptions<State, Draft> extends DraftFormat<Draft> {
  /** Must return the same object until the draft changes. */
  selectDraft: (state: State) => Draft;
  draftRestored: (draft: Draft) => UnknownAction;
}

/** As typed, so not trimmed. */
export function draftText(dto: Dto, name: string, maxChars = TEXT_MAX_CHARS): string {
  const value = field(dto, name);
  return typeof value === 'string' ? value.slice(0, maxChars) : '';
}

export const readDraft = <Draft>(storage: KeyValueStore, { key, toDraft }: DraftFormat<Draft>): Draft =>
  toDraft(parseStored(storage.get(key), DRAFT_VERSION, DRAFT_MAX_CHARS) ?? {});

/** Shortens texts as on reading, so an overlong paste does not lose the rest; removes the key of an empty draft. */
export function writeDraft<Draft extends object>(storage: KeyValueStore, { key, toDraft }: DraftFormat<Draft>, draft: Draft): void {
  const serialize = (dto: object): string => JSON.stringify({ v: DRAFT_VERSION, ...toDraft(dto as Dto) });
  const text = serialize(draft);
  if (text === serialize({})) storage.remove(key);
  else storage.set(key, text);
}

/** Restores a feature's draft, then stores it on every change (ADR 014). */
export function* keepDraft<State, Draft extends object>({
  selectDraft,
  draftRestored,
  ...format
}: DraftOptions<State, Draft>): SagaGenerator {
  const { session } = (yield* getPage()).storage;
  yield* put(draftRestored(readDraft(session, format)));
  yield* fork(() => onStateChange(selectDraft, (draft) => writeDraft(session, format, draft)));
}
