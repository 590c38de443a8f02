import type { CollectedEventsTable, ShopDatabase } from '../db/schema';

export type Sink = CollectedEventsTable['sink'];

export interface CollectedEvent {
  sink: Sink;
  eventId: string | null;
  visitor: string | null;
  body: object;
}

const KEPT_MS = 24 * 3600 * 1000;
const SHOWN_MAX = 200;

export async function collectEvent(db: ShopDatabase, { sink, eventId, visitor, body }: CollectedEvent): Promise<void> {
  await db
    .insertInto('collectedEvents')
    .values({ sink, eventId, visitor, body: JSON.stringify(body) })
    .execute();
}

/** The newest first. */
export function listCollectedEvents(db: ShopDatabase, visitor: string | null): Promise<(CollectedEvent & { createdAt: Date })[]> {
  const query = db
    .selectFrom('collectedEvents')
    .select(['sink', 'eventId', 'visitor', 'body', 'createdAt'])
    .where('createdAt', '>', new Date(Date.now() - KEPT_MS))
    .orderBy('id', 'desc')
    .limit(visitor === null ? SHOWN_MAX : 2000);
  return (visitor === null ? query : query.where('visitor', '=', visitor)).execute();
}

export const removeOldEvents = (db: ShopDatabase) =>
  db
    .deleteFrom('collectedEvents')
    .where('createdAt', '<', new Date(Date.now() - KEPT_MS))
    .execute();
