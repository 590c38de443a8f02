/** How the features of the checkout share one response: each applies its part (requirements, section 4, A032). */
export { callForCart, checkoutCartReceived, applyCheckoutResponse } from './checkoutResponse';
export { changeForCart } from './changeForCart';
export { firstDayOf, parcelKeyOf } from './firstDay';
