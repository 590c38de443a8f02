import type { KeyValueStore, Page } from '../../page/page';

/** Where a tab keeps what it has not yet been able to tell the shop; and where all keep what a tab that is gone may not have. */
export const INTENT_LOG_KEY = 'vitrina.cart-intents';

/** Where the boot tag leaves the data of what was clicked on a page that went before main was there. */
const EARLY_CLICKS_KEY = 'vitrina.early-clicks';

/** Later the shopper has forgotten what a tab was closed on. */
const LEFT_MAX_AGE_MS = 30 * 60_000;

interface EarlyAddition {
  readonly count: number;
}

interface Log {
  at: number;
  intents: { id: string; kind: string; status: string }[];
}

const NOTHING: Log = { at: Number.POSITIVE_INFINITY, intents: [] };

/** Unchecked: whoever acts on it checks it. */
function read(store: KeyValueStore): Log {
  try {
    const log: Log = JSON.parse(store.get(INTENT_LOG_KEY) ?? '');
    log.intents = log.intents.filter((intent) => intent?.id);
    return log;
  } catch {
    return NOTHING;
  }
}

/** What was clicked, as intents. */
function readClicks(store: KeyValueStore): Log {
  try {
    const { at, clicks }: { at: number; clicks: Record<string, string>[] } = JSON.parse(store.get(EARLY_CLICKS_KEY) ?? '');
    const additions = clicks.filter(({ vitrinaAction }) => vitrinaAction === 'add-to-cart');
    const toIntent = ({ variantId, articleId, count = '1' }: Record<string, string>, place: number) => {
      return { id: `${at}-early-${place}`, status: 'sent', kind: 'insert', item: { variantId, articleId }, count: Number(count) };
    };
    return { at, intents: additions.map(toIntent) };
  } catch {
    return NOTHING;
  }
}

const write = (store: KeyValueStore, log: Log): boolean => store.set(INTENT_LOG_KEY, JSON.stringify(log));

/**
 * Writes an addition into the tab's log before the cart's code is there: the cart looks into it when it comes, on this page or
 * on the tab's next, and checks what it finds. Without an item it is taken back. False when the storage is full.
 */
export function logEarlyAddition({ storage: { session }, clock }: Page, id: string, item?: EarlyAddition): boolean {
  const intent = { id, status: 'waiting', kind: 'insert', item, ...item };
  return write(session, {
    at: clock.now(),
    intents: read(session)
      .intents.filter((other) => other.id !== id)
      .concat(intent),
  });
}

/**
 * The page goes, perhaps with its tab, and its last words may not be heard: a page from a cache has no token to send along. Additions
 * are left for the next page of any tab; said late, they undo nothing that was said since, and said twice they are done once.
 */
export function leaveAdditions({ storage: { session, local } }: Page): void {
  const { at, intents } = read(session);
  const additions = intents.filter(({ kind }) => kind === 'insert').map((intent) => ({ ...intent, status: 'sent' }));
  const others = read(local).intents.filter(({ id }) => !additions.some((own) => own.id === id));
  if (additions.length > 0) write(local, { at, intents: others.concat(additions) });
}

/** Somebody else may come, or another cart: what was left was meant for the one before. */
export function forgetLeftAdditions({ storage: { local } }: Page): void {
  local.remove(INTENT_LOG_KEY);
  local.remove(EARLY_CLICKS_KEY);
}

/** Takes over what a page before this one has left. */
export function takeLeftAdditions(page: Page): void {
  const { session, local } = page.storage;
  const lefts = [read(local), readClicks(local)];
  forgetLeftAdditions(page);
  for (const left of lefts) {
    const own = read(session);
    const news = left.intents.filter(({ id }) => !own.intents.some((known) => known.id === id));
    if (news.length > 0 && Math.abs(page.clock.now() - left.at) <= LEFT_MAX_AGE_MS)
      write(session, { at: Math.min(left.at, own.at), intents: own.intents.concat(news) });
  }
}
