/** The VIP programme (requirements, area vip; A055, A057). */
import { vipSaga } from './vipSaga';
import { vipSlice } from './vipSlice';

export const vipFeature = { slice: vipSlice, saga: vipSaga };
export { vipActions } from './vipSlice';
export { selectNeedsWelcome, selectNoticeProgramme, WELCOME_SEEN } from './vipSelectors';
