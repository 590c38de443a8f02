/** Promotions of the header and over the page (requirements, area banners; A134). */
import { promoSaga } from './promoSaga';
import { promoSlice } from './promoSlice';

export const promoFeature = { slice: promoSlice, saga: promoSaga };
export { promoActions } from './promoSlice';
export { selectFloatingPromotion, selectHeaderPromotion } from './promoSelectors';
export type { WithPromo } from './promoTypes';
