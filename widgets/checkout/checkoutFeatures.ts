import { addressSaga, addressSlice } from '../../src/features/address';
import { cartExtrasSaga, cartExtrasSlice } from '../../src/features/cartExtras';
import { cartSlice } from '../../src/features/cart';
import { cartOfCheckoutSaga, checkoutSaga, checkoutSlice } from '../../src/features/checkout';
import { deliverySaga, deliverySlice } from '../../src/features/delivery';
import { discountSaga, discountSlice } from '../../src/features/discount';
import { invoiceNoteSaga, invoiceNoteSlice } from '../../src/features/invoiceNote';
import { paymentSaga, paymentSlice } from '../../src/features/payment';
import { cartChangesSaga, cartChangesSlice } from '../../src/features/cartChanges';
import type { Feature, StateOf } from '../../src/store/feature';

/** The store features of the checkout, in start order. */
export const checkoutFeatures = [
  { slice: cartSlice, saga: cartOfCheckoutSaga },
  { slice: addressSlice, saga: addressSaga },
  { slice: discountSlice, saga: discountSaga },
  { slice: invoiceNoteSlice, saga: invoiceNoteSaga },
  { slice: checkoutSlice, saga: checkoutSaga },
  { slice: deliverySlice, saga: deliverySaga },
  { slice: paymentSlice, saga: paymentSaga },
  { slice: cartChangesSlice, saga: cartChangesSaga },
  { slice: cartExtrasSlice, saga: cartExtrasSaga },
] as const satisfies readonly Feature[];

declare module '../../src/store/createStore' {
  interface LazyState extends StateOf<typeof checkoutFeatures> {}
}
