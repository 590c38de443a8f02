/** The popup of the search fields: suggestions and history. Loads when the shopper is about to use a field. */
import { searchSlice } from '../search';
import { suggestSaga } from './suggestSaga';

export const suggestFeature = { name: 'suggest', slice: searchSlice, saga: suggestSaga };
export { historyLabel } from './suggestHistory';
