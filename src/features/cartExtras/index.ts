/** What the basket offers besides buying, each behind its flag (requirements, section 1; A015): newsletter and sharing. */
export { cartExtrasSaga } from './cartExtrasSaga';
export { cartExtrasActions, cartExtrasSlice, selectSubscription } from './cartExtrasSlice';
