/** News by e-mail (requirements, area consents; A015). */
import { newsletterSaga } from './newsletterSaga';
import { newsletterSlice } from './newsletterSlice';

export const newsletterFeature = { slice: newsletterSlice, saga: newsletterSaga };
export { newsletterActions, selectNewsletter } from './newsletterSlice';
export { sendSubscription } from './sendSubscription';
