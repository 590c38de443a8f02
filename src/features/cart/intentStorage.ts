import { INTENT_LOG_KEY } from '../cartSummary';
import { field, idOf, isDto, isSet, numberOf, textOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import type { Clock, KeyValueStore } from '../../page/page';
import type { CartItem, Intent, ServiceKind } from './cartTypes';

/** An older wish is history: a tab that was left for the night must not change the cart in the morning. */
const LOG_MAX_AGE_MS = 30 * 60_000;
/** More than a shopper leaves who clicks through a long page without a connection. What holds more was not written here. */
const LOG_MAX_INTENTS = 50;
const LOG_MAX_CHARS = 50_000;

const ID = /^[\w-]{1,64}$/;
const SERVICES: readonly ServiceKind[] = ['return_guarantee', 'insurance', 'warranty', 'digital'];
const STATUSES = ['waiting', 'sent', 'stalled'] as const;

/** What the shopper asked for and the shop has not confirmed yet, kept for the next page of this tab. */
export interface IntentStorage {
  /** Checked; what is no intent of ours or too old is dropped. */
  read(): Intent[];
  write(intents: readonly Intent[]): void;
}

const safeId = (dto: Dto, name: string): string | null => {
  const id = idOf(dto, name);
  return id !== null && ID.test(id) ? id : null;
};

function toItem(value: unknown): CartItem | null {
  if (!isDto(value)) return null;
  const [variantId, articleId, id] = [safeId(value, 'variantId'), safeId(value, 'articleId'), safeId(value, 'id')];
  if (variantId === null && (articleId === null || id === null)) return null;
  return { ...(variantId === null ? {} : { variantId }), ...(articleId === null ? {} : { articleId }), ...(id === null ? {} : { id }) };
}

function toCount(dto: Dto, name: string): number | null {
  const count = numberOf(dto, name);
  return count !== null && Number.isInteger(count) && count >= 1 && count <= 9999 ? count : null;
}

function toIntent(value: unknown): Intent | null {
  if (!isDto(value)) return null;
  const [id, cartItemId] = [safeId(value, 'id'), safeId(value, 'cartItemId')];
  const written = STATUSES.find((known) => known === textOf(value, 'status'));
  const status = written === 'stalled' ? 'sent' : written; // a new page tries again
  // Too short for the contract is none of ours.
  if (id === null || id.length < 8 || status === undefined) return null;
  switch (field(value, 'kind')) {
    case 'insert': {
      const [item, count] = [toItem(field(value, 'item')), toCount(value, 'count')];
      if (item === null || count === null) return null;
      return {
        id,
        status,
        kind: 'insert',
        item,
        count,
        isUndo: isSet(value, 'isQuiet'),
        ...(status === 'sent' ? { isReplay: true } : {}),
      };
    }
    case 'amount': {
      const amount = toCount(value, 'amount');
      return cartItemId === null || amount === null ? null : { id, status, kind: 'amount', cartItemId, amount };
    }
    case 'delete': {
      const ids = field(value, 'cartItemIds');
      const cartItemIds = (Array.isArray(ids) ? ids : []).filter((each): each is string => typeof each === 'string' && ID.test(each));
      return cartItemIds.length === 0 ? null : { id, status, kind: 'delete', cartItemIds };
    }
    case 'service': {
      const [bundleId, service] = [safeId(value, 'bundleId'), SERVICES.find((kind) => kind === field(value, 'service'))];
      if (cartItemId === null || bundleId === null || service === undefined) return null;
      return { id, status, kind: 'service', cartItemId, service, bundleId, active: isSet(value, 'active') };
    }
    default:
      return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // another script's value under our key
  }
}

export function createIntentStorage(storage: KeyValueStore, clock: Clock): IntentStorage {
  const write = (intents: readonly Intent[]): void => {
    const kept = intents.slice(0, LOG_MAX_INTENTS);
    const isKept = kept.length > 0 && storage.set(INTENT_LOG_KEY, JSON.stringify({ at: clock.now(), intents: kept }));
    if (!isKept) storage.remove(INTENT_LOG_KEY); // a full storage must not keep older wishes
  };

  return {
    read() {
      const text = storage.get(INTENT_LOG_KEY);
      if (text === null) return [];
      const stored = text.length > LOG_MAX_CHARS ? null : parse(text);
      const [at, list] = isDto(stored) ? [numberOf(stored, 'at'), field(stored, 'intents')] : [null, null];
      const isYoung = at !== null && Math.abs(clock.now() - at) <= LOG_MAX_AGE_MS;
      const isOurs = Array.isArray(list) && list.length <= LOG_MAX_INTENTS;
      const seen = new Set<string>();
      const intents = (isYoung && isOurs ? list : [])
        .flatMap((entry: unknown) => toIntent(entry) ?? [])
        .filter(({ id }) => !seen.has(id) && seen.add(id));
      write(intents);
      return intents;
    },
    write,
  };
}
