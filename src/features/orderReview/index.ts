/** The order before it is placed, from cart, delivery and payment (requirements, sections 2 and 4; A089). Selectors only. */
export { selectIsOrderSaving, selectIsWindowLost, selectOrderAmounts, selectOrderGaps } from './orderReviewSelectors';
export type { OrderAmounts, OrderGap } from './orderReviewSelectors';
