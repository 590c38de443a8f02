/** What the shop's own page after an order does not know yet, or cannot show (requirements, area confirmation; A036). */
import { confirmationSaga } from './confirmationSaga';
import { confirmationSlice } from './confirmationSlice';

export const confirmationFeature = { slice: confirmationSlice, saga: confirmationSaga };
export { confirmationActions, selectPurchase, selectTransfer } from './confirmationSlice';
export type { KnownPurchase } from './confirmationTypes';
