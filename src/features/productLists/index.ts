/** Lists of products: recommended, similar, recently viewed, picked by the page (requirements, area product-content; A151). */
import { productListsSaga } from './productListSaga';
import { productListsSlice } from './productListSlice';

export const productListsFeature = { slice: productListsSlice, saga: productListsSaga };
export { isId } from './productListMapping';
export { keyOf, productListsActions, selectList, selectWished } from './productListSlice';
export type { ListedProduct, ListRequest, PartnerLabel, ProductListKind } from './productListTypes';
