/** The way by which the features of the checkout share one answer: each takes its part (requirements, section 4, A032). */
export { callForCart, checkoutCartReceived, applyCheckoutResponse } from './checkoutResponse';
export { changeForCart } from './changeForCart';
export { firstDayOf, parcelKeyOf } from './firstDay';
