/** Variants of a payment by instalments, as the checkout and the product page show them; it has no state. */
export { toVariant } from './installmentMapping';
export { depositsOf, insurancesOf, keyOfVariant, termsOf, toOptions, variantKeyOf } from './installmentRules';
export type { InstallmentOptions, InstallmentVariant } from './installmentTypes';
