/** Payment methods (requirements, sections 3, 4, 5, 7, 8; A104-A109). No card data: they are entered on the provider's page. */
export { familyOf, isFinancing, refusalOf, takesCard } from './paymentRules';
export type { PaymentFamily } from './paymentRules';
export { paymentSaga } from './paymentSaga';
export * from './paymentSelectors';
export { paymentActions, paymentSlice } from './paymentSlice';
export type { BillingMethod } from '../checkoutResponse';
export type { CardChoice, FinancingGap } from './paymentTypes';
