/** What the shop's own page after an order does not know yet (requirements, area confirmation; A036). */
import { confirmationSaga } from './confirmationSaga';
import { confirmationSlice } from './confirmationSlice';

export const confirmationFeature = { slice: confirmationSlice, saga: confirmationSaga };
export { confirmationActions, selectPayment } from './confirmationSlice';
export type { PaymentStage } from './confirmationSlice';
