/** The signed-in customer, as far as every page needs it (requirements, sections 3 and 4; A055, A069). */
export { toAccount, toConsents } from './accountMapping';
export { addAccountPart } from './accountParts';
export type { AccountPart } from './accountParts';
export { accountSaga, applyAccount } from './accountSaga';
export { accountActions, accountSlice } from './accountSlice';
export {
  selectAccountStatus,
  selectConsent,
  selectFirstname,
  selectIsLogged,
  selectIsRegistered,
  selectVipLevel,
  selectVipType,
} from './accountSelectors';
export type { Account, LoginContext, WithAccount } from './accountTypes';
export type { VipType } from './accountTypes';
export { VIP_NOTICE_CLOSED, VIP_NOTICE_OPEN, vipNoticeExpiry } from './vipNotice';
export { createSnapshot, getSnapshot } from './snapshot';
export { toTabMessage, watchTabs } from './crossTab';
