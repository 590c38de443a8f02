/** News by e-mail (requirements, area consents; A015). */
import { mailingSaga } from './mailingSaga';
import { mailingSlice } from './mailingSlice';

export const mailingFeature = { slice: mailingSlice, saga: mailingSaga };
export { mailingActions, selectMailing } from './mailingSlice';
export { sendSubscription } from './sendSubscription';
