import { ApiError } from '../api/ApiError';
import { getApi, getPage } from '../features/sagaContext';
import { call } from '../lib/effects';
import type { SagaGenerator } from '../lib/effects';
import { field, isDto, toDto } from '../lib/dto';
import type { ListedItem } from '../page/itemSightings';
import type { ApiInput } from '../api/api';
import type { TrackingConfig } from './trackingConfig';

/** Seen items of a list are sent together. */
export const BATCH_MS = 1000;

export interface SeenList {
  listId: string;
  variants: readonly string[];
}

/** Collects the seen items by list. */
export function createSeenLists() {
  const lists = new Map<string, string[]>();
  return {
    add({ listId, variantId }: ListedItem): void {
      lists.set(listId, [...(lists.get(listId) ?? []), variantId]);
    },
    take(): SeenList[] {
      const found = Array.from(lists, ([listId, variants]) => ({ listId, variants }));
      lists.clear();
      return found;
    },
  };
}

/** R7.028: the impressions that the shop returns, for the tag manager. */
const impressionsOf = (answer: unknown): readonly object[] => {
  const found = field(toDto(field(toDto(field(toDto(answer), 'data')), 'ecommerce')), 'impressions');
  return Array.isArray(found) ? found.filter(isDto) : [];
};

/** R7.026, R7.027: what waits in the outbox has no token. Null where the shop has no address for it. */
export const impressionRequest = (body: object, { impressions }: TrackingConfig): ApiInput<'trackImpression'> | null =>
  impressions && { ...impressions, body: body as ApiInput<'trackImpression'>['body'] };

/** R7.026. A failure is only logged (R8.24), and not tried again. */
export function* sendImpressions(request: ApiInput<'trackImpression'>): SagaGenerator<readonly object[]> {
  const [api, { log }] = [yield* getApi(), yield* getPage()];
  try {
    return impressionsOf(yield* call((): Promise<unknown> => api.call('trackImpression', request)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn(`vitrina: impressions were not sent (${error.message})`);
    return [];
  }
}
