import type { WithSlice } from '@reduxjs/toolkit';
import { cartSaga, cartSlice } from '../../src/features/cart';
import { checkoutSaga, checkoutSlice } from '../../src/features/checkout';
import type { Feature } from '../../src/store/createStore';

declare module '../../src/store/createStore' {
  interface LazyState extends WithSlice<typeof checkoutSlice> {}
}

/** What the checkout brings for the store, in the order in which it starts. */
export const checkoutFeatures: readonly Feature[] = [
  { slice: cartSlice, saga: cartSaga },
  { slice: checkoutSlice, saga: checkoutSaga },
];
