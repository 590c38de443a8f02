/** Discount codes (requirements, sections 3, 4, 7; A093, A094). Their amounts are part of the cart. */
export { discountSaga } from './discountSaga';
export {
  CODE_MAX_CHARS,
  discountActions,
  discountSlice,
  isSameCode,
  selectCodeDone,
  selectHandedOverCode,
  selectDiscountStatus,
  selectRefusedCode,
  selectTypedCode,
  toCode,
} from './discountSlice';
