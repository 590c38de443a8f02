/** The cart: one truth on every page and in every tab (spec sections 3, 4, 5, 7, 8; DECISIONS A030, A038, A039, A079-A095). */
export { cartSaga } from './cartSaga';
export { cartActions, cartSlice } from './cartSlice';
export type { AddRequest, ServiceChoice } from './cartSlice';
export * from './cartSelectors';
export {
  AMOUNT_INPUT_TIMEOUT_MS,
  AMOUNT_MIN,
  canDecrease,
  canIncrease,
  CART_IMAGE_PX,
  digitsOf,
  isDigital,
  isGift,
  isSaved,
  readAmount,
  reservationAt,
  reservationLabel,
  totalOf,
} from './cartRules';
export type { ReservationView } from './cartRules';
export type {
  Article,
  ArticleKind,
  ArticleParam,
  Bundle,
  Cart,
  LineStatus,
  Pause,
  Removed,
  Reservation,
  ResetKind,
  ServiceKind,
} from './cartTypes';
