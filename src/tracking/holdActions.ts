import type { UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '../page/page';

/** An action that may become an event, with when and where it happened. */
export interface HeldAction {
  readonly at: number;
  readonly href: string;
  readonly action: UnknownAction;
}

/** Calls the listener after every action. Returns a function that stops it. */
export type OnAction = (listener: (action: UnknownAction) => void) => () => void;

export const PAGE_OPENED = 'tracking/pageOpened';
/** Before a random number, as two tabs may be closed at once: actions of a page that was left before the lazy chunk had loaded. They hold no personal data. */
export const EARLY_PREFIX = 'vitrina.early-events:';
const HELD_MAX = 200;

/** Types of actions that may become events: a short pattern, because every page loads it. `toEvents` knows each of them. */
export const TRACKED = /page[OS]|tConf|urchase|code[AFR]|nCho|lText|nFol|ggedIn/;

/**
 * The part of tracking that every page loads: holds what happens until the shopper's decision is known, and calls `load` once that allows
 * it (ADR 044). After a refusal nothing is held.
 */
export function holdActions(
  { clock, cookies, events, location, storage, visibility }: Page,
  personalisation: boolean | null,
  onAction: OnAction,
  load: (take: () => readonly HeldAction[]) => void,
): void {
  const decision = cookies.get('personalisation') ?? (personalisation === null ? null : String(Number(personalisation)));
  let held: HeldAction[] | null = decision === '0' ? null : [];
  let isAllowed = false;
  const hold = (action: UnknownAction): void => {
    if (held && TRACKED.test(action.type) && held.length < HELD_MAX) held.push({ at: clock.now(), href: location.href(), action });
  };
  const stop = onAction(hold);
  const allow = (): void => {
    held ??= [];
    if (!isAllowed) load(() => (stop(), held?.splice(0) ?? []));
    isAllowed = true;
  };
  hold({ type: PAGE_OPENED });
  if (decision === '1') allow();
  // The panel reports a refusal before it can be changed.
  events.on('consent-changed', (detail) => (detail as { personalisation: boolean }).personalisation ? allow() : (held = null)); // prettier-ignore
  visibility.onHide(() => {
    if (isAllowed && held?.length && storage.local.set(EARLY_PREFIX + Math.random(), JSON.stringify(held))) held = [];
  });
}
