/** Changes of the cart since the shopper last saw it: price, stock, delivery, code. */
export { cartChangesSaga } from './cartChangesSaga';
export { cartChangesActions, cartChangesSlice, selectChanges } from './cartChangesSlice';
export { SEEN_CART_KEY } from './cartChangesStorage';
export type { Change } from './cartChangesTypes';
