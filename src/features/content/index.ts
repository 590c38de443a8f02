/** Contents of the shop's editors by title (requirements, area product-content; A114, A115). */
import { contentSaga } from './contentSaga';
import { contentSlice } from './contentSlice';

export const contentFeature = { slice: contentSlice, saga: contentSaga };
export { contentActions, selectContent } from './contentSlice';
