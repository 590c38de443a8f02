/** The cart: one state on every page and in every tab (requirements, sections 3, 4, 5, 7, 8; A030, A038, A039, A079-A095). */

export { addToCart } from './addToCart';
export { toCart } from './cartMapping';
export { default as cartTexts } from './texts/lazy';
export { cartSaga } from './cartSaga';
export { cartActions, cartSlice } from './cartSlice';
export type { AddRequest } from './intentReducers';
export * from './cartSelectors';
export { withCartMutex } from '../cartSummary';
export { canIncrease, CART_IMAGE_PX, isDigital, isGift, isSaved, isSoldOut, reservationAt, reservationLabel, totalOf } from './cartRules';
export type { Article, ArticleParam, Cart, FreeDelivery, Intent, LineStatus, Pause, WithCart } from './cartTypes';
