/** Content for adults (requirements, area modals; A066, A067): asks for the age and shows the pictures after it. */
import { adultSaga } from './adultSaga';
import { adultSlice } from './adultSlice';

export const adultFeature = { slice: adultSlice, saga: adultSaga };
export { ADULT_MODAL } from './adultSaga';
export { adultActions, selectAdultStatus } from './adultSlice';
