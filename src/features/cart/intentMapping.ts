import { field, firstOfEach, idOf, isDto, isSet, numberOf, textOf } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { LOG_MAX_INTENTS } from '../intents';
import type { IntentLog } from '../intents';
import type { CartItem, Intent, ServiceKind } from './cartTypes';

const ID = /^[\w-]{1,64}$/;
const SERVICES: readonly ServiceKind[] = ['return_guarantee', 'insurance', 'warranty', 'digital'];
const STATUSES = ['waiting', 'sent', 'stalled'] as const;

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
  const status = written === 'stalled' ? 'sent' : written; // a new page retries
  // Ids too short for the contract are not ours.
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
        isUndo: isSet(value, 'isUndo'),
        ...(status === 'sent' ? { isReplay: true } : {}),
        ...(written === 'sent' && isSet(value, 'isSentWithoutId') ? { isSentWithoutId: true } : {}),
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

/** The tab log's intents, validated; drops invalid ones. */
export function readIntents(log: IntentLog): Intent[] {
  const intents = firstOfEach(
    log.read().flatMap((entry) => toIntent(entry) ?? []),
    ({ id }) => id,
  );
  writeIntents(log, intents);
  return intents;
}

export const writeIntents = (log: IntentLog, intents: readonly Intent[]): void => log.write(intents.slice(0, LOG_MAX_INTENTS));
