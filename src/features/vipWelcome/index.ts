/** The welcome to the VIP programme, once for each customer (requirements, area vip; A056, A115). */
import { vipWelcomeSaga } from './vipWelcomeSaga';
import { vipWelcomeSlice } from './vipWelcomeSlice';

export const vipWelcomeFeature = { slice: vipWelcomeSlice, saga: vipWelcomeSaga };
export { VIP_WELCOME } from './vipWelcomeSaga';
export { selectWelcomeTitle, vipWelcomeActions } from './vipWelcomeSlice';
