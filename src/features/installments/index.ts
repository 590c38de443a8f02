/** Variants of a payment by instalments, as the checkout and the product page show them; it has no state. */
export { toVariant } from './installmentMapping';
export {
  changedFilter, depositsOf, filterOf, insurancesOf, keyOfVariant, sameTerm, termsOf, toOptions, variantKeyOf,
} from './installmentRules'; // prettier-ignore
export type { InstallmentOptions, InstallmentVariant, VariantFilter } from './installmentTypes';
