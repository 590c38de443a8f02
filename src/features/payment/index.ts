/** How it is paid (requirements, sections 3, 4, 5, 7, 8; A104-A109). Card data never come here: the provider's own page asks for them. */
export { familyOf, refusalOf, takesCard } from './paymentRules';
export type { PaymentFamily } from './paymentRules';
export { paymentSaga } from './paymentSaga';
export * from './paymentSelectors';
export { paymentActions, paymentSlice } from './paymentSlice';
export type { BillingMethod, CardChoice } from './paymentTypes';
