import { field, idOf, isDto, toDto } from '../../lib/dto';
import type { Dto } from '../../lib/dto';
import { fork, put, select, take } from '../../lib/effects';
import type { SagaGenerator } from '../../lib/effects';
import { onStateChange } from '../../lib/onStateChange';
import { parseStored } from '../../lib/parseStored';
import { selectCartId } from '../cart';
import { checkoutCartReceived, toWindowTimes } from '../checkoutResponse';
import { selectDeliveries } from '../delivery';
import type { Delivery } from '../delivery';
import { getPage } from '../sagaContext';
import { selectLostWindows, timeWindowsActions } from './timeWindowsSlice';
import type { LostWindow } from './timeWindowsTypes';

/** In the tab's session storage: what the shopper has lost is also named after a reload. */
const KEY = 'vitrina.lost-windows';
const VERSION = 1;
const MAX_CHARS = 10_000;

/** Null where the shopper, or another tab, has chosen meanwhile. */
function toLost({ deliveryMethods }: Delivery, dto: Dto): LostWindow | null {
  const [id, times] = [idOf(dto, 'id'), toWindowTimes(dto)];
  const method = deliveryMethods.find(({ selected, name }) => selected && name === field(dto, 'method'));
  if (id === null || times === null || method === undefined || method.timeWindowId !== null) return null;
  return { deliveryMethodName: method.name, window: { id, ...times, isAvailable: false, surcharge: 0, remaining: null } };
}

/** Restores the lost windows of this cart, then stores them on every change. */
export function* keepLost(): SagaGenerator {
  const { session } = (yield* getPage()).storage;
  while ((yield* select(selectDeliveries)).length === 0) yield* take(checkoutCartReceived);
  const cartId = yield* select(selectCartId);
  const stored = parseStored(session.get(KEY), VERSION, MAX_CHARS);
  if (stored !== null && field(stored, 'cartId') === cartId)
    for (const delivery of yield* select(selectDeliveries)) {
      const dto = field(toDto(field(stored, 'lost')), delivery.deliveryId);
      const lost = isDto(dto) ? toLost(delivery, dto) : null;
      if (lost !== null) yield* put(timeWindowsActions.windowLost({ deliveryId: delivery.deliveryId, ...lost }));
    }
  yield* fork(() =>
    onStateChange(selectLostWindows, (lost) => {
      const entries = Object.entries(lost).map(
        ([
          deliveryId,
          {
            deliveryMethodName: method,
            window: { id, from, to },
          },
        ]) => [deliveryId, { method, id, from, to }],
      );
      if (entries.length === 0) session.remove(KEY);
      else session.set(KEY, JSON.stringify({ v: VERSION, cartId, lost: Object.fromEntries(entries) }));
    }),
  );
}
