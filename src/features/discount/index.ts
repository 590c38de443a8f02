/** Codes that make the cart cheaper (requirements, sections 3, 4, 7; A093, A094). What they are worth is in the cart. */
export { discountSaga } from './discountSaga';
export { CODE_MAX_CHARS, discountActions, discountSlice, selectDiscountStatus, selectRefusedCode, toCode } from './discountSlice';
