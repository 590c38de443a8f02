import type { UnknownAction } from '@reduxjs/toolkit';
import { randomId } from '../lib/randomId';
import type { Page } from '../page/page';

/** An action that may become an event, with when and where it happened. */
export interface BufferedAction {
  readonly at: number;
  readonly href: string;
  readonly action: UnknownAction;
}

/** Calls the listener after every action. Returns a function that stops it. */
export type OnAction = (listener: (action: UnknownAction) => void) => () => void;

export const PAGE_OPENED = 'tracking/pageOpened';
/** Before a random number, as two tabs may be closed at once: actions of a page that was left before the lazy chunk had loaded. They hold no personal data. */
export const EARLY_PREFIX = 'vitrina.early-events:';
/** When the shopper has refused: for tabs that see the next acceptance only. */
export const REFUSED_KEY = 'vitrina.refused-at';
const BUFFER_MAX = 200;

/** Types of actions that may become events: a short pattern, because every page loads it. A new one stands in `toEvents` too, and `consent.test` asks for it here. */
export const TRACKED = /page[OS]|tConf|urchase|code[AFR]|nCho|lText|nFol|ggedIn/;

/**
 * The part of tracking that every page loads: buffers what happens until the page is opened and the shopper's decision is known, and calls
 * `load` once that allows it (ADR 044). After a refusal nothing is buffered.
 */
export function bufferActions(
  { clock, cookies, events, location, storage, visibility }: Page,
  personalisation: boolean | null,
  onAction: OnAction,
  load: (take: () => readonly BufferedAction[]) => void,
): void {
  let buffered: BufferedAction[] | null = [];
  let isAllowed = false;
  let isOpened = false;
  let read: string | null | undefined;
  const allow = (): void => {
    buffered ??= [];
    if (isAllowed) return;
    isAllowed = true;
    load(() => {
      stop();
      const taken = buffered ?? [];
      buffered = null;
      return taken;
    });
  };
  // Other tabs decide, too. Only a changed cookie counts: the panel reports a refusal before the server has written it.
  const look = (): void => {
    const cookie = cookies.get('personalisation');
    if (!isOpened || cookie === read) return;
    read = cookie;
    const decision = cookie ?? (personalisation === null ? null : String(Number(personalisation)));
    if (decision === '1') allow();
    if (decision === '0') buffered = null;
  };
  const buffer = (action: UnknownAction): void => {
    if (!TRACKED.test(action.type)) return;
    look();
    if (buffered && buffered.length < BUFFER_MAX) buffered.push({ at: clock.now(), href: location.href(), action });
  };
  const stop = onAction(buffer);
  buffer({ type: PAGE_OPENED });
  visibility.whenOpened(() => {
    isOpened = true;
    buffered &&= buffered.map((early) => ({ ...early, at: clock.now() })); // as if all of it happened now
    look();
    visibility.onReturn(look);
    // As another page; once the code has loaded, it reports that itself.
    visibility.onShow((isRestored) => isRestored && buffer({ type: PAGE_OPENED }));
    // The panel reports a refusal before it can be changed.
    events.on('consent-changed', (detail) => {
      if ((detail as { personalisation: boolean }).personalisation) return allow();
      buffered = null;
      storage.local.set(REFUSED_KEY, String(clock.now()));
    });
    visibility.onHide(() => {
      look();
      if (isAllowed && buffered?.length && storage.local.set(EARLY_PREFIX + randomId(), JSON.stringify(buffered))) buffered = [];
    });
  });
}
