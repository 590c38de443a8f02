import { ApiError } from '../../api/ApiError';
import { call, fork, put, select } from '../../lib/effects';
import type { ActionOf, SagaGenerator } from '../../lib/effects';
import { serialQueue } from '../../lib/serialQueue';
import { getApi, getPage, getShop } from '../sagaContext';
import { toPromotions } from './promoMapping';
import { addMonths, FLOAT_HIDDEN_COOKIE, FLOAT_HIDDEN_MONTHS } from './promoRules';
import { promoActions } from './promoSlice';
import type { WithPromo } from './promoTypes';

const { viewMounted, floatHiddenRead, promotionsRequested, promotionsSucceeded, promotionsFailed, floatHidden } = promoActions;

/** R7.024, once per page; not for a floating promotion that the shopper has hidden. */
function* loadPromotions({ payload: { place } }: ActionOf<typeof viewMounted>): SagaGenerator {
  const { status, isFloatHidden } = yield* select(({ promo }: WithPromo) => promo);
  if (status !== 'idle' || (place === 'floating' && isFloatHidden)) return;
  const [api, { location }, { links }] = [yield* getApi(), yield* getPage(), yield* getShop()];
  yield* put(promotionsRequested());
  try {
    const query = { pageUrl: new URL(location.href()).pathname };
    const promotions = toPromotions(yield* call(() => api.call('bannerData', { query })), links.href);
    yield* put(promotions === null ? promotionsFailed() : promotionsSucceeded(promotions));
  } catch (error) {
    yield* put(promotionsFailed());
    if (!(error instanceof ApiError)) throw error;
  }
}

/** R4.089, A134 */
function* storeFloatHidden(): SagaGenerator {
  const { cookies, clock } = yield* getPage();
  cookies.set(FLOAT_HIDDEN_COOKIE, '1', addMonths(clock.now(), FLOAT_HIDDEN_MONTHS));
}

export function* promoSaga(): SagaGenerator {
  const { cookies } = yield* getPage();
  yield* put(floatHiddenRead(cookies.get(FLOAT_HIDDEN_COOKIE) !== null)); // A134: any value hides it
  yield* fork(serialQueue('promo.load', viewMounted, loadPromotions));
  yield* fork(serialQueue('promo.hide', floatHidden, storeFloatHidden));
}
