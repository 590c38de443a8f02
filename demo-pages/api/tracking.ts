import { collectEvent } from '../domain/collectedEvents';
import type { Endpoint } from '../http/endpoint';

/** R7.162: purchases of recommended goods; a pair of order and article counts once. */
const trackCrossSell: Endpoint = async ({ context, body }) => {
  const { transaction_id: order, s_id: variant } = body;
  await collectEvent(context.db, { sink: 'xsell', eventId: `${String(order)}-${String(variant)}`, visitor: null, body });
  return { status: true };
};

export const trackingEndpoints: Record<string, Endpoint> = { trackCrossSell };
