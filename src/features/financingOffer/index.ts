/** The product page's calculator of instalments (requirements, section 7; A113). */
import { financingOfferSaga } from './financingOfferSaga';
import { financingOfferSlice } from './financingOfferSlice';

export const financingOfferFeature = { slice: financingOfferSlice, saga: financingOfferSaga };
export { financingOfferActions, selectCalculator } from './financingOfferSlice';
export type { OfferedGoods } from './financingOfferTypes';
